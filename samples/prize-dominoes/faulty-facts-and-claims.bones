# Records that contradict themselves, and sheets that contradict the play (G5, G8).

# The next tile of the boneyard is 2-2.
# expected: yard-mismatch (hand 1, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
yard 2-2 3-3 ?12
A 6-6
B +3-3 pass
end unfinished

# Fourteen prizes are held: seven tiles each, and no boneyard to draw from.
# expected: count-mismatch (hand 15, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 15
prizes A 0-0 1-0 1-1 2-0 2-1 2-2 3-0
prizes B 4-4 5-4 5-5 6-4 6-5 6-6 4-3
A 4-0
B +? pass
end unfinished

# B has fewer pips, 32 to 48: B has won the hand.
# expected: score-mismatch (hand 1), result-mismatch, winner-mismatch
game prize-dominoes
written all
player A Ana
player B Bo
hand 1
deal A 6-6 5-4 5-3 5-2 5-1 5-0 4-3
deal B 4-2 4-1 4-0 3-2 3-1 3-0 2-1
A 6-6
B +2-0 pass
A +3-3 pass
end blocked
prize B 5-4
score A 1 B 0
result A 2 B 0
winner A
