# Sourced by the other scripts here: installs what a fresh Debian 12 lacks, and builds presets.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
jobs=$(nproc)
if [ -z "${CMAKE_CXX_COMPILER_LAUNCHER:-}" ] && command -v ccache >/dev/null; then
    export CMAKE_CXX_COMPILER_LAUNCHER=ccache
fi

say() { printf '\n\033[1m%s\033[0m\n' "$*" >&2; }

# need PROGRAM=PACKAGE… : packages for programs that are not there (Debian's or anybody's will do)
# need PACKAGE…         : Debian packages
need() {
    local missing=() item
    for item; do
        case $item in
        *=*) command -v "${item%%=*}" >/dev/null || missing+=("${item#*=}") ;;
        *) dpkg-query -W -f='${Status}' "$item" 2>/dev/null | grep -q '^install ok installed' ||
            missing+=("$item") ;;
        esac
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "installing ${missing[*]}"
    local root=()
    [ "$(id -u)" = 0 ] || root=(sudo)
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

need_build() {
    need g++=g++ cmake=cmake ninja=ninja-build libcli11-dev nlohmann-json3-dev libfmt-dev \
        libsqlite3-dev libxxhash-dev libutf8proc-dev libkainjow-mustache-dev libncurses-dev
    # Only its headers: any flavour will do.
    [ -e /usr/include/curl/curl.h ] || [ -n "$(find /usr/include -path '*/curl/curl.h' -print -quit)" ] ||
        need libcurl4-gnutls-dev
}

# build PRESET [-D…] [TARGET…]: configures and builds; says what went wrong only if something did
build() {
    say "building $1"
    local preset=$1 log settings=() targets=() item
    for item in "${@:2}"; do
        case $item in
        -D*) settings+=("$item") ;;
        *) targets+=(--target "$item") ;;
        esac
    done
    log=$(mktemp)
    if ! {
        cmake --preset "$preset" "${settings[@]}" &&
            cmake --build --preset "$preset" -j "$jobs" "${targets[@]}"
    } >"$log" 2>&1; then
        cat "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}
