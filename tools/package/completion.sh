#!/usr/bin/env bash
# Shell completion of all tools, out of what they say themselves: completion.sh BIN_DIR OUT_DIR TOOL…
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
bin=$1 out=$2
shift 2
{
    for tool in "$@"; do
        [ "$tool" = bones ] && continue
        echo "@@ $tool"
        "$bin/$tool" --help-all
    done
    for command in $("$bin/bones-history" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
        echo "@@ bones-history $command"
        "$bin/bones-history" "$command" --help-all
    done
    echo "@@ bones"
    "$bin/bones" --help
} >"$out/help"
awk -v shell=bash -f "$here/completion.awk" "$out/help" >"$out/bones"
awk -v shell=zsh -f "$here/completion.awk" "$out/help" >"$out/_bones"
awk -v shell=fish -f "$here/completion.awk" "$out/help" >"$out/bones.fish"
rm "$out/help"
