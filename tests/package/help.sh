#!/usr/bin/env bash
# --help fits a screen and shows examples, options that tools share are told alike, and --version says the same everywhere:
# help.sh BUILD_DIR
set -euo pipefail
bin=$1/bin
wrong=0
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fault() { echo "$*"; wrong=1; }

# screen LINES COMMAND…: its help
screen() {
    local lines=$1 text
    shift
    text=$("$@" --help)
    [ "$(wc -l <<<"$text")" -le "$lines" ] || fault "$*: the help has $(wc -l <<<"$text") lines"
    # The list of games is longer, and is completed by the shell.
    LC_ALL=C.UTF-8 grep -E '^.{81}' <<<"$text" | grep -v '^  --game' && fault "$*: the help has lines of more than 80 columns"
    [ "$(sed -n '/^Examples:/,/^$/p' <<<"$text" | grep -c '^  [a-z]')" -ge 2 ] || fault "$*: fewer than two examples"
    "$@" --help-all | sed -n 's/^  \(-[a-z],\)\{0,1\}\(--[a-z-]*\)\( [^ ][^ ]*\)\{0,1\}.*/\2\3/p' >>"$place/options"
}
tools=$("$bin/bones" help | sed -n '/^Tools:/,/^$/s/^  \([a-z]*\) .*/\1/p' | grep -v '^help$')
screen 40 "$bin/bones"
for tool in $tools; do
    case $tool in
    analyze | query | stats | violations) screen 50 "$bin/bones-$tool" ;;
    *) screen 40 "$bin/bones-$tool" ;;
    esac
done
for tool in history batch; do
    for command in $("$bin/bones-$tool" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
        screen 40 "$bin/bones-$tool" "$command"
    done
done

# An option takes the same kind of value in every tool, but where values are told (a|b), and for six.
sort -u "$place/options" | grep -vE '^--(count|explain|games|hands|only|output)( |$)|[|]' | awk '$1 == last && $2 != value { print $1, value, $2 } { last = $1; value = $2 }' >"$place/unlike"
[ ! -s "$place/unlike" ] || fault "options that differ: $(cat "$place/unlike")"

for tool in "$bin"/bones "$bin"/bones-*; do "$tool" --version | sed "1s/^$(basename "$tool") //"; done | sort -u >"$place/versions"
[ "$(wc -l <"$place/versions")" = 2 ] || fault "versions differ: $(cat "$place/versions")"
exit $wrong
