#!/bin/sh
# Nothing is lost: readers that leave, outputs that are inputs, files that change meanwhile, signals, closed descriptors,
# names that are no files, systems without threads.
# Usage: losses.sh FOLDER_OF_TOOLS
set -eu
. "$(dirname "$0")/../support/needs.sh"
needs prlimit setpriv sqlite3
tools=$1
PATH=$1:$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB

fail() {
    echo "$*" >&2
    [ ! -s errors ] || cat errors >&2
    exit 1
}
# run COMMAND: in a shell; leaves status, stdout, errors
run() {
    status=0
    sh -c "$1" > stdout 2> errors || status=$?
}
# expect STATUS COMMAND [WORDS]: and the words among the messages
expect() {
    run "$2"
    [ $status -eq "$1" ] || fail "$2: status $status, not $1"
    [ -z "${3-}" ] || grep -qF -- "$3" errors || fail "$2: does not say: $3"
}

bones-generate -q --count 60 --hands 2 --breaches 2 --seed 1 --date 2026-11-19 -o mixed.bones
bones-generate -q --count 5 --hands 1 --seed 2 --date 2026-11-20 -o few.bones
cp mixed.bones mixed.kept

# What writes an archive or a file goes on when its reader leaves, with the status it would have had. `sleep` lets the
# reader go first.
deaf() { # deaf COMMAND: runs it with a reader that has left already
    run "{ sleep 0.1; $1; echo \$? > ended; } | true"
    status=$(cat ended)
}
deaf 'bones-history --db all.db import --format jsonl mixed.bones'
[ "$status" -eq 0 ] && [ "$(bones-history --db all.db export | grep -c '^game')" -eq 60 ] || fail "import without a reader: $status"
deaf 'bones-history --db all.db import --format jsonl mixed.bones'
[ "$status" -eq 0 ] || fail "import of the same without a reader: $status"
run 'bones-history --db one.db import --format jsonl mixed.bones | head -n 1'
[ "$(bones-history --db one.db export | grep -c '^game')" -eq 60 ] || fail 'import with a reader of one line'
bones-history --db others.db import -q few.bones mixed.bones > /dev/null
bones-history --db merged.db import -q few.bones > /dev/null
deaf 'bones-history --db merged.db merge --format jsonl others.db'
[ "$status" -eq 0 ] && [ "$(bones-history --db merged.db export | grep -c '^game')" -eq 65 ] || fail "merge without a reader: $status"
deaf 'bones-generate --count 3000 --hands 1 --breaches 1 --truth truth.jsonl'
bones-generate -q --count 3000 --hands 1 --breaches 1 --truth whole.jsonl > /dev/null
cmp truth.jsonl whole.jsonl && [ "$status" -eq 0 ] || fail "the truth without a reader of the records: $status"
# What only prints stops when its reader leaves, with the status of what it has found by then.
bones-check --quiet few.bones || fail 'findings where there are none'
printf 'game leyden\nhand 1\nA 6-6\nend unfinished\nscore A 3 B 0\n' > claim.bones
sed 's/$/ /' few.bones > spaces.bones
: > nothing.bones
bones-history --db wrong.db import -q few.bones > /dev/null
sqlite3 wrong.db "UPDATE records SET text_hash = 'x' WHERE record_id = 1"
bones-batch plan -q mixed.bones -o plan.jsonl && bones-batch run -q plan.jsonl 1 -o shards
cut -d ' ' -f 1-3 few.bones > other.bones
while read -r wanted command; do
    deaf "$command"
    [ "$status" -eq "$wanted" ] || fail "$command without a reader: status $status"
done << 'END'
1 bones-check mixed.bones
1 bones-check --format jsonl mixed.bones
1 bones-check --format sarif mixed.bones
0 bones-check --format jsonl few.bones
2 bones-check --format jsonl missing.bones mixed.bones
2 bones-check --fix --format jsonl missing.bones few.bones
1 bones-format nothing.bones mixed.bones
1 bones-format --check spaces.bones
2 bones-format --to json missing.bones mixed.bones
1 bones-score --format jsonl mixed.bones
1 bones-score --night mixed.bones
1 bones-score --night --format html mixed.bones
1 bones-score nothing.bones few.bones
2 bones-stats --games missing.bones mixed.bones
1 bones-violations --format jsonl mixed.bones
1 bones-violations --format markdown mixed.bones
1 bones-replay --format jsonl nothing.bones mixed.bones
2 bones-replay --every missing.bones mixed.bones
1 bones-analyze --nodes 0 --worlds 0 --games 0 nothing.bones few.bones
2 bones-rate --games missing.bones few.bones
0 bones-query --db one.db --level actions
0 bones-history --db one.db list
1 bones-history --db wrong.db verify
1 bones-batch gather plan.jsonl shards
1 bones-batch gather plan.jsonl shards --report violations
0 bones-batch gather plan.jsonl shards --report stats
END
rm nothing.bones
# A tool of several outputs writes those that are files, and bones-record takes every entry.
deaf 'bones-collate --quiet -o both.bones --format jsonl --html both.html few.bones few.bones'
[ -s both.bones ] && [ -s both.html ] || fail 'collated without a reader of the report'
yes 'l' | head -n 20000 > entries && printf 'game leyden\nhand\n' >> entries
deaf 'bones-record --plain entered.bones < entries'
grep -q '^hand 1' entered.bones || fail 'entries were lost without a reader of the answers'
# A report that cannot be written stops no import either; that is said at the end.
rm -f all.db*
expect 2 'bones-history --db all.db import -q --format jsonl mixed.bones > /dev/full' 'cannot write standard output'
[ "$(bones-history --db all.db export | grep -c '^game')" -eq 60 ] || fail 'import with a full report'

# -o and --truth write over nothing that is read or changed, whatever it is called.
ln -s mixed.bones link.bones
ln mixed.bones hard.bones
mkdir folder && ln mixed.bones folder/inner.bones
cp all.db all.kept
untouched() { cmp mixed.bones mixed.kept && cmp all.db all.kept && [ -z "$(ls -A | grep '^\.bones-')" ]; }
for command in 'bones-check -o mixed.bones mixed.bones' 'bones-check -o ./mixed.bones mixed.bones' \
    'bones-check -o link.bones mixed.bones' 'bones-check -o mixed.bones link.bones' 'bones-score -o hard.bones mixed.bones' \
    'bones-check -o mixed.bones < mixed.bones' 'bones-stats -o mixed.bones folder' 'bones-format -o mixed.bones mixed.bones' \
    'bones-replay --format jsonl -o mixed.bones - < mixed.bones' 'bones-violations -o mixed.bones few.bones mixed.bones' \
    'bones-format --to json -o folder/inner.bones mixed.bones' 'bones-history --db new.db import -o mixed.bones mixed.bones' \
    'bones-history --db all.db list -o all.db' 'bones-query --db all.db -o ./all.db' 'bones-query --db all.db --sql "SELECT 1" -o all.db' \
    'bones-stats --db all.db -o all.db' 'bones-violations --db all.db -o all.db' 'bones-history --db all.db export -o all.db' \
    'bones-history --db all.db verify -o all.db-wal' 'bones-history --db one.db merge all.db -o all.db' \
    'BONES_DB=all.db bones-stats -o all.db' 'bones-history --db new.db import few.bones -o new.db' \
    'bones-generate -o x --truth x --breaches 1' 'bones-generate -o x --truth ./x --breaches 1' \
    'bones-generate -o mixed.bones --truth hard.bones --breaches 1' 'bones-generate --names mixed.bones -o mixed.bones'; do
    expect 2 "$command"
    grep -q 'would overwrite\|are the same file\|is unchanged: it \(is an SQLite file\|belongs to\)' errors || fail "$command: says something else"
    untouched || fail "$command: touched something"
    [ ! -e new.db ] && [ ! -e x ] || fail "$command: made something"
done
# No output replaces an archive that has nothing to do with the work: by any of its names, or as what SQLite keeps beside it.
mkdir kept && cp all.db kept/club.db && cp all.db club.db && ln -s club.db link.db && ln club.db hard.db
ln -s link.db links.db && printf 'no header' > closed.dat && cp closed.dat kept && : > closed.dat-wal
held() { cmp club.db kept/club.db && cmp closed.dat kept/closed.dat && [ -L link.db ] && [ hard.db -ef club.db ] && [ ! -e club.db-journal ] &&
    [ ! -s closed.dat-wal ] && [ -z "$(ls -A | grep '^\.bones-')" ] && [ ! -e made ] && [ ! -e made.bones ]; }
while read -r command; do
    for target in club.db ./kept/../club.db link.db links.db hard.db club.db-journal closed.dat closed.dat-wal; do
        expect 2 "$(echo "$command" | sed "s|@|$target|g") < few.bones" 'is unchanged: '
        held || fail "$command, to $target: touched something"
    done
done << 'END'
bones-check -o @ mixed.bones
bones-check --fix -o @ mixed.bones
bones-check --explain revoke -o @
bones-format -o @ mixed.bones
bones-format --to json -o @ mixed.bones
bones-format --check -o @ mixed.bones
bones-collate -o @ few.bones few.bones
bones-collate -o made --html @ few.bones few.bones
bones-replay --format html --record 1 -o @ mixed.bones
bones-replay --format svg --at 1.1 --record 1 -o @ mixed.bones
bones-score -o @ mixed.bones
bones-score --night --format html -o @ mixed.bones
bones-analyze --nodes 0 --worlds 0 --games 0 -o @ few.bones
bones-analyze --format html --record 1 --nodes 0 --worlds 0 --games 0 -o @ few.bones
bones-analyze --annotate --nodes 0 --worlds 0 --games 0 -o @ few.bones
bones-rate -o @ mixed.bones
bones-record -o @ made.bones
bones-record --keys @ made.bones
bones-record @
bones-stats -o @ mixed.bones
bones-stats --explain all -o @
bones-violations --format markdown -o @ mixed.bones
bones-query --db all.db --sql 'SELECT 1' -o @
bones-query --db all.db --find 'play 6-6' -o @
bones-query --explain find -o @
bones-history --db made import -o @ mixed.bones
bones-history --db all.db export -o @
bones-history --db all.db list -o @
bones-history --db all.db log -o @
bones-history --db all.db show 1 -o @
bones-history --db all.db verify -o @
bones-history --db made merge all.db -o @
bones-history --db all.db amend 1 few.bones --record 1 --yes --reason why -o @
bones-history --db all.db publish --names full -o @
bones-generate -o @
bones-generate --breaches 1 -o made --truth @
bones-batch plan mixed.bones -o @
bones-batch script slurm plan.jsonl -o @
bones-batch gather plan.jsonl shards -o @
bones-batch run plan.jsonl 1 -o @
END
untouched || fail 'an archive that was read was touched'
expect 2 'BONES_DB=club.db bones-stats -o ./club.db' 'is unchanged: '
expect 2 'bones-format --in-place club.db' 'is unchanged: '
held || fail 'a file that is formatted in place was an archive'
: > empty.db && : > empty.db-wal
expect 0 'bones-format -o empty.db few.bones'
cmp empty.db few.bones || fail 'an empty file was not replaced'
# Nor does an archive go that lies where a result does.
name=$(cd shards && ls) && mkdir moved && cp club.db "moved/$name"
expect 2 'bones-batch run -q plan.jsonl 1 -o moved' 'is unchanged: it is an SQLite file'
rm "moved/$name" && mkdir "moved/$name" && cp club.db "moved/$name"
expect 2 'bones-batch run -q plan.jsonl 1 -o moved' 'is unchanged: it is an SQLite file'
cmp "moved/$name/club.db" club.db || fail 'an archive among results was removed'
bones-history --db all.db publish --names full -q -o site && cp club.db site/index.html
expect 2 'bones-history --db all.db publish --names full -q -o site' 'is unchanged: it is an SQLite file'
cmp site/index.html club.db || fail 'an archive among pages was replaced'
rm club.db link.db links.db hard.db closed.dat closed.dat-wal

# What becomes shorter while it is read is not taken for all there is.
seq 30 | while read -r _; do cat mixed.bones; echo; done > large.bones
for tool in 'bones-format' 'bones-format --to json' 'bones-check --format jsonl' 'bones-score --format jsonl' \
    'bones-score --ledger' 'bones-replay --format jsonl' 'bones-replay --every'; do
    cp large.bones short.bones
    status=0
    { $tool -j1 -q short.bones 2> errors || echo $? > ended; } | { head -c 100 > /dev/null; truncate -s 1000 short.bones; cat > /dev/null; }
    [ "$(cat ended)" -eq 2 ] && grep -q 'cannot read short.bones: it became shorter during reading' errors ||
        fail "$tool of a file that becomes shorter: status $(cat ended)"
    rm ended
done

# Nor is it stored. The archive is locked until the file has become shorter.
cp large.bones short.bones
bones-history --db held.db import -q few.bones > /dev/null
mkfifo orders
sqlite3 held.db < orders > answers &
exec 8> orders
echo "BEGIN IMMEDIATE; SELECT 'locked';" >&8
# appears WORDS FILE: waits for words in a file
appears() {
    for _ in $(seq 200); do
        ! grep -qs "$1" "$2" || return 0
        sleep 0.05
    done
    fail "$2 does not say: $1"
}
appears locked answers
bones-history --db held.db import -j1 -q short.bones 2> errors > /dev/null 8>&- &
importing=$!
appears 'waiting for' errors
truncate -s 1000 short.bones
echo 'COMMIT;' >&8 && exec 8>&-
status=0
wait $importing || status=$?
[ $status -eq 2 ] && grep -q 'cannot read short.bones: it became shorter during reading' errors ||
    fail "import of a file that becomes shorter: status $status"
[ "$(bones-history --db held.db list --format jsonl | wc -l)" -eq 5 ] || fail 'a part of a file that became shorter was stored'

# A standard input that breaks off inside a record is reported.
mkdir cuts && awk -v RS= '{ print > ("cuts/" NR) }' few.bones
grep -n '^[AB] ' few.bones | head -n 9 | tail -n 1 | cut -d: -f 1 > line
head -n "$(cat line)" few.bones > cuts/lines && head -c -3 cuts/lines > cuts/bytes
head -n 3 few.bones > cuts/header && head -c -3 cuts/header > cuts/name
for tool in bones-check 'bones-check --fix -o fixed' bones-format 'bones-format --check' 'bones-format --to json' bones-score 'bones-score --night' \
    'bones-replay --every' 'bones-replay --format svg --at 1.1' bones-stats bones-rate bones-violations 'bones-query --find pass -' \
    'bones-analyze --nodes 0 --worlds 0 --games 0' 'bones-analyze --annotate --nodes 0 --worlds 0 --games 0' \
    'bones-collate few.bones -' 'bones-history --db cut.db import' 'bones-history --db amended.db amend 1 - --yes --reason why'; do
    rm -f amended.db && bones-history --db amended.db import -q few.bones > /dev/null
    for cut in lines bytes header name; do
        rm -f cut.db
        run "cat cuts/$cut | $tool -q"
        [ $status -ne 0 ] && grep -q '<stdin>.*\(the input ends\|it stops inside its last line\)' errors ||
            fail "$tool of an input cut to $cut: status $status"
        [ $cut != bytes ] || [ $status -eq 2 ] || fail "$tool of an input cut inside a line: status $status"
    done
done
[ "$(bones-history --db cut.db list --format jsonl | wc -l)" -eq 0 ] || fail 'a cut line was stored'
expect 0 'printf "game leyden\nhand 1\nA 6-6\nend unfinished" | bones-format'

mkdir night && cp few.bones night && printf 'night 2026-11-20\n' > night/a.night && cp night/a.night night.kept
expect 2 'bones-score --night -o night/a.night night' 'would overwrite'
cmp night/a.night night.kept || fail 'a night file was touched'
# Devices and FIFOs are written to, also where they are read.
expect 0 'bones-format -q -o /dev/stdout few.bones | cmp - few.bones'
expect 1 'bones-check -q -o /dev/null /dev/null'
mkfifo pipe
expect 0 'cat pipe > through & bones-format few.bones -o pipe; wait'
cmp through few.bones || fail 'a FIFO was not written to'
[ -p pipe ] || fail 'a FIFO was replaced'

# After a read error nothing takes the place of a good file.
mkdir unreadable.bones
echo before > out
for tool in 'bones-check' 'bones-check --format sarif' 'bones-format' 'bones-format --to json' 'bones-format --check' 'bones-score' \
    'bones-score --night' 'bones-stats' 'bones-violations' 'bones-replay --every' 'bones-replay --format jsonl' \
    'bones-history --db x.db import --format jsonl'; do
    expect 2 "$tool -o out few.bones missing.bones" 'out is not written'
    [ "$(cat out)" = before ] || fail "$tool: a partial file after a read error"
done
rm -f x.db

# Formatting in place keeps mode and owner.
sed 's/$/ /' few.bones > loose.bones
chmod 640 loose.bones
cp -p loose.bones given.bones
expect 0 'bones-format --in-place given.bones'
[ "$(stat -c %a given.bones)" = 640 ] || fail 'the mode has changed'
if [ "$(id -u)" -eq 0 ]; then
    cp loose.bones given.bones && chown 1234:2345 given.bones
    expect 0 'bones-format --in-place given.bones'
    [ "$(stat -c %u:%g given.bones)" = 1234:2345 ] || fail 'the owner has changed'
    mkdir shared && chmod 777 shared . && cp loose.bones shared/theirs.bones && chmod 666 shared/theirs.bones
    chown 1234 shared/theirs.bones
    expect 2 "setpriv --reuid=65534 --regid=65534 --clear-groups $tools/bones-format --in-place shared/theirs.bones" \
        'shared/theirs.bones is unchanged: its owner could not be kept'
    cmp shared/theirs.bones loose.bones && [ "$(ls -A shared)" = theirs.bones ] || fail 'a file of somebody else was touched'
fi

# A FIFO below a directory is passed over with a note, whatever the status; one that is named is read.
mkdir strange && cp few.bones strange/a.bones && mkfifo strange/b.bones && ln -s /dev/zero strange/c.bones
expect 0 'timeout 20 bones-check -q strange' 'strange/b.bones is a FIFO and is skipped'
grep -q 'strange/c.bones is a device and is skipped' errors || fail 'a device was not passed over'

# Names that are no files.
for tool in 'bones-history list --db' 'bones-history import few.bones --db' 'bones-history import --dry-run few.bones --db' \
    'bones-query --db' 'bones-stats --db' 'bones-violations --db' 'bones-history upgrade --db' 'bones-history --db all.db merge'; do
    expect 2 "$tool ''" "name is empty"
    expect 2 "$tool :memory:" 'an archive needs a file'
    expect 2 "$tool //x" '//x starts with two slashes; write /x'
done
expect 0 'bones-history --db ./:memory: import -q few.bones'
[ -s :memory: ] || fail 'a file called :memory: is no file'

# Closed descriptors: no file takes their place.
rm -f closed.db
expect 0 'bones-history --db closed.db import -q few.bones >&-'
expect 2 'bones-history --db closed.db import -q few.bones >&-' 'cannot write standard output'
rm closed.db
expect 0 'bones-history --db closed.db import -q few.bones <&- >&- 2>&-'
expect 0 'bones-history --db closed.db verify -q <&-'
expect 2 'bones-history --db closed.db export <&- >&-' 'cannot write standard output'
expect 0 'bones-history --db closed.db verify -q'
cp loose.bones given.bones
expect 0 'bones-format --in-place given.bones <&- >&-'
cmp given.bones few.bones || fail 'formatted in place with closed descriptors: something else'
expect 2 'bones-check -o out <&-' 'cannot read <stdin>'

# Where the system has no more threads, fewer do the work.
bones-generate -q --count 2000 --hands 2 --seed 3 > many.bones
bones-format -j1 many.bones > alone.bones
few_threads() {
    if [ "$(id -u)" -eq 0 ]; then
        run "exec setpriv --reuid=64999 --regid=64999 --clear-groups prlimit --nproc=1 $1"
    else
        run "exec prlimit --nproc=1 $1"
    fi
    [ $status -eq 0 ] || fail "$1 without more threads: status $status"
}
chmod 755 "$place"
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:detect_leaks=0" # which wants a thread of its own
few_threads "$tools/bones-format -j8 $place/many.bones"
cmp stdout alone.bones || fail 'fewer threads, other results'
few_threads "$tools/bones-generate -j8 --count 2000 --hands 2 --seed 3"
cmp stdout many.bones || fail 'fewer threads, other games'

# begun FOLDER: waits until something is being written there
begun() {
    for _ in $(seq 100); do
        [ -z "$(ls -A "$1" | grep '^\.bones-')" ] || return 0
        sleep 0.05
    done
    fail "nothing is written in $1"
}

# Who is told to go leaves no temporary file, and goes by that signal.
mkdir out.d
for signal in INT TERM HUP; do
    env --default-signal=INT bones-generate -q --count 100000000 -o out.d/out.bones &
    begun out.d
    kill -s $signal $!
    status=0
    wait $! || status=$?
    [ "$(kill -l $status)" = $signal ] || fail "SIG$signal: status $status"
    [ -z "$(ls -A out.d)" ] || fail "SIG$signal leaves $(ls -A out.d)"
done
# What is to be ignored is ignored: nohup.
(trap '' HUP; exec bones-generate -q --count 20000 --hands 1 -o out.d/out.bones) &
begun out.d
kill -s HUP $!
wait $! || fail 'somebody who ignores SIGHUP was ended by it'
[ -s out.d/out.bones ] || fail 'somebody who ignores SIGHUP has written nothing'

# A file that is changed while it is formatted is left as it was changed: written to, touched, replaced.
mkdir in.d
sed 's/$/ /' out.d/out.bones > loose.bones
for change in 'echo "# a line more" >> in.d/notes.bones' 'touch -d 2030-01-01 in.d/notes.bones' \
    'cp -p in.d/notes.bones other && mv other in.d/notes.bones'; do
    cp loose.bones in.d/notes.bones
    bones-format --in-place in.d/notes.bones 2> errors &
    begun in.d
    kill -s STOP $!
    sh -c "$change"
    cp in.d/notes.bones changed.kept
    kill -s CONT $!
    status=0
    wait $! || status=$?
    [ $status -eq 2 ] && grep -q 'notes.bones is unchanged: another program changed it meanwhile' errors || fail "$change: status $status"
    cmp in.d/notes.bones changed.kept && [ "$(ls -A in.d)" = notes.bones ] || fail "$change: touched"
done
