#!/usr/bin/env bash
# Releases and packages are hardened: hardening.sh SOURCE flags          every source and tool gets the flags
#                                     hardening.sh SOURCE tools BUILD    built there, every tool shows them
set -euo pipefail
source=$1
fail() {
    echo "$*" >&2
    exit 1
}

flags() {
    local wanted
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    for kind in SHARED STATIC; do # the packages' tools are linked so
        # Where the static libraries are not there, the other kind tells.
        cmake -G Ninja -S "$source" -B "$place/$kind" -D CMAKE_BUILD_TYPE=Release -D BONES_TESTS=OFF -D BONES_$kind=ON \
            >"$place/log" 2>&1 || { [ $kind = STATIC ] && continue || fail "$(cat "$place/log")"; }
        for wanted in -fstack-protector-strong -D_FORTIFY_SOURCE=2 '-fPI[CE]'; do
            [ "$(grep -c '"command":' "$place/$kind/compile_commands.json")" = \
                "$(grep '"command":' "$place/$kind/compile_commands.json" | grep -c -- " $wanted ")" ] ||
                fail "not every source is compiled with $wanted"
        done
        for wanted in -pie '-z(,| -Xlinker )relro' '-z(,| -Xlinker )now'; do # g++, clang
            [ "$(grep -c '^build bin/' "$place/$kind/build.ninja")" = \
                "$(awk '/^build bin\//{tool=1} /^$/{tool=0} tool && /LINK_FLAGS/' "$place/$kind/build.ninja" | grep -c -E -- "$wanted")" ] ||
                fail "not every tool is linked with $wanted"
        done
    done
}

tools() {
    local build=$1 tool
    log=$(mktemp)
    trap 'rm -f "$log"' EXIT
    cmake -G Ninja -S "$source" -B "$build" -D CMAKE_BUILD_TYPE=Release -D BONES_TESTS=OFF -D BONES_SHARED=ON >"$log" 2>&1 &&
        cmake --build "$build" >>"$log" 2>&1 || fail "$(tail -n 40 "$log")"
    for tool in "$build"/bin/bones* "$build"/lib/bones/*.so; do # grep reads to the end: a pipe that closes early would be a failure
        readelf -h "$tool" | grep 'DYN' >/dev/null || fail "$tool: addresses are not by lot"
        readelf -l "$tool" | grep GNU_RELRO >/dev/null || fail "$tool: no RELRO"
        readelf -d "$tool" | grep 'BIND_NOW\|FLAGS_1.*NOW' >/dev/null || fail "$tool: no BIND_NOW"
        readelf -s --wide "$tool" | grep __stack_chk_fail >/dev/null || fail "$tool: no stack protector"
        readelf -s --wide "$tool" | grep '_chk@' >/dev/null || fail "$tool: no FORTIFY"
    done
}

shift
"$@"
