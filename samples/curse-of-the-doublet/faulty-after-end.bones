# Play after the end (G11).

# Both have passed since the last tile. Then a player plays on.
# expected: after-end (hand 1, ply 4)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 0-0
B pass
A pass
B 6-5@1
end blocked

# Here the first pass was false, as B's next tile shows; so the hand had not ended, and nothing else is wrong.
# expected: false-pass (hand 1, ply 2)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 0-0
B pass
A pass
B 0-1@1
A 1-6@1
end unfinished

# B has four points, and the table plays to four: the second hand comes after the game.
# expected: after-end (hand 2, ply 1)
game curse-of-the-doublet
written all
player A Ana
player B Bo
rule target=4
hand 1
A 1-1
B 1-0@2
A 0-6@2
B 1-6@4 6-5@2
A 6-3@4
B 3-5@4 5-5@4 1-4@3
A 4-4@3
B 5-0@4
A 4-6@3
B 0-0@4
A 6-6@3
B 5-2@2
A 2-2@2
B 2-0@2 0-3@2
end out B
score A 0 B 4
hand 2
A 6-5
B 6-1@1
end unfinished
