#!/usr/bin/env bash
# The manual page of a command, out of its --help: manual.sh NAME VERSION OUT.gz COMMAND [ARGUMENT]…
set -euo pipefail
name=$1 version=$2 out=$3
shift 3
trap 'rm -f "$out.part"' EXIT
"$@" --help | awk -v name="$name" -v version="$version" -f "$(dirname "$0")/manual.awk" | scdoc | gzip -9n >"$out.part"
mv "$out.part" "$out"
