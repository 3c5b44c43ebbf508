# Pub rules, the points of each tile behind it. Not every knock was written.
# expected: nothing
game fives-and-threes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-09
unwritten passes
player A Walt Green
player B Fay Ross

hand 1
A 51=2
B 41=3
A 52=2
B 43=1
A knock
B 32=2
A knock
B 63=3
A 66=8
B 61
A 11=1
B 31=2
B knock
left A 4-0 5-0 6-0
left B 5-5
end blocked
score A 13 B 11

hand 2
B 66=4
A 63=8
B 33=6
A 64=2
B 53=3
A 42
B 52
A 22=2
A 62=2
B 61=1
A 11=2
B 31
A 43
left B 4-4
end out A
score A 17 B 14

hand 3
A 21=1
B 20
A 10
B 51=2
A 41=3
B 40=1
A 65=2
B 66=4
A 61
B knock
A knock
left A 4-2 4-3
left B 3-3 4-4 5-5
end blocked
score A 6 B 7

hand 4
B 54=3
A 51=1
B 44=3
A 11=2
B 41=4
A 42=2
B 21=1
A 10
B 20=2
B 43=1
A 53
B 65
left A 0-0 6-0
end out B
score A 5 B 15

hand 5
A 33=2
B knock
A 43=2
B 64=4
A 53
B 65=4
A knock
B 66=6
left A 1-0 2-1 4-0 5-0
left B 2-0 4-4 5-4 6-1
end won B
score A 4 B 14

result A 45 B 61
winner B
