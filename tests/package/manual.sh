#!/usr/bin/env bash
# Every option, command and tool that --help-all tells of stands in the manual, and all that the pages on notation, rules and
# archive say; man shows each page without a warning, within 80 columns: manual.sh BUILD_DIR
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs man
bin=$1/bin pages=$1/man
missing=0

# page NAME: a page's text
page() { gzip -dc "$pages/$1.1.gz" | sed 's/\\-/-/g; s/\\&//g'; }

# expect PAGE COMMAND…: every option of a command is on its page
expect() {
    local name=$1 option text
    shift
    text=$(page "$name")
    for option in $("$@" --help-all | grep -oE '^  (-[a-zA-Z],)?--[a-z-]+' | grep -oE -- '--[a-z-]+'); do
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

# letters: what is left of text without blanks and signs
letters() { LC_ALL=C tr -cd '[:alnum:]'; }

# The manual calls a page by its title.
source=$(cd "$(dirname "$0")/../.." && pwd)
titles=$(for file in "$source"/engine/games/*.md; do echo "s/$(basename "$file" .md)\\.md/$(sed -n '1s/^# //p' "$file")/g"; done)

# made_of PAGE FILE.md…: every word in code, every heading, and every line of a list or a block is on the page
made_of() {
    local name=$1 text line
    shift
    text=$(MANWIDTH=1000 man --no-hyphenation -l "$pages/$name.gz" 2>/dev/null | letters)
    while IFS= read -r line; do
        line=$(letters <<<"$line")
        [ -z "$line" ] || [[ ${text,,} == *"${line,,}"* ]] || { echo "$name: $line is not in the manual"; missing=1; }
    done < <(grep -ohE '`[^`]+`|^(##+|- |[0-9]+\. |    ).*|^[^|`]+$' "$@" | sed 's/\[\([^]]*\)\]([^)]*)/\1/g; s/^[0-9]*\. //' |
        sed "$titles; s/^ *-*[ |-]*\$//")
}

made_of bones.5 "$source/libnotation/NOTATION.md"
made_of bones-archive.5 "$source/schemas/ARCHIVE.md"
made_of bones-rules.7 "$source"/engine/games/*.md
shown=$(mktemp)
trap 'rm -f "$shown"' EXIT
for file in "$pages"/*.gz; do
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -l "$file" 2>&1 >"$shown")
    [ -z "$warnings" ] || { echo "$file: $warnings"; missing=1; }
    LC_ALL=C.UTF-8 grep -HE --label="$file" '^.{81}' <"$shown" && missing=1
done
exit $missing
