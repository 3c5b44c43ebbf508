# Two pairs: Rita and Suki against Hal and Jon. The sheet has the tiles and the points, no passes and no draws.
# expected: nothing
game all-fives
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-08
player A Rita Coe
player B Hal Dunn
player C Suki Mori
player D Jon Pike

hand 1
A 6-4=10
B 4-1
C 1-1
D 6-1
A 1-0
B 5-1=5
C 5-2
D 3-1=5
A 6-2
B 3-0
C 6-3
D 3-2
A 2-2
B 0-0
C 4-2
D 4-0
A 2-0
B 2-1
D 5-0
left A 4-3 4-4 5-4 6-0 6-6
left B 5-5
left C 3-3 5-3 6-5
end out D
score A 10 B 75

hand 2
D 4-1=5
A 6-1=10
B 4-4
C 6-0
D 4-0
A 6-4=10
B 5-4=15
C 5-3
D 6-3=10
A 3-2
B 4-3=10
C 5-2
D 5-0
A 2-0=10
B 2-2
C 4-2=10
D 6-2
left A 2-1 6-6
left B 1-1
left C 3-0 3-3 5-1 5-5 6-5
end out D
score A 40 B 90

result A 50 B 165
winner B D
