# Breaches in play: one small record each.

# A holds the lower double and should lead with it (L2).
# expected: wrong-lead (hand 1, ply 1)
game leyden
written all
player A Ana
player B Bo
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
B 2-2
A 5-2@1
end unfinished

# Sixteen tiles were in the boneyard; two are never drawn (L7).
# expected: illegal-draw (hand 1, ply 16)
game leyden
written all
player A Ana
player B Bo
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1
B +?15 6-5@1
end unfinished

# B holds the matador 6-1, which always fits (L5, L7).
# expected: false-pass (hand 1, ply 2)
game leyden
written all
player A Ana
player B Bo
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 5-5 5-3 4-0 2-0
A 1-1
B pass
end unfinished

# Nothing fits, but there are tiles to draw (L7).
# expected: missed-draw (hand 1, ply 2)
game leyden
written all
player A Ana
player B Bo
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 3-2 5-5 5-3 4-0 2-0
A 1-1
B pass
end unfinished

# A blank end is closed to all but matadors (L4).
# expected: misfit (hand 1, ply 3)
game leyden
written all
player A Ana
player B Bo
hand 1
A 1-1
B 6-0@1
A 6-5@1
end unfinished

# Only matadors lie crosswise; the tile lies as if inline, and the 3 is open (L5).
# expected: misfit (hand 1, ply 2)
game leyden
written all
player A Ana
player B Bo
hand 1
A 1-1
B 6-3x@1
A 4-4@1
end unfinished

# B drew and did nothing more: read as a pass, and it was false, for 6-5 fits (G2).
# expected: false-pass (hand 1, ply 3)
game leyden
written all
player A Ana
player B Bo
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 3-2 6-5 5-3 4-0 2-0
A 1-1
B +3-3
A 6-4@1
end unfinished
