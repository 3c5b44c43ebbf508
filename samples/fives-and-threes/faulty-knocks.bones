# Knocks that later play shows to be false, and points that were pegged wrongly.
# expected: false-pass (hand 1, ply 2), points-mismatch (hand 1, ply 3), wrong-lead (hand 2, ply 1), no-such-action (hand 2, ply 2)
game fives-and-threes
written all
player A Ana
player B Bo

hand 1
A 6-6=4
B knock
A 6-4@1=4              # 12 + 4 is 16: nothing
B 6-5@2                # so Bo held a six when he knocked (F7)
end unfinished

hand 2
A 5-4=3                # the lead has passed to Bo (B3)
B +4-1 4-1@2           # nothing is drawn in this game
end unfinished
