# Typed from one sheet, with a slip.
game curse-of-the-doublet
event Thursday club night
date 2026-11-26
round 1
table 1
player A Ana Ruiz <ana-17>
player B Bo Chen <bo-04>

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
B 4-3@1
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
left A 4-0
end out B
score A 0 B 1
