#!/bin/sh
# Much of everything: a long pipe, many files, many findings, records at each limit, hands of 15
# players. Two threads write the same bytes as one, no tool takes more memory than so many megabytes
# a thread, and the time for a record is shown to be the same from a thousand to many.
# Usage: scale.sh FOLDER_OF_TOOLS MEGABYTES FILES RECORDS MEMORY (MB a thread; 0: not looked at)
set -eu
. "$(dirname "$0")/../support/games.sh"
PATH=$1:$PATH
megabytes=$2 files=$3 records=$4 memory=$5
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

fail() {
    echo "$*" >&2
    exit 1
}

# once COMMAND...: runs it on what comes in; its output becomes a sum in `sum`, its memory is looked at
once() {
    threads=2
    case " $* " in *' -j 1 '*) threads=1 ;; esac
    { /usr/bin/time -q -f '%M %x %U %S' -o used "$@" 2> errors; } | cksum > sum
    read -r peak status user system < used
    seconds=$(awk "BEGIN {printf \"%.2f\", $user + $system}")
    [ "$status" -le 1 ] || fail "$*: status $status: $(head -n 3 errors)"
    printf '  %-52s %6.1f MB %8s s\n' "$*" "$(awk "BEGIN {print $peak / 1024}")" "$seconds"
    [ "$memory" -eq 0 ] || [ "$peak" -le $((memory * threads * 1024)) ] ||
        fail "$*: $peak KB are more than $memory MB for each of $threads threads"
}

# twice FEED COMMAND...: by one thread and by two, with the same bytes
twice() {
    feed=$1
    shift
    $feed | once "$@" -j 1
    mv sum one
    $feed | once "$@" -j 2
    cmp one sum || fail "$*: two threads write other bytes than one"
}

# repeat FILE TIMES
repeat() {
    awk -v file="$1" -v n="$2" 'BEGIN {while (n-- > 0) print file}' | xargs -n 50 cat
}

echo "a pipe of $megabytes MB"
for game in $games; do
    bones-generate -q --game $game --count 40 --seed 1 --breaches 1
    echo
done > some
piece=$((1 + 5000000 / $(wc -c < some)))
repeat some $piece > piece
long_pipe() { repeat piece $((1 + megabytes * 1000000 / $(wc -c < piece))); }
for command in 'bones-check --format jsonl' bones-format bones-score bones-stats bones-violations; do
    twice long_pipe $command -q
done

echo "$files files"
bones-generate -q --game leyden --hands 1 -o one.bones
awk -v n="$files" 'BEGIN {for (i = 0; i < n; ++i) printf "many/%03d/night-%06d.bones\n", i / 1000, i}' > names
sed 's#/[^/]*$##' names | uniq | xargs mkdir -p
nothing() { :; }
while read -r name; do cat one.bones > "$name"; done < names
for command in bones-check 'bones-format --check' 'bones-score --format csv' bones-stats; do
    twice nothing $command -q many
done

echo 'findings without end'
awk 'BEGIN {for (k = 0; k < 400; ++k) {print "game leyden\nhand 1"; for (i = 0; i < 50; ++i) print "A 9-9"; print ""}}' > wrong
wrong() { repeat wrong $((1 + megabytes / 50)); }
for format in text jsonl sarif; do twice wrong bones-check -q --open --format $format; done

echo 'records at each limit'
awk 'BEGIN {
    print "game leyden\nevent " sprintf("%4090s", "x") "\nhand 1\nA 6-6\n"      # the longest line
    print "game leyden"; for (i = 1; i <= 1000; ++i) print "hand " i "\nA 6-6"   # the most hands
    print "\ngame super-dominoes"; for (i = 0; i < 15; ++i) printf "player %c %4000s\n", 65 + i, i
    print "hand 1\nA 6-6\n\ngame leyden\nhand 1\nA 6-6"
    for (i = 0; i < 260; ++i) printf "# %4000s\n", "x"                           # the longest record
}' > limits
limits() { cat limits; }
fifteen() {
    bones-generate -q --game super-dominoes --players 15 --hands 2 --count 60
    bones-generate -q --game super-dominoes --players 15 --hands 2 --count 60 --hide all
}
for command in 'bones-check --open' bones-format bones-score bones-stats 'bones-format --to json'; do
    twice limits $command -q
    twice fifteen $command -q
done

echo 'time for a record'
bones-generate -q --game leyden --hands 1 --count 1000 -o thousand
echo >> thousand
thousands() { repeat thousand $((count / 1000)); }
for command in bones-check bones-format; do
    count=1000
    while [ $count -le "$records" ]; do
        thousands | {
            once $command -q
            awk "BEGIN {printf \"  %10d records: %.2f us each\n\", $count, $seconds * 1e6 / $count}"
        }
        count=$((count * 10))
    done
done
