# Breaches in play: one small record each.

# A's draw for the fifteen is missing when C plays (S7).
# expected: missed-draw (hand 1, ply 4)
game super-dominoes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-15@1
C +?
C 5-2@2
end unfinished

# C is bound by B's spell and plays elsewhere, where the tile fits (S10).
# expected: off-spell (hand 1, ply 3)
game super-dominoes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-13@1
C 5-2@2
end unfinished

# C is bound and plays elsewhere, where the tile does not even fit (S10).
# expected: misfit (hand 1, ply 3)
game super-dominoes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-13@1
C 7-2@2
end unfinished

# A should miss a turn because of C's double, and plays all the same (S12).
# expected: wrong-turn (hand 1, ply 4)
game super-dominoes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-6@1
C 6-6@1
A 6-2@1
end unfinished

# Two tiles are drawn, not three (S5).
# expected: illegal-draw (hand 1, ply 4)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
A 5-5
B +?3 pass
end unfinished

# Two tiles are drawn, not one (S5).
# expected: missed-draw (hand 1, ply 3)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
A 5-5
B +? pass
end unfinished

# The hand must open with a double. After this the layout is unknown (G3, S2).
# expected: misfit (hand 1, ply 1)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-5
B 5-1@1
end unfinished

# A was dealt 7-7 and should have set it (S2).
# expected: false-pass (hand 1, ply 1)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
deal A 7-7 ?8
A pass
B 5-5
end unfinished

# B won the first hand, because A gave up. So the seat next to B, A, is the first player of the second (S1).
# expected: wrong-lead (hand 2, ply 1)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
A 5-5
end conceded A
hand 2
B 6-6
end unfinished
