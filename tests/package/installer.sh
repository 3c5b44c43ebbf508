#!/usr/bin/env bash
# tools/dev/install builds and installs, and prints what PATH lacks: installer.sh SOURCE
set -euo pipefail
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
"$1/tools/dev/install" "$place" 2>/dev/null >"$place/first"
grep -qF "export PATH=\"$place/bin:\$PATH\"" "$place/first"
PATH=$place/bin:$PATH "$1/tools/dev/install" "$place" 2>/dev/null >"$place/second"
[ ! -s "$place/second" ]
"$place/bin/bones-check" --quiet "$place/share/doc/bones/samples/leyden/clean-full-game.bones"
[ -f "$place/share/doc/bones/README.md" ]
