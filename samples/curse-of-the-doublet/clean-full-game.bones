# A whole game with all deals: four hands, to 11 points.
# expected: nothing
game curse-of-the-doublet
event Thursday club night
date 2026-11-12
player A Ana Ruiz <ana-17>
player B Bo Chen <bo-04>

hand 1
deal A 6-2 5-5 5-4 5-2 5-0 4-4 4-3 4-0 3-1 1-1 0-0
deal B 6-6 6-5 6-1 5-3 4-2 4-1 3-3 3-2 3-0 2-2 2-1
yard 6-3 2-0 5-1 6-4 1-0 6-0
A 5-5
B 5-3@4
A 5-0@1
B 0-3@1 3-3@4 3-2@1
A 5-2@2 3-4@4
B 2-2@2 4-2@4 5-6@3
A 2-6@4 pass
B 6-6@3 2-1@1
A 1-1@1
B 6-1@3 1-4@1
left A ?5
end out B
score A 0 B 5

hand 2
deal A 6-3 5-4 4-2 4-1 4-0 3-2 3-1 3-0 2-2 2-1 0-0
deal B 6-4 6-1 5-3 5-2 5-1 5-0 4-4 4-3 2-0 1-1 1-0
yard 6-0 6-5 5-5 3-3 6-6 6-2
B 1-1
A 1-4@4
B 1-5@1
A 5-4@1 1-2@3
B 4-4@4 4-6@4
A 4-2@1 2-2@3 2-3@3
B 1-6@2 2-0@1
A 3-0@3 0-0@1 0-4@1
B 0-1@3
A 1-3@3
B 3-4@3 pass
A 6-3@4
left B ?3
end out A
score A 3 B 0

hand 3
deal A 6-5 6-4 6-3 6-2 6-0 5-4 5-1 4-3 3-1 1-1 0-0
deal B 6-6 5-3 5-2 4-4 4-2 3-3 3-0 2-2 2-1 2-0 1-0
yard 6-1 3-2 4-1 5-0 4-0 5-5
B 4-4
A 4-3@4
B 3-3@4
A 4-6@3
B 6-6@3
A 3-6@4 4-5@2
B 4-2@1
A 6-5@4 6-2@3 5-1@4
B 2-2@3 1-2@4 2-5@1 2-0@4
A 0-0@4
B 5-3@2
A 3-1@2
B 1-0@2 0-3@2
left A 6-0 1-1
end out B
score A 0 B 2

hand 4
deal A 6-6 6-4 6-3 6-2 6-1 6-0 4-3 4-2 2-2 2-0 0-0
deal B 5-4 5-3 5-2 5-1 4-1 3-3 3-2 3-1 3-0 2-1 1-0
yard 5-0 4-0 6-5 4-4 1-1 5-5
B 3-3
A 3-6@4
B 3-5@2
A 6-6@4
B 3-1@3
A 6-1@4 3-4@1
B 1-5@3 5-4@3 4-1@1 1-0@1
A 0-2@1
B 1-2@4 2-5@4 2-3@1
A 4-6@3
B 3-0@1
left A ?5
end out B
score A 0 B 5

result A 3 B 12
winner B
