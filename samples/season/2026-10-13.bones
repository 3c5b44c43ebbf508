game curse-of-the-doublet
event Tuesday ladder
date 2026-10-13
round 1
table 1
player A Ana Ruiz <ana-17>
player B Bo Chen <bo-04>

hand 1
end unfinished
score A 11 B 5
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-13
round 1
table 2
player A Cleo Adler <cleo-22>
player B Eva Lindt <eva-31>

hand 1
end unfinished
score A 11 B 2
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-13
round 2
table 1
player A Bo Chen <bo-04>
player B Cleo Adler <cleo-22>

hand 1
end unfinished
score A 11 B 6
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-13
round 2
table 2
player A Eva Lindt <eva-31>
player B Ana Ruiz <ana-17>

hand 1
end unfinished
score A 4 B 11
winner B

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-13
round 3
table 1
player A Cleo Adler <cleo-22>
player B Ana Ruiz <ana-17>

hand 1
end unfinished
score A 11 B 5
winner A
