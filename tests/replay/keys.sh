#!/usr/bin/env bash
# bones-replay on a terminal, driven by keys: keys.sh BIN_DIR SOURCE_DIR
#
# tmux is the terminal. After each key the screen must come to show what is expected of it.
set -euo pipefail
bin=$1 source=$2
folder=$(mktemp -d)
runs=0
mux() { tmux -u -f /dev/null -S "$folder/socket-$runs" "$@"; }
trap 'mux kill-server 2>/dev/null || true; rm -rf "$folder"' EXIT
failures=0

# shows PATTERN WHAT: the screen comes to show an extended regular expression, within five seconds
shows() {
    for _ in $(seq 100); do
        if mux capture-pane -p -t replay | grep -Eq -- "$1"; then return 0; fi
        sleep 0.05
    done
    echo "$2: the screen does not show $1" >&2
    mux capture-pane -p -t replay >&2
    failures=$((failures + 1))
}
press() { mux send-keys -t replay "$@"; }

# start WIDTH HEIGHT ARGUMENTS: a new terminal with the program on it
start() {
    mux kill-server 2>/dev/null || true
    runs=$((runs + 1))
    mux new-session -d -s replay -x "$1" -y "$2" \
        "cd '$source/samples' && LC_ALL=C.UTF-8 '$bin/bones-replay' $3; echo ended \$?; exec cat"
}

start 100 40 'club-night/table-3.bones'
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
shows 'broken\[revoke\] D10' 'the finding itself'
press n && shows 'no finding from here' 'no further finding'
press Home p && shows 'no finding before' 'no finding before'
press N && shows 'game 2 of 2' 'next game'
press N && shows 'this is the last game' 'no further game'
press P && shows 'game 1 of 2' 'previous game'
press '?' && shows 'scroll the table' 'help'
press x && shows 'hand 1, ply 0' 'back from the help'
press End && shows 'hand 1, end' 'end again'
mux resize-window -t replay -x 64 -y 24
shows 'lines [0-9]+ to [0-9]+ of' 'resized: the table is scrolled'
press Up Up Up && shows 'lines' 'up'
press Down && shows 'lines' 'down'
press q && shows '^ended 0' 'quit'

# Records on standard input; keys come from the terminal all the same.
start 80 24 '< leyden/clean-crosswise.bones'
shows 'hand 1, ply 0 of 9' 'standard input'
press Right && shows 'Ana sets 1-1' 'a key beside standard input'
press q && shows '^ended 0' 'quit'

# Names that the locale cannot show.
printf 'game leyden\nplayer A Zo\303\253\nplayer B\nhand 1\nA 1-1\n' >"$folder/name.bones"
start 80 24 "--charset ascii '$folder/name.bones'"
press End && shows 'Zo\? \(A\)' 'a name in plain characters'
press q && shows '^ended 0' 'quit'

# A screen of almost nothing.
start 20 5 'super-dominoes/clean-spell.bones'
press End End Right Left && shows '.' 'a tiny screen'
press q && shows '^ended 0' 'quit'

start 80 24 'leyden/clean-crosswise.bones | cat'
shows 'stepping needs a terminal' 'a pipe is refused'
[ $failures = 0 ]
