# Records that contradict themselves: errors of the sheet, not of the players (G5).

# The 9-4 was played in round 1; no tile appears twice in a game (D1).
# expected: tile-repeated (hand 2, ply 2)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 9-4
end unfinished
hand 2
B 5-4=5 9-4
end unfinished

# Two players have 17 tiles each.
# expected: deal-size (hand 1, ply 0)
game double-takes
written all
player A Ana
player B Bo
hand 1
deal A 12-9 ?15
A 12-9=9 9-4
end unfinished

# A line holds at most one trick.
# expected: bad-token (hand 1, ply 3)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 9-4 5-4
end unfinished

# Nobody passes in this game.
# expected: no-such-action (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 pass
B 9-4
end unfinished

# The set ends at fifteen.
# expected: bad-tile (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 16-9
end unfinished

# A house rule that asks for a declared suit, always (D3).
# expected: undeclared-suit (hand 1, ply 1)
game double-takes
written all
rule undeclared=error
player A Ana
player B Bo
hand 1
A 12-9 12-4
end unfinished
