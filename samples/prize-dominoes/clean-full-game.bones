# A whole game with all deals. Comments explain it. Hands are won by going out and by a block.
# expected: nothing
game prize-dominoes
player A Ana
player B Bo

hand 1
deal A 6-6 6-5 6-4 4-3 3-2 2-2 2-1
deal B 6-0 5-5 5-2 4-4 4-1 3-1 0-0
yard 4-2 4-0 5-4 1-0 3-3 5-1 6-1 5-0 6-2 6-3 1-1 5-3 3-0 2-0
A 6-6
B 6-0@1
A 6-4@2
B 4-4@2
A 4-3@2
B 3-1@2
A 1-2@2
B 2-5@2
A 5-6@2
B 0-0@1
# Nothing fits: one tile is drawn. It does not fit either, so it is kept, and the turn is over (P5, P6).
A +4-2 pass
B +4-0 0-4@1
A 4-2@1
B +5-4 pass
A 2-3@1
B +1-0 pass
# A drawn tile that fits must be played (P6).
A +3-3 3-3@1
B +5-1 pass
A +6-1 6-1@2
B 1-5@2
A +5-0 5-0@2
B 0-1@2
A +6-2 pass
B 1-4@2
A +6-3 3-6@1
B 4-5@2
A 6-2@1
B 5-5@2
end out B
# Bo is out and takes one of the tiles that Ana has left, seen, as a prize (P10).
prize B 2-2
score A 0 B 1

hand 2
# 27 tiles are shuffled, without the prize: seven each, and a boneyard of 13 (P1).
deal A 6-5 6-4 6-3 6-0 5-3 5-1 4-0
deal B 6-1 5-5 5-4 4-4 3-2 3-1 3-0
yard 6-6 4-3 4-1 5-2 1-0 4-2 3-3 5-0 6-2 2-0 0-0 2-1 1-1
A 6-5
B 5-4@2
A 6-4@1
B 4-4@2
A 4-0@2
B 0-3@2
A 3-6@2
B 6-1@2
A 1-5@2
B 5-5@2
A 5-3@2
B 3-2@2
A +6-6 pass
B +4-3 4-3@1
A +4-1 pass
B 3-1@1
end out B
# Now Bo's prizes show 1, 2 and 4. Seven different numbers win the game (P11).
prize B 4-1
score A 0 B 1

hand 3
deal A 5-5 5-0 4-3 3-0 2-0 1-1 0-0
deal B 6-6 6-4 6-2 5-4 5-2 4-4 3-2
yard 5-1 6-1 2-1 3-1 6-3 1-0 3-3 4-2 4-0 6-5 5-3 6-0
A 5-5
B 5-4@1
A 4-3@1
B 5-2@2
A 2-0@2
B 3-2@1
A 0-5@2
B 2-6@1
A +5-1 5-1@2
B 6-6@1
A 1-1@2
B 6-4@1
A +6-1 1-6@2
B 4-4@1
end out B
prize B 3-0
score A 0 B 1

hand 4
deal A 6-1 5-5 5-1 4-3 3-3 3-2 3-1
deal B 6-4 6-3 6-2 5-2 5-0 1-0 0-0
yard 4-2 5-4 4-4 6-0 2-0 5-3 2-1 6-5 6-6 1-1 4-0
A 5-5
B 5-2@1
A 5-1@2
B 2-6@1
A 1-6@2
B 6-4@2
A 4-3@2
B 3-6@2
A +4-2 pass
B +5-4 pass
end blocked
prize B 3-1
score A 0 B 1

hand 5
deal A 6-4 6-2 5-2 5-1 4-2 2-1 0-0
deal B 6-6 5-5 5-4 4-4 4-3 4-0 3-3
yard 6-0 5-0 2-0 6-1 1-0 6-3 6-5 1-1 3-2 5-3
A 0-0
B 0-4@2
A 4-6@2
B 6-6@2
A 6-2@2
B +6-0 0-6@1
A 2-5@2
B 5-4@2
A 4-2@2
B +5-0 pass
A 2-1@2
# No tile in hand fits, but a prize does: it is played instead of a draw, and is shuffled in again (P5, P7).
B *1-3@2
A +2-0 pass
B 3-3@2
A +6-1 6-1@1
B 3-4@2
A 1-5@1
B 5-5@1
A +1-0 pass
B 4-4@2
A +6-3 pass
B 5-0@1
end out B
prize B 6-3
score A 0 B 1

hand 6
deal A 6-0 5-5 5-4 5-0 4-3 2-1 1-0
deal B 6-2 6-1 5-2 4-2 3-1 2-0 1-1
yard 6-6 0-0 4-4 5-3 6-5 3-3 5-1 6-4 4-0 3-2
A 5-5
B 5-2@2
A 5-4@1
B 2-6@2
A 4-3@1
B 6-1@2
A 1-2@2
B 2-4@2
A +6-6 pass
B 3-1@1
A 1-0@1
B 0-2@1
A +0-0 pass
B +4-4 4-4@2
A +5-3 pass
B +6-5 pass
# Both have passed one after the other, boneyard empty or not (P8). Fewer pips in hand win, prizes not counted (P9).
end blocked
# With it Bo's prizes show every number from 0 to 6.
prize B 5-0
score A 0 B 1

result A 0 B 7
winner B
