# All games, as schemas/check.schema.json lists them. Sourced by a script in a folder of tests/ that then uses $games.
games=$(sed -n '/"game": {/,/null$/s/^ *"\([a-z-]*\)",$/\1/p' "$(dirname "$0")/../../schemas/check.schema.json")
