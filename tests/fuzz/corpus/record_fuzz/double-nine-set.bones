game fives-and-threes
written all
rule set=9
rule hand=2
player A Ana
player B Bo

hand 1
deal A 9-6 6-6
deal B 9-3 7-7
A 9-6=8
B 9-3
A 6-6=8
end out A
