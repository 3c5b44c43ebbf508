#!/usr/bin/env bash
# bones-record on a terminal, driven by keys: screen.sh BIN_DIR SOURCE_DIR
#
# tmux is the terminal. After each key the screen must come to show what is expected of it.
set -euo pipefail
bin=$1 source=$2
. "$source/tests/support/terminal.sh"
unset NO_COLOR BONES_DB
cd "$folder"
record() { start "$1" "$2" "cd '$folder' && LC_ALL=${4:-C.UTF-8} '$bin/bones-record' --db '' $3"; }
type() { press -l "$1" && press Enter; }
# holds LINE WHAT: the file has it
holds() {
    for _ in $(seq 200); do
        if grep -Fxq -- "$1" t.bones; then return 0; fi
        sleep 0.05
    done
    echo "$2: the file has not $1" >&2
    cat t.bones >&2
    failed
}

# A new record: the header, a hand, a question of arms, a breach, what is offered.
record 80 24 '--keys keys t.bones'
shows '^game>' 'a new record asks for its game'
shows '^Type the game: curse-of-the-doublet, ' 'and lists the games'
type 'game blok' && shows 'did you mean block\?' 'a mistyped game'
[ ! -s t.bones ] || { echo 'a mistyped game leaves a record' >&2; failed; }
type curse-of-the-doublet && shows '^event>' 'the event'
press Enter && shows '^date> *Enter: date [0-9]' 'today is offered'
type 'date 2026-11-19' && shows '^round>' 'the round'
press Enter && shows '^table>' 'the table'
press Enter && shows '^player A>' 'who plays'
type 'Zoë Àdler' && holds 'player A Zoë Àdler' 'a name in Unicode'
type Bo && shows '^written>' 'what it is recorded from'
shows 't: recorded at the table' 'and what is answered'
type t && shows '^hand>' 'the first hand'
holds 'written all' 'at the table all is noted'
type 61 && shows 'which seat leads\?' 'a lead that nobody knows'
shows '^> A 61 +Zoë Àdler' 'the first choice is marked'
type 62 && shows '^answer the question first' 'another entry is no answer'
shows '^hand> 62$' 'and stays in the line'
press BSpace BSpace && shows '^> A 61 +Zoë' 'the question stays'
press Down && shows '^> B 61 +Bo' 'another choice'
press Up Enter && holds 'A 6-1' 'the choice is taken'
shows 'hand 1, ply 1 of 1' 'the table'
shows '^> Bo \(B\) +11' 'whose turn it is, and the hands'
shows '║ 6 ┊ 1 ║' 'the tile'
type 66 && holds 'B 6-6@1' 'where it fits in one way'
type 14 && holds 'A 1-4@3' 'so does this, turned'
type 63 && shows '^> 6-3@1 +open' 'where was it laid?'
press Enter && holds 'B 6-3@1' 'on the first arm'
type 55 && shows 'not entered: 55: it fits nowhere' 'a misfit'
shows '^> type it again' 'the default'
press Enter && shows '^Zoë Àdler \(A\)> 55$' 'typed again'
press BSpace BSpace
press -l 553 && press BSpace && press 1 && press Enter && shows 'breach misfit: ' 'it is entered all the same'
shows 'Enter keeps it, u undoes it' 'what can be done with it'
press Enter && holds 'A 5-5@1' 'it is kept'
type u && shows 'hand 1, ply 4 of 4' 'undone'
type r && shows 'hand 1, ply 5 of 5' 'done again'
type u && shows 'hand 1, ply 4 of 4' 'undone again'
press -l 6-x && press BSpace Left Left Right && press -l 3 && press DC && shows '^Zoë Àdler \(A\)> 63$' 'a line is edited'
press Escape && shows '^Zoë Àdler \(A\)> *$' 'and thrown away'
press -l '?' && shows '^Type the tile of the seat on turn' 'what can be typed'
press x && shows 'hand 1, ply 4 of 4' 'and back again'
type h && shows 'Left, Right +go to the action' 'help'
press x && shows 'hand 1, ply 4 of 4' 'and back'

# Corrections.
press Left && shows '^at 1\.4>' 'back to an action'
press Left && shows 'hand 1, ply 3 of 4' 'and to the one before, with the table of then'
press Left Left Left && shows '^at 1\.1>' 'no further'
press Right Right && shows '^at 1\.3>' 'and on'
type '= 15' && holds 'A 1-5@3' 'written otherwise'
press Escape && shows '^Zoë Àdler \(A\)>' 'at the end again'
press Left && type 53 && shows 'hand 1, ply 5 of 5' 'put in before'
holds 'B 5-3@3 6-3@1' 'it is there'
press Left && press DC && shows 'ply 4 of 4' 'the last one is taken out'
press End && shows '^Zoë Àdler \(A\)>' 'at the end once more'

# Any size.
resize 60 20
shows '^> Zoë' 'a small screen'
shows '\? help  u undo' 'with its last line'
resize 200 60
shows '│ 6 ┊ 1 │' 'a large one'
resize 20 5
shows '^Zoë' 'a tiny one'
resize 80 24
shows '^> Zoë' 'the usual one'
type q && shows '^ended 1' 'left'
grep -Eqx '[0-9]+ keystrokes, [0-9]+ entries' keys || { echo "keys: $(cat keys)" >&2; failed; }

# Going on; the end of a hand; Ctrl-C gives the terminal back, and says what was not entered.
printf 'game curse-of-the-doublet\nplayer A Zo\303\253\nplayer B Bo\n\nhand 1\nA 6-1\nend conceded B\n' >t.bones
record 80 24 t.bones
shows 'hand 1, end' 'a hand that is over'
shows '^score>' 'the points are asked for'
type '4 0' && holds 'score A 4 B 0' 'as on the sheet'
shows 'game so far: Zoë 4, Bo 0' 'the score of the game'
shows '^hand>' 'the next hand'
type 'A 22' && shows 'before this hand: Zoë 4, Bo 0' 'in the next hand'
press -l 2-3 && shows '> 2-3$' 'half an entry'
press C-c && shows '^not entered: 2-3' 'Ctrl-C'
shows '^ended 130' 'and the shell goes on'
! grep -q 2-3 t.bones || failed
start 80 24 "cd '$folder' && LC_ALL=C.UTF-8 '$bin/bones-record' --db '' t.bones; stty -a | tr ';' '\n' | grep -w icanon"
shows 'hand 2, ply 1' 'gone on with'
press C-c && shows '^isig icanon .* echo ' 'the terminal is as it was'

# A page pasted by mistake: each line is told not to be taken.
record 80 24 t.bones
shows 'hand 2, ply 1' 'before a paste'
cp t.bones before.bones
printf 'Everything Dominoes\n“A good game,” said Bo.\n12 of 30 replies\n' | mux load-buffer -
mux paste-buffer -t terminal
shows 'not entered: 12 of 30 replies' 'the last line of the page'
cmp t.bones before.bones || failed

# A terminal that goes away.
record 80 24 t.bones
shows 'hand 2, ply 1' 'gone on with again'
cp t.bones before.bones
pid=$(pgrep -P "$(mux display-message -p -t terminal '#{pane_pid}')" bones-record)
press -l 2-4
mux kill-server
for _ in $(seq 200); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
! kill -0 "$pid" 2>/dev/null || { echo 'it outlives its terminal' >&2; failed; }
cmp t.bones before.bones || failed

# Colours, and none.
for wanted in "3[0-9]m" none; do
    settings=
    [ "$wanted" != none ] || settings='--color never'
    record 80 24 "$settings t.bones"
    shows 'hand 2, ply 1' 'to be coloured'
    if mux capture-pane -e -p -t terminal | grep -Eq $'\e''\[([0-9]+;)*(3[0-7]|38;5;[0-9]+)m'; then colored=yes; else colored=none; fi
    [ "$wanted" = none ] || wanted=yes
    [ $colored = $wanted ] || { echo "colours, '$settings': $colored" >&2; failed; }
done
start 80 24 "cd '$folder' && NO_COLOR=1 LC_ALL=C.UTF-8 '$bin/bones-record' --db '' t.bones"
shows 'hand 2, ply 1' 'NO_COLOR'
! mux capture-pane -e -p -t terminal | grep -Eq $'\e''\[([0-9]+;)*38;5' || { echo 'NO_COLOR has colours' >&2; failed; }

# A narrow locale.
record 80 24 t.bones C
shows 'Zo\? \(A\)' 'a name in plain characters'
shows '# 2 : 2 #' 'the table in plain characters'
type 23 && shows 'hand 2, ply 2' 'entries as everywhere'

# Somebody else writes the file.
echo '# theirs' >>t.bones
type 34 && shows 'not entered: 34: t.bones is unchanged: another program changed it meanwhile' 'said, and nothing overwritten'
grep -q '^# theirs$' t.bones || failed
type q && shows '^ended 2' 'and said at the end'

start 80 24 "TERM=nothing-like-that '$bin/bones-record' t.bones"
shows 'this needs a terminal; use --plain' 'a terminal that nobody knows'
[ $failures = 0 ]
