#!/usr/bin/env bash
# The libraries alone: libraries.sh SOURCE          configures them without what only the tools need
#                      libraries.sh SOURCE build    builds and installs them too
set -euo pipefail
source=$1 what=${2:-configure}
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

absent=()
for package in CLI11 SQLite3 Curses Threads GTest benchmark; do # a search for one of them ends here
    absent+=(-D "CMAKE_DISABLE_FIND_PACKAGE_$package=ON")
done
cmake -G Ninja -S "$source" -B "$place/build" -D CMAKE_BUILD_TYPE=Release -D BONES_TOOLS=OFF "${absent[@]}" >"$place/log" 2>&1 ||
    { cat "$place/log" >&2; exit 1; }
if grep -q '^build bin/' "$place/build/build.ninja"; then
    echo "BONES_TOOLS=OFF builds programs" >&2
    exit 1
fi
if [ "$what" = build ]; then
    cmake --build "$place/build" >"$place/log" 2>&1 && cmake --install "$place/build" --prefix "$place/installed" >>"$place/log" 2>&1 ||
        { tail -n 40 "$place/log" >&2; exit 1; }
    [ -n "$(find "$place/installed" -name libbones_engine.a)" ]
    [ ! -e "$place/installed/bin" ]
fi
echo "libraries alone: $what"
