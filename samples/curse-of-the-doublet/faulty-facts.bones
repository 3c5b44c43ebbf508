# Records that contradict themselves: errors of the sheet, not of the players (G5).

# expected: tile-repeated (hand 1, ply 3)
game curse-of-the-doublet
written all
hand 1
A 6-5
B 6-1@1
A 6-1@2
end unfinished

# expected: tile-not-held (hand 1, ply 2)
game curse-of-the-doublet
written all
hand 1
deal B 6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2
A 6-5
B 6-4@1
end unfinished

# expected: deal-size (hand 1, ply 0)
game curse-of-the-doublet
written all
hand 1
deal A 6-5 6-4 6-3
A 6-5
end unfinished

# A has played two of eleven tiles.
# expected: left-mismatch (hand 1)
game curse-of-the-doublet
written all
hand 1
A 6-5
B 6-1@1
A 5-2@3
end unfinished
left A ?8

# There is no arm 5, so the place of the tile is unknown.
# expected: no-such-arm (hand 1, ply 2), likely-slip (hand 1, ply 2)
game curse-of-the-doublet
written all
hand 1
A 6-5
B 6-1@5
end unfinished

# Nothing is drawn in this game.
# expected: no-such-action (hand 1, ply 2)
game curse-of-the-doublet
written all
hand 1
A 6-5
B +6-1 6-2@1
end unfinished

# A double-six set has no 7-2.
# expected: bad-tile (hand 1, ply 2), likely-slip (hand 1, ply 2)
game curse-of-the-doublet
written all
hand 1
A 6-5
B 7-2@1
end unfinished

# expected: unknown-rule
game curse-of-the-doublet
written all
rule extra-plays=may
hand 1
A 6-5
end unfinished
