#!/bin/sh
# Each allocation in turn fails: one line and exit status 2, or the work done whole. No crash; the archive and the file are as
# they were, or whole; nothing is left beside them.
# Usage: no_memory.sh FOLDER_OF_TOOLS LIBRARY EVERY (each EVERY-th allocation only)
set -eu
PATH=$1:$PATH
library=$2
every=$3
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir "$place/work" "$place/kept"
cd "$place/work"
unset BONES_DB

fail() {
    echo "$*" >&2
    cat ../errors >&2
    exit 1
}

bones-generate -q --game leyden --count 1 --hands 1 --breaches 1 --seed 3 --date 2026-11-19 | sed 's/$/ /' > ../kept/loose.bones
bones-generate -q --game curse-of-the-doublet --count 2 --hands 1 --seed 4 --date 2026-11-20 > ../kept/other.bones
bones-history --db ../kept/a.db import -q ../kept/other.bones
echo before > ../kept/out

# restore NAME...: makes the folder hold these only
restore() {
    rm -rf ./* ./.[!.]*
    for name in "$@"; do cp "../kept/$name" .; done
}

# in_turn WHICH FILES CHECK COMMAND...: fails the allocations of that kind one by one. CHECK is told the status and looks at
# what is left.
in_turn() {
    which=$1 files=$2 check=$3
    shift 3
    restore $files
    usual=0
    BONES_COUNT=../count LD_PRELOAD="$library" "$@" > ../usual 2> ../errors || usual=$?
    [ "$usual" -lt 2 ] || fail "$*: status $usual"
    ls -A > ../usual.list
    read -r news sqlite < ../count
    [ "$which" = NEW ] && count=$news || count=$sqlite
    [ "$count" -gt 0 ] || fail "$*: takes no memory"
    number=1
    while [ "$number" -le "$count" ]; do
        restore $files
        status=0
        env "BONES_NO_$which=$number" LD_PRELOAD="$library" "$@" > ../stdout 2> ../errors || status=$?
        what="$* without allocation $number of $count ($which)"
        if [ "$status" -eq 2 ]; then
            [ "$(wc -l < ../errors)" -eq 1 ] && grep -q 'out of memory' ../errors || fail "$what: says this"
        else
            [ "$status" -eq "$usual" ] || fail "$what: status $status"
            cmp ../stdout ../usual || fail "$what: other output"
        fi
        $check || fail "$what: leaves $(ls -A)"
        number=$((number + every))
    done
    echo "$which: $count allocations, each $every-th refused: $*"
}

as_it_was() { [ "$(ls -A)" = loose.bones ] && cmp loose.bones ../kept/loose.bones; }
old_or_new() {
    [ "$(ls -A)" = "$(printf 'loose.bones\nout')" ] || return 1
    [ "$status" -eq 2 ] && cmp out ../kept/out || [ "$(head -c 4 out)" = game ]
}
in_place() {
    [ "$(ls -A)" = loose.bones ] || return 1
    [ "$status" -eq 2 ] && cmp loose.bones ../kept/loose.bones || cmp loose.bones ../formatted
}
bones-format ../kept/loose.bones > ../formatted
# An archive holds what it held, or all; and what stands beside it is part of it, but nothing does.
stored() {
    [ "$(ls -A)" = "$(printf 'a.db\nloose.bones')" ] || return 1
    bones-history --db a.db export > ../exported 2> ../errors || return 1
    games=$(grep -c '^game' ../exported)
    [ "$status" -eq 2 ] && [ "$games" -eq 2 ] || [ "$games" -eq 3 ]
}
new_or_none() {
    if [ "$(ls -A)" = loose.bones ]; then [ "$status" -eq 2 ]; return; fi
    [ "$(ls -A)" = "$(printf 'a.db\nloose.bones')" ] || return 1
    [ -s a.db ] || [ "$status" -eq 2 ] || return 1
    # What was begun can be gone on with.
    bones-history --db a.db import -q loose.bones > ../exported 2> ../errors || return 1
    [ "$(bones-history --db a.db export | grep -c '^game')" -eq 1 ]
}

for more in 0 1; do
    export BONES_NO_MORE=$more
    for handler in 0 1; do
        export BONES_NO_HANDLER=$handler
        in_turn NEW loose.bones as_it_was bones-check -j2 loose.bones
        in_turn NEW 'loose.bones out' old_or_new bones-format -q -o out loose.bones
        in_turn NEW loose.bones in_place bones-format --in-place loose.bones
        in_turn NEW 'loose.bones a.db' stored bones-history --db a.db import -q loose.bones
        in_turn NEW loose.bones new_or_none bones-history --db a.db import -q loose.bones
    done
    export BONES_NO_HANDLER=0
    # Where SQLite gets no more memory at all, it cannot put its log into the archive.
    [ $more -eq 0 ] || break
    in_turn SQLITE 'loose.bones a.db' stored bones-history --db a.db import -q loose.bones
    in_turn SQLITE loose.bones new_or_none bones-history --db a.db import -q loose.bones
done
