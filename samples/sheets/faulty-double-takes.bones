# A whole game for three. The suits were not noted.
# expected: revoke (hand 2, ply 12)
game double-takes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-26
player A Gwen Hart
player B Luis Mora
player C Kay Dent

hand 1
C 15-14 14-4 15-15
B 15-7 8-7 7-7
B 15-13 13-8 2-2
A 15-12 15-2 15-9
A 14-9 9-1 10-9
A 14-5 6-5 5-0
A 12-3 6-3 4-3
A 11-10 10-4 13-10
C 11-8 10-10 8-2
A 10-5 9-5 12-5
C 12-4 4-0 7-4
C 10-6 12-12 9-8
A 10-1 11-0 9-9
C 12-8 14-14 11-4
A 4-1 11-2 5-2
end played
score A 13 B 4 C 5

# Kay threw the 12-9 on the 15-6. Later she had the 6-4, the 12-6 and the 15-10.
hand 2
A 14-11 11-6 13-11
A 14-13 13-13 13-3
A 15-11 11-9 11-11
A 15-6 6-0 12-9
A 13-12 0-0 3-0
B 14-12 14-7 8-8
A 12-0 15-0 10-0
B 14-2 4-2 3-2
B 9-4 6-4 5-4
B 8-0 9-2 5-3
B 12-1 8-1 7-1
B 10-3 7-6 7-3
B 3-1 12-6 9-3
A 13-6 6-2 12-10
A 7-5 1-1 15-10
end played
score A 10 B 10 C -5

hand 3
B 12-7 12-2 3-3
A 7-2 2-1 2-0
A 15-4 4-4 13-4
A 15-8 15-1 15-3
A 13-1 6-1 5-1
A 14-0 13-0 7-0
A 14-1 6-6 11-1
B 15-5 11-5 8-5
B 12-11 9-0 11-7
B 14-6 9-6 5-5
A 8-4 8-6 13-5
A 10-2 11-3 13-9
A 13-2 9-7 14-10
A 10-8 10-7 14-3
A 8-3 13-7 14-8
end played
score A 15 B 4 C 0

result A 38 B 18 C 0
winner A
