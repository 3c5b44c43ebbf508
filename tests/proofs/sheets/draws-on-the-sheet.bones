game super-dominoes
id super-dominoes seed 1 game 96
player A Eva
player B Lea
player C Max
player D Kira
player E Ivo
player F Dan
player G Otto
player H Bo
player I Nora

hand 1
I 1-1
A 1-0
B 4-0
C 14-1
C 15-4
A +?
B +?
D +?
F +?
G +?
H +?
I +?
D 14-14
D 15-13
F 13-1
G 14-4
H 12-1
I 4-2
A 15-1
B +?
C +?
D +?
E +?
F +?
G +?
H +?
I +?
B 12-10
C 14-10
C 14-5
D 10-1
E 6-5
F 10-6
G 15-2
A +?
B +?
C +?
D +?
E +?
F +?
H +?
I +?
H 7-1
I 15-15
A +?
B +?
C +?
D +?
E +?
F +?
G +?
H +?
B 13-10
C 13-9
D 9-0
E 9-1
F 15-10
G 15-8
H 7-6
I 14-0
I 14-13
A +?2 4-4
C 8-5
D 14-9
D 10-5
H 14-2
I 12-5
A 7-2
B 9-6
C 5-3
B 10-9
A 4-3
I 9-4
H 9-7
G 14-7
G 9-5
F 8-4
E 12-3
F 5-2
G 2-0
H 0-0
A 3-0
I +?2 8-7
H 11-3
G 15-14
A +?
B +?
C +?
D +?
E +?
F +?
H +?
I +?
F 11-1
E 8-2
D 10-2
C 11-10
B 9-8
A 11-5
I 4-1
H 14-3
H 12-4
G 13-12
F 10-10
D 14-12
C 12-11
B 12-9
A 10-8
I 13-11
H 13-7
G 15-7
A +?
B +?
C +?
D +?
E +?
F +?
H +?
I +?
F 9-2
E 3-2
F 15-0
G 15-3
A +?
B +?
H +?
I +?
H 11-8
I 6-0
A 6-1
B 7-5
C 11-0
D 12-2
E 15-9
F 10-7
H 15-6
I 13-2
A 6-2
B 5-5
D 5-0
E 10-4
F 11-4
H 11-7
I 7-4
A 5-4
B 9-3
A 15-5
I 8-3
H 8-0
F 3-1
G 13-3
H 13-4
A 10-0
B 2-2
D 2-1
E 15-11
F 10-3
E 6-4
D 13-6
C 13-0
B 6-3
A 5-1
I 11-6
F 11-9
E 12-0
D 12-7
C 9-9
A 14-11
A 7-0
D 14-8
B 13-5
I 11-11
G 8-8
left A 8-1
left B 7-7 14-6 15-12
left C 3-3 11-2
left D 8-6
left E 6-6 12-12 13-8 13-13
left F 7-3
left G
left H 12-8
left I 12-6
end out G
score A 0 B 0 C 0 D 0 E 0 F 0 G 234 H 0 I 0

hand 2
H 0-0
I 11-0
A 12-11
B 12-2
C 6-2
D 10-6
E 9-0
F 3-0
E 2-0
D 2-2
B 10-10
I 9-4
H 5-3
G 15-0
A +?
B +?
C +?
D +?
E +?
F +?
H +?
I +?
F 5-4
E 15-5
A +?
B +?
C +?
D +?
F +?
G +?
H +?
I +?
D 7-5
C 15-6
B 10-0
A 6-6
H 8-6
G 15-11
F 11-4
E 7-1
D 11-2
C 1-0
B 13-8
A 8-8
H 10-9
G 9-7
F 12-7
E 14-12
E 13-11
D 3-3
F 7-4
G 13-7
H 13-6
I 10-3
H 14-0
H 6-5
G 14-3
H 5-1
I 11-3
A 3-2
B 15-2
A +?
C +?
D +?
E +?
F +?
G +?
H +?
I +?
C 8-2
D 12-3
E 6-1
F 12-0
G 15-12
H 9-2
I 12-8
A 4-0
B 4-2
C 14-13
D 13-2
E 9-3
D 12-6
C 12-12
A 12-4
I 13-3
H 15-13
A +?
B +?
C +?
D +?
E +?
F +?
G +?
I +?
G 8-5
F 12-5
E 2-1
D 9-1
C 15-4
B 13-9
A 13-4
I 12-9
H +?2
G 7-2
F 11-5
E 8-4
D 14-9
D 11-7
C 4-1
B 14-5
B 11-6
A 14-4
I 6-0
H 14-10
G 13-1
F 14-14
F 11-10
D 14-8
C 11-11
A +?2
I 11-8
H 5-0
G 15-8
A +?
B +?
C +?
D +?
E +?
F +?
H +?
I +?
F 4-4
D +?2 11-9
C 5-5
A 15-7
I 10-7
H 10-1
G 1-1
E +?2 10-4
D 14-1
D 9-9
B 9-6
A 12-10
I 14-6
H +?2
G 13-12
left A 3-1 5-2 9-8 10-2 13-13 15-1
left B 4-3 8-7 13-0
left C 6-4 7-6 8-1 11-1
left D 15-15
left E 7-0 7-7 13-5 13-10
left F 6-3 8-3 14-2
left G
left H 7-3 14-7 15-9 15-10
left I 12-1 15-3 15-14
end out G
score A 0 B 0 C 0 D 0 E 0 F 0 G 429 H 0 I 0

hand 3
H 3-3
G +?2
F 3-2
E 7-2
D 7-6
C 9-3
B 12-9
A 12-7
I 11-3
H 11-10
G 10-2
F +?2
E 11-6
D 14-2
D 14-8
C 8-4
B 10-4
A 7-0
I 11-1
H 6-3
G 2-0
F 1-1
D 6-2
C 10-3
D 4-3
E 14-4
E 14-3
D +?2
C +?2 9-1
B 9-6
A 14-6
A 15-14
B +?
C +?
D +?
E +?
F +?
G +?
H +?
I +? 9-5
H 15-0
G 13-0
F 0-0
D 9-2
C 8-5
B 8-3
C +?2
D 13-2
E 10-10
G +?2 3-0
F 15-10
A +?
B +?
C +?
D +?
E +?
G +?
H +?
I +?
E 15-8
D 8-0
C +?2
B 7-3
A +?2
I 9-0
H 9-8
G 8-2
F 12-2
E 12-11
D 11-2
C 7-7
A +?2
I 5-2
H 12-5
G 13-12
F 4-4
D +?2
C 14-7
C 12-4
B 12-12
I +?2 14-9
H +?2 15-3
A +?
B +?
C +?
D +?
E +?
F +?
G +?
I +?
G 12-6
F 10-6
E 11-9
D 13-3
C 14-14
C 5-3
A 10-8
I 14-0
H 15-1
G 8-6
F 10-1
E 15-11
A +?
B +?
C +?
D +?
G +?
H +?
I +?
D 12-0
C 10-5
B 15-12
A 14-10
A 3-1
I 6-0
H 1-0
G 12-3
H 10-0
I 13-1
A 6-6
C 14-13
D 15-13
E 15-9
F 5-1
G 6-5
H 6-4
I 5-0
A 13-4
B 13-9
C 7-5
D 9-9
G 8-7
I 9-4
A 12-8
B 6-1
C 9-7
D 12-1
F 8-1
G 14-12
G 7-4
H 11-7
I 10-7
A 14-1
B 13-11
C 13-10
D 12-10
I 10-9
A 4-1
B 4-0
C 11-8
D 11-0
I 7-1
B 13-7
D 13-8
left A 8-8 11-11 13-5 15-15
left B 2-1
left C 11-5 15-2 15-7
left D
left E 5-5 13-13
left F 14-5 14-11 15-5
left G 2-2 13-6 15-4 15-6
left H 5-4 11-4
left I 4-2
end out D
score A 0 B 0 C 0 D 337 E 0 F 0 G 0 H 0 I 0
result A 0 B 0 C 0 D 337 E 0 F 0 G 663 H 0 I 0
winner A


