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

# fetch_sources FOLDER PACKAGE…: unpacks the sources of Debian packages in FOLDER/PACKAGE, from where this machine has its packages
fetch_sources() {
    local folder=$1 package options missing=()
    for package in "${@:2}"; do
        [ -e "$folder/$package.done" ] || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    say "fetching the source of ${missing[*]}"
    mkdir -p "$folder"/apt/{lists/partial,parts}
    { cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null || true; } | sed -n 's/^deb /deb-src /p' >"$folder/apt/parts/machine.list"
    { cat /etc/apt/sources.list.d/*.sources 2>/dev/null || true; } | sed 's/^Types:.*/Types: deb-src/' >"$folder/apt/parts/machine.sources"
    options=(-qq -o "Dir::State::lists=$folder/apt/lists" -o Dir::Etc::sourcelist=- -o "Dir::Etc::sourceparts=$folder/apt/parts"
        -o Dir::Cache::srcpkgcache= -o Dir::Cache::pkgcache=)
    (
        cd "$folder/apt"
        apt-get "${options[@]}" update
        apt-get "${options[@]}" source --download-only "${missing[@]}"
        for package in "${missing[@]}"; do
            mkdir -p "$folder/$package"
            tar -xf "$package"_*.orig.tar.* -C "$folder/$package" --strip-components=1
            touch "$folder/$package.done"
        done
    ) >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
}
