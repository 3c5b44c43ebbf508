# No deal was recorded. Later play decides some of these passes (C9, G9).

# B plays 6-4 after passing on a layout of sixes.
# expected: false-pass (hand 1, ply 2)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 6-6
B pass
A 6-5@1
B 6-4@2
end unfinished

# A is left with 5-5 after passing on a 5.
# expected: false-pass (hand 1, ply 3)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 6-6
B 6-5@1
A pass
B 5-2@1
end unfinished
left A 5-5 ?9

# B passed on sixes and has since played no six. This pass stays open, and accuses no player.
# expected: nothing
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
A 6-6
B pass
A 6-5@1
B 5-4@1
end unfinished

# Two passes on the blank set. At most five of the six other blanks are out of play, since 6-5 is: one pass was false.
# expected: joint-breach (hand 1, ply 3)
game curse-of-the-doublet
written all
player A Ana
player B Bo
hand 1
yard 6-5 ?5
A 0-0
B pass
A pass
end blocked
