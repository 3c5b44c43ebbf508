# Table 2: three games of Curse of the Doublet. Typed from the sheets.
game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 19:30
round 1
table 2
player A Cleo Adler <cleo-22>
player B Dan Okoro <dan-09>

hand 1
deal A 6-3 5-5 5-4 5-2 5-1 5-0 4-4 3-1 2-1 2-0 0-0
deal B 6-5 6-2 6-1 6-0 5-3 4-3 4-2 4-0 3-3 3-2 3-0
A 4-4
B 4|3@1
A 3-1@1
B 4-0@3
A 0|0@3
B 4-2@2
A 1|2@1 2|0@1 0|5@1
B 0-6@3
A 2|5@2 5|5@1 4|5@4 5|1@2
B 6|5@3 5|3@3
A 3-6@3
left B ?5
end out A
score A 5 B 0

hand 2
deal A 6-5 6-4 6-2 6-1 5-5 5-3 5-1 4-3 4-1 3-0 2-0
deal B 6|6 6|3 6|0 4|2 4|0 3|2 3|1 2|2 2|1 1|1 1|0
yard 5-4 5-2 4-4 3-3 0-0 5-0
B 2-2
A 2-6@1
B 2-1@4
A 1-6@4 6-5@1
B 6-6@4
A 5-5@1
B 2|4@3
A 4-6@3 2-0@2
B 6-0@4 0-1@2
A 1|5@2 5|3@1
B 6|3@3 3|1@1
A 0-3@4 3-4@4
B 1-1@1
A 1-4@1
left B ?2
end out A
score A 3 B 0

hand 3
deal A 6-6 6-3 6-2 4-2 4-0 3-3 3-1 2-2 2-1 1-0 0-0
deal B 6-5 6-4 6-0 5-5 5-3 5-1 4-4 4-1 3-0 2-0 1-1
B 1-1
A 1-3@3
B 3|5@3
A 1|2@1
B 1-5@4 5-5@4 5-6@3
A 6-2@3 2-2@3 2-4@3
B 1-4@2 4-4@3 4-6@3
A 6-6@3
B 6-0@3
A 0-4@3 pass
B 2-0@1
A 0-0@1
B 0-3@1
left A 6-3 3-3 1-0
end out B
score A 0 B 3

# From here on the deals were not noted.
hand 4
B 2-2
A 2-0@3
B 2-4@2
A 0-4@3 4-3@3
B 3-3@3
A 2-5@1
B 4-6@2
A 3|5@3 5|6@1 6|1@1
B 5-1@3 6-6@2
A 1-1@3 1-4@1
B 1-3@3
A 4-5@1
B 3|6@3 5|0@1
A 0-3@1
left B ?2
end out A
score A 2 B 0

hand 5
B 6-6
A 6-2@2
B 2-2@2
A 2-4@2
B 6-4@1 6-5@4
A 4-4@1 4-5@1 5-5@4 5-3@4
B 6-3@3 4-3@2 5-2@1
A 3-3@2 3-1@4
B 3-2@3 1-6@4
A pass
B 6-0@4
A 0-0@4
B 0|1@4
left A ?2
end out B
score A 0 B 2

hand 6
A 0-0
B 0-3@1
A 0-5@3
B 5-5@3
A 5-3@3 3-1@3
B 3-3@1
A 0-1@4 1-2@3
B 3|2@1 1|4@4
A 2-4@3 0-2@2 2-6@1
B 4-6@4 6-6@4 6-5@1
A 4|3@3
B 5|4@1
A pass
B 4|0@1
A pass
B 6-1@4
left A 5-1
end out B
score A 0 B 1

hand 7
A 4-4
B 4|1@4
A 1-1@4
B 1-2@4
A 4-2@3 2-6@4
B 4-5@1
A 6-5@4 5-3@4
B 4-3@2 5-2@1 2-2@1 pass
A 3-6@4
B 6-6@4
A 2-0@3
B 6-0@4 0-0@3 0-4@4
A 3-0@2 pass
B 0-1@3
left A ?2
end out B
score A 0 B 2

hand 8
B 3-3
A 3-2@2
B 2-2@2
A 2-1@2
B 1-0@2
A 3|1@4
B 3-0@1 0-5@1
A 5-1@1 1-1@4 3-4@3
B 1-4@1 4-4@1 1-6@4
A 4-6@1 6-2@4
B 2-0@4 4-5@3
A 6-5@1 5-5@3 5-2@1
left B ?
end out A
score A 1 B 0

result A 11 B 8
winner A


game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 20:40
round 2
table 2
player A Bo Chen <bo-04>
player B Dan Okoro <dan-09>

hand 1
1. A 0-0
2. B 0-5@1
3. A 5-2@1
4. B 0-2@4 0-1@2
5. A 1-2@2 2-2@1 2-3@4
6. B 2-4@2
7. A 4-3@2 3-3@4 3-5@2
8. B 5-5@2
9. A 3-6@4
10. B 6-5@4 5-4@4
11. A 4-1@4
12. B 1-1@4
13. A 1-5@4
left B ?3
end out A
score A 4 B 0

hand 2
1. B 1-1
2. A 1-0@1
3. B 0-2@1
4. A 1-4@2
5. B pass
6. A 2-4@1 1-3@3
7. B 4-4@2 4-0@1
8. A 1-5@4
9. B 0-5@1 5-5@4 3-5@3 pass
10. A 5-4@3 5-2@4
11. B 2-2@4
12. A 2-3@4
13. B 3-6@4
14. A 5-6@1 6-2@1
15. B 6-0@4
16. A 0-0@4
left B ?
end out A
score A 1 B 0

hand 3
1. B 1-1
2. A 1-3@2
3. B 1-0@1
4. A 3-0@2 0-0@2 0-2@1
5. B 1-2@4 0-5@2
6. A 2-5@4 5-5@2 2-6@1
7. B 5-4@2
8. A 6-5@1 5-3@4
9. B 4-4@2
10. A 4-3@2 pass
11. B 3-3@4 3-2@4
12. A pass
13. B 2-4@4
14. A 4-0@4
left B 6-6 6-0
end out A
score A 2 B 0

hand 4
1. B 0-0
2. A 0-6@2
3. B 6-6@2
4. A 0-4@1
5. B 4-4@1
6. A 4-6@1 6-3@2
7. B 0-1@4
8. A 1-6@4 0-5@3
9. B 3-5@2 5-6@2 5-1@3
10. A 1-4@3
11. B 6-2@4
12. A 4-2@3 2-3@3
13. B 3-4@3
14. A 2-5@4
15. B 4-5@3 pass
16. A 5-5@4
left B ?
end out A
score A 2 B 0

hand 5
1. B 4-4
2. A 4-5@4
3. B 5-5@4
4. A 5-6@4
5. B 4-6@1 4-2@3
6. A 6-6@4 4-1@2
7. B 6-1@1 1-5@2
8. A 1-2@1 2-5@1 2-3@3
9. B 3-5@3 5-0@1
10. A 0-6@1 pass
11. B pass
end blocked
score A 0 B 0

hand 6
1. B 4-4
2. A 4-0@2
3. B 0-1@2
4. A 4-5@1
5. B 4-1@3 1-1@3 1-6@2
6. A 5-1@1 4-3@4
7. B 1-3@3 6-4@2
8. A 3-3@4 3-2@3
9. B 2-2@3
10. A 2-0@3
11. B 0-6@3
12. A 3-0@4
13. B 6-5@3
14. A 0-0@4
15. B 5-2@3
left A 6-2 5-5
end out B
score A 0 B 2

hand 7
1. A 0-0
2. B 0-3@2
3. A 0-4@1
4. B 3-3@2
5. A 4-3@1 3-1@1
6. B 3-6@2
7. A 0-1@3 0-5@4
8. B 1-6@1 6-6@1 1-1@3
9. A 6-5@1 5-1@4 1-2@3
10. B 2-2@3
11. A 2-3@3
12. B 6-0@2
13. A pass
14. B 5-4@1
15. A 4-6@1
left B ?2
end out A
score A 2 B 0

result A 11 B 2
winner A


game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 21:45
round 3
table 2
player A Bo Chen <bo-04>
player B Hugo Vance <hugo-27>

hand 1
A 6-6
B 6-2@4
A 6-3@1
B 2-3@4 6-0@2
a 3-0@1 0-1@2
B 6-1@3 0-0@1
A 1-1@2 3-5@4
B 5-5@4
a 5-1@4 0-2@1
B 1-2@3 2-2@1 2-5@3
A 5-4@3
b 4-4@3
A 4-2@3 pass
B pass
end blocked
score A 0 B 0

hand 2
a 2-2
B 2-0@4
A 2-4@3
B 4-5@3
a 2-1@1
B 2-5@2 5-5@2 1-1@1
A 5-1@2 1-0@2 1-4@1
B 4-6@1
a 5-6@3 0-6@4 0-4@2
B 6-2@4
a 4-4@2
B 6-1@3
A 4-3@2
left B ?3
end out A
score A 3 B 0

hand 3
b 5-5
A 5-0@2
B 5-6@3
A 6-0@3 0-0@3 0-2@3
B 5-2@4 2-6@3
a 2-2@4
B 0-4@2
A 2-4@4 4-1@2
B 5-1@1 4-6@4 1-1@1 1-0@1
a 6-1@4 0-3@1
b 6-3@3 3-5@3
left A 3-2 3-1
end out B
score A 0 B 2

hand 4
B 2-2
A 2-6@1
b 6-4@1
A 2-5@3
B 2-4@4 4-4@1 4-5@1 5-6@1
A 5-5@3
b 4-1@4
A 1-1@4
b 6-1@1 1-3@4
A 3-3@4
B 2-3@2 3-0@4
left A ?6
end out B
score A 0 B 5

hand 5
A 5-5
B 5-1@2
A 1-1@2
B 5-3@3
a 1-6@2
B 5-6@4 6-6@4 3-1@3
A 6-0@4
b 0-1@4 1-4@4
a 6-4@2 1-2@3
b 4-4@2 4-0@4
A 5-0@1 2-2@3
B 2-3@3
A 0-3@4 3-6@3
B 3-3@4
left A ?
end out B
score A 0 B 1

hand 6
A 1-1
B 1-6@3
a 1-5@4
B 6-6@3
a 6-5@3 1-2@2
B 2-5@2 5-0@4
a 5-4@3
B 1-4@1 0-0@4
A 0-4@4 4-3@1
b 3-3@1
A 3-2@1
B 4-2@4 4-6@3
a 2-2@4 2-6@4 2-0@1
left B 6-0 3-1
end out A
score A 2 B 0

hand 7
A 2-2
B 2-5@1
A 2-3@3
B 5-5@1
A 5-3@1 3-4@1
B 4-4@1
A 2-4@2 4-5@1
B 3-3@3
A 3-0@3
B 0-4@3 5-6@1
A 6-6@1
B 2-6@4 6-4@1 4-1@2
A 1-1@2
B 1-0@2
a 0-0@2
b pass
a 6-3@4
left B ?
end out A
score A 1 B 0

hand 8
B 0-0
A 0-2@3
b 2-3@3
a 0-3@2 3-6@3
B 0-6@4 3-1@2
A 6-6@3 0-1@1 6-4@4
B 1-1@2 4-1@4 1-5@1
A 5-5@1
B 5-2@1
A 2-2@1
B 2-1@1 pass
a pass
end blocked
score A 0 B 0

hand 9
B 2-2
A 2-4@4
B 4-6@4
A 2-6@1 6-0@1
B 2-0@3 0-0@3 6-6@4
A 0-5@3
B 2-5@2 6-3@4
A 5-5@3 3-3@4
B 5-3@3 5-1@2
a 3-4@3
B 3-1@4 1-1@2
left A 6-5 5-4 4-4 4-0
end out B
score A 0 B 5

result A 6 B 14
winner B
