#!/bin/sh
# bones-query --sql takes 256 MB at most, whatever a statement makes and whichever way it is printed.
# Usage: sql_memory.sh FOLDER_OF_TOOLS MEMORY (MB; 0: not looked at)
set -eu
PATH=$1:$PATH
memory=$2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB
bones-generate -q --count 20 --hands 2 --seed 1 | bones-history import -q -

# ask STATUS SQL: in every format
ask() {
    for format in text csv jsonl; do
        /usr/bin/time -q -f '%M %x' -o used bones-query --wide --time-limit 600 --format $format --sql "$2" > rows 2> errors || true
        read -r peak status < used
        printf '  %-6s %6d KB  status %d  %.60s\n' $format "$peak" "$status" "$2"
        [ "$status" -eq "$1" ] || { echo "$2: status $status: $(head -n 3 errors)" >&2; exit 1; }
        [ "$memory" -eq 0 ] || [ "$peak" -le $((memory * 1024)) ] || { echo "$2: $peak KB" >&2; exit 1; }
    done
}
blobs='randomblob(8000000)'
for _ in 1 2 3 4 5 6; do blobs="$blobs UNION ALL SELECT randomblob(8000000)"; done
kept="WITH big(b) AS MATERIALIZED (SELECT $blobs)"
ask 0 "$kept SELECT printf('%.*c', 4000000, char(1)), (SELECT sum(length(b)) FROM big)"
ask 0 "SELECT zeroblob(2000000)"
ask 0 "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 60) SELECT printf('%.*c', 1000000, 'x'), x FROM n"
ask 0 "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 900) SELECT CASE x WHEN 9 THEN printf('%.*c', 1000000, 'x') END, x FROM n"
ask 2 "SELECT printf('%.*c', 16000000, char(1))"
ask 2 "$kept SELECT group_concat(b, '') FROM big"
ask 2 "SELECT hex(randomblob(7000000)), hex(randomblob(7000000)), hex(randomblob(7000000)), hex(randomblob(7000000))"
