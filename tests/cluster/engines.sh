# Sourced by tools/dev/cluster: starts two nodes of Slurm and two servers of ClickHouse in the folder $place, on
# ports of their own, and ends all of them by their process ids.

pids=()   # of what was started, and is to be ended
mounts=() # of what was mounted

# free_ports COUNT: so many ports that nobody listens on
free_ports() {
    local port=$((20000 + RANDOM % 20000)) found=0
    while [ $found -lt "$1" ]; do
        port=$((port + 1))
        if ! (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
            echo $port
            found=$((found + 1))
        fi
    done
}

# alive PID: whether the process is there, and no zombie
alive() { [ -e "/proc/$1/stat" ] && ! grep -q '^[0-9]* ([^)]*) Z' "/proc/$1/stat"; }

# within SECONDS WHAT COMMAND…: waits until the command succeeds
within() {
    local seconds=$1 what=$2 end=$((SECONDS + $1))
    shift 2
    until "$@" >/dev/null 2>&1; do
        [ $SECONDS -lt $end ] || fail "$what: not within $seconds seconds"
        sleep 0.1
    done
}

# end PID…: lets processes go on, asks them to end, and ends those that do not
end() {
    local pid
    for pid; do kill -CONT "$pid" 2>/dev/null && kill -TERM "$pid" 2>/dev/null; done
    for pid; do
        for _ in $(seq 100); do
            alive "$pid" || break
            sleep 0.1
        done
        if alive "$pid"; then kill -KILL "$pid" 2>/dev/null || true; fi
    done
}

# Ends what was started, the latest first. Steps of Slurm outlive their slurmd; they stand in its folder.
stop_engines() {
    local i steps=()
    if [ -n "${place:-}" ]; then
        mapfile -t steps < <(pids_with "$place")
        end "${steps[@]}"
    fi
    for ((i = ${#pids[@]} - 1; i >= 0; --i)); do end "${pids[i]}"; done
    for i in "${mounts[@]}"; do umount "$i" 2>/dev/null || true; done
    pids=() mounts=()
}

# pids_with PLACE: tools and steps of Slurm whose command line or environment names a folder of ours
pids_with() {
    local pid
    for pid in $(pgrep '^bones-') $(pgrep '^slurmstepd'); do
        grep -qsF "$1" "/proc/$pid/environ" "/proc/$pid/cmdline" && echo "$pid"
    done
    return 0
}

start_slurm() {
    local ports node host
    mapfile -t ports < <(free_ports 3)
    host=$(hostname)
    mkdir -p "$place/slurm"/{state,log,spool-n1,spool-n2}
    cat >"$place/slurm/slurm.conf" <<END
ClusterName=bones
SlurmctldHost=$host(127.0.0.1)
SlurmUser=$(id -un)
SlurmdUser=$(id -un)
SlurmctldPort=${ports[0]}
AuthType=auth/munge
AuthInfo=socket=$place/munge/socket
StateSaveLocation=$place/slurm/state
SlurmdSpoolDir=$place/slurm/spool-%n
SlurmctldPidFile=$place/slurm/slurmctld.pid
SlurmdPidFile=$place/slurm/slurmd-%n.pid
SlurmctldLogFile=$place/slurm/log/slurmctld.log
SlurmdLogFile=$place/slurm/log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
# A node that does not answer for so long is taken for dead, and its tasks go to another.
SlurmdTimeout=10
ReturnToService=2
KillWait=5
AccountingStorageType=accounting_storage/none
JobAcctGatherType=jobacct_gather/none
JobCompType=jobcomp/filetxt
JobCompLoc=$place/slurm/log/jobs.txt
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[1]} CPUs=1 State=UNKNOWN
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=${ports[2]} CPUs=1 State=UNKNOWN
PartitionName=main Nodes=n1,n2 Default=YES MaxTime=INFINITE State=UP
END
    export SLURM_CONF=$place/slurm/slurm.conf
    mkdir -m 755 "$place/munge"
    head -c 1024 /dev/urandom >"$place/munge/key"
    chmod 400 "$place/munge/key"
    munged --foreground --force --num-threads=2 --socket="$place/munge/socket" --key-file="$place/munge/key" \
        --pid-file="$place/munge/pid" --log-file="$place/munge/log" --seed-file="$place/munge/seed" >"$place/munge/out" 2>&1 &
    pids+=($!)
    within 20 'munged' munge -S "$place/munge/socket" -n
    slurmctld -D >"$place/slurm/log/out" 2>&1 &
    pids+=($!)
    for node in n1 n2; do start_node $node; done
    within 60 'two idle nodes' nodes_are_idle
}

nodes_are_idle() { [ "$(sinfo -h -N -t idle -o %N | sort -u | wc -l)" = 2 ]; }

# start_node NAME
start_node() {
    slurmd -D -N "$1" >"$place/slurm/log/out-$1" 2>&1 &
    pids+=($!)
    printf -v "slurmd_$1" %s $!
}

start_clickhouse() {
    local i
    mapfile -t http < <(free_ports 6)
    tcp=("${http[@]:2:2}") between=("${http[@]:4:2}")
    export CLICKHOUSE_PASSWORD="it's \\ a secret"
    servers=127.0.0.1:${http[0]},127.0.0.1:${http[1]}
    local replicas=''
    for i in 0 1; do
        replicas+="<shard><replica><host>127.0.0.1</host><port>${tcp[i]}</port><user>default</user><password>$CLICKHOUSE_PASSWORD</password></replica></shard>"
    done
    for i in 0 1; do
        mkdir -p "$place/clickhouse-$i"/{data,tmp,files,schemas}
        cat >"$place/clickhouse-$i/users.xml" <<END
<yandex>
<profiles><default><max_memory_usage>4000000000</max_memory_usage><skip_unavailable_shards>1</skip_unavailable_shards>
<group_by_overflow_mode>any</group_by_overflow_mode><result_overflow_mode>break</result_overflow_mode></default></profiles>
<users><default><password>$CLICKHOUSE_PASSWORD</password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users>
<quotas><default/></quotas>
</yandex>
END
        cat >"$place/clickhouse-$i/config.xml" <<END
<yandex>
<logger><level>warning</level><log>$place/clickhouse-$i/log</log><errorlog>$place/clickhouse-$i/errors</errorlog></logger>
<listen_host>127.0.0.1</listen_host>
<http_port>${http[i]}</http_port><tcp_port>${tcp[i]}</tcp_port><interserver_http_port>${between[i]}</interserver_http_port>
<path>$place/clickhouse-$i/data/</path><tmp_path>$place/clickhouse-$i/tmp/</tmp_path>
<user_files_path>$place/clickhouse-$i/files/</user_files_path><format_schema_path>$place/clickhouse-$i/schemas/</format_schema_path>
<users_config>$place/clickhouse-$i/users.xml</users_config>
<default_profile>default</default_profile><default_database>default</default_database>
<mark_cache_size>268435456</mark_cache_size><uncompressed_cache_size>0</uncompressed_cache_size><max_concurrent_queries>100</max_concurrent_queries>
<remote_servers><bones>$replicas</bones></remote_servers>
</yandex>
END
        start_server $i
    done
}

# start_server NUMBER: 0 or 1
start_server() {
    clickhouse-server --config-file="$place/clickhouse-$1/config.xml" >"$place/clickhouse-$1/out" 2>&1 &
    pids+=($!)
    server_pid[$1]=$!
    within 60 "server $1 of ClickHouse" asked "$1" 'SELECT 1'
}

# asked NUMBER SQL: what a server answers, through its own client
asked() { clickhouse-client --port "${tcp[$1]}" --password "$CLICKHOUSE_PASSWORD" -d bones --query "$2" 2>/dev/null || clickhouse-client --port "${tcp[$1]}" --password "$CLICKHOUSE_PASSWORD" --query "$2"; }
