# Wrong leads, wrong suits, wrong turns (D2, D3, D6).

# Cleo's 13-9 took the trick, but Ana leads again; play goes on from Ana.
# expected: wrong-turn (hand 1, ply 4)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 9-4 13-9
A 5-4=5 7-5 8-5
C 14-1=14 14-2 14-3
end unfinished

# Cleo plays before Bo: the rest of the trick is judged neither for turn nor for its winner.
# expected: wrong-turn (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9
C 9-4
B 9-2
B 14-1=14 14-2 14-3
end unfinished

# A 12-9 is no seven. The record is wrong there, so the winner of the trick is unknown.
# expected: wrong-suit (hand 1, ply 1)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=7 7-1 11-3
B 5-4=5 8-5 7-5
end unfinished

# Ana led round 1, so Bo leads round 2.
# expected: wrong-lead (hand 2, ply 1)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 9-4 9-2
end unfinished
hand 2
C 5-4=5 7-5 8-5
end unfinished
