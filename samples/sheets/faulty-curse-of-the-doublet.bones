# A short game to 7 points. Passes were noted only now and then.
# expected: false-pass (hand 2, ply 15)
game curse-of-the-doublet
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-18
unwritten passes
player A Iris Falk
player B Tom Hale
rule target=7

hand 1
B 0-0
A 5-0
B 5-1
A 1-0 4-1
B 4-0 1-1
A 4-4 5-4
B 3-1
A 4-3 5-3 5-5 3-0 5-2
B 3-3 2-2
B 6-3
A 6-1
left B 4-2 6-0 6-4
end out A
score A 3 B 0

# Tom said pass after the 6-1, and laid a one on it a turn later.
hand 2
A 2-2
B 2-1
A 3-1
B 6-3
A 6-2 6-6 6-4
B 4-4
A 4-2 3-2
B 4-1
A 4-3 5-3
B 6-1 pass
A 5-5
B 1-1 1-0
A 2-0
left B 0-0 5-0 5-4 6-0
end out A
score A 4 B 0

result A 7 B 0
winner A
