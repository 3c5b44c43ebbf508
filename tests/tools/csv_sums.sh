#!/bin/sh
# What a spreadsheet adds up of bones-score's CSV: sqlite3 sums the points of all sides, and the sum is that of the totals in
# JSON Lines. No hand stands in a row beside its game. With --hands the sum is that of the hands.
# Usage: csv_sums.sh FOLDER_OF_TOOLS FOLDER_OF_RECORDS...
set -eu
PATH=$1:$PATH
shift
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

fail() {
    echo "$*" >&2
    exit 1
}

# sum_of COLUMNS FILE: with the sqlite3 shell
sum_of() {
    sqlite3 -bail :memory: ".mode csv" ".import $2 games" "SELECT total($1) FROM games" | sed 's/\.0*$//'
}

# json_sum FIELD FILE: of all amounts in objects of this name
json_sum() {
    grep '"type":"score"' "$2" | grep -o "\"$1\":{[^}]*}" | grep -o ':-\{0,1\}[0-9][0-9]*' | tr -d : |
        awk '{sum += $1} END {print sum + 0}'
}

for folder in "$@"; do
    bones-score --quiet --format csv "$folder" > "$place/games.csv" || true
    bones-score --quiet --format csv --hands "$folder" > "$place/hands.csv" || true
    bones-score --quiet --format jsonl "$folder" > "$place/games.jsonl" || true
    games=$(sum_of "points_1) + total(points_2) + total(points_3) + total(points_4" "$place/games.csv")
    hands=$(sum_of points "$place/hands.csv")
    [ "$games" = "$(json_sum totals "$place/games.jsonl")" ] ||
        fail "$folder: the games sum to $games, the totals to $(json_sum totals "$place/games.jsonl")"
    [ "$hands" = "$(json_sum scores "$place/games.jsonl")" ] ||
        fail "$folder: the hands sum to $hands, the scores to $(json_sum scores "$place/games.jsonl")"
    [ "$(wc -l < "$place/games.csv")" -eq $(($(grep -c '"type":"score"' "$place/games.jsonl") + 1)) ] ||
        fail "$folder: not a row a game"
    echo "$folder: games $games, hands $hands"
done
