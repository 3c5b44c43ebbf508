#!/bin/sh
# Kills what writes, at random moments: no file is ever half of something, no archive is damaged,
# what is left over is not taken for records, and running the command again completes it.
# Usage: kill.sh FOLDER_OF_TOOLS KILLS (of each command; BONES_EFFORT per cent of them)
set -eu
PATH=$1:$PATH
kills=$(($2 * ${BONES_EFFORT:-100} / 100))
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"

fail() {
    echo "$*" >&2
    exit 1
}

# measure COMMAND...: runs it, and keeps how long that took
measure() {
    start=$(date +%s%N)
    "$@" > output.txt 2>&1 || fail "$* failed: $(cat output.txt)"
    whole=$((($(date +%s%N) - start) / 1000))
}

# strike COMMAND...: starts it, and kills it at a random moment of the time it takes; false if it
# had ended before
strike() {
    "$@" > /dev/null 2>&1 &
    moment=$(od -An -N4 -tu4 /dev/urandom | awk -v us="$whole" '{print $1 / 2 ^ 32 * us / 1e6}')
    sleep "$moment"
    kill -9 $! 2> /dev/null || true
    status=0
    wait $! 2> /dev/null || status=$?
    [ $status -eq 137 ]
}

# until_struck PREPARE CHECK COMMAND...: kills a command so often, each time prepared and checked. On a
# busy machine the time may have been measured far too long, so after a miss the moments come earlier.
until_struck() {
    prepare=$1 check=$2 struck=0 tries=0
    shift 2
    [ "$kills" -gt 0 ] || kills=1
    while [ $struck -lt "$kills" ] && [ $tries -lt $((20 * kills)) ]; do
        $prepare
        if strike "$@"; then struck=$((struck + 1)); elif [ $struck -eq 0 ]; then whole=$((whole / 2)); fi
        tries=$((tries + 1))
        $check || fail "killed after $moment s: $*"
    done
    echo "killed $struck times: $*"
    [ $struck -gt 0 ] || fail "was always quicker: $*"
}

# Records in ten files, written as people do (blanks at the ends), and in canonical form.
mkdir given canonical
for file in 11 12 13 14 15 16 17 18 19 20; do
    bones-generate -q --game leyden --hands 2 --count 40 --seed $file -o canonical/$file.bones
    sed 's/$/ /' canonical/$file.bones > given/$file.bones
done
bones-format -q canonical > whole.bones

# Import: whole files or nothing of them.
nothing() { rm -f killed.db*; }
sound() {
    if [ -s killed.db ] && bones-history --db killed.db list > list.txt 2> /dev/null; then
        bones-history -q --db killed.db verify || return 1
        stored=$(bones-history --db killed.db export 2> /dev/null | grep -c '^game') || true
        [ $((stored % 40)) -eq 0 ] || fail "$stored records are no whole files"
    fi
    bones-history --db killed.db import -q given > /dev/null || return 1
    # What SQLite left beside the file, in the making of the archive or later, is gone now.
    [ ! -e killed.db-journal ] && [ ! -e killed.db-wal ] || return 1
    bones-history --db killed.db export | cmp - imported.bones
}
measure bones-history --db first.db import -q given
bones-history --db first.db export > imported.bones
until_struck nothing sound bones-history --db killed.db import -q given

# Merge: all or nothing, and the other archive stays as it is.
measure bones-history --db ours.db import -q given/11.bones given/12.bones
measure bones-history --db others.db import -q given
bones-history --db ours.db export > ours.bones
cp others.db others.kept
ours() { rm -f killed.db* && cp ours.db killed.db; }
merged() {
    bones-history -q --db killed.db verify || return 1
    bones-history --db killed.db export > now.bones
    cmp -s now.bones ours.bones || cmp now.bones imported.bones || return 1
    bones-history --db killed.db merge -q others.db > /dev/null || return 1
    bones-history --db killed.db export | cmp - imported.bones || return 1
    [ ! -e others.db-wal ] && cmp others.db others.kept
}
ours
measure bones-history --db killed.db merge -q others.db
until_struck ours merged bones-history --db killed.db merge -q others.db

# Formatting in place: each file as it was, or in canonical form.
given() { rm -rf notes && cp -r given notes; }
formatted() {
    for file in notes/*.bones; do
        cmp -s "$file" "given/${file#*/}" || cmp "$file" "canonical/${file#*/}" || return 1
    done
    bones-format -q notes | cmp - whole.bones || return 1
    bones-format -q --in-place notes || return 1
    for file in notes/*.bones; do cmp "$file" "canonical/${file#*/}" || return 1; done
}
given
measure bones-format -q --in-place notes
until_struck given formatted bones-format -q --in-place notes

# Writing to a file: what was there, or all of it.
earlier() { rm -rf out && mkdir out && echo game leyden > out/file.bones; }
written() {
    echo game leyden | cmp -s - out/file.bones || cmp out/file.bones whole.bones || return 1
    [ "$(bones-format -q out | cksum)" = "$(bones-format -q out/file.bones | cksum)" ] || return 1
    bones-format -q given -o out/file.bones && cmp out/file.bones whole.bones
}
earlier
measure bones-format -q given -o out/file.bones
until_struck earlier written bones-format -q given -o out/file.bones
