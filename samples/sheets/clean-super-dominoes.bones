# Two hands of three players. Draws are marked without the tile; of the tiles left only the number is noted.
# expected: nothing
game super-dominoes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-06
unwritten passes draws
player A Vera Kolb
player B Nils Aho
player C Maud Peel

hand 1
B 14-14
B 14-13
C 15-13
A +?
B +?
A 15-14
B +?
C +?
B 15-4
C 15-12
A 13-12
B 13-2
C 2-2
B 15-2
C +?
A +?
C 8-4
A 8-2
B 14-0
C 10-2
A 13-10
B +?2 pass
C 11-11
B 11-0
C 14-9
A 11-4
B 9-4
C 11-10
A 12-10
B 12-1
C 9-1
A 12-4
B 9-2
C 12-5
A 14-7
B 11-5
C 7-0
left A ?3
left B ?2
end out C
score A 0 B 0 C 46

hand 2
A 7-7
B +?2 pass
C 11-7
A 11-10
B 10-3
A 14-3
A 14-0
C 0-0
A 15-0
B +?
C +? 15-5
B +?2 pass
A 7-2
C +?2 2-2
A 3-2
B 15-3
C +?
A +?
C 15-2
A +?2 15-7
B +?
C +?
B 15-14
B 14-6
C 6-1
A 15-1
B +?
C +?
B 15-13
C 13-13
A 13-12
B 14-12
B 14-11
C 11-11
B 11-1
C 4-1
A 14-4
A 10-7
left B ?8
left C ?6
end out A
score A 224 B 0 C 0

result A 224 B 0 C 46
winner A
