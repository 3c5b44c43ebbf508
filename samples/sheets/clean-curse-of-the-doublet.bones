# A short game to 7 points. Passes were noted only now and then.
# expected: nothing
game curse-of-the-doublet
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-04
unwritten passes
player A Iris Falk
player B Tom Hale
rule target=7

hand 1
A 2-2
B 3-2
A 3-3
B 4-3
A 4-2 5-4
B 4-4
A 5-2 5-1
B 4-1 1-1 5-5
A 2-1 5-0
B 0-0
A 1-0 6-1
B 6-6
B 6-0
A 3-0
left B 3-1 4-0
end out A
score A 2 B 0

hand 2
A 3-3
B 4-3
A 4-4
B 4-0
A 3-0 5-3
B 0-0 5-0 2-0
A 3-2 1-0
B 2-1 4-2
A 4-1 5-1
B 6-0
A 6-1 6-2
B 6-4
A 5-2
left B 3-1 5-4
end out A
score A 3 B 0

hand 3
A 6-6
B 6-4
A 4-2
B 3-2
A 6-3
A 6-2
B 5-2
A 6-5
B pass
A 6-1
B 1-1
A 2-1
B pass
A 6-0
B 5-0
A 5-4
B 4-4
A 4-0
A 1-0
left B 3-1 3-3 4-1 4-3 5-1
end out A
score A 5 B 0

result A 10 B 0
winner A
