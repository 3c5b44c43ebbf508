#!/bin/sh
# Kills imports at any moment: the archive then holds whole files only, verify passes, and running
# the import again completes it. Usage: archive_kill.sh FOLDER_OF_TOOLS
set -eu
PATH=$1:$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
awk 'BEGIN {
    for (file = 0; file < 30; ++file)
        for (i = 0; i < 200; ++i) {
            name = sprintf("f%02d.bones", file)
            printf "game double-takes\nid %d-%d\nplayer A Ana\nplayer B Bo\nhand 1\n", file, i > name
            for (trick = 0; trick < 7; ++trick) {
                high = 15 - trick; n = file * 200 + i
                low = int(n / 5 ^ trick) % 5
                printf "A %d-%d=%d %d-%d\n", high, low, high, high, low + 5 > name
            }
            printf "\n" > name
        }
}'
start=$(date +%s%N)
bones-history --db whole.db import -q f*.bones
whole=$((($(date +%s%N) - start) / 1000000))
bones-history --db whole.db export > whole.bones
round=0
while [ $round -lt 8 ]; do
    round=$((round + 1))
    rm -f killed.db*
    bones-history --db killed.db import -q f*.bones 2> /dev/null &
    sleep "$(awk "BEGIN {print $whole * $round / 9000}")"
    kill -9 $! 2> /dev/null || true
    wait $! 2> /dev/null || true
    if [ -s killed.db ] && bones-history --db killed.db list > list.txt 2> /dev/null; then
        bones-history --db killed.db verify
        records=$(bones-history --db killed.db export | grep -c '^game' || true)
        if [ $((records % 200)) -ne 0 ]; then
            echo "round $round: $records records are no whole files"
            exit 1
        fi
        echo "round $round: killed with $records records stored"
    fi
    bones-history --db killed.db import -q f*.bones > /dev/null
    bones-history --db killed.db export | cmp - whole.bones
done
