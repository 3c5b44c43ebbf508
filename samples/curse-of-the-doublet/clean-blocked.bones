# Two hands that end blocked: two passes since the last tile; in the first, one of them ends a turn after a match.
# expected: nothing
game curse-of-the-doublet
player A Ana
player B Bo

hand 1
deal A 6-6 6-4 6-3 5-4 5-3 5-1 4-2 3-0 2-0 1-1 1-0
deal B 6-2 6-1 6-0 5-5 5-2 4-4 4-0 3-2 2-2 2-1 0-0
A 6-6
B 6-2@4
A 6-3@1
B 2-3@4 6-0@2
A 3-0@1 0-1@2
B 6-1@3 0-0@1
A 1-1@2 3-5@4
B 5-5@4
A 5-1@4 0-2@1
B 1-2@3 2-2@1 2-5@3
A 5-4@3
B 4-4@3
A 4-2@3 pass
B pass
left A 6-4
left B 4-0
end blocked
score A 0 B 0

# No hand has a blank. All six others would have to be out of play, and that is possible.
hand 2
B 0-0
A pass
B pass
end blocked
score A 0 B 0
winner none
