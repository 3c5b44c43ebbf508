# From playthroughs of OpenSpiel's python_block_dominoes and python_team_dominoes to records:
# awk -f openspiel.awk block_dominoes.txt team_dominoes.txt | bones-format
# OpenSpiel deals two players one hand after the other and four players tile by tile. Player 0 leads. It skips a
# player who cannot play, and ends a hand in which nobody can. The winning side gets the pips of the other.
function tile(text, touches,    first, second) {
    first = substr(text, 2, 1)
    second = substr(text, 7, 1)
    return second == touches ? second "-" first : first "-" second
}
function seat(player) { return substr("ABCD", player + 1, 1) }
# The players between two turns passed.
function passes(from, to) {
    for (; from != to; from = (from + 1) % players) body = body seat(from) " pass\n"
}
function finish(    p) {
    if (game == "") return
    print "game block"
    print "x-source OpenSpiel " game
    for (p = 0; p < players; p++) print "player " seat(p) " player " p
    print "rule opening=lot\nrule count=others\nwritten all\n\nhand 1"
    for (p = 0; p < players; p++) print "deal " seat(p) hand[p]
    printf "%s", body
    if (!terminal) print "end unfinished"
    else if (left[last] == 0) print "end out " seat(last)
    else { body = ""; passes((last + 1) % players, last); printf "%s%s pass\nend blocked\n", body, seat(last) }
    # It gives a hand to the side with fewer pips, even if the other side went out. No rule of Block does.
    if (terminal && (left[last] > 0 || won[last % 2 + 1] > 0))
        print "score A " (won[1] > 0 ? won[1] : 0) " B " (won[2] > 0 ? won[2] : 0)
    if (terminal) print "x-returns " returns
    print ""
}
/^game: / {
    finish()
    game = $2
    players = game ~ /team/ ? 4 : 2
    dealt = turns = terminal = 0
    body = ""
    for (p = 0; p < players; p++) { hand[p] = ""; left[p] = 0 }
}
/^# Apply action "Deal / {
    p = players == 4 ? dealt % 4 : int(dealt / 7)
    hand[p] = hand[p] " " tile(substr($0, 22), "")
    left[p]++
    dealt++
}
/^# Apply action "p[0-3] tile:/ {
    player = substr($0, 18, 1)
    passes(turns == 0 ? player : (last + 1) % players, player)
    split($0, part, /pip:|"/)
    body = body seat(player) " " tile(substr($0, 25), substr(part[3], 1, 1)) "\n"
    left[player]--
    last = player
    turns++
}
/^IsTerminal\(\) = True/ { terminal = 1 }
/^Returns\(\) = / { split($0, won, /[][, ]+/); won[1] = won[3]; won[2] = won[4]; returns = substr($0, 13) }
END { finish() }
