# Counts that were called wrongly, and tiles on arms that are not open.
# expected: points-mismatch (hand 1, ply 2), misfit (hand 1, ply 3), missed-draw (hand 2, ply 2), no-such-arm (hand 3, ply 2)
# expected: end-mismatch (hand 1), likely-slip (hand 3, ply 2)
game all-fives
written all
player A Ana
player B Bo

hand 1
A 6-6=0
B 6-3@1=10             # the spinner's other side is free: 12 + 3
A 6-2@3                # its ends are not open before both sides are covered
end out A

hand 2
deal B 5-5 4-4 3-3 2-2 1-1 0-0 5-4
A 6-6
B pass                 # with a boneyard of fourteen
end unfinished

hand 3
A 6-5
B 5-4@3                # there is no spinner yet
end unfinished
