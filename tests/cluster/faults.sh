# Sourced by tools/dev/cluster: what can go wrong, caused with real processes. Each fault is noticed, said in one line with
# what to do, and mended by that line's own command; the answer is then one machine's. In the folder $place.

# told WHAT: shows the lines that were said
told() {
    printf '%s:\n' "$1"
    head -n 4 err | sed 's/^/    /'
    [ "$(wc -l <err)" -le 4 ] || echo "    … and $(($(wc -l <err) - 4)) more"
}

# mended WHAT: gather refuses, and what it says mends it
mended() {
    ends 2 bones-batch gather plan.jsonl results
    [ ! -s out ] || fail "$1: a figure over less than everything"
    told "$1"
    commands >remedy
    sh -e remedy >remedy.log 2>&1 || fail "$1: the remedy fails: $(cat remedy remedy.log)"
    ends 1 bones-batch gather plan.jsonl results -q
    cmp out one/check || fail "$1: mended, and yet other bytes"
}

# task_of FIRST: the process that does the shards from this one on
task_of() {
    local pid
    for pid in $(pgrep -f "^bones-batch run plan.jsonl $1-"); do
        if [ "$(readlink "/proc/$pid/cwd")" = "$place" ]; then
            echo "$pid" && return
        fi
    done
    return 1
}

faults_of_slurm() {
    local job pid again task second=$(((planned + 1) / 2 + 1))
    # Two tasks do half of the shards each, so that there is time for faults.
    bones-batch script slurm plan.jsonl --tasks 2 --results results -o two.sh

    # A task is killed while it works: what it has done is there, the rest is not.
    rm -r results
    job=$(sbatch --parsable two.sh)
    within 60 'a task that works' task_of $second
    pid=$(task_of $second)
    kill -KILL "$pid"
    within 600 'the job' ended "$job"
    mended 'a task was killed'

    # A node stops answering while its task lives on: Slurm gives the task to the other node, and both do it at once.
    rm -r results
    job=$(sbatch --parsable two.sh)
    within 60 'a task on node 1' on_node_1 "$job"
    task=$(on_node_1 "$job")
    pid=$(task_of $(((task - 1) * (second - 1) + 1)))
    kill -STOP "$pid"
    kill -KILL "$slurmd_n1"
    within 120 'the task on the other node' requeued "$job" "$task"
    kill -CONT "$pid"
    within 600 'the job' ended "$job"
    within 600 'the task that was left alone' gone "$pid"
    ends 1 bones-batch gather plan.jsonl results -q
    cmp out one/check || fail 'a task that ran twice at once: other bytes'
    echo "a node stopped, and its task ran on both nodes at once: counted once; Slurm says:"
    grep -ih "n1.*not responding\|requeue" slurm/log/slurmctld.log | tail -n 2 | sed 's/^/    /'
    start_node n1
    within 60 'two idle nodes' nodes_are_idle

    # A shard's results are taken away: only its task runs again.
    rm -r results/shard-00005
    ends 2 bones-batch gather plan.jsonl results --array
    again=$(cat out)
    told "a shard's results are gone; sbatch --array=$again job.sh"
    job=$(sbatch --parsable --array="$again" job.sh)
    within 600 'the job' ended "$job"
    ends 1 bones-batch gather plan.jsonl results -q
    cmp out one/check || fail 'run again by Slurm: other bytes'

    # One task's disk is full.
    rm -r results/shard-00004
    mkdir -p small
    if mount -t tmpfs -o size=1m bones small 2>/dev/null; then
        mounts+=("$place/small")
        job=$(sbatch --parsable --output=full.log --wrap='bones-batch run plan.jsonl 4 -o small')
    else
        job=$(sbatch --parsable --output=full.log --wrap='ulimit -f 1024; bones-batch run plan.jsonl 4 -o small')
    fi
    within 600 'the job' ended "$job"
    grep 'bones-batch: cannot write' full.log >err || fail "a full disk: $(cat full.log)"
    told 'the disk was full'
    [ "$(wc -l <err)" = 1 ] && [ -z "$(ls -A small)" ] || fail 'a full disk: more than a line, or half a result'
    mount -o remount,size=1g small 2>/dev/null || true
    commands | sh -e 2>/dev/null || fail 'there is room, and yet it cannot be done'
    ends 1 bones-batch gather plan.jsonl results small -q
    cmp out one/check || fail 'a full disk: other bytes'
    mv small/shard-00004 results/
}

# on_node_1 JOB: which of its tasks works there
on_node_1() {
    local task
    task=$(squeue -h -j "$1" -w n1 -t R -o %K | head -n 1)
    [ -n "$task" ] && task_of $(((task - 1) * ((planned + 1) / 2) + 1)) >/dev/null && echo "$task"
}
# requeued JOB TASK: whether it works on the other node; Slurm would wait two minutes before that
requeued() {
    scontrol update JobId="$1_$2" StartTime=now 2>/dev/null || true
    squeue -h -j "$1" -w n2 -t R -o %K | grep -qx "$2"
}
gone() { ! alive "$1"; }

# Faults for which a small plan does.
faults_of_files() {
    local big=$PWD said
    mkdir small-plan && cd small-plan
    mkdir in one
    head -c 2000000 ../in/spoilt-1.bones >in/a.bones
    head -c 1500000 ../in/more/hidden-1.bones >in/b.bones
    bones-check -q --format jsonl in >one/check || [ $? = 1 ]
    bones-batch plan in --shard 900K -o plan.jsonl -q
    bones-batch run plan.jsonl "1-$(shards_of plan.jsonl)" -o results -q

    truncate -s -1000 results/shard-00002/actions.tsv
    mended "a file of a shard's results is cut off"
    rm results/shard-00002/manifest.json
    mended 'a result without its manifest'
    cp -r results/shard-00001 results/shard-again
    mended 'a shard is there twice'

    bones-batch plan in --shard 500K -o other.jsonl -q
    bones-batch run other.jsonl 1 -o other -q
    rm -r results/shard-00001 && cp -r other/shard-00001 results/
    mended 'a result is of another plan'

    # A tool that calls itself another version, in a copy of the program.
    mkdir old
    sed 's/0\.1\.0/0.0.9/g' "$(command -v bones-batch)" >old/bones-batch && chmod +x old/bones-batch
    old/bones-batch --version | grep -q '0\.0\.9' || fail 'the copy is no other version'
    rm -r results/shard-00003 && old/bones-batch run plan.jsonl 3 -o results -q
    mended 'a result is of another version'

    # An input is gone, and comes back.
    mv in/b.bones kept
    ends 2 bones-batch run plan.jsonl 4 -o new
    told 'an input is gone'
    mv kept in/b.bones
    # Written to after the plan was made: the remedy is another plan, and its shards anew.
    cp -p in/a.bones kept
    printf '# more\n' >>in/a.bones
    ends 2 bones-batch gather plan.jsonl results
    grep -q 'in/a.bones was changed after the plan was made: bones-batch plan' err || fail 'a changed input is not noticed'
    told 'an input was changed'
    commands | sh -e 2>/dev/null
    bones-check -q --format jsonl in >one/check || [ $? = 1 ]
    mended 'and so all results are of another plan'
    cd "$big"
}

faults_of_clickhouse() {
    local pid report
    report=$(file_of 'bones-stats --per player --format jsonl')

    # Loaded again, also twice at once.
    ends 0 bones-batch load plan.jsonl results --clickhouse "$servers"
    [ "$(grep -c 'exists already' err)" = "$planned" ] || fail 'a load repeated loads again'
    told 'a load repeated'
    same_report

    # A load is killed in the midst of a shard.
    bones-batch load plan.jsonl results --clickhouse "$servers" --replace -q 2>/dev/null &
    pid=$!
    within 300 'some shards' has_shards 3
    kill -KILL $pid
    wait $pid 2>/dev/null || true
    refused_and_mended 'a load was killed'

    # Two loads at once.
    bones-batch load plan.jsonl results --clickhouse "$servers" --replace -q 2>/dev/null &
    pid=$!
    within 300 'some shards' has_shards 2
    bones-batch load plan.jsonl results --clickhouse "$servers" -q >load.log 2>&1 || true
    wait $pid || true
    if bones-stats -q --clickhouse "$servers" --per player --format jsonl >out 2>err; then
        cmp out "$report" || fail 'two loads at once: other bytes'
        echo 'two loads at once: counted once'
    else
        refused_and_mended 'two loads at once'
    fi

    # A server stops during a query: it holds its breath, so that the query surely waits for it, and is killed.
    kill -STOP "${server_pid[1]}"
    bones-stats -q --clickhouse "${servers%%,*}" --per player --format jsonl >out 2>err &
    pid=$!
    sleep 2
    kill -KILL "${server_pid[1]}"
    if wait $pid; then fail 'a server stopped during a query, and there is an answer'; fi
    [ ! -s out ] || fail 'a figure over less than everything'
    told 'a server stopped during a query'
    ends 2 bones-violations -q --clickhouse "${servers%%,*}"
    told 'a server is not there'
    start_server 1
    same_report

    # And during a load.
    bones-batch load plan.jsonl results --clickhouse "$servers" --replace -q >out 2>err &
    pid=$!
    within 300 'some shards' has_shards 2
    kill -STOP "${server_pid[1]}"
    sleep 1
    kill -KILL "${server_pid[1]}"
    if wait $pid; then fail 'a server stopped during a load, and the load is whole'; fi
    [ "$(wc -l <err)" = 1 ] || fail 'a load that failed says more than a line'
    told 'a server stopped during a load'
    sed -n 's/.*; then: //p' err >remedy
    start_server 1
    ends 2 bones-stats -q --clickhouse "$servers"
    told 'and what was loaded is not all'
    sh -e remedy 2>/dev/null || fail "the remedy fails: $(cat remedy)"
    same_by_cluster

    # Rows that go without a word.
    asked 1 'ALTER TABLE bones.sums_local DROP PARTITION 2'
    refused_and_mended "rows are gone from a server"
}

# has_shards COUNT: whether a load is at work that has done so many, and not all
has_shards() {
    local count
    count=$(asked 0 'SELECT count() FROM bones.loads_local' 2>/dev/null)
    [ "$count" -ge "$1" ] && [ "$count" -lt "$planned" ]
}

same_report() {
    ends "$(cat "$report.status")" bones-stats -q --clickhouse "$servers" --per player --format jsonl
    cmp out "$report" || fail 'bones-stats --clickhouse: other bytes'
}

# refused_and_mended WHAT: bones-stats and bones-violations refuse, and what they say mends it
refused_and_mended() {
    ends 2 bones-violations -q --clickhouse "$servers"
    ends 2 bones-stats -q --clickhouse "$servers"
    [ ! -s out ] || fail 'a figure over less than everything'
    told "$1"
    commands | sort -u >remedy
    sh -e remedy 2>/dev/null || fail "$1: the remedy fails: $(cat remedy)"
    same_report
}
