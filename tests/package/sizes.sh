#!/usr/bin/env bash
# A release as people install it is small, runs where it is moved to, and loads SQLite only for archives: sizes.sh BUILD_DIR
set -euo pipefail
build=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fail() {
    echo "$*" >&2
    exit 1
}

cmake --install "$build" --prefix "$place/first" --strip >/dev/null
mv "$place/first" "$place/moved"
mapfile -t files < <(find "$place"/moved/bin "$place"/moved/lib* -type f \( -path '*/bin/*' -o -name '*.so*' \))
total=$(stat -c %s "${files[@]}" | awk '{ sum += $1 } END { print sum }')
[ "$total" -le 25000000 ] || fail "the tools and their libraries have $total bytes"
[ "$(stat -c %s "$place/moved/bin/bones")" -le 300000 ] || fail "bones has $(stat -c %s "$place/moved/bin/bones") bytes"
for folder in "$build/bin" "$place/moved/bin"; do
    for tool in "$folder"/bones*; do
        "$tool" --version | grep -q "^$(basename "$tool") [0-9]" || fail "$tool does not run"
    done
done
for name in check format score; do
    ! ldd "$place/moved/bin/bones-$name" | grep -q sqlite || fail "bones-$name loads SQLite"
done
echo "$total bytes in ${#files[@]} files"
