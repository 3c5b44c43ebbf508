# Table 1: three games of Curse of the Doublet. Typed from the sheets.
game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 19:30
round 1
table 1
player A Ana Ruiz <ana-17>
player B Bo Chen <bo-04>

# Hand 1 was noted in full, to learn the form; after that only what was played.
hand 1
deal A 6-4 6-2 6-1 6-0 5-5 4-2 4-0 3-3 3-1 2-1 1-1
deal B 6-5 6-3 5-4 5-2 5-1 4-4 4-1 3-2 3-0 2-2 2-0
A 3-3
B 3-2@1
A 2-4@1
B 4-4@1
A 3-1@4
B 1-4@4 3-6@2
A 4-6@4 6-1@4
B 4-5@1
A 1-1@4
B 6-5@2 1-5@4 5-2@1
A 5-5@4 2-1@1
B 3-0@3
A 0-6@3
B pass
A 6-2@3
B 2-2@3
A pass
B 2-0@3
left A ?
end out B
score A 0 B 1

hand 2
A 1-1
B 1-0@2
A 0-6@2
B 1-6@4 6-5@2
A 6-3@4
B 3-5@4 5-5@4 1-4@3
A 4-4@3
B 5-0@4
A 4-6@3
B 0-0@4
A 6-6@3
B 5-2@2
A 2-2@2
B 2-0@2 0-3@2
left A ?4
end out B
score A 0 B 4

hand 3
A 0-0
B 0-6@4
A 0-2@1
B 6-2@4 2-4@1
A 2-2@4
B 4-1@1
A 1-2@1 2-3@1
B 3-3@1
A 2-5@4
B 0-5@3 5-4@3
A 4-3@3 5-5@4
B 3-6@3
A 5-6@4 3-1@1
B 6-1@3 1-1@3 6-4@4
left A 4-4
end out B
score A 0 B 1

hand 4
B 6-6
A 6-3@1
B 6-4@2
A 6-1@4
B 4-3@2 3-0@1
A 6-0@3 1-3@4 3-3@4 3-2@4
B 0-0@1 0-2@3 0-5@1
A 2-5@3 3-5@2 5-1@3
B 5-5@1 1-2@3 5-4@2
A 4-4@2
B 4-2@2
left A ?
end out B
score A 0 B 2

hand 5
A 5-5
B 5-3@2
A 3-3@2
B 3-6@2
A 5-1@3
B 5-6@1 6-6@2 1-3@3
A 5-0@4
B 6-0@1 0-0@1 0-2@1
A 3-2@3 2-2@3 0-4@4
B 2-4@3 4-4@3 4-3@4
left A ?4
end out B
score A 0 B 4

result A 0 B 12
winner B


game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 20:40
round 2
table 1
player A Ana Ruiz <ana-17>
player B Cleo Adler <cleo-22>

hand 1
A 1-1
B 1-2@2
A 2-3@2
B 1-3@3 1-6@4
A 33@2 66
B 3-6@2 6-0@2
A 35@3
B 6-5@4 5-2@3
A 5-0@4 2-4@3
B 1-4@1 4-4@1 4-6@1
A 4-0@3 pass
B 02@3
left A ?3
end out B
score A 0 B 3

hand 2
A 2-2
B 2-1@2
A 2-3
B 1-3 2-4@4
A 3-3 3-4@2 3-0
B 2-0 0-0 4-1@4
A 01 15@4
B 0-5 1-1
A 5-5 5-6@4
B 16 66 53
left A ?2
end out B
score A 0 B 2

hand 3
A 11
B 15@2
A 10
B 5-5
A 0-0
B 1-6@4
A 6-5 0-3
B 3-5 5-2@2
A 2-2
B 1-2 2-0
A 54@4
B 26
A 43
B 60 pass
A 3-3
B pass
A 3-2
B pass
A pass
end blocked
score A 0 B 0

hand 4
A 5-5
B 54@2
A 4-4
B 5-3
A 4-3 3-3@2 3-6
B 5-6@4 3-0
A 6-6@4 0-0
B 02
A 5-2 6-1
B 2-2@3 2-1@3 1-1@3 1-4@3
A 4-2 2-3@3
left B ?2
end out A
score A 2 B 0

hand 5
A 4-4
B 4-0
A 4-2@3
B 0-0
A 2-0 4-6@4
B 06@3 45
A 50 62@4
B 01@2
A 2-5
B 6-5 5-1@4 1-1@4 1-3@4
A 55
B 5-3 3-2
left A ?3
end out B
score A 0 B 3

hand 6
A 2-2
B 2-3@2
A 3-3
B 3-4
A 46
B 66
A 2-6@3 2-0
B 6-0@2 6-1@3
A 2-1 0-3
B 1-1@4 0-1 1-4@4
A 3-6
B 4-4
A pass
B 65
A 55
B 15@3
left A 5-3 5-0
end out B
score A 0 B 3

result A 2 B 11
winner B


game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 21:45
round 3
table 1
player A Dan Okoro <dan-09>
player B Ana Ruiz <ana-17>

hand 1
A 3-0
B 3-3@1
A 0-2@4
B 0-6@3
A 6-2@3 3-4@2
B 4-6@2
A 2-5@3
B 6-5@2 5-5@2 3-6@1
A 5-0@3
B 0-0@3
A 0-1@3
B 1-5@3 6-6@1
A 5-3@2
B pass
A 3-1@2
B 1-1@2
A 6-1@1 2-4@4
left B ?
end out A
score A 1 B 0

hand 2
B 5-5
A 5-2@2
B 5-6@1
A 6-2@1 2-2@2 2-0@1
B 5-0@3 2-3@2
A 5-3@4 0-4@1
B 3-3@2 3-1@2
A 4-3@1 1-6@2
B 6-6@2
A 3-6@4 6-0@4 pass
B pass
end blocked
score A 0 B 0

hand 3
B 4-4
A 4-5@3
B 4-3@1
A 3-5@1 5-5@3 5-2@1
B 2-1@1
A 1-5@1 4-6@4
B 6-6@4
A 6-0@4
B 5-0@3 4-1@2
A 1-1@2
B 1-0@2 0-3@3
A 3-2@3
B pass
A 2-2@3
B pass
A 2-6@3
left B 6-3 6-1 3-1
end out A
score A 3 B 0

hand 4
deal A 6-6 6-4 5-4 5-3 5-1 4-0 3-1 2-2 2-1 2-0 0-0
deal B 6-5 6-2 6-0 5-5 4-4 4-3 4-2 3-3 3-2 3-0 1-1
B 3-3
A 3-5@2
B 3-2@4
A 2-2@4
B ~5-5 3-4@1   # took it back, did not fit
A 4-5@1 2-0@4
B 5-5@2 3-0@3 0-6@3
A 0-0@4
B 5-6@1 6-2@3
A 6-6@1
B 2-4@3
A 4-6@3 5-1@2
B 1-1@2
A 1-3@2
B pass
A 0-4@4
B 4-4@4
left A ?
end out B
score A 0 B 1

hand 5
A 2-2
B 2-4@4
A 2-5@2
B 5-4@2 4-4@2 4-3@4
A 4-0@2
B 2-3@3 0-3@2 3-1@4
A 3-3@2 2-1@1 1-6@4
B 1-1@1
A 6-6@4
B 6-4@4
A pass
B 1-5@1
A 5-5@1
B 3-5@3
left A ?3
end out B
score A 0 B 4

hand 6
B 2-2
A 2-6@4
B 2-1@3
A 1-4@3
B 2-5@2
A 4-6@3 6-6@3 5-1@2
B 6-1@4 1-1@2 2-0@1
A 0-3@1
B 6-0@3
A 1-3@4 3-4@1
B 4-0@1 3-2@4
A 2-4@4
B pass
A 4-5@4
B 5-5@4
A 5-3@4
left B 6-5
end out A
score A 1 B 0

hand 7
B 2-2
A 2-6@1
B 6-6@1
A 2-4@3
B 4-6@3 6-5@1
A 2-5@2 5-5@1 5-4@2
B 5-1@1
A 4-4@2
B 6-0@3
A 2-0@4 4-3@2
B 0-0@4 0-3@4 3-1@4 3-2@2
A 0-5@3
B 5-3@3
left A ?2
end out B
score A 0 B 2

hand 8
A 5-5
B 5-0@2
A 5-6@1
B 6-3@1
A 0-3@2 5-2@4
B 3-3@1 3-2@2 2-2@4 2-0@4
A 2-4@2
B 3-4@1 0-0@4
A 4-4@1 0-4@4 4-6@1
B 5-1@3
A 6-1@1 1-1@3 pass
B 1-2@3
A 2-6@3
left B ?
end out A
score A 1 B 0

hand 9
B 0-0
A 0-4@1
B 0-2@4
A 4-4@1
B 4-2@1 2-2@4 2-5@1
A 0-6@3
B 0-5@2 6-5@3 5-5@1 pass
A 5-1@1
B 1-0@1
A 5-4@3
B pass
A 4-3@3
B 3-3@3
A 3-6@3
B 6-6@3
left A 6-4 6-1 4-1 3-1
end out B
score A 0 B 4

result A 7 B 11
winner B
