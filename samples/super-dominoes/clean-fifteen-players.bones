# Fifteen at one table: one tile is left in the boneyard, and a fifteen finds only one taker (S1, S7).
# expected: nothing
game super-dominoes
player A
player B
player C
player D
player E
player F
player G
player H
player I
player J
player K
player L
player M
player N
player O

hand 1
A 7-7
B 7-15@1               # only C can draw
C +?
C 7-2@2
D 7-3@3                # the direction turns: C is next
C 7-6@4
B 6-6@4                # A misses a turn
O pass
end unfinished
