# Pub rules, the points of each tile behind it. Not every knock was written.
# expected: false-pass (hand 1, ply 10)
game fives-and-threes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-23
unwritten passes
player A Walt Green
player B Fay Ross

# Walt knocked, and turned up the 3-2 when the hand was counted.
hand 1
B 00
A 60=2
B 30=3
A 33=4
B 43=2
A 63
B 31=1
A 51=3
B 52=2
A knock
left A 1-1 3-2 5-5
left B 5-0 6-5
end blocked
score A 9 B 8

hand 2
A 64=2
B 43=3
A 61
B 53=2
A 41=3
B 52=2
A 40
B 60
A 32=3
B 66=8
A 65
B 33
B knock
left A 1-1
left B 4-4
end blocked
score A 8 B 15

hand 3
B 66=4
A 61
B 10=4
A 64
B 50=3
A 51=1
A 11=2
A 54
B 55=4
B 53=1
A knock
B 33
B 63
left A 2-0 2-2
end out B
score A 3 B 17

hand 4
A 54=3
B 41=2
A 10=1
B 51
A 20=1
B 31=1
A 42
B 43=2
A knock
B 63=3
A 60=1
left A 6-1 6-5
left B 2-2 6-6
end blocked
score A 6 B 8

hand 5
B 54=3
A 41=2
B 52=1
A 31=1
B 32=2
A 43
B 42=1
A 21
A 61=3
B 60=1
B knock
left A 4-4 5-5
left B 6-5 6-6
end blocked
score A 6 B 8

hand 6
A 54=3
B 65=2
A 43=3
B 62=1
A 20=1
B 40
A 63=2
B 61=1
A 51=3
B 50
A 60=2
B 44
B 64=4
left A 3-1
end out B
score A 14 B 4

hand 7
B 41=1
left A 2-1 3-3 5-0 5-1 5-3 6-2 6-6
left B 2-2 3-0 4-0 6-1 6-3 6-4
end won B
score A 0 B 1

result A 46 B 61
winner B
