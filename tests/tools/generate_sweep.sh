#!/usr/bin/env bash
# generate_sweep.sh BIN COUNT [HIDDEN_COUNT [GAME]]: games that bones-generate plays are clean to bones-check: every
# game, at random and greedily, with each value of each house rule and several numbers of players; and no finding
# is drawn from clean games of which hands, draws or both are hidden. COUNT games each, HIDDEN_COUNT of hidden ones;
# BONES_EFFORT per cent of them, and of Super Dominoes, whose games are a hundred hands, a twentieth. Tells the seconds that
# each run took.
set -euo pipefail
bin=$1 only=${4:-}
count=$(($2 * ${BONES_EFFORT:-100} / 100 + 1)) hidden=$((${3:-$2} * ${BONES_EFFORT:-100} / 100 + 1))
runs=0

# clean COUNT OPTION…: generates and checks; says what was found, if anything
clean() {
    local number=$1 said begun=$SECONDS
    shift
    runs=$((runs + 1))
    if ! said=$("$bin/bones-generate" --count "$number" --seed 1 -j1 "$@" | "$bin/bones-check" -j1 --strict 2>&1); then
        printf 'bones-generate --count %s --seed 1 %s:\n%s\n' "$number" "$*" "$(head -c 3000 <<<"$said")" >&2
        exit 1
    fi
    printf '%6d s  %s games  %s\n' $((SECONDS - begun)) "$number" "$*"
}

# sweep GAME PLAYERS RULE…: one game with each of these numbers of players and each of these house rules
sweep() {
    local game=$1 players=$2 kind way rule count=$count hidden=$hidden
    shift 2
    case $only in "" | "$game") ;; *) return ;; esac
    if [ "$game" = super-dominoes ]; then count=$((count / 20 + 1)) hidden=$((hidden / 20 + 1)); fi
    for kind in random greedy; do
        clean "$count" --game "$game" --player "$kind"
        for rule; do clean "$count" --game "$game" --player "$kind" --rule "$rule"; done
        for number in $players; do clean "$count" --game "$game" --player "$kind" --players "$number"; done
        for way in hands draws all; do clean "$hidden" --game "$game" --player "$kind" --hide "$way"; done
    done
    for rule; do clean "$hidden" --game "$game" --rule "$rule" --hide all; done
}

sweep curse-of-the-doublet 2 target=1 target=30 extra-play=must extra-play=may
sweep double-takes "2 3 4" undeclared=high undeclared=error revoke=deduct revoke=give-opponents revoke=called revoke=report
sweep prize-dominoes 2 prize-play=stuck prize-play=any-turn prize-after-draw=no prize-after-draw=yes block=two-passes \
    block=stock-empty
sweep super-dominoes "2 3 4 7 15" draw-play=must draw-play=may free-turn=full free-turn=if-able start15=all \
    start15=others final15=draw final15=none blocked-score=others blocked-score=difference target=0 target=300
sweep leyden 2 target=40 target=100
line="opening=double opening=lot opening=every lead=winner lead=next partners=yes partners=no hand=3 target=0 target=40 set=9"
bonuses="capicua=25 capicua-double=no capicua-blank=no capicua-equal=no chuchazo=20 chuchazo-blank=no lock=15"
sweep block "2 3 4" $line $bonuses tie=none tie=leader count=others count=difference count=all
sweep draw "2 3 4" $line $bonuses tie=leader count=others count=all keep=2 draws=1 voluntary=yes yard=yes
sweep all-fives "2 3 4" $line tie=leader count=others count=all spinner=none spinner-count=once multiple=3 call=yes round=down \
    finish=hand keep=2 draws=1
sweep fives-and-threes "2 3 4" $line out=0 exact=no both-out=yes
sweep forty-two 4 all-pass=reshake undeclared=high scoring=points target=100 revoke=hand revoke=report nello=high nello=low nello=no
[ "$runs" -gt 0 ] || { echo "no game is called $only" >&2 && exit 1; }
echo "$runs runs, nothing found"
