# Breaches in play: one small record each.

# B holds 6-4 and draws all the same (P4).
# expected: illegal-draw (hand 1, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
deal B 6-4 ?6
A 6-6
B +2-2 6-4@1
end unfinished

# One tile is drawn, not two (P6).
# expected: illegal-draw (hand 1, ply 3)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
B +2-2 +6-3 6-3@1
end unfinished

# The drawn tile fits and must be played (P6).
# expected: false-pass (hand 1, ply 3)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
B +6-3 pass
end unfinished

# A player may not pass without a draw while the boneyard has tiles (P5).
# expected: missed-draw (hand 1, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
B pass
end unfinished

# B's 5-4 shows neither end of the line; it lies there all the same (P3).
# expected: misfit (hand 1, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
B 5-4@1
A 4-1@1
end unfinished

# B plays twice.
# expected: wrong-turn (hand 1, ply 3)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
B 6-4@1
B 4-1@1
end unfinished

# B won the first hand, so A leads the second (P2).
# expected: wrong-lead (hand 2, ply 1)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
A 6-6
end conceded A
prize B 6-1
hand 2
B 5-5
end unfinished
