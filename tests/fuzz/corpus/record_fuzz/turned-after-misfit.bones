# The sheet of Ana's side: her deal, every tile with its arm, no score.
game curse-of-the-doublet
event Thursday club night
date 2026-11-26
round 1
table 1
player A Ana Ruiz <ana-17>
player B Bo Chen

hand 1
deal A 6-4 6-2 6-1 6-0 5-5 4-2 4 3-6@2
A 4-6@4 6-1@4
B 4-5@1
A 5-1@4
B 6-5@2 1-5@4 5-2@1
A 5-5@4 2-1@1
B 3-0@3
A 0-6@3
B pass
A 6-2@3
B 2-2@3
A pass
B 2-0@3
