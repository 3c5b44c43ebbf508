# Breaches that have to do with prizes (P4, P5, P6, P10, P12).

# A holds 3-1, which fits the open 3, and may not play the prize.
# expected: illegal-prize-play (hand 3, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 3
prizes A 3-3
prizes B 2-0
deal A 3-1 ?6
B 6-3
A *3-3@2
end unfinished

# No prize after a draw.
# expected: illegal-prize-play (hand 3, ply 3)
game prize-dominoes
written all
player A Ana
player B Bo
hand 3
prizes A 3-3
prizes B 2-0
deal A 5-1 5-5 5-4 5-2 4-4 4-2 4-1
B 6-3
A +1-1 *3-3@2
end unfinished

# The 5-5 is no prize of A's.
# expected: tile-not-held (hand 3, ply 2)
game prize-dominoes
written all
player A Ana
player B Bo
hand 3
prizes A 3-3
prizes B 2-0
B 5-3
A *5-5@1
end unfinished

# B wins the blocked hand and takes a tile that A does not have.
# expected: wrong-prize (hand 1)
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
prize B 6-5

# The prize that B took was not noted.
# expected: missing-prize (hand 1)
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
