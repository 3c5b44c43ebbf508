# Two pairs: Rita and Suki against Hal and Jon. The sheet has the tiles and the points, few passes and no draws.
# expected: misfit (hand 2, ply 9)
game all-fives
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-22
unwritten passes draws
player A Rita Coe
player B Hal Dunn
player C Suki Mori
player D Jon Pike

hand 1
B 2-2
C 6-2=10
D 6-1=5
A 4-2=5
B 5-2=10
C 5-0=5
D 6-4
A 2-0
B 4-1=10
C 6-6
D 4-4=20
A 4-3=15
B 0-0=15
C 3-3
D 3-0
A 4-0
B 5-4
C 5-3=15
D 1-0
left A 3-1
left B 2-1
left C 3-2
end out D
score A 50 B 70

# Jon laid the 6-0 where it does not fit, and the table did not notice.
hand 2
D 5-5=10
A 5-2
B 5-3=5
C 5-1
D 5-4=10
A 3-2
B 4-4=15
C 2-1
D 6-0
A 4-2=15
B 3-1
C 6-4=15
D 6-1=20
A 3-0
B 6-5
C 6-6
D 4-3
left A 1-0 3-3
left B 1-1 6-2
left C 0-0
end out D
score A 30 B 65

hand 3
D 6-4=10
A 4-0
B 6-2
C 5-0
D 2-2
A 5-2=10
B 2-1
C 5-1=15
D 3-2
A 3-3
B 3-1
C 1-0=15
D 0-0=15
left A 1-1 2-0
left B 4-2 4-4
left C 4-1 5-3
left D 6-1
end won D
score A 40 B 25

result A 120 B 160
winner B D
