#!/bin/sh
# The records that cost most within the limits (N12): each tool holds a bounded memory, and ends.
# Usage: worst_records.sh FOLDER_OF_TOOLS MEMORY (MB; 0: not looked at) few|all
set -eu
PATH=$1:$PATH
memory=$2
which=$3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

# record NAME AWK: a record of 1 MiB at most
record() {
    awk "BEGIN {$2}" | head -c 1048575 | sed '$d' > "$1.bones"
    names="${names-} $1"
}

# held MEMORY NAME COMMAND...
held() {
    limit=$1 name=$2
    shift 2
    /usr/bin/time -q -f '%M %x' -o used timeout 3000 "$@" > out 2> errors < /dev/null || true
    read -r peak status < used
    case $status in
    0 | 1 | 2) ;;
    *) echo "$name: $*: status $status: $(tail -n 3 errors)" >&2; exit 1 ;;
    esac
    [ "$memory" -eq 0 ] || [ "$peak" -le $((limit * 1024)) ] || { echo "$name: $*: $peak KB" >&2; exit 1; }
    [ "$peak" -lt $((40 * 1024)) ] || printf '  %-16s %7d KB  %s\n' "$name" "$peak" "$*"
}

# tools NAME: every tool on NAME.bones
tools() {
    file=$1.bones
    held "$memory" "$1" bones-check -q --open --deductions --names --proof --slips "$file"
    held "$memory" "$1" bones-check -q --format sarif "$file"
    cp "$file" fixed.bones
    held "$memory" "$1" bones-check -q --fix fixed.bones
    held "$memory" "$1" bones-score -q --ledger "$file"
    held "$memory" "$1" bones-score -q --night --format html "$file"
    held "$memory" "$1" bones-score -q --season "$file"
    held "$memory" "$1" bones-format -q --keep-arms "$file"
    held "$memory" "$1" bones-format -q --to json "$file"
    mv out text.jsonl
    held "$memory" "$1" bones-format -q --from json text.jsonl
    held "$memory" "$1" bones-replay -q --format jsonl "$file"
    held "$memory" "$1" bones-replay -q --format html "$file"
    held "$memory" "$1" bones-analyze -q "$file"
    held "$memory" "$1" bones-stats -q --games "$file"
    held "$memory" "$1" bones-violations -q --open "$file"
    held "$memory" "$1" bones-rate -q --games "$file"
    held "$memory" "$1" bones-query -q --find 'play; play' "$file"
    # Two records at once.
    held $((2 * memory)) "$1" bones-collate -q --force "$file" "$file"
    rm -f a.db*
    held "$memory" "$1" bones-history --db a.db import -q "$file"
    [ ! -s a.db ] || held "$memory" "$1" bones-history --db a.db verify -q
}

players='print "game super-dominoes\nplayer A Ana\nplayer B Bo\nhand 1";'
record draws "$players"' for (i = 0; i < 1000; ++i) print "A +?136"'
record unreadable "$players"' for (i = 0; i < 190000; ++i) print "x"'
record comments "$players"' for (i = 0; i < 120000; ++i) print "# " i'
record passes "$players"' for (i = 0; i < 18; ++i) {print "hand " i + 2; for (k = 0; k < 2490; ++k) print (k % 2 ? "B" : "A") " pass"}'
if [ "$which" = all ]; then
    for size in 8192 65536 131072; do record "draws-$size" "$players"' for (i = 0; i < '$size'; ++i) print "A +?136"'; done
    record plays "$players"' for (i = 0; i < 150000; ++i) print (i % 2 ? "B " : "A ") int(i / 16) % 16 "-" i % 16'
    record words "$players"' for (i = 0; i < 200; ++i) {printf "A"; for (k = 0; k < 1300; ++k) printf " zz"; print ""}'
    record extensions "$players"' for (i = 0; i < 120000; ++i) print "x-a " i'
    record rules 'print "game leyden"; for (i = 0; i < 90000; ++i) print "rule r" i "=1"'
    record claims "$players"' for (i = 0; i < 60000; ++i) print "score A " i " B 5"'
    record ids 'print "game leyden"; for (i = 0; i < 190000; ++i) print "id y"'
    # In a game of one shuffle, where the slip may be in any other hand.
    record unknown 'print "game double-takes\nplayer A Ana\nplayer B Bo"; for (i = 1; i <= 1000; ++i) print "hand " i "\nA ? ?\nB ? ?\nA 6-5 ?\nB ? 6-5"'
    record hands 'print "game leyden\nplayer A Ana\nplayer B Bo"; for (i = 1; i <= 1000; ++i) print "hand " i "\nA 6-6\nscore A " i'
fi
for name in $names; do tools "$name"; done
