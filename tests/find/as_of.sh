#!/bin/sh
# An archive as it stood: what is told of a moment is, byte for byte, what was told then.
# Usage: as_of.sh FOLDER_OF_TOOLS
set -eu
PATH=$1:$PATH
source=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

# snap NAME [OPTION…]: everything that is told of records
snap() {
    into=$1
    shift
    {
        bones-history list "$@"
        bones-history list --format jsonl "$@"
        bones-history export "$@" || true
        bones-stats --db bones.db "$@" 2>&1 || true
        bones-violations --db bones.db "$@" 2>&1 || true
        bones-query --level findings --verdict any --wide "$@" 2>&1 || true
        bones-query --level hands --player "Ana Ruiz" "$@" 2>&1 || true
        bones-query --find 'pass by X' --per X "$@" 2>&1 || true
    } > "$into"
}
now() { date -u +%Y-%m-%dT%H:%M:%SZ; }
# step NAME COMMAND…: does something, and keeps what is told afterwards, and when that was
step() {
    step=$1
    shift
    "$@" > done.txt
    now > "$step.at"
    snap "$step.then"
    sleep 1.1
}

night=$source/samples/club-night
ls "$night"/*.bones > files.txt
first=$(head -1 files.txt)
step one bones-history import -q "$first"
step two bones-history import -q "$night"
bones-history export 3 > third.bones
sed 's/^recorder .*//; s/^game \(.*\)$/game \1\nrecorder Somebody Else/' third.bones > amended.bones
step three bones-history amend 3 amended.bones --reason "another recorder" --yes
step four bones-history remove 5 --reason "entered twice"
step five bones-history rename "Ana Ruiz" "Ana Maria Ruiz Lopez"
step six bones-history join "<bo-04>" "<dan-09>" --reason "one person"
step seven bones-history amend 3 third.bones --reason "it was right" --yes
step eight bones-history restore 5

for name in one two three four five six seven eight; do
    [ -f "$name.then" ] || continue
    snap again --as-of "$(cat $name.at)"
    cmp "$name.then" again || { echo "as of $name: not what it was"; diff "$name.then" again | head -20; exit 1; }
done
snap again --as-of 9999-12-31
cmp eight.then again
[ -z "$(bones-history export --as-of 2000 || true)" ]
[ -z "$(bones-history list --as-of 2000)" ]
# Amended back, it gives the same again.
bones-history export 3 | cmp - third.bones
bones-history list --changes "$(cat two.at)..$(cat three.at)" > changes.txt
[ "$(wc -l < changes.txt)" = 2 ]
grep -q "another recorder" changes.txt
bones-history list --changes "$(cat three.at)..$(cat four.at)" | grep -q "gone"
bones-history list --changes "$(cat four.at)..$(cat five.at)" | grep -q "rename$"
bones-history list --changes "$(cat five.at)..$(cat six.at)" | grep -q "join: one person$"
bones-history list --changes "$(cat seven.at)..$(cat eight.at)" | grep -q "restore$"
if bones-history list --changes "$(cat two.at)..$(cat two.at)"; then exit 1; fi
# What was amended in another archive came with the merge, and with its reason.
cp bones.db other.db
sed 's/Somebody Else/Somebody Third/' amended.bones > third_time.bones
bones-history --db other.db amend 3 third_time.bones --reason "by the other club" --yes
sleep 1.1
now > apart.at
sleep 1.1
step merged bones-history merge other.db
bones-history list --changes "$(cat apart.at)..$(cat merged.at)" | grep -q "amend: by the other club"
# What is no time of day is refused.
for time in T24:00 T25:00:00Z T21:60 T21:04:60Z T2:04 T; do
    status=0
    bones-history list --as-of "2026-11-19$time" 2> refused.txt || status=$?
    [ $status = 2 ] && grep -q 'is not a time' refused.txt
done
echo "as it stood: all the same"
