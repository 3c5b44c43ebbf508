#!/usr/bin/env bash
# Shards of any size add up to what one machine prints, byte for byte; and what is missing, broken or changed is noticed, and
# mended by the command that the refusal names: batch.sh BIN ROUNDS
set -eu
. "$(dirname "$0")/../support/games.sh"
bin=$1 rounds=$2
PATH=$bin:$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
samples=$(cd "$(dirname "$0")/../.." && pwd)/samples
cd "$place"

fail() {
    echo "$*" >&2
    exit 1
}
# ends STATUS COMMAND...: it does, with its output in `out` and what it says in `err`
ends() {
    local wanted=$1 status=0
    shift
    "$@" >out 2>err || status=$?
    [ $status = "$wanted" ] || fail "$* ended with $status, not $wanted: $(head -n 5 err)"
}
# same STATUS_COMMAND -- GATHERED...: one machine's bytes and status are those of all shards
same() {
    local status=0
    eval "$1" >one 2>/dev/null || status=$?
    shift
    ends $status bones-batch gather plan.jsonl results -q "$@"
    cmp one out || fail "gather $*: other bytes than one machine's"
}
same_reports() {
    same 'bones-check --except likely-same-game --format jsonl in' || exit 1
    local per format
    for per in player pair opponent game event month seat opening suit all; do
        same "bones-stats --per $per --format jsonl in" --report stats --per $per --format jsonl
    done
    same 'bones-stats in' --report stats
    same 'bones-stats --format csv --one-table --only won,points in' --report stats --format csv --one-table --only won,points
    for per in player event game month code; do
        same "bones-violations --per $per --format jsonl --open in" --report violations --per $per --format jsonl --open
    done
    for format in text markdown csv jsonl; do same "bones-violations --format $format in" --report violations --format $format; done
    same 'bones-violations --cases --format csv in' --report violations --cases --format csv
    same 'bones-violations --open --no-cases in' --report violations --open --no-cases
}
shards() { sed -n 's/.*"type":"summary","shards":\([0-9]*\).*/\1/p' plan.jsonl; }
all_shards() { bones-batch run plan.jsonl "1-$(shards)" -o results -q; }

mkdir -p in/more
generate() { bones-generate -q --seed "$1" --count 12 "${@:2}"; }
for game in $games; do
    generate 1 --game $game --hands 2 >in/$game.bones
done
generate 2 --breaches 1 >in/spoilt.bones
generate 3 --hide all --breaches 1 >in/more/hidden.bones
cp -r "$samples" in/samples
# What stands between records, and what is no record.
{
    printf '\xef\xbb\xbf# first of all\n\n'
    cat in/spoilt.bones
    printf '\n\n\n# of the next\n# and more\n\n'
    cat in/more/hidden.bones
    printf 'id further\nevent A header behind a hand begins a record\nhand 1\nA 1-1\n# own\njunk\n# two\ngame leyden\nplayer A \303\201\n\n\n# end\n'
} >in/between.bones
: >in/empty.bones
printf '# nothing but this\n' >in/comment.bones
printf 'junk \xff\n\nmore junk' >in/junk.bones
awk 'BEGIN {for (i = 0; i < 400; ++i) {print "game leyden\nhand 1"; for (k = 0; k < 50; ++k) print "A 9-9"; print ""; if (i % 9 == 0) print "# c\n"}}' >in/wrong.bones
sed 's/$/\r/' in/spoilt.bones >in/more/windows.bones
awk 'BEGIN {print "game leyden\nhand 1\nA 6-6"; for (i = 0; i < 300; ++i) printf "# %4000s\n", "x"; print "game leyden\nhand 1\nA 6-6\n\n# x\ngame leyden\nhand 1\nA 5-5"}' >in/long.bones

bytes=$(cat $(find in -name '*.bones') | wc -c)
for ((round = 1; round <= rounds; ++round)); do
    size=$(od -An -N4 -tu4 /dev/urandom | awk -v most="$bytes" '{print 1 + int(exp($1 / 2 ^ 32 * log(most)))}')
    [ $size -ge 20000 ] || size=$((size + 20000))
    rm -rf results
    bones-batch plan in --shard $size -o plan.jsonl -q
    echo "round $round: $(shards) shards of $size bytes"
    all_shards
    same_reports
done

echo faults
bones-batch plan in --shard $((bytes / 7)) -o plan.jsonl -q
rm -rf results
bones-check --except likely-same-game --format jsonl in >whole 2>/dev/null || true
last=$(shards)
# mended: what gather says line by line, done, makes everything whole
mended() {
    ends 2 bones-batch gather plan.jsonl results
    [ ! -s out ] || fail 'a figure over less than everything'
    sed 's/^bones-batch: //; s/.*: //' err >commands
    sh -e commands 2>/dev/null || fail "$(cat commands): no remedy"
    ends 1 bones-batch gather plan.jsonl results -q
    cmp whole out || fail 'mended, and yet other bytes'
}
mkdir results
[ "$(bones-batch gather plan.jsonl results --array 2>/dev/null || true)" = "1-$last" ] || fail 'not all are missing'
mended
rm -r results/shard-00002 results/shard-00004
[ "$(bones-batch gather plan.jsonl results --array 2>/dev/null || true)" = 2,4 ] || fail '2 and 4 are missing'
mended
cp -r results/shard-00001 results/copy && mended
echo >>results/shard-00003/check.jsonl && mended
truncate -s 100 results/shard-00003/manifest.json && mended
rm results/shard-00003/manifest.json && mended
sed -i 's/"versions":"[^ ]*/"versions":"0.0.9/' results/shard-00002/manifest.json && mended
cp plan.jsonl kept && bones-batch plan in --shard $((bytes / 3)) -o plan.jsonl -q && bones-batch run plan.jsonl 1 -o other -q
cp kept plan.jsonl && rm -r results/shard-00001 && cp -r other/shard-00001 results/ && mended

# Twice at once, and again.
for i in 1 2 3 4; do bones-batch run plan.jsonl "1-$last" -o twice -q -j 1 & done
wait
ends 1 bones-batch gather plan.jsonl twice -q && cmp whole out || fail 'four at once made something else'
[ "$(ls -A twice | wc -l)" = "$last" ] || fail "something is left over: $(ls -A twice)"
ends 0 bones-batch run plan.jsonl 1 -o twice
grep -q 'exists already' err || fail 'a shard is done again'

# Killed at some moment, then done.
for i in 1 2 3 4 5 6 7 8; do
    bones-batch run plan.jsonl "1-$last" -o killed -q &
    sleep 0.0$i
    kill -9 $! 2>/dev/null || true
    wait $! 2>/dev/null || true
done
bones-batch run plan.jsonl "1-$last" -o killed -q
ends 1 bones-batch gather plan.jsonl killed -q && cmp whole out || fail 'killed and mended: other bytes'

# No room.
ends 2 bash -c "ulimit -f 1; exec bones-batch run plan.jsonl 1 -o full"
grep -q 'cannot write.*free some space, then run: bones-batch run plan.jsonl 1 -o full' err || fail "no room: $(cat err)"
[ "$(wc -l <err)" = 1 ] || fail 'no room: more than one line'
[ -z "$(ls -A full)" ] || fail 'half a result is left over'

# The input changed, or gone.
cp in/spoilt.bones spoilt
printf '# more\n' >>in/spoilt.bones
ends 2 bash -c "rm -rf new; exec bones-batch run plan.jsonl 1-$last -o new"
grep -q 'in/spoilt.bones was changed after the plan was made: bones-batch plan in --shard' err || fail "changed: $(cat err)"
ends 2 bones-batch gather plan.jsonl killed
grep -q 'in/spoilt.bones was changed' err || fail 'gather counts what is no longer there'
sed 's/^\(game.*\)/\1 /' spoilt | head -c "$(wc -c <spoilt)" >in/spoilt.bones
ends 2 bash -c "rm -rf new; exec bones-batch run plan.jsonl 1-$last -o new"
rm in/spoilt.bones
ends 2 bash -c "rm -rf new; exec bones-batch run plan.jsonl 1-$last -o new"
grep -q 'cannot read in/spoilt.bones.*: bones-batch plan' err || fail "gone: $(cat err)"
cp -p spoilt in/spoilt.bones
ends 1 bones-batch gather plan.jsonl killed -q && cmp whole out || fail 'the old input is back: other bytes'
head -n 3 plan.jsonl >cut.jsonl
ends 2 bones-batch run cut.jsonl 1 -o new

# From another folder: files are found from where the plan is.
mkdir away && cd away
ends 1 bones-batch gather ../plan.jsonl ../killed -q && cmp ../whole out || fail 'elsewhere it is something else'
bones-batch run ../plan.jsonl "1-$last" -o results -q
ends 1 bones-batch gather ../plan.jsonl results -q && cmp ../whole out || fail 'run elsewhere it is something else'
cd ..

# The jobs are scripts, and do it.
bones-batch script slurm plan.jsonl --tasks 3 --results sbatch >job.sh
for task in 1 2 3; do SLURM_ARRAY_TASK_ID=$task sh job.sh 2>/dev/null; done
ends 1 bones-batch gather plan.jsonl sbatch -q && cmp whole out || fail 'the job of Slurm does something else'
if command -v parallel >/dev/null; then
    bones-batch script parallel plan.jsonl --results by-parallel >job.sh
    for i in 1 2; do
        sh job.sh -j 2 >/dev/null 2>&1 || fail 'the job of parallel fails'
        [ $i = 2 ] || rm -r by-parallel/shard-00002
    done
    ends 1 bones-batch gather plan.jsonl by-parallel -q && cmp whole out || fail 'the job of parallel does something else'
fi

# Memory does not grow with the shard.
if [ -x /usr/bin/time ] && [ "${BONES_MEMORY:-1}" = 1 ]; then
    mkdir big
    for i in $(seq 1 5); do cat in/spoilt.bones in/more/hidden.bones; echo; done >big/piece
    for i in $(seq 1 10); do cat big/piece; done >big/one.bones
    /usr/bin/time -q -f %M -o peak bones-batch plan big/one.bones --shard 1G -o big.jsonl -q
    echo "plan of $(wc -c <big/one.bones) bytes: $(cat peak) KB"
    [ "$(cat peak)" -le 20000 ] || fail "plan takes $(cat peak) KB"
    /usr/bin/time -q -f %M -o peak bones-batch run big.jsonl 1 -o big/out -j 1 -q
    echo "run: $(cat peak) KB"
    [ "$(cat peak)" -le 40000 ] || fail "run takes $(cat peak) KB"
fi
