game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 1
table 1
player A Bo Chen <bo-04>
player B Cleo Adler <cleo-22>

hand 1
end unfinished
score A 11 B 4
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 1
table 2
player A Dan Okoro <dan-09>
player B Eva Lindt <eva-31>

hand 1
end unfinished
score A 11 B 10
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 2
table 1
player A Cleo Adler <cleo-22>
player B Dan Okoro <dan-09>

hand 1
end unfinished
score A 14 B 8
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 2
table 2
player A Bo Chen <bo-04>
player B Eva Lindt <eva-31>

hand 1
end unfinished
score A 11 B 9
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 3
table 1
player A Dan Okoro <dan-09>
player B Bo Chen <bo-04>

hand 1
end unfinished
score A 11 B 7
winner A

game curse-of-the-doublet
event Tuesday ladder
date 2026-10-20
round 3
table 2
player A Eva Lindt <eva-31>
player B Cleo Adler <cleo-22>

hand 1
end unfinished
score A 11 B 6
winner A
