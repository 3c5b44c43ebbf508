# Two hands of three players. Draws are marked without the tile; of the tiles left only the number is noted.
# expected: misfit (hand 1, ply 27)
game super-dominoes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-20
unwritten passes draws
player A Vera Kolb
player B Nils Aho
player C Maud Peel

# Maud laid the 7-1 on a wrong number. Vera saw it two turns later, so it stayed.
hand 1
C 3-3
B 4-3
A 4-4
B 15-4
A +?
C +?
A 15-10
C 14-3
C 10-1
B 14-12
A 12-6
C 13-1
B 0-0
C +?2
B 13-0
A 11-11
B 12-11
A 6-0
C 15-12
A +?
B +?3 pass
A 8-0
C 7-1
B 2-1
A 9-2
C 15-13
B 13-2
A +?2 8-7
C 7-2
B 14-9
B 9-7
A 14-4
C 7-4
B 10-4
A 12-10
C 4-1
B +?2 pass
A +?2
C 5-1
B 5-5
C 7-5
left A ?5
left B ?2
end out C
score A 0 B 0 C 106

hand 2
A 14-14
A 14-8
B 14-13
C 15-13
A +?
B +?
A +?2 pass
B 8-2
C 15-5
A 13-5
B +?2 5-5
A 6-5
B 6-2
C 8-6
A 6-6
C 14-10
A 12-6
B 9-8
C 12-2
A 4-2
B 10-9
C +?2 14-1
A 13-1
B +?2 pass
C 11-11
B 14-11
B 14-7
C +?2 6-4
A 7-1
B 6-1
C +?2 pass
A 6-0
B 9-0
C +?2 9-3
B +?2 13-9
A 1-1
B 12-9
A 7-3
left B ?4
left C ?8
end out A
score A 174 B 0 C 0

result A 174 B 0 C 106
winner A
