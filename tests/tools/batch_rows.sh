#!/usr/bin/env bash
# The rows of shards are those of the archive, value by value, however shards are cut; and their columns those of
# schemas/clickhouse.sql: batch_rows.sh BIN COUNT
set -eu
bin=$1 count=$2
PATH=$bin:$PATH
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$place"

fail() {
    echo "$*" >&2
    exit 1
}

mkdir in
bones-generate -q --seed 1 --count "$count" --hands 2 >in/clean.bones
bones-generate -q --seed 2 --count "$count" --breaches 2 >in/spoilt.bones
bones-generate -q --seed 5 --count "$count" --breaches 2 --kinds revoke,false-pass >in/revokes.bones
bones-generate -q --seed 3 --count "$count" --hide all --breaches 1 >in/hidden.bones
bones-generate -q --seed 4 --count "$count" --hide draws >in/draws.bones
# Sheets that are not canonical, each game once.
find "$root/samples" -path '*/club-night/*.bones' -exec cat {} + >in/night.bones
# A record with substitutes.
sed -n "/^== a.bones/,/^== stdout/{/^==/!p}" "$root/tests/cases/query/substitutes.case" >in/substitutes.bones
bytes=$(cat in/* | wc -c)

rows() {
    bones-batch plan in --shard "$1" -o plan.jsonl -q
    rm -rf results
    bones-batch run plan.jsonl "1-$(sed -n 's/.*"type":"summary","shards":\([0-9]*\).*/\1/p' plan.jsonl)" -o results -q
    rm -rf "$2" && mkdir "$2"
    for file in results/shard-00001/*.tsv; do
        tail -q -n +2 results/*/"$(basename "$file")" | LC_ALL=C sort >"$2/$(basename "$file")"
    done
}
rows 1G whole
rows $((bytes / 5)) cut
diff -rq whole cut || fail 'rows depend on how shards are cut'

# The columns of a table of the schema, but for those that the loader adds.
for file in results/shard-00001/*.tsv; do
    table=$(basename "$file" .tsv)
    sed -n "/^CREATE TABLE IF NOT EXISTS bones.${table}_local (/,/^) ENGINE/p" "$root/schemas/clickhouse.sql" |
        sed -n 's/^    `\{0,1\}\([a-z_]*\)`\{0,1\} .*/\1/p' | grep -v '^shard$' >columns
    [ "$table" != cases ] || sed -i '/^number$/d' columns
    head -n 1 "$file" | tr '\t' '\n' | cmp - columns || fail "$table: other columns than in clickhouse.sql"
done

bones-history import -q --db bones.db in >/dev/null 2>&1 || [ $? = 1 ]
[ "$(sqlite3 bones.db 'SELECT count(*) FROM records')" = "$(wc -l <whole/records.tsv)" ] || fail 'a game is there twice'

# same TABLE COLUMNS SQL: the archive says the same. Its record is known by the text's hash.
same() {
    sqlite3 -readonly bones.db ".mode tabs" ".nullvalue '\\N'" "$3" | LC_ALL=C sort >archive
    awk -F '\t' -v OFS='\t' -v wanted="$2" -v head="$(head -n 1 "results/shard-00001/$1.tsv")" \
        -v hashes="$(head -n 1 results/shard-00001/records.tsv)" '
        BEGIN {n = split(head, names); for (i = 1; i <= n; ++i) at[names[i]] = i
               n = split(hashes, names); for (i = 1; i <= n; ++i) if (names[i] == "text_hash") hash = i
               count = split(wanted, columns, " ")}
        NR == FNR {of[$1] = $hash; next}
        {line = of[$1]; for (i = 1; i <= count; ++i) line = line OFS $at[columns[i]]; print line}' \
        whole/records.tsv "whole/$1.tsv" | LC_ALL=C sort >rows
    [ -s rows ] || fail "$1: no rows"
    cmp -s archive rows || fail "$1: $(diff archive rows | head -n 6)"
    echo "$1: $(wc -l <rows) rows as in the archive"
}
# list ALIAS COLUMNS: the same columns of a table in SQL
list() { echo "$2" | sed "s/[^ ][^ ]*/, $1.&/g"; }

from='FROM records r LEFT JOIN events e USING (event_id)'
columns='game ruleset players sheet_id site recorder date first_day last_day time round table_name hands actions complete totals_known winners errors broken claims notes open fingerprint arms cut'
same records "$columns event" "SELECT r.text_hash $(list r "$columns"), e.name $from"
same records 'player_names winner_names totals' "SELECT r.text_hash, g.players, g.winners, nullif(g.totals, '') FROM games g JOIN records r ON r.record_id = g.record"
columns='game date event seat player side total claimed_total won'
same seats "$columns" "SELECT r.text_hash $(list g "$columns") FROM game_players g JOIN records r ON r.record_id = g.record"
columns='position number leader opening_tile ended out_seat claimed_end score_known score_taken layout_known actions'
same hands "game date $columns" "SELECT r.text_hash, r.game, r.date $(list h "$columns") FROM hands h JOIN records r USING (record_id)"
columns='hand game date seat player points claimed dealt tiles_left pips_left'
same hand_seats "position $columns" "SELECT r.text_hash, h.position $(list x "$columns") FROM hand_players x JOIN hands h USING (hand_id) JOIN records r USING (record_id)"
columns='hand game date ply seat player kind tile arm written_arm suit manner mark ends_before ends_after open_before choices forced verdict'
same actions "position $columns inner outer" "SELECT r.text_hash, h.position $(list x "$columns"), a.inner, a.outer FROM plays x JOIN actions a USING (hand_id, ply) JOIN hands h USING (hand_id) JOIN records r USING (record_id)"
columns='hand game date ply seat player code clause severity verdict message evidence called'
same findings "$columns" "SELECT r.text_hash $(list f "$columns") FROM faults f JOIN records r ON r.record_id = f.record"
columns='hand game ply seat player points clause reason'
same ledger "$columns" "SELECT r.text_hash $(list l "$columns") FROM points l JOIN records r ON r.record_id = l.record"
