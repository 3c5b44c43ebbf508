#!/usr/bin/env bash
# The tools of tools/dev/windows do under Wine what the tools for this system do, byte for byte: windows.sh ARCHIVE BIN
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs unzip
archive=$(realpath "$1") native=$(cd "$2" && pwd)
samples=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../samples" && pwd)
wine=$(command -v wine64 || command -v wine || echo /usr/lib/wine/wine64)
needs "$wine"
place=$(mktemp -d)
trap 'WINEPREFIX=$place/prefix "$(dirname "$wine")/wineserver64" -k 2>/dev/null || true; rm -rf "$place"' EXIT
export WINEPREFIX=$place/prefix WINEDEBUG=-all LC_ALL=C.UTF-8
fail() {
    echo "$*" >&2
    exit 1
}

[ "$(stat -c %s "$archive")" -le 12000000 ] || fail "$archive has $(stat -c %s "$archive") bytes"
unzip -q "$archive" -d "$place"
mv "$place"/bones-* "$place/bones"
for page in README.txt LICENSE.txt LICENCES.txt; do [ -s "$place/bones/$page" ] || fail "no $page"; done
mkdir "$place/work"
cd "$place/work"
cp -r "$samples" samples
cp samples/club-night/table-1.bones 'Señor Núñez – 1.bones'
sed 's/$/\r/' samples/block/*.bones >windows-lines.bones

# on_windows TOOL ARGUMENT…: standard output; the exit status after it
on_windows() {
    local status=0
    timeout 300 "$wine" "$place/bones/$1.exe" "${@:2}" </dev/null || status=$?
    echo "status $status"
}
here() {
    local status=0
    "$native/$1" "${@:2}" </dev/null || status=$?
    echo "status $status"
}
on_windows bones --version >/dev/null 2>&1  # Wine makes its folders
compared=0
# same TOOL ARGUMENT…: both write the same on standard output and end alike, and not because the call is wrong
same() {
    same_with '[01]' "$@"
    [ -s "$place/here.err" ] || [ "$(wc -l <"$place/here.out")" -gt 1 ] || fail "$*: nothing to compare"
}
# same_with STATUS TOOL ARGUMENT…: with this exit status
same_with() {
    local status=$1
    shift
    on_windows "$@" >"$place/windows.out" 2>"$place/windows.err" || true
    here "$@" >"$place/here.out" 2>"$place/here.err" || true
    tail -n 1 "$place/here.out" | grep -qx "status $status" || fail "$*: $(tail -n 1 "$place/here.out"), $(cat "$place/here.err")"
    cmp "$place/windows.out" "$place/here.out" || fail "$*: $(diff "$place/windows.out" "$place/here.out" | head -20; cat "$place/windows.err")"
    cmp <(sed 's/\.exe//' "$place/windows.err") "$place/here.err" || fail "$*: $(diff "$place/windows.err" "$place/here.err" | head)"
    compared=$((compared + 1))
}

for program in "$place"/bones/bones*.exe; do
    name=$(basename "$program" .exe)
    same "$name" --version
    [ "$name" = bones ] || same "$name" --help # bones lists the tools that are there
done
same bones-check -j1 samples
same bones-check -j1 --format jsonl --open samples
same bones-check -j2 --explain revoke
same bones-format samples/club-night
same bones-format --to json samples/forty-two
same bones-score samples
same bones-score --night samples/club-night
same bones-score --season samples/season
same bones-score --night --format html samples/club-night
same bones-stats samples
same bones-replay --every --charset unicode --width 80 samples/double-takes
same bones-replay --record 1 --format html samples/club-night/table-1.bones
same bones-violations samples
same bones-generate --game forty-two --count 20 --seed 7
same bones-analyze --worlds 5 --games 4 --at 1.5 samples/club-night/table-1.bones
same_with 2 bones-check 'Señor Núñez – 1.bones' windows-lines.bones missing.bones
same bones check --quiet samples/curse-of-the-doublet

# Files are written whole, under names of any letters.
on_windows bones-format -o 'Ausgabe – ñ.bones' samples/club-night >/dev/null
here bones-format samples/club-night | grep -v '^status' | cmp - 'Ausgabe – ñ.bones'
on_windows bones-format -o 'Ausgabe – ñ.bones' samples/season >/dev/null
here bones-format samples/season | grep -v '^status' | cmp - 'Ausgabe – ñ.bones'
[ -z "$(find . -name '.bones-*')" ] || fail "a temporary file is left"

# The archive: the same answers, and files that both can read.
on_windows bones-history --db windows.db import --quiet samples/club-night samples/season >/dev/null
here bones-history --db here.db import --quiet samples/club-night samples/season >/dev/null
for tool in on_windows here; do
    db=windows.db
    [ $tool = on_windows ] || db=here.db
    $tool bones-query --db $db --player 'Ana Ruiz' --format csv >$tool.csv
    $tool bones-history --db $db export --quiet >$tool.bones
    $tool bones-history --db $db verify --quiet >$tool.verified
    grep -qx 'status 0' $tool.verified || fail "$tool: the archive has differences"
    $tool bones-history --db $db publish --quiet -o $tool.site --names full >/dev/null
done
cmp on_windows.csv here.csv
cmp on_windows.bones here.bones
diff -r on_windows.site here.site >"$place/site" || fail "$(head -20 "$place/site")"
[ "$(wc -l <on_windows.csv)" -gt 5 ] || fail "no answers"
here bones-query --db windows.db --player 'Ana Ruiz' --format csv | cmp - here.csv
on_windows bones-query --db windows.db --sql 'SELECT count(*) FROM players' >/dev/null
echo "$compared outputs are the same; $(stat -c %s "$place/bones/bones.exe") bytes, $(stat -c %s "$archive") packed"
