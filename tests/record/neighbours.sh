#!/usr/bin/env bash
# bones-record beside files that are larger than can be read: it answers all the same, and knows the people of
# files that can.   neighbours.sh BIN_DIR
set -euo pipefail
PATH=$(realpath "$1"):$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
export BONES_DB=
fail() { echo "$*" >&2; cat out errors >&2; exit 1; }
says() { grep -q -- "$1" out errors || fail "not said: $1"; }

# A neighbour of 100 GB, without the disk for it: reading all of it would take minutes, so it is cut.
mkdir huge
truncate -s 100G huge/a.bones
printf 'game leyden\nevent Open\ndate 2026-11-19\nround 2\nplayer A Ana Ruiz <ana-17>\nplayer B Bo\n' >huge/b.bones
entries=('game leyden' y y y - q)
# The sanitizers reserve more than that.
[ "${BONES_MEMORY:-1}" = 0 ] || ulimit -v 1000000
printf '%s\n' "${entries[@]}" | bones-record --plain huge/new.bones >out 2>errors || fail "status $?"
says 'ok 0.0 event Open; next date; y: date 2026-11-19'
says 'ok 0.0 round 2; next table'
says 'huge/a.bones is longer than 256 MB; the rest is not read'


# People of long files, though not of their ends, are known, and where they play.
mkdir long
{
    printf 'game leyden\ndate 2026-11-19\nround 2\nplayer A Ana Ruiz <ana-17>\nplayer B Bo Chen\n\nhand 1\nend unfinished\n'
    for i in {1..5000}; do printf '\ngame leyden\ndate 2026-11-19\nround 3\nplayer A Cy Adler\n\nhand 1\nend unfinished\n'; done
} >long/a.bones
printf '%s\n' 'game leyden' - 'date 2026-11-19' 'round 2' - ruiz cy | bones-record --plain long/new.bones >out 2>errors || fail "status $?"
says 'player A Ana Ruiz <ana-17>; next player B; Ana Ruiz has a game in round 2: long/a.bones:1; no game in round 2: Cy Adler'
says 'player B Cy Adler'

# What cannot be read is reported, and the rest is known.
if [ "$(id -u)" != 0 ]; then
    cp long/a.bones long/secret.bones
    chmod 000 long/secret.bones
    printf 'q\n' | bones-record --plain long/other.bones >out 2>errors || fail "status $?"
    says 'cannot read long/secret.bones: Permission denied'
fi
