#!/bin/sh
# Disks that are full, readers that have seen enough, clocks and languages of other places: each
# tool that writes says what went wrong, leaves what was there as it was, and nothing beside it.
# Usage: faults.sh FOLDER_OF_TOOLS
set -eu
. "$(dirname "$0")/../support/needs.sh"
needs localedef
if [ $# -eq 1 ] && unshare -rm true 2> /dev/null; then
    exec unshare -rm sh "$0" "$1" may-mount
fi
PATH=$1:$PATH
place=$(mktemp -d)
trap 'umount "$place/small" 2> /dev/null || true; rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

fail() {
    echo "$*" >&2
    exit 1
}

bones-generate -q --count 100 --hands 2 --breaches 2 --seed 1 -o mixed.bones
mkdir files
sed 's/$/ /' mixed.bones > files/mixed.bones
bones-history import -q mixed.bones > /dev/null

# What writes, one command a line; @ stands for where to. Each writes more than 10 KB.
cat > writers << 'END'
bones-check --open --format jsonl mixed.bones @
bones-format mixed.bones @
bones-format --to json mixed.bones @
bones-score --ledger mixed.bones @
bones-stats --games --per player --format csv mixed.bones @
bones-violations --format jsonl mixed.bones @
bones-replay --format jsonl mixed.bones @
bones-replay --format html --record 1 mixed.bones @
bones-generate --count 40 --hands 2 @
bones-history export @
bones-history list --format jsonl @
bones-query --level actions --format csv @
bones-query --sql 'SELECT * FROM plays' @
END
# each_writer CHECK TARGET: runs CHECK with every command, writing to TARGET
each_writer() {
    while read -r command; do
        "$1" "${command%@}$2" || fail "$1: ${command%@}$2: status $status: $(cat errors)"
    done < "$place/writers"
}

run() {
    status=0
    sh -c "$1" > stdout 2> errors || status=$?
}

# A limit on the size of files is to a program what a full disk is.
is_told() { [ $status -eq 2 ] && grep -q 'cannot write .*\(File too large\|disk is full\|disk may be full\|No space\)' errors; }
limited() {
    mkdir out && echo before > out/file
    run "trap '' XFSZ; ulimit -f 8; $1"
    is_told && echo before | cmp out/file && [ "$(ls -A out)" = file ] && rm -r out
}
each_writer limited '-o out/file'
cp files/mixed.bones kept.bones
run "trap '' XFSZ; ulimit -f 8; bones-format --in-place files"
is_told && cmp files/mixed.bones kept.bones && [ "$(ls -A files)" = mixed.bones ] ||
    fail "formatting in place over a limit: $(cat errors)"
run "trap '' XFSZ; ulimit -f 8; bones-generate --count 100 --hands 1 --breaches 3 --truth out.jsonl -o /dev/null"
is_told && [ ! -e out.jsonl ] || fail "--truth over a limit: $(cat errors)"

full() { run "$1" && is_told; }
each_writer full '> /dev/full'

# A real full disk, where one may be mounted.
real() {
    run "$1"
    is_told && echo before | cmp small/file && [ "$(ls -A small)" = file ]
}
mkdir small
if [ $# -eq 2 ] && mount -t tmpfs -o size=12k none small; then
    echo before > small/file
    each_writer real '-o small/file'
    head -c 8000 kept.bones > small/file
    cp small/file cut.bones
    run "bones-format --in-place small/file"
    is_told && cmp small/file cut.bones && [ "$(ls -A small)" = file ] ||
        fail "formatting in place on a full disk: status $status: $(cat errors)"
    umount small
else
    echo 'skipped: nothing may be mounted, so no disk is really full'
fi

# A reader that has seen enough ends a tool quietly, with the status of what was found. It is gone before the tool writes: what is left
# in a pipe would otherwise hold all that some of them say.
mkfifo pipe
enough() {
    exec 9<> pipe 8> pipe 9>&-
    run "$1 >&8"
    exec 8>&-
    [ $status -le 1 ] && [ ! -s errors ] && [ ! -s stdout ]
}
each_writer enough ''

# The same bytes whatever the language and the time zone: in Turkish the capital of i is no I, in
# German the decimal point is a comma.
localedef -i tr_TR -f UTF-8 ./tr_TR.UTF-8
localedef -i de_DE -f UTF-8 ./de_DE.UTF-8
export LOCPATH="$place"
[ "$(LC_ALL=de_DE.UTF-8 date -d 2026-11-22 +%A)" = Sonntag ] || fail 'the German locale does not work'
same() {
    run "LC_ALL=C.UTF-8 TZ=UTC $1"
    mv stdout usual
    for language in tr_TR.UTF-8 de_DE.UTF-8; do
        run "LC_ALL=$language LANG=$language TZ=Pacific/Kiritimati $1"
        cmp stdout usual || return 1
    done
}
each_writer same '-q'
