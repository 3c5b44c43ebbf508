#!/bin/sh
# Many people, each named once: what a tool holds for a name is bounded.
# Usage: names_memory.sh FOLDER_OF_TOOLS RECORDS MEMORY (MB of the whole, without the season; 0: only what a name takes)
set -eu
PATH=$1:$PATH
records=$2
memory=$3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

# people RECORDS: records of two people that no other has, with a breach
people() {
    awk -v n="$1" 'BEGIN {for (i = 0; i < n; ++i) {
        print "game block\ndate 2026-11-26\nwritten all\nplayer A Anabel Somename " 2 * i "\nplayer B Bobby Someother " 2 * i + 1 "\nhand 1"
        print "A " i % 7 "-6\nB " int(i / 7) % 7 "-5@1\nA " int(i / 49) % 7 "-4@2\nB " int(i / 343) % 7 "-3@1\nA " int(i / 2401) % 7 "-2@2"
        print "A 9-9\nend blocked\nscore A 3 B 2\n"
    }}'
}
people 1000 > few.bones
people "$records" > many.bones

# peak FILE COMMAND...: sets `peak`, in KB
peak() {
    file=$1
    shift
    rm -f a.db*
    /usr/bin/time -q -f '%M %x' -o used "$@" "$file" > out 2> errors || true
    read -r peak status < used
    [ "$status" -le 1 ] || { echo "$*: status $status: $(tail -n 3 errors)" >&2; exit 1; }
}

# held BYTES_OF_NAME MEMORY COMMAND...
held() {
    most=$1 limit=$2
    shift 2
    peak few.bones "$@"
    before=$peak
    peak many.bones "$@"
    of_name=$(((peak - before) * 1024 / (2 * (records - 1000))))
    printf '  %6d KB %6d bytes a name  %s\n' "$peak" "$of_name" "$*"
    [ "$of_name" -le "$most" ] || { echo "$*: $of_name bytes a name are more than $most" >&2; exit 1; }
    [ "$limit" -eq 0 ] || [ "$peak" -le $((limit * 1024)) ] || { echo "$*: $peak KB" >&2; exit 1; }
}

for command in 'check -q' 'check -q --names' 'format -q' 'score -q' 'score -q --night' 'stats -q' 'violations -q' 'rate -q' \
    'history --db a.db import -q'; do
    held 1200 "$memory" bones-$command
done
held 1400 0 bones-score -q --season
# A shard of many names is divided.
[ "$memory" -eq 0 ] || bones-batch plan -q many.bones -o plan
if [ "$memory" -gt 0 ]; then
    /usr/bin/time -q -f '%M' -o used bones-batch run -q -o results plan 1
    read -r peak < used
    [ "$peak" -le $((memory * 1024)) ] || { echo "bones-batch run: $peak KB" >&2; exit 1; }
fi
