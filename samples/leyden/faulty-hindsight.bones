# No deal was recorded. Later play decides some verdicts (L2, L7, G9).

# A sets 3-3, and B later plays 2-2 without having drawn anything: B was dealt it and should have led.
# expected: wrong-lead (hand 1, ply 1)
game leyden
written all
player A Ana
player B Bo
hand 1
A 3-3
B 4-5@1
A 2-5@1
B 2-2@1
end unfinished

# Here B drew before, and may have drawn the 2-2: nothing is proven.
# expected: nothing
game leyden
written all
player A Ana
player B Bo
hand 1
A 3-3
B 4-5@1
A 2-5@1
B +? 2-2@1
end unfinished

# B drew the last tile that may be drawn, and passed. B had the matador 5-2 all the time.
# expected: false-pass (hand 1, ply 16)
game leyden
written all
player A Ana
player B Bo
hand 1
A 1-1
B +?14 pass
A 6-4@1
B 5-2@1
end unfinished
