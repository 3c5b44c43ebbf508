#!/usr/bin/env bash
# Runs what the guides tell to type, in order, in a folder with the samples under the names that the guides use; no command
# may fail (findings are no failure): commands.sh BIN_DIR
set -uo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
export PATH=$1:$PATH NO_COLOR=1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
ran=0 wrong=0

# run PAGE: every line of its blocks that calls one of the tools
run() {
    local line status
    while IFS= read -r line; do
        [[ $line != "bones-replay night.bones "* ]] || continue # steps through the games on a terminal
        bash -o pipefail -c "$line" >"$place/out" 2>"$place/err" </dev/null
        status=$?
        ran=$((ran + 1))
        if [ $status -gt 1 ] || grep -q -- '--help)' "$place/err"; then
            echo "$1: $line: $status"
            cat "$place/err"
            wrong=1
        fi
    done < <(grep -hE '^ +(\$ )?(bones|awk)( |-[a-z]+ )' "$1" | sed 's/^ *\(\$ \)*//')
}

mkdir "$place/work" && cd "$place/work" || exit 1
cp -r "$source/samples" .
cp -r samples/club-night samples/converter/* .
cp -r samples/season nights
cp -r club-night club-night-before
cp samples/club-night/table-3.bones night.bones
cp night.bones north.bones
cp night.bones south.bones
run "$source/README.md"
run "$source/samples/README.md"
run "$source/samples/converter/README.md"
echo "$ran commands"
[ $ran -ge 30 ] && exit $wrong
