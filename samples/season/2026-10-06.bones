# That evening only the players and the results were noted.
game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 1
table 1
player A Ana Ruiz <ana-17>
player B Bo Chen <bo-04>

hand 1
end unfinished
score A 11 B 7
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 1
table 2
player A Cleo Adler <cleo-22>
player B Dan Okoro <dan-09>

hand 1
end unfinished
score A 5 B 12
winner B

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 2
table 1
player A Ana Ruiz <ana-17>
player B Cleo Adler <cleo-22>

hand 1
end unfinished
score A 11 B 9
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 2
table 2
player A Bo Chen <bo-04>
player B Dan Okoro <dan-09>

hand 1
end unfinished
score A 11 B 3
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 3
table 1
player A Dan Okoro <dan-09>
player B Ana Ruiz <ana-17>

hand 1
end unfinished
score A 8 B 13
winner B

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-06
round 3
table 2
player A Bo Chen <bo-04>
player B Cleo Adler <cleo-22>

hand 1
end unfinished
score A 6 B 11
winner B
