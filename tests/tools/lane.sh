#!/usr/bin/env bash
# The tools print the same by the lane and without it: lane.sh BIN GAMES
#
# GAMES: how many generated games of each kind, clean and spoilt, hidden and not.
set -eu
bin=$1 games=$2
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

same() {
    local status_lane=0 status=0
    "$@" >"$folder/lane" 2>"$folder/lane.err" || status_lane=$?
    "$@" --no-lane >"$folder/general" 2>"$folder/general.err" || status=$?
    cmp "$folder/lane" "$folder/general"
    cmp "$folder/lane.err" "$folder/general.err"
    [ $status_lane = $status ] || {
        echo "$*: status $status_lane by the lane, $status without" >&2
        exit 1
    }
}
both_ways() {
    same "$bin/bones-check" --names "$@"
    same "$bin/bones-check" --format jsonl --open "$@"
    same "$bin/bones-check" --format sarif "$@"
}

generate() { "$bin/bones-generate" --quiet --count "$games" --seed 7 "$@"; }
generate -o "$folder/clean.bones"
generate --breaches 1 -o "$folder/spoilt.bones"
for hide in draws hands all; do generate --hide $hide -o "$folder/$hide.bones"; done
both_ways samples tests/data tests/fuzz/corpus/record_fuzz/* "$folder"/*.bones
