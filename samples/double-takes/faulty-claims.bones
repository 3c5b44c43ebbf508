# The play is right, the sheet is wrong (G8).

# The round has not ended. The winner is still unknown, so the claim is not judged (G15).
# expected: end-mismatch (hand 1)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 9-4
A 15-3=3 3-1
end played
winner A

# There is no revoke: Bo followed twice.
# expected: unfounded-penalty (hand 1)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 9-4
A 15-3=3 3-1
end unfinished
penalty B 5 revoke

# There is a revoke, and it costs five points, not ten.
# expected: revoke (hand 1, ply 2), unfounded-penalty (hand 1)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 10-4
A 15-3=3 9-3
end unfinished
penalty B 10 revoke

# There is a revoke, and the penalty is right.
# expected: revoke (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
hand 1
A 12-9=9 10-4
A 15-3=3 9-3
end unfinished
penalty B 5 revoke
