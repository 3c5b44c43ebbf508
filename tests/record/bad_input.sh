#!/usr/bin/env bash
# What bones-record does where it cannot: each with a clear line, and nothing lost. bad_input.sh BIN_DIR
set -euo pipefail
# First as somebody who may mount, and do anything with files; then as somebody who may not.
if [ $# = 1 ] && unshare -rm true 2>/dev/null; then unshare -rm "$0" "$1" may-mount; fi
if [ $# = 1 ] && [ "$(id -u)" = 0 ]; then exec setpriv --reuid 65534 --regid 65534 --clear-groups "$0" "$1" may-not; fi
may=${2:-may-not}
PATH=$(realpath "$1"):$PATH
place=$(mktemp -d)
trap 'umount "$place/small" 2>/dev/null || true; rm -rf "$place"' EXIT
cd "$place"
export BONES_DB=
fail() { echo "$*" >&2; cat out errors >&2; exit 1; }
# enter STATUS FILE ENTRY…: what it says is in `out` and `errors`
enter() {
    local wanted=$1 status=0
    printf '%s\n' "${@:3}" | bones-record --plain "$2" >out 2>errors || status=$?
    [ $status = "$wanted" ] || fail "$2: status $status"
}
# wait_for WORDS: until `tool` has written them to `out`
wait_for() {
    until grep -q "$1" out; do
        kill -0 $tool 2>/dev/null || fail "it ended without saying: $1"
        sleep 0.02
    done
}
says() { grep -q -- "$1" out errors || fail "not said: $1"; }

# Somebody else changes the file while it is open.
mkfifo entries
printf 'game curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n' >t.bones
bones-record --plain t.bones <entries >out 2>errors & tool=$!
exec 9>entries
echo 'A 6-1' >&9
wait_for 'ok 1.1'
echo '# theirs' >>t.bones
cp t.bones theirs.bones
echo '6-6' >&9
wait_for 'no 1.1 6-6'
exec 9>&-
status=0
wait $tool || status=$?
[ $status = 2 ] || fail "changed by somebody else: status $status"
says 'changed it meanwhile'
cmp t.bones theirs.bones

# What is not a file of records, or cannot be read, is left as it is.
printf '\211PNG\r\n\032\n\000\000' >photo.bones
cp photo.bones kept
enter 2 photo.bones 'game leyden'
says 'photo.bones is not a file of records'
cmp photo.bones kept
mkdir folder.bones
status=0
bones-record folder.bones >out 2>errors </dev/null || status=$?
[ $status = 1 ] || fail "a folder without records: status $status"
says 'no \*.bones file below folder.bones'

# A new evening's folder is made for its first record, and not kept without one.
enter 0 thursday/empty.bones
[ ! -e thursday ] || fail 'a folder without a record is left'

# A full disk: what was taken stays, what was not is said, and it goes on when there is room.
{ printf 'game curse-of-the-doublet\nplayer A Ana\nplayer B Bo\n\nhand 1\n'; head -c 8100 /dev/zero | tr '\0' '#' | fold -w 100; echo; echo 'A 6-1'; } >full.bones
(trap '' XFSZ; ulimit -f 8; enter 2 full.bones '6-6' '# more and more and more and more and more and more and more and more and more' u) || exit 1
says 'cannot write full.bones'
grep -qx 'A 6-1' full.bones || fail 'the full disk lost something'
[ "$(find . -name '.bones-*' | wc -l)" = 0 ] || fail 'something is left beside'
mkdir small
if [ $may = may-mount ] && mount -t tmpfs -o size=8k none small; then
    enter 0 small/t.bones 'game curse-of-the-doublet' 'player A Ana' 'player B Bo' 'A 6-1' '6-6'
    head -c 4096 /dev/zero >small/big
    cp small/t.bones kept
    enter 2 small/t.bones 'p'
    says 'No space left'
    cmp small/t.bones kept
    rm small/big
    enter 0 small/t.bones '1-4'
    # A folder that may only be read.
    mount -o remount,ro small
    cp small/t.bones kept
    enter 2 small/t.bones 'p'
    says 'cannot write'
    cmp small/t.bones kept
    enter 2 small/new.bones 'game leyden'
    umount small
else
    echo 'skipped: nothing may be mounted, so no disk is really full'
fi

# Junk, and a page pasted by mistake: what is no entry is not taken, and each line is answered.
cp t.bones junk.bones
head -c 20000 /dev/urandom | tr -d '\n\000' >junk
{ echo; cat junk; echo; printf 'u\tu\n<html>\n<body class="x">\nSee \342\200\234this\342\200\235 page, 12 of 30\n'; printf '%05000d\n' 7; echo '6-x@9'; } >page
status=0
bones-record --plain junk.bones <page >out 2>errors || status=$?
[ $status = 1 ] || fail "junk: status $status"
[ "$(grep -c '^no ' out)" -ge 5 ] || fail 'junk was taken'
diff <(bones-format -q t.bones) <(bones-format -q junk.bones) || fail 'junk changed the record'

# A page of prose: what is no line of the notation changes nothing, though a line may begin like a seat's.
cp t.bones prose.bones
cat >page <<'EOF'
Everything Dominoes
A slip found later: open the record at that action, and go on.
Be the first to comment
    12 of 30 replies
“A good game,” said Bo.
http://example.org/?q=6-1
EOF
enter 1 prose.bones "$(cat page)"
[ "$(grep -c '^no ' out)" = "$(grep -c . page)" ] || fail 'prose was taken'
cmp t.bones prose.bones

# Whoever may not write in a folder, or not read a file, is told so.
if [ $may = may-not ]; then
    mkdir closed
    cp t.bones closed/t.bones
    cp t.bones secret.bones
    chmod 000 secret.bones
    chmod 500 closed
    enter 2 closed/t.bones 'p'
    says 'cannot write'
    cmp t.bones closed/t.bones
    enter 2 closed/new.bones 'game leyden'
    says 'cannot write'
    enter 2 secret.bones 'p'
    says 'Permission denied'
    chmod 700 closed
fi
