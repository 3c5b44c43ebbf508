#!/usr/bin/env bash
# bones-replay on a terminal, driven by keys: keys.sh BIN_DIR SOURCE_DIR
#
# tmux is the terminal. After each key the screen must come to show what is expected of it.
set -euo pipefail
bin=$1 source=$2
. "$source/tests/support/terminal.sh"
steps() { start "$1" "$2" "cd '$source/samples' && LC_ALL=C.UTF-8 '$bin/bones-replay' $3"; }

steps 100 40 'club-night/table-3.bones'
shows 'hand 1, ply 0 of 45' 'the start'
press Right && shows 'ply 1 of 45' 'right'
press Space && shows 'ply 2 of 45' 'space'
press l && shows 'ply 3 of 45' 'l'
press Left && shows 'ply 2 of 45' 'left'
press BSpace && shows 'ply 1 of 45' 'backspace'
press h && shows 'ply 0 of 45' 'h'
press Left && shows 'beginning of the game' 'left at the start'
press End && shows 'hand 1, end' 'end'
press Home && shows 'ply 0 of 45' 'home'
press NPage && shows 'hand 2, ply 0' 'page down'
press PPage && shows 'hand 1, ply 0' 'page up'
press ']' && shows 'hand 2, ply 0' ']'
press '[' && shows 'hand 1, ply 0' '['
press 1 7 && shows '17_' 'digits'
press g && shows 'ply 17 of 45' '17 g'
press 9 9 g && shows 'has 45 actions' '99 g'
press n && shows 'hand 2, ply 11 of 45' 'next finding'
shows 'breach\[revoke\] D10' 'the finding itself'
press n && shows 'no finding from here' 'no further finding'
press Home p && shows 'no finding before' 'no finding before'
press N && shows 'game 2 of 2' 'next game'
press N && shows 'this is the last game' 'no further game'
press P && shows 'game 1 of 2' 'previous game'
press '?' && shows 'scroll the table' 'help'
press x && shows 'hand 1, ply 0' 'back from the help'
press End && shows 'hand 1, end' 'end again'
resize 64 24
shows 'lines [0-9]+ to [0-9]+ of' 'resized: the table is scrolled'
press Up Up Up && shows 'lines' 'up'
press Down && shows 'lines' 'down'
press q && shows '^ended 0' 'quit'

# Records on standard input; keys come from the terminal all the same.
steps 80 24 '< leyden/clean-crosswise.bones'
shows 'hand 1, ply 0 of 9' 'standard input'
press Right && shows 'Ana sets 1-1' 'a key beside standard input'
press q && shows '^ended 0' 'quit'

# Names that the locale cannot show.
printf 'game leyden\nplayer A Zo\303\253\nplayer B\nhand 1\nA 1-1\n' >"$folder/name.bones"
steps 80 24 "--charset ascii '$folder/name.bones'"
press End && shows 'Zo\? \(A\)' 'a name in plain characters'
press q && shows '^ended 0' 'quit'

# Fifteen players: most hands in numbers beside the table, all of them in its place, findings in full.
"$bin/bones-generate" -q --game super-dominoes --rule draw-play=must --players 15 --hands 2 --seed 3 -o "$folder/fifteen.bones"
"$bin/bones-generate" -q --game super-dominoes --rule draw-play=must --players 15 --hands 2 --seed 3 --breaches 4 --hide all -o "$folder/breaches.bones"
steps 80 24 "'$folder/fifteen.bones'"
press 6 0 g && shows 'Finn lays 0-8 on arm 5' '60 g'
shows '^> Bo \(K\) +5 +1-0 6-2' 'who is next'
shows '^  Finn \(L\) +3 +9-5' 'who has moved'
shows 'Dan \(N\) 4  Gus \(O\) 4' 'how many tiles the others have'
shows 'before this hand: Otto 0' 'the score'
shows 'lines [0-9]+ to 1[0-9] of 57' 'half of the screen for the table'
shows 'Tab all hands' 'how to see them'
press Tab && shows '^  Gus \(O\) +4 +8-8 9-4' 'the hand of the fifteenth player'
shows '^  Otto \(A\) +4 +2-0' 'and of the first'
shows 'before this hand: Otto 0' 'the score beside the hands'
press Right && shows 'ply 61 of' 'a step in front of the hands'
resize 80 12
shows 'lines 1 to [0-9]+ of' 'hands that are scrolled'
press Down Down && shows 'lines 3 to' 'hands further down'
resize 80 24
press t && shows 'Tab all hands' 'the table again'
press End && shows 'Otto goes out' 'the end of the hand'
press q && shows '^ended 0' 'quit'
steps 80 24 "'$folder/breaches.bones'"
press n && shows '^breach\[' 'a finding'
shows '^[> ] Finn \(L\)' 'the hand of whom it is about'
shows 'before this hand' 'and the score'
press q && shows '^ended 0' 'quit'

# A screen of almost nothing.
steps 20 5 'super-dominoes/clean-spell.bones'
press End End Right Left && shows '.' 'a tiny screen'
press q && shows '^ended 0' 'quit'

steps 80 24 'leyden/clean-crosswise.bones | cat'
shows 'stepping needs a terminal' 'a pipe is refused'
[ $failures = 0 ]
