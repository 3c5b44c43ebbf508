# A whole game of three hands for four, with all deals and the boneyard. Comments explain every event of the first hand.
# expected: nothing
game super-dominoes
player A Ana
player B Bo
player C Cleo
player D Dan

hand 1
deal A 14-12 13-4 13-1 12-0 11-5 11-3 8-4 6-5 5-4
deal B 14-6 13-13 13-9 11-10 10-4 10-0 6-2 2-2 2-1
deal C 15-7 12-6 10-10 9-0 8-8 6-4 5-3 4-3 3-0
deal D 14-4 14-2 9-8 9-6 8-1 7-7 7-5 7-2 6-6
yard 2-0 0-0 15-2 10-2 15-12 11-6 12-3 15-8 7-3 9-5 13-2 11-2 8-7 11-4 3-1 9-4 3-3 14-13 8-6 15-4 7-6 7-1 12-7 10-6 13-5 15-0 6-3 9-1 13-0 8-2 10-7 11-8 11-11 10-8 15-14 9-3 5-1 12-4 11-9 14-9 14-11 14-1 14-5 13-12 15-1 9-2 5-5 12-12 12-9 11-0 10-5 15-10 15-11 13-7 14-10 13-11 8-5 15-6 14-3 12-5 12-1 14-7 6-1 3-2 12-10 15-5 14-14 4-2 1-1 9-7 9-9 14-8 15-9 13-10 13-3 14-0 4-4 13-6 13-8 7-4 8-0 5-2 15-13 15-3 11-7 10-9 8-3 5-0 4-0 12-8 7-0 10-1 12-11 10-3 4-1 1-0 6-0 11-1 12-2 15-15
# Ana holds no double: the duty to set one goes to the next seat (S2).
A pass
# Bo holds two and may choose. The starting double has six arms, all showing 2 (S3).
B 2-2
# Cleo has no 2. She draws two tiles, both even if the first fits, and must play one that does (S5).
C +2-0 +0-0 2-0@1
D 2-7@2
A 0-12@1
B 2-1@3
# A 15 shows: every other player draws a tile before play goes on, in whatever order (S7).
C 7-15@2
D +15-2
A +10-2
B +15-12
D 2-15@4
A +11-6
B +12-3
C +15-8
# A 14 shows: Ana takes a further full turn (S9).
A 12-14@1
# A 13 shows: a spell. The others may play on arm 3 only, a tile with a 13 or any double (S10).
A 1-13@3
# Any tile laid there breaks it (S11).
B 13-9@3
C 15-8@4
D 14-4@1
A 4-13@1
# On the arm of the next spell: it breaks that one and casts another, which is Bo's. No seat is skipped (S11, S12).
B 13-13@1
# Any double goes on a 13 (S4). It breaks the spell, and Dan misses his turn (S12).
C 8-8@1
A 2-10@5
B 15-12@2
C 10-10@5
A 8-4@1
B 10-11@5
C 12-6@2
D 8-1@4
A 6-11@2
B 4-10@1
C 9-0@3
# A further turn once more, but Dan is stuck now: two tiles, and a pass.
D 2-14@6
D +7-3 +9-5 pass
A 11-5@2
B 14-6@6
# A 3 shows: the direction reverses (S8). Bo comes next.
C 0-3@3
B 10-0@1
A 6-5@6
D 5-9@2
# And once more: Dan comes next.
C 5-3@6
D 9-8@2
A 3-11@6
B 3-12@3
C 0-0@1
A +13-2 +11-2 11-2@5
# Bo lays his last tile and scores all the pips in the other hands (S14). The seat next to him leads (S1).
B 2-6@5
end out B
score A 0 B 104 C 0 D 0

hand 2
deal A 15-11 14-14 12-0 9-1 8-6 8-4 6-5 4-3 2-1
deal B 15-4 14-9 14-3 12-12 12-4 11-6 8-0 7-0 6-3
deal C 14-8 14-2 13-13 12-8 12-1 11-11 11-7 5-5 4-0
deal D 13-10 13-8 13-0 12-10 12-3 8-3 7-7 7-4 1-0
yard 15-14 9-3 11-4 10-8 1-1 9-2 12-5 13-6 6-1 4-1 15-15 15-10 3-3 12-9 2-0 8-2 9-5 3-1 13-9 3-2 15-13 8-8 7-3 13-2 13-4 10-7 13-12 11-8 11-10 15-1 15-3 13-3 4-2 12-6 14-13 14-7 7-2 14-11 10-4 14-4 9-6 7-1 10-9 15-5 10-1 9-4 7-5 13-11 9-8 15-6 6-2 15-7 14-0 13-5 5-3 10-5 12-7 10-2 7-6 10-3 4-4 11-1 5-4 14-10 15-0 6-4 9-7 13-1 5-0 6-0 6-6 11-0 5-2 9-0 5-1 9-9 2-2 12-2 11-3 12-11 15-8 15-12 11-5 10-0 8-5 8-7 13-7 14-6 14-5 10-6 11-9 8-1 10-10 0-0 14-12 14-1 11-2 15-9 3-0 15-2
C 13-13
D 13-0@1
A 14-14@2
A 0-12@1
C 11-11@3
A 11-15@3
B +15-14
C +9-3
D +11-4
B 14-9@2
C 12-8@1
D 13-8@4
A 8-6@4
B 15-14@3
B 12-12@5
D 12-10@5
A 8-4@1
B 4-15@1
C +10-8
D +1-1
A +9-2
C 14-8@3
D 10-13@5
A +12-5 +13-6 13-6@5
B 6-11@5
C 11-7@5
D 7-7@6
B 7-0@6
C 8-10@3
D 7-4@5
A 9-2@2
B 4-12@5
C 12-1@5
D 1-1@5
B 0-8@6
C 2-14@2
C +6-1 +4-1 1-4@5
D 4-11@5
A 6-5@4
B 14-3@2
A 5-12@4
D 12-3@4
A 3-4@2
B 3-6@4
end out B
score A 0 B 58 C 0 D 0

hand 3
deal A 15-4 13-9 10-0 9-3 8-4 7-1 6-6 4-4 4-1
deal B 15-13 15-11 14-6 13-11 13-4 8-5 7-5 6-0 1-1
deal C 14-11 13-5 12-10 12-2 10-9 9-0 8-7 8-6 7-0
deal D 13-6 12-6 12-5 12-0 11-0 10-10 10-6 5-2 4-0
yard 14-4 3-1 6-2 12-3 15-7 7-6 12-11 14-14 2-1 13-1 11-5 10-1 14-3 15-2 10-4 11-3 9-5 9-7 12-12 14-2 15-9 5-3 13-3 0-0 4-2 9-6 13-12 8-0 5-4 15-0 6-1 13-8 9-8 2-0 11-11 12-1 9-9 14-9 7-2 14-5 12-8 10-5 3-2 14-10 12-7 9-4 15-3 15-10 15-1 8-2 10-3 13-7 11-10 5-1 11-2 11-6 14-12 11-8 6-4 9-2 8-1 3-0 13-10 14-8 6-5 8-8 7-3 15-6 3-3 14-1 15-12 12-9 9-1 6-3 13-13 1-0 13-2 11-7 5-5 15-15 13-0 8-3 15-14 10-8 10-7 12-4 11-1 14-13 11-9 7-4 15-5 14-7 10-2 5-0 2-2 14-0 7-7 15-8 11-4 4-3
C pass
D 10-10
A 10-0@1
B 0-6@1
C 10-12@2
D 6-12@1
A +14-4 +3-1 pass
B +6-2 +12-3 12-3@1
A 3-1@1
D 12-0@2
C 10-9@3
B 1-1@1
D 0-11@2
C 11-14@2
C 9-0@3
B 14-6@2
A 1-4@1
D 10-6@4
C 6-8@2
B 4-13@1
A 4-4@1
C 8-7@2
B 7-5@2
A 6-6@4
C 0-7@3
B 5-8@2
A 4-14@1
A 7-1@3
D 6-13@4
C 13-5@4
B +15-7 +7-6 pass
A 8-4@2
D 5-2@4
C 2-12@4
end out C
score A 0 B 0 C 195 D 0

result A 0 B 162 C 195 D 0
winner C
