#!/bin/sh
# A tool that reads records from the keyboard says once that it waits for them; not with --quiet, and not where there is something
# to read.
# Usage: waiting.sh FOLDER_OF_TOOLS
set -eu
PATH=$1:$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB
bones-generate -q --game leyden --hands 1 --count 1 --date 2026-11-19 -o one.bones
bones-history --db a.db import -q one.bones

# told TIMES COMMAND: on a terminal, where a record is typed that ends
told() {
    { cat one.bones; printf '\004'; } | script -qec "$2" /dev/null > screen || true
    times=$(grep -c 'waiting for records from the keyboard' screen || true)
    [ "$times" -eq "$1" ] || { echo "$2: says $times times, not $1, that it waits" >&2; cat screen >&2; exit 1; }
}
for command in bones-check bones-format 'bones-format --check' bones-score 'bones-score --night' 'bones-score --season' bones-stats \
    bones-violations 'bones-replay --at 1.1' 'bones-history --db b.db import' 'bones-history --db a.db amend 1 --reason why'; do
    told 1 "$command"
    told 0 "$command --quiet"
    case $command in *amend*) continue ;; esac
    told 1 "$command -"
    told 1 "$command -o out"
done
# Where there is something to read, nothing is waited for.
for command in 'bones-check one.bones' 'bones-check < one.bones' 'bones-score --night one.bones' 'true | bones-check'; do told 0 "$command"; done
