#!/usr/bin/env bash
# Packs a build twice as Debian packages: the same bytes, no error by lintian, each tool runs from what is unpacked, and it
# comes and goes cleanly: packages.sh BUILD_DIR
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs dpkg dpkg-shlibdeps lintian
build=$1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
export SOURCE_DATE_EPOCH=1793361600

for time in first second; do
    cpack --config "$build/CPackConfig.cmake" -G DEB -B "$place/$time" >/dev/null 2>&1
    mkdir "$place/packages-$time"
    mv "$place/$time"/*.deb "$place/packages-$time"
done
diff -r "$place/packages-first" "$place/packages-second"
packages=("$place"/packages-first/*.deb)
[ ${#packages[@]} = 2 ]
lintian --fail-on error "${packages[@]}" >"$place/lintian" 2>&1 || { cat "$place/lintian"; exit 1; }

mkdir "$place/system"
for package in "${packages[@]}"; do dpkg-deb -x "$package" "$place/system"; done
for tool in "$place"/system/usr/bin/*; do
    "$tool" --version | grep -q "^$(basename "$tool") [0-9]"
done
"$place/system/usr/bin/bones" score --quiet "$place/system/usr/share/doc/bones/samples/leyden/clean-full-game.bones" |
    grep -q '  winner: '
for page in man1/bones-check.1 man5/bones.5 man5/bones-archive.5 man7/bones-rules.7; do
    [ -s "$place/system/usr/share/man/$page.gz" ]
done

# Where we may: install and remove, in a package database of our own.
if [ "$(id -u)" = 0 ]; then
    mkdir -p "$place/root/var/lib/dpkg/"{info,updates,triggers}
    touch "$place/root/var/lib/dpkg/status"
    own=(dpkg --root="$place/root" --force-depends --force-script-chrootless --log=/dev/null)
    "${own[@]}" -i "${packages[@]}" >/dev/null 2>&1
    [ -x "$place/root/usr/bin/bones-check" ]
    "${own[@]}" --purge bones libbones-dev >/dev/null 2>&1
    [ -z "$(find "$place/root" -path "$place/root/var" -prune -o -type f -print)" ]
fi
echo "packed, checked, installed, removed"
