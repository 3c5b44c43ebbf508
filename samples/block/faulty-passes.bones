# False passes, proven by the tiles of others or by later play, although some hands are unknown.
# expected: false-pass (hand 1, ply 2), wrong-turn (hand 1, ply 4), false-pass (hand 2, ply 3), misfit (hand 2, ply 7)
# expected: no-such-action (hand 2, ply 8)
game block
written all
player A Ana
player B Bo
player C Cy
player D Di

hand 1
deal A 6-6 5-5 5-4 5-3 1-1 1-0 0-0
deal C 6-5 5-2 5-1 4-4 4-3 4-2 4-1
deal D 5-0 4-0 3-3 3-2 3-1 3-0 2-2
A 6-6
B pass                 # the other three hold 6-6 and 6-5: all other sixes are Bo's (B13)
C 6-5@1
A 5-4@1                # Di is on turn
end conceded D

hand 2
A 4-4                  # the side that conceded has lost: Ana or Cy opens
B 4-1@1
C pass
D 4-6@2
A pass
B pass
C 1-2@2                # a six is open there
D 1-0@1=5              # nothing is counted in this game
end unfinished
