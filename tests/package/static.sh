#!/usr/bin/env bash
# The archive of tools/dev/static is small and asks for no library, and each tool works in an empty folder as its root, without
# /proc, /dev and /tmp: static.sh ARCHIVE
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs readelf unshare
archive=$1
samples=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../samples" && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
fail() {
    echo "$*" >&2
    exit 1
}

[ "$(stat -c %s "$archive")" -le 12000000 ] || fail "$archive has $(stat -c %s "$archive") bytes"
tar -xzf "$archive" -C "$place"
mv "$place"/bones-* "$place/root"
bin=$place/root/bin
[ -s "$place/root/share/doc/bones/README.md" ]
[ -s "$place/root/share/doc/bones/LICENSE" ]
for part in libc6 libstdc++ libsqlite3 libncurses; do grep -q "^$part" "$place/root/share/doc/bones/LICENCES.txt" || fail "no licence of $part"; done

# Position-independent, and nothing from outside.
readelf -h --wide "$bin/bones" >"$place/header"
grep -q 'Type: .*DYN' "$place/header" || fail "bones: addresses are not by lot"
! readelf -l --wide "$bin/bones" | grep 'INTERP' || fail "bones needs a loader"
! readelf -d --wide "$bin/bones" | grep 'NEEDED' || fail "bones needs a library"
! readelf -s --wide "$bin/bones" | grep '@.*GLIBC' || fail "bones needs symbols of glibc"

# Another processor's tools run under qemu, which must be in the empty folder with them.
emulator=()
if grep -q AArch64 "$place/header" && [ "$(uname -m)" != aarch64 ]; then
    needs qemu-aarch64-static
    cp "$(command -v qemu-aarch64-static)" "$place/root/qemu"
    emulator=(/qemu)
fi
change_root=(chroot)
[ "$(id -u)" = 0 ] || change_root=(unshare --map-root-user chroot)
# Status 1: something was found.
in_root() { "${change_root[@]}" "$place/root" "${emulator[@]}" "$@" || [ $? = 1 ]; }

mkdir "$place/root/games"
cp "$samples"/club-night/* "$place/root/games"
tools=0
for tool in "$bin"/bones*; do
    name=$(basename "$tool")
    [ "$name" = bones ] || [ "$(readlink "$tool")" = bones ] || fail "$name is no link to bones"
    in_root "/bin/$name" --version | grep "^$name [0-9]" >/dev/null || fail "$name does not run"
    in_root "/bin/$name" --help | grep '^Usage: ' >/dev/null || fail "$name has no help"
    tools=$((tools + 1))
done
[ "$tools" -ge 15 ] || fail "only $tools tools"

in_root /bin/bones-check --quiet --only revoke /games/table-3.bones >"$place/found"
grep -q 'breach\[revoke\] D10: Finn Moss plays 8-0' "$place/found" || fail "$(cat "$place/found")"
in_root /bin/bones-format /games/table-3.bones | grep '^game double-takes' >/dev/null
in_root /bin/bones-score --quiet --night /games | grep 'Ana Ruiz' >/dev/null
in_root /bin/bones-replay --record 1 --format html -o /page.html /games/table-1.bones
grep -q '</html>' "$place/root/page.html"
in_root /bin/bones-history --db /club.db import --quiet /games
in_root /bin/bones-query --db /club.db --player 'Ana Ruiz' | grep 'Ana Ruiz' >/dev/null
in_root /bin/bones-history --db /club.db publish --quiet -o /site --names full
[ -s "$place/root/site/index.html" ]
in_root /bin/bones-stats --quiet /games | grep -i 'games' >/dev/null
if [ ${#emulator[@]} = 0 ]; then # qemu starts no other program
    in_root /bin/bones score --quiet /games/table-3.bones | grep 'Eva Lindt' >/dev/null
    in_root /bin/bones help | grep '^  check ' >/dev/null
fi
echo "$tools tools in $(stat -c %s "$bin/bones") bytes, $(stat -c %s "$archive") packed"
