# Sourced by tools/dev/cluster: the work itself, and its comparison with one machine's. In the folder $place.

fail() {
    printf '\n%s\n' "tools/dev/cluster: $*" >&2
    [ ! -s err ] || head -n 20 err >&2
    exit 1
}

# ends STATUS COMMAND…: it does, with what it prints in `out` and what it says in `err`
ends() {
    local wanted=$1 status=0
    shift
    "$@" >out 2>err || status=$?
    [ $status = "$wanted" ] || fail "$* ended with $status, not $wanted"
}

# commands: those that the lines in `err` name
commands() { sed 's/^bones-[a-z]*: //; s/.*: \(bones-\|rm \)/\1/' err; }

# actions FOLDER: how many its shards have
actions() { cat "$1"/shard-*/manifest.json | grep -o '"actions":[0-9]*' | awk -F: '{n += $2} END {print n + 0}'; }

# dated: days and events for games that have none
dated() {
    awk '{print} /^game / {++n; printf "date 2026-%02d-%02d\nevent Round %d of the Cup\n", n % 12 + 1, n % 28 + 1, n % 5 + 1}'
}

# play_games: the input, of all games, half of them with a breach or with hands that nobody saw
play_games() {
    local i each
    mkdir -p in/more
    bones-generate -q --seed 1 --count 60 >in/sample.bones
    bones-batch plan in/sample.bones -o sample.jsonl -q
    bones-batch run sample.jsonl 1 -o sample-out -q
    each=$(actions sample-out)
    # Eight files, each an eighth: clean, with breaches, with hidden hands; and a game that is cut off.
    local count=$((millions * 1000000 * 60 / each / 8 + 1))
    for i in 1 2 3 4; do bones-generate -q --seed "1$i" --count $count | dated >in/clean-$i.bones; done
    bones-generate -q --seed 21 --count $count --breaches 1 | dated >in/spoilt-1.bones
    bones-generate -q --seed 22 --count $count --breaches 2 --kinds revoke,false-pass | dated >in/spoilt-2.bones
    for i in 1 2; do bones-generate -q --seed "3$i" --count $count --hide all --breaches 1 | dated >in/more/hidden-$i.bones; done
    rm -r in/sample.bones sample.jsonl sample-out
    bytes=$(find in -name '*.bones' -print0 | xargs -0 cat | wc -c)
    # Shards end with whole records, so that there are fewer of them than sizes fit.
    for ((i = shards; ; i += 2)); do
        bones-batch plan in --shard $((bytes / i)) -o plan.jsonl -q
        planned=$(shards_of plan.jsonl)
        [ "$planned" -lt "$shards" ] || break
    done
    echo "$planned shards, $bytes bytes"
}

shards_of() { sed -n 's/.*"type":"summary","shards":\([0-9]*\).*/\1/p' "$1"; }

# reports: what is compared; a line each, the tool and its options
reports() {
    local per
    for per in player pair opponent game event month seat opening suit all; do echo "bones-stats --per $per --format jsonl"; done
    echo 'bones-stats'
    echo 'bones-stats --format csv --one-table --only won,points'
    for per in player event game month code; do echo "bones-violations --per $per --format jsonl --no-cases"; done
    echo 'bones-violations'
    echo 'bones-violations --format markdown --open'
    echo 'bones-violations --format jsonl --open'
    echo 'bones-violations --cases --format csv'
}

# filtered: the same with filters, which only the tools on files and in the cluster know
filtered() {
    local game
    game=$(bones-stats --per game --format csv in/clean-1.bones -q | sed -n '2s/^game,\([^,]*\),.*/\1/p')
    echo "bones-stats --game $game --format jsonl"
    echo 'bones-stats --player ana --per opponent --format jsonl'
    echo 'bones-stats --player Bo --seat A --per opening --format jsonl'
    echo 'bones-stats --seat B --per event --format jsonl'
    echo "bones-stats --seat C --game $game --per suit"
    echo "bones-stats --player \"it's \\\\ nobody\" --per pair --format jsonl"
    echo 'bones-violations --player ANA --format jsonl --open'
    echo "bones-violations --seat B --game $game --per month"
    echo 'bones-violations --code revoke,false-pass --per player --format jsonl'
    echo 'bones-violations --code revoke --player Bo --cases --format csv'
}

# file_of COMMAND: where one machine's answer is kept
file_of() { echo "one/$(echo "$1" | md5sum | cut -c1-12)"; }

# one_machine: what is to come out
one_machine() {
    local command status
    say "one machine's answers"
    mkdir -p one
    bones-check -q --format jsonl in >one/check || [ $? = 1 ]
    { reports && filtered; } >questions-of-tools
    while read -r command; do
        status=0
        eval "$command -q in" >"$(file_of "$command")" 2>/dev/null || status=$?
        [ $status -lt 2 ] || fail "$command: $status"
        echo $status >"$(file_of "$command").status"
    done <questions-of-tools
}

# same_by_files: gathered from the shards, each report is one machine's
same_by_files() {
    local command tool
    ends 1 bones-batch gather plan.jsonl results -q
    cmp out one/check || fail 'gather: other bytes than one machine'"'"'s'
    while read -r command; do
        tool=${command%% *}
        ends "$(cat "$(file_of "$command").status")" bones-batch gather plan.jsonl results -q --report "${tool#bones-}" $(echo "$command" | cut -s -d' ' -f2-)
        cmp out "$(file_of "$command")" || fail "gather instead of $command: other bytes"
    done < <(reports)
    echo "gather: $(reports | wc -l) reports and the check are one machine's"
}

# same_by_cluster: asked of ClickHouse, too
same_by_cluster() {
    local command
    while read -r command; do
        eval "ends $(cat "$(file_of "$command").status") $command -q --clickhouse $servers"
        cmp out "$(file_of "$command")" || fail "$command --clickhouse: other bytes"
    done <questions-of-tools
    echo "--clickhouse: $(wc -l <questions-of-tools) reports are one machine's"
}

# ended JOB: whether it has left the queue
ended() { [ -z "$(squeue -h -j "$1" 2>/dev/null)" ]; }

# by_slurm: all shards, by a job and a step that adds up after it
by_slurm() {
    local job gather
    bones-batch script slurm plan.jsonl --results results -o job.sh
    job=$(sbatch --parsable job.sh)
    gather=$(sbatch --parsable --dependency="afterany:$job" --output=gather.log --wrap='bones-batch gather plan.jsonl results -o gathered')
    within 1800 'the job' ended "$gather"
    cmp gathered one/check || fail 'the gather step made something else'
    echo "Slurm: $planned shards, and the step after them: one machine's"
}

by_parallel() {
    bones-batch script parallel plan.jsonl --results by-parallel -o parallel.sh
    sh parallel.sh -j 2 >/dev/null 2>&1 || fail 'the job of parallel'
    ends 1 bones-batch gather plan.jsonl by-parallel -q
    cmp out one/check || fail 'the job of parallel made something else'
    rm -r by-parallel
    echo "parallel: one machine's"
}

load_all() {
    bones-batch load plan.jsonl results --clickhouse "$servers" -q || fail 'load'
}

questions() {
    bones-history import -q --db one/bones.db in >/dev/null 2>&1 || [ $? = 1 ]
    node "$root/tests/cluster/questions.mjs" "$root" "http://${servers%%,*}" "$place/one/bones.db" "$place/results" "$engines" "$place/chdb" ||
        fail 'the engines answer otherwise'
}
