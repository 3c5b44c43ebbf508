#!/usr/bin/env bash
# The tools print the same by the fast check and without it: fast_check.sh BIN GAMES
#
# GAMES: how many generated games of each kind, clean and spoilt, hidden and not.
set -eu
bin=$1 games=$2
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
    echo "not the same by the fast check: $*" >&2
    exit 1
}
# same COMMAND...: whether it prints and ends alike both ways
same() {
    local status_fast=0 status=0
    "$@" >"$folder/fast" 2>"$folder/fast.err" || status_fast=$?
    "$@" --no-fast-check >"$folder/general" 2>"$folder/general.err" || status=$?
    cmp "$folder/fast" "$folder/general" || fail "$@"
    cmp "$folder/fast.err" "$folder/general.err" || fail "$@"
    [ $status_fast = $status ] || fail "$@"
}
both_ways() {
    same "$bin/bones-check" --names "$@"
    same "$bin/bones-check" --format jsonl --open "$@"
    same "$bin/bones-check" --format sarif "$@"
    same "$bin/bones-format" "$@"
    same "$bin/bones-format" --check "$@"
    local per format
    for format in text jsonl csv; do
        same "$bin/bones-score" --ledger --format $format "$@"
        same "$bin/bones-violations" --format $format "$@"
        for per in player pair opponent game seat opening suit all; do
            same "$bin/bones-stats" --per $per --format $format "$@"
        done
    done
}

generate() { "$bin/bones-generate" --quiet --count "$games" --seed 7 "$@"; }
generate -o "$folder/clean.bones"
generate --breaches 1 -o "$folder/spoilt.bones"
for hide in draws hands all; do generate --hide $hide -o "$folder/$hide.bones"; done
both_ways samples tests/data tests/fuzz/corpus/record_fuzz/* "$folder"/*.bones
