#!/usr/bin/env bash
# What the shells complete, asked in the shells themselves: completion.sh BUILD_DIR
set -euo pipefail
. "$(dirname "$0")/../support/needs.sh"
needs fish zsh
completion=$1/completion
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
wrong=0

# expect SHELL WANTED FOUND
expect() { [ "$2" = "$3" ] || { echo "$1: wanted <$2>, got <$3>"; wrong=1; }; }

# shellcheck source=/dev/null
. "$completion/bones"
# in_bash WANTED WORD…: the last word is being completed
in_bash() {
    local wanted=$1
    shift
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    _bones
    expect "bash, $*" "$wanted" "${COMPREPLY[*]}"
}
touch "$place/night.bones"
cd "$place"
in_bash --format bones-check --fo
in_bash "text jsonl sarif" bones-check --format ""
in_bash sarif bones check --format s
in_bash score bones sc
in_bash --night bones score --ni
in_bash import bones-history im
in_bash "--db --dry-run" bones history import --d
in_bash night.bones bones-check ni
in_bash night.bones bones-check -o ni
in_bash "" bones-score --best ""
in_bash rules bones-check --explain r
in_bash night.bones bones-score --compare ni
in_bash night.bones bones generate --names ni
in_bash night.bones bones-query ni
in_bash "" bones-generate ni

in_fish() {
    expect "fish, $2" "$1" "$(HOME=$place fish --no-config -c "source $completion/bones.fish; complete -C '$2'" |
        cut -f 1 | tr '\n' ' ' | sed 's/ $//')"
}
in_fish --format "bones-check --fo"
in_fish "jsonl sarif text" "bones-check --format "
in_fish --night "bones score --ni"
in_fish --dry-run "bones-history import --dr"
in_fish --dry-run "bones history import --dr"
in_fish import "bones history im"
in_fish night.bones "bones-check ni"
in_fish night.bones "bones-query ni"
in_fish "" "bones-generate ni"

# An interactive zsh types for us; the tools are functions that say what they were called with.
cat >"$place/type" <<'END'
zmodload zsh/zpty
zpty shell TERM=dumb zsh -f -i
send() { zpty -w shell "$1" }
send "PS1= PROMPT_EOL_MARK=; unsetopt zle_bracketed_paste; fpath=($COMPLETION \$fpath); autoload -Uz compinit; compinit -u -D"
send 'for tool in bones bones-check bones-history; do functions[$tool]="print -r -- \"<GOT\$*>\""; done; print REA""DY'
zpty -r shell line '*READY*'
for typed in $'bones-check --form\tsa\t' $'bones sc\t' $'bones score --ni\t' $'bones-history import --dr\t'; do
send "$typed"
zpty -r shell line '*<GOT*>*'
print -r -- ${${line#*<GOT}%%>*}
done
zpty -d shell
END
found=$(cd "$place" && HOME=$place COMPLETION=$completion timeout 60 zsh -f "$place/type" | sed 's/ *$//' | tr '\n' ';')
expect zsh "--format sarif;score;score --night;import --dry-run;" "$found"
exit $wrong
