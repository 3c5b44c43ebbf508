#!/usr/bin/env bash
# Shell completion of all tools, out of what they say of their command lines:
# completion.sh COMMAND_DOCUMENTS BIN_DIR OUT_DIR TOOL…
set -euo pipefail
documents=$1 bin=$2 out=$3
shift 3
trees=$(for tool; do "$bin/$tool" --help-tree; done)
"$documents" bash <<<"$trees" >"$out/bones"
"$documents" zsh <<<"$trees" >"$out/_bones"
"$documents" fish <<<"$trees" >"$out/bones.fish"
