#!/bin/sh
# The pages of nights and seasons may be many times as long as their records; what making them holds is bounded: 32 MB and
# five times the page.
# Usage: pages_memory.sh FOLDER_OF_TOOLS MEMORY (MB beside five pages; 0: not looked at)
set -eu
. "$(dirname "$0")/../support/games.sh"
PATH=$1:$PATH
memory=$2
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"

fail() {
    echo "$*" >&2
    exit 1
}

# pages NAME: the night and the season of NAME.bones
pages() {
    for what in night season; do
        /usr/bin/time -q -f '%M %x %e' -o used bones-score -q --$what --format html "$1.bones" > page 2> errors || true
        read -r peak status seconds < used
        size=$(wc -c < page)
        [ "$status" -le 1 ] || fail "$1, $what: status $status: $(head -n 3 errors)"
        [ "$(tail -n 1 page)" = '</html>' ] || fail "$1, $what: the page has no end"
        printf '  %-12s %-7s %9d bytes of records %10d of page %7d KB held %6s s\n' \
            "$1" "$what" "$(wc -c < "$1.bones")" "$size" "$peak" "$seconds"
        [ "$memory" -eq 0 ] || [ "$peak" -le $((memory * 1024 + 5 * size / 1024)) ] ||
            fail "$1, $what: $peak KB are more than $memory MB and five times the page"
    done
}

# Some hundred small records, wrong from end to end.
for game in $games; do
    bones-generate -q --game $game --count 50 --hands 1 --seed 7 --breaches 3
    echo
done > breaches.bones
awk 'BEGIN {for (r = 1; r <= 330; ++r) {
    print "game leyden\ndate 2026-11-" 1 + r % 28 "\nround " r % 9 "\ntable " r "\nplayer A Ana " r % 20 "\nplayer B Bo " r % 30
    for (i = 1; i <= 60; ++i) print "hand " i "\nscore A " i
    print "score A 5 B 5\nwinner B\n"
}}' > faults.bones
# Hands of which there are a thousand in nine kilobytes; a slip has a row for each.
awk 'BEGIN {for (r = 0; r < 33; ++r) {
    print "game super-dominoes"
    for (p = 0; p < 15; ++p) printf "player %c P%d\n", 65 + p, p
    for (i = 1; i < 1000; ++i) print "hand " i
    print ""
}}' > hands.bones
# Ever more of them: the page of a season tells nothing of hands.
for i in 1 2 3 4 5; do cat hands.bones; done > seasons.bones
# Records of two lines; everybody has come once, in a round, on a night, of their own.
awk 'BEGIN {for (r = 0; r < 27000; ++r) print "game leyden\n"}' > lines.bones
awk 'BEGIN {for (r = 0; r < 600; ++r) printf "game curse-of-the-doublet\ndate 20%02d-%02d-%02d\nround %d\nplayer A a%d\nplayer B b%d\nhand 1\n" \
    "end unfinished\nscore A 11 B 7\nwinner A\n\n", r / 336, 1 + r / 28 % 12, 1 + r % 28, r % 90, r, r}' > nights.bones
# One tie of all.
awk 'BEGIN {for (r = 0; r < 1000; ++r) printf "game curse-of-the-doublet\nplayer A a%d\nplayer B b%d\nhand 1\nend unfinished\nscore A 11 B 7\nwinner A\n\n", r, r}' > ties.bones
for name in breaches faults hands seasons lines nights ties; do pages $name; done
