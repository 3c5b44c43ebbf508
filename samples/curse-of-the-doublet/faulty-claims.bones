# The play is right, the sheet is wrong (G8). The same hand each time: B goes out with 4 tiles left in A's hand: 4 points.

# Everything right, for comparison.
# expected: nothing
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
left A ?4
end out B
score A 0 B 4
result A 0 B 4
winner none

# Not blocked: B is out.
# expected: end-mismatch (hand 1)
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
end blocked
score A 0 B 4

# A point too few.
# expected: score-mismatch (hand 1)
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
score A 0 B 3

# The totals are wrong.
# expected: result-mismatch
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
result A 4 B 0

# Nobody has 11 points yet.
# expected: winner-mismatch
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
winner B

# With the target lowered, B has won, not A.
# expected: winner-mismatch
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
winner A

# A made no false pass.
# expected: unfounded-penalty (hand 1)
game curse-of-the-doublet
written all
player A Ana
player B Bo
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
penalty A 5 false-pass
