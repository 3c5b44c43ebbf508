# All games, as schemas/check.schema.json lists them. Sourced by a script that then uses "${games[@]}".
mapfile -t games < <(sed -n '/"game": {/,/null$/s/^ *"\([a-z-]*\)",$/\1/p' "$(dirname "${BASH_SOURCE[0]}")/../../schemas/check.schema.json")
