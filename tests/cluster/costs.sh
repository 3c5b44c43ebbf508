# Sourced by tools/dev/cluster: seconds a million actions for each step, the same input in 1, 2, 4, 8 and 16 shards. On one
# machine that shows what a shard costs beyond its work, and no speed-up. In the folder $place.

# seconds COMMAND…: by the clock
seconds() {
    local begun end
    begun=$(date +%s%N)
    "$@" >/dev/null 2>err || [ $? = 1 ] || fail "$*"
    end=$(date +%s%N)
    echo $(((end - begun) / 1000000)) | awk '{printf "%.3f", $1 / 1000}'
}

# a_million SECONDS: what that is for a million actions
a_million() { echo "$1" | awk -v n="$measured" '{printf "%.3f", $1 / (n / 1e6)}'; }

ask_question() { asked 0 "$(cat "question-$1.sql")"; }

costs() {
    local n number row checked run whole='' load gather
    awk '/^```sql question/ {inside = 1; file = sprintf("question-%d.sql", ++count); next}
         /^```/ {inside = 0} inside {print > file}' "$root/schemas/CLUSTER.md"
    mkdir costs-in
    for n in in/*.bones in/more/*.bones; do head -n "$(($(wc -l <"$n") / 4))" "$n" >"costs-in/$(basename "$n")"; done
    bytes=$(cat costs-in/* | wc -c)
    printf '| shards | run | gather | load | question 1 | 2 | 3 | 4 | 5 |\n| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n' >figures
    for n in 1 2 4 8 16; do
        rm -rf costs-out
        bones-batch plan costs-in --shard $((bytes / n + 2000)) -o costs.jsonl -q
        number=$(shards_of costs.jsonl)
        run=$(seconds bones-batch run costs.jsonl "1-$number" -o costs-out -j 1 -q)
        whole=${whole:-$run}
        measured=$(actions costs-out)
        gather=$(seconds bones-batch gather costs.jsonl costs-out -q)
        load=$(seconds bones-batch load costs.jsonl costs-out --clickhouse "$servers" --replace -q)
        row="| $number | $(a_million "$run") | $(a_million "$gather") | $(a_million "$load") |"
        for number in 1 2 3 4 5; do row+=" $(a_million "$(seconds ask_question $number)") |"; done
        echo "$row" | tee -a figures
    done
    checked=$(seconds bones-check -q -j 1 costs-in)
    printf '\nSeconds a million actions (%s actions, %s MB of text):\n\n' "$measured" $((bytes / 1000000))
    cat figures
    printf '\nbones-check on one core: %s; run makes %s of its actions a second, all in one shard.\n' "$(a_million "$checked")" \
        "$(echo "$checked $whole" | awk '{printf "%.2f", $1 / $2}')"
    printf 'Results: %s bytes an action; in ClickHouse %s bytes an action.\n' \
        "$(du -sb costs-out | awk -v n="$measured" '{printf "%.0f", $1 / n}')" \
        "$(for n in 0 1; do asked $n "SELECT sum(bytes_on_disk) FROM system.parts WHERE active AND database = 'bones'"; done | awk -v n="$measured" '{s += $1} END {printf "%.0f", s / n}')"
    /usr/bin/time -q -f %M -o peak bones-batch run costs.jsonl 1 -o costs-peak -j 1 -q
    printf 'run holds %s MB.\n' $(($(cat peak) / 1024))
}
