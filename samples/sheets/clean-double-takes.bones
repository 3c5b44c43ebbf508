# A whole game for three. The suits were not noted.
# expected: nothing
game double-takes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-12
player A Gwen Hart
player B Luis Mora
player C Kay Dent

hand 1
B 15-6 6-0 6-5
B 15-8 8-6 9-8
B 14-0 4-0 13-0
B 14-5 13-5 5-4
B 12-5 11-11 14-14
A 13-9 9-3 9-4
A 14-9 4-4 9-6
B 12-7 12-12 7-2
C 12-0 7-6 8-8
B 11-8 12-8 10-7
C 14-10 10-3 10-1
C 14-3 11-3 10-10
B 6-4 4-2 11-1
B 8-1 11-9 14-1
A 15-9 10-5 13-11
end played
score A 6 B 11 C 4

hand 2
C 15-0 5-0 1-0
C 9-1 3-2 2-1
C 15-14 15-12 15-7
C 13-3 12-3 6-1
C 14-11 7-5 11-2
C 15-15 8-5 15-10
C 11-6 14-6 2-0
A 12-9 8-4 1-1
C 12-1 9-0 11-7
C 3-0 9-7 10-0
B 15-13 13-1 13-8
B 13-10 13-13 10-4
C 4-3 10-8 14-2
C 15-1 12-6 13-12
C 4-1 14-4 13-4
end played
score A 2 B 2 C 14

hand 3
A 10-6 6-2 6-3
A 13-6 3-3 6-6
B 13-2 9-2 5-2
B 15-2 12-2 10-2
B 8-2 2-2 0-0
A 10-9 5-5 9-5
B 12-11 12-4 12-10
B 14-8 8-0 9-9
A 11-4 3-1 7-4
A 15-11 15-5 15-3
A 5-1 8-3 7-7
C 7-1 5-3 7-3
C 11-0 7-0 11-10
C 14-13 11-5 14-12
C 14-7 15-4 13-7
end played
score A 8 B 8 C 6

result A 16 B 21 C 24
winner C
