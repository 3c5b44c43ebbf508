game block
player A Ana
player B Bo
rule hand=2
rule opening=lot

hand 1
A 6-6
B 6-5
A 5-4
left B 3-0
end out A

hand 2
A 4-4
finish time

game block
player A Ana
player B Bo
rule hand=2
rule opening=lot

hand 1
A 6-6
B 6-5
A 5-4
pips B 3
end out A
finish default Ana
game forty-two
player A Ana
player B Bo
player C Cy
player D Di
hand 1
bid B pass 31 pass pass
trump C 5
C 5-5 5-0 5-1 6-5
B 5-4 6-4 5-2 5-3
end redeal
hand 1
bid B pass 31 pass pass
trump C 5
end made
score A 1 B 0

game block
player A Ana
player B Bo
rule hand=2
hand 1
deal A 6-6 5-4
deal B 6-5 3-0
A 6-6
B pass
end void
hand 2
deal A 6-6 5-4
deal B 6-5 3-0
A 6-6
