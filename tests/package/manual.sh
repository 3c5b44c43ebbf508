#!/usr/bin/env bash
# Every option, command and tool that --help tells of stands in the manual: manual.sh BUILD_DIR
set -euo pipefail
bin=$1/bin pages=$1/man
missing=0

# page NAME: a page's text
page() { gzip -dc "$pages/$1.1.gz" | sed 's/\\-/-/g; s/\\&//g'; }

# expect PAGE COMMAND…: every option of a command is on its page
expect() {
    local name=$1 option text
    shift
    text=$(page "$name")
    for option in $("$@" --help | grep -oE '^  (-[a-zA-Z],)?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
        grep -qF -- "$option" <<<"$text" || { echo "$name: $option is not in the manual"; missing=1; }
    done
    grep -q '^\.SH EXAMPLES' <<<"$text" || { echo "$name: no examples"; missing=1; }
    [ "$(grep -c '^\.nf' <<<"$text")" = "$(grep -c '^\.fi' <<<"$text")" ] || { echo "$name: an example has no end"; missing=1; }
}

tools=$("$bin/bones" help | sed -n '/^Tools:/,/^$/s/^  \([a-z]*\) .*/\1/p' | grep -v '^help$')
for tool in $tools; do expect "bones-$tool" "$bin/bones-$tool"; done
for command in $("$bin/bones-history" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    expect "bones-history-$command" "$bin/bones-history" "$command"
done
page bones | grep -q 'check' || { echo "bones: no tools"; missing=1; }
exit $missing
