#!/usr/bin/env bash
# Installs a build, moves it elsewhere, runs each tool there, and builds the consumer against it: by find_package, and by
# pkg-config: install.sh BUILD_DIR CXX
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs pkg-config
build=$1 compiler=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
sample=$here/../../samples/club-night/table-3.bones
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

cmake --install "$build" --prefix "$place/first" >/dev/null
mv "$place/first" "$place/moved"
export PATH=$place/moved/bin:$PATH
for tool in "$place"/moved/bin/*; do
    "$tool" --version | grep -q "^$(basename "$tool") [0-9]"
done
for name in $(bones help | sed -n '/^Tools:/,/^$/s/^  \([a-z]*\) .*/\1/p' | grep -v '^help$'); do
    bones "$name" --help | grep -q '^Usage: '
done
# The library judges; the search for slips is the tools'.
bones check --quiet "$sample" | grep -v '^   proven if the sheet is right, unless there is a slip ' >"$place/expected" || [ -s "$place/expected" ]
[ -s "$place/expected" ]
[ -f "$place/moved/share/doc/bones/samples/NIGHT.md" ]
[ -f "$place/moved/share/bones/schemas/check.schema.json" ]
[ -f "$place/moved/share/doc/bones/SECURITY.md" ]
# Links of documents lead somewhere.
links=0
while IFS=: read -r document link; do
    links=$((links + 1))
    [ -e "$(dirname "$document")/$link" ] || { echo "$document links to $link, which is not there" >&2; exit 1; }
done < <(find "$place/moved" -name '*.md' -exec grep -oE '\]\([^) #:]+[^) :]*\)' /dev/null {} + | sed -E 's/\]\(([^)#]*).*$/\1/')
[ "$links" -gt 40 ] || { echo "only $links links" >&2; exit 1; }
[ -f "$place/moved/share/bones/editors/vscode/bones.tmLanguage.json" ]
grep -q '"version": "[0-9.]*"' "$place/moved/share/bones/editors/vscode/package.json"
[ -f "$place/moved/share/vim/vimfiles/syntax/bones.vim" ]

# same PROGRAM: says what bones-check says
same() {
    if "$1" "$sample" >"$place/found"; then return 1; fi
    cmp "$place/expected" "$place/found"
}
CXX=$compiler cmake -S "$here/consumer" -B "$place/consumer" -DCMAKE_PREFIX_PATH="$place/moved" >/dev/null
cmake --build "$place/consumer" >/dev/null
same "$place/consumer/consumer"
bones check --quiet --format jsonl "$sample" | grep '^{"type":"finding"' >"$place/expected-json" || [ -s "$place/expected-json" ]
"$place/consumer/check" "$sample" | cmp "$place/expected-json"

# Each header is enough for itself, and nothing else is installed.
headers=$(cd "$place"/moved/include/bones-*/ && find . -type f | sort)
for header in $headers; do
    echo "#include <$header>" | "$compiler" -std=c++20 -Wpedantic -Werror -I "$(echo "$place"/moved/include/bones-*)" -fsyntax-only -x c++ -
done
[ "$(echo "$headers" | grep -vc '^\./bones/[a-z]*\.hpp$\|^\./bones\.h$')" = 0 ] || { echo "installed: $headers" >&2; exit 1; }

# No text of a package counts the games: there may be more.
if cat "$here"/../../tools/package/cpack.cmake "$place"/moved/lib*/pkgconfig/*.pc "$place"/moved/lib*/*/pkgconfig/*.pc \
    "$place"/moved/share/bones/editors/vscode/package.json 2>/dev/null |
    grep -inE '(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[0-9]+) (domino )?games'; then
    exit 1
fi
PKG_CONFIG_PATH=$(dirname "$(find "$place/moved" -name bones-engine.pc)")
export PKG_CONFIG_PATH
# shellcheck disable=SC2046
"$compiler" -std=c++20 "$here/consumer/main.cpp" $(pkg-config --cflags --libs bones-engine) -o "$place/by-pkg-config"
same "$place/by-pkg-config"

# A C compiler without C++ compiles and links the same program.
# shellcheck disable=SC2046
cc -std=c11 -Wall -Wextra -Wpedantic -Werror "$here/consumer/check.c" \
    $(PKG_CONFIG_PATH=$PKG_CONFIG_PATH pkg-config --cflags --libs bones) -o "$place/check-by-pkg-config"
"$place/check-by-pkg-config" "$sample" | cmp "$place/expected-json"

# Each object of the libraries links into a shared object: all of it is position-independent.
# shellcheck disable=SC2046
"$compiler" -shared -Wl,-z,text,--no-undefined,--whole-archive $(find "$place/moved" -name 'libbones*.a') \
    -Wl,--no-whole-archive $(pkg-config --libs fmt libutf8proc) -o "$place/libeverything.so"
echo "installed, moved, used"
