# Breaches in turns and tiles: one small record each.

# A further tile after one without a match (C8).
# expected: wrong-turn (hand 1, ply 3)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 6-5
B 6-1@1 1-3@1
A 5-2@3
end unfinished

# A tile that does not fit lies where it was laid, and play goes on from it: the 2-2 fits the 2 (C5, G4).
# expected: misfit (hand 1, ply 2)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 6-5
B 4-2@1
A 2-2@1
end unfinished

# The hand is known, and 6-1 fits (C9).
# expected: false-pass (hand 1, ply 2)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
deal B 6-1 4-4 4-3 4-2 4-1 4-0 3-3 3-2 3-1 3-0 2-2
A 6-5
B pass
A 6-4@1
end unfinished

# After a match the same player must go on if able: 1-2 fits (C7).
# expected: false-pass (hand 1, ply 4)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
deal A 6-5 5-1 2-1 4-4 4-3 4-2 4-0 3-3 3-2 3-0 2-2
A 6-5
B 6-1@1
A 5-1@3 pass
B 1-4@1
end unfinished

# A leader can always play (G13).
# expected: false-pass (hand 1, ply 1)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A pass
B 3-3
A 3-1@1
end unfinished
