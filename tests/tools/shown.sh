#!/bin/bash
# Nothing in a file's name, a record or an archive commands a terminal, begins a line of its own, or hides: whatever a tool prints
# for people or as CSV, and whatever it complains of.
# Usage: shown.sh FOLDER_OF_TOOLS
set -eu
PATH=$(realpath "$1"):$PATH
export LC_ALL=C.UTF-8
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
unset BONES_DB
failures=0

# What would be seen of it: escape sequences, also those of colours that the tools use themselves, a line feed in front of `XX`, characters without a
# width, those that change the direction.
evil=$'\e[31m\u202e\u200b\u2066\u0085\u00ad'
folder=$'d\nXXd'"$evil" name=$'a\nXXb'"$evil.bones" night=$'n\nXXn'"$evil.night"
hidden=$'\u202eO\u200b\u2066d\u00add'
mkdir "$folder"
cat > "$folder/$name" << END
game leyden
id $hidden
event Open$hidden
date 2026-11-$hidden
round $hidden
table $hidden
rules $hidden
note $hidden
player A Ana$hidden <a-$hidden>
player B Bo$hidden
deal A 6-6 1-1 2-2
hand 1
B pass
A 1-1 # $hidden
A 1-1@9 0-0 0-0
$evil
C 9-9 $evil
left B 6-6
score A 9 B 3$hidden
winner $hidden

game leyden
id two
event Open$hidden
date 2026-11-19
round $hidden
player A Ana$hidden <a-1>
player B Bo$hidden <b-1>
hand 1
end unfinished
score A 9 B 3
winner A
END
{
    echo
    bones-generate -q --game leyden --hide all --count 4 --hands 1 --seed 5 --breaches 1
} >> "$folder/$name"
printf 'night Club %s\nplayer Cy%s\nbye 1 Cy%s\npenalty 1 Nobody%s 3\n%s\n' "$hidden" "$hidden" "$hidden" "$hidden" "$evil" > "$folder/$night"
cp -r "$folder" one
: > $'empty\nXXe'"$evil.bones"
head -c 100000 /dev/zero > $'zero\nXXz'"$evil.bones"

# clean FILE WHAT: where the tools colour, that is taken out
clean() {
    sed -E "$colors" "$1" > plain
    if grep -aqE '^XX' plain || grep -aqP '[\x00-\x08\x0b-\x1f\x7f\x{80}-\x9f\x{ad}\x{200b}-\x{200f}\x{2028}-\x{202e}\x{2060}-\x{206f}]' plain; then
        echo "$2: shows this" >&2
        { grep -aE '^XX' plain || true; grep -aP '[\x00-\x08\x0b-\x1f\x7f\x{80}-\x9f\x{ad}\x{200b}-\x{200f}\x{2028}-\x{202e}\x{2060}-\x{206f}]' plain || true; } | head -n 3 | cat -v >&2
        failures=$((failures + 1))
    fi
}
# look COMMAND...: what it prints and complains of, with colours and without
look() {
    for color in never always; do
        colors=
        [ $color = never ] || colors=$'s/\e\\[(0|1|2|(1;)?[39][1-6]|(1;)?38;5;[0-9]+)m//g'
        status=0
        "$@" --color $color > stdout 2> errors < /dev/null || status=$?
        [ "$status" -le 2 ] || { echo "$*: status $status" >&2; failures=$((failures + 1)); }
        clean stdout "$*"
        clean errors "$*, standard error"
    done
}

missing=$'none\nXXm'"$evil.bones"
for inputs in "$folder/$name" "$folder" $'empty\nXXe'"$evil.bones" $'zero\nXXz'"$evil.bones" "$missing" "--$evil" "one/$name"; do
    for command in 'bones-check --open' 'bones-check --open --deductions' 'bones-check --proof' 'bones-check --names' \
        'bones-check --strict --only revoke' bones-score 'bones-score --ledger' 'bones-score --format csv' \
        'bones-score --night' 'bones-score --night --format csv' 'bones-score --season' 'bones-score --season --format csv' \
        'bones-score --night --by partnership' 'bones-score --night --compare one' 'bones-replay' 'bones-replay --all' \
        'bones-replay --at 1.1' 'bones-replay --at 9.9' bones-stats 'bones-stats --per opponent' 'bones-stats --format csv' 'bones-stats --one-table' \
        'bones-stats --games' 'bones-violations' 'bones-violations --open --cases' 'bones-violations --format csv --cases' 'bones-violations --format csv' \
        'bones-violations --format markdown' 'bones-history --db a.db import' \
        bones-rate 'bones-rate --games' 'bones-rate --format csv' 'bones-analyze --nodes 0 --worlds 0 --games 0' \
        'bones-query --find pass' 'bones-query --find pass --format csv'; do
        look $command "$inputs"
    done
done
for command in 'list' 'list --format csv' 'show 1' 'show 2' 'verify' 'log' 'import one' 'remove 2 --reason' 'restore 2 --reason'; do
    case $command in *--reason) look bones-history --db a.db $command "for $hidden$evil" ;; *) look bones-history --db a.db $command ;; esac
done
look bones-history --db a.db rename "Bo$hidden" "Bob$hidden"
look bones-history --db a.db rename "Bob" "Bob$evil"
look bones-history --db a.db rename "Bob" $'Bob\nXX'
look bones-history --db a.db join "<a-1>" "<b-1>"
look bones-history --db a.db amend 2 "$folder/$name" --reason $'why\nXX'"$evil" --yes
for old in '' '--old 1'; do look bones-history --db a.db show 2 $old; done
look bones-history --db a.db log
look bones-history --db "$missing" list
look bones-history --db "$folder/$name" list
for level in records hands actions findings; do
    for format in text csv; do look bones-query --db a.db --level $level --format $format --verdict any; done
    look bones-query --db a.db --level $level
done
for format in text csv; do
    look bones-query --db a.db --format $format --sql "SELECT name AS \"x
XX$evil\", text FROM players, records LIMIT 3"
    look bones-query --db a.db --format $format --sql "SELECT char(10) || 'XX' || char(27) || '[31m' || char(8238)"
done
look bones-query --db a.db --sql "SELECT $evil"
look bones-query --db a.db --player "Nobody$evil"
look bones-query --db a.db --player "Ana$hidden" --explain
for command in bones-stats bones-violations 'bones-stats --format csv' 'bones-violations --cases --format csv'; do look $command --db a.db; done
look bones-stats --db a.db --player "Anna$hidden"
look bones-check --explain "$evil"
look bones-check --only "$evil" one
look bones-generate --game "$evil"
look bones-record "$folder"
look bones-record "$missing/x"
look bones-batch plan -o plan.jsonl "$folder"
look bones-generate --count 1 --names "$missing"
look bones-format --from json "$folder/$name"
look bones-score -o "$missing/x" one
look bones-check --format "$evil" one
# What only a terminal is shown: changes, whose bytes stay as they are elsewhere.
screen() {
    script -qec "$*" /dev/null < /dev/null | tr -d '\r' > stdout
    colors=$'s/\e\\[(0|1|2|(1;)?[39][1-6]|(1;)?38;5;[0-9]+)m//g'
    clean stdout "$*, on a terminal"
}
mv "$folder/$name" "$folder/"*.night .
for command in 'bones-format --check' bones-check bones-score bones-stats; do screen "$command *XX*.bones"; done
[ "$failures" -eq 0 ] || { echo "$failures outputs are not clean" >&2; exit 1; }
