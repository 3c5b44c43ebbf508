#!/usr/bin/env bash
# A manual page: of a command, out of what it says of its command line, or of Markdown pages:
# manual.sh tool VERSION OUT.gz COMMAND_DOCUMENTS COMMAND [ARGUMENT]…
# manual.sh pages VERSION OUT.gz TITLE JOB FILE.md…
set -euo pipefail
here=$(dirname "$0") kind=$1 version=$2 out=$3 name=$4
shift 4
trap 'rm -f "$out.part"' EXIT

see='*bones*(1)'
for tool in check format collate replay score record history query stats analyze rate violations batch generate; do see="$see, *bones-$tool*(1)"; done
see="$see, *bones*(5), *bones-rules*(7), *bones-archive*(5)

Samples, schemas and these pages as Markdown are in /usr/share/doc/bones and /usr/share/bones."

of_tool() { "$@" --help-tree | "$name" manual "$version" "$see"; }
of_pages() {
    local job=$1
    shift
    awk -v title="$name" -v job="$job" -v version="$version" -v see="$see" -f "$here/pages.awk" "$@"
}
# Codes, options and tiles are not to be divided but after a `|`, and each paragraph would turn hyphenation on again.
# Paragraphs that scdoc leaves empty go. On a terminal there are no pages that tables would have to fit.
tidy() {
    awk '/^\.nh$/ { $0 = $0 "\n.nr HY 0" }
        /^\.TH / { $0 = $0 "\n.if n .pl 20000v" }
        /^\.P$/ { empty = 1; next }
        /^\.RE$/ { print; last = $0; next }
        empty && !/^\.S[HS]/ && last !~ /^\.S[HS]/ { print ".P" }
        !/^([.]|\\h)/ { gsub(/-/, "\\-"); gsub(/\|/, "|\\:") }
        { empty = 0; last = $0; print }'
}
"of_$kind" "$@" | scdoc | tidy | gzip -9n >"$out.part"
mv "$out.part" "$out"
