game fives-and-threes
player A Joan
player B Ted
result Joan 61 Ted 48

game fives-and-threes
player A Joan
player B Ted
result Joan 71 Ted 48

game fives-and-threes
player A Joan
player B Ted
result Joan 61 Ted 61

game fives-and-threes
player A Joan
player B Ted
result A 3 B 2

game fives-and-threes
player A Joan
player B Ted
legs Joan 3 Ted 2
winner Joan

game fives-and-threes
player A Joan
player B Ted
result Joan 40 Ted 48
finish time
penalty Ted 5 arrived late
bonus Joan x2 for fun # a comment

game leyden
player A Joan
player B Ted
result Joan 40 Ted 108

game block
player A Ana Ruiz
player B Bo
player C Ana Cole
player D Di
result "Ana Ruiz" 150 Di 150
finish agreed draw
winner none

game block
player A Ana
player B Bo
player C Cy
rule partners=no
rule target=50
result Ana 20 Bo 30 Cy 45
finish default Cy

game block
player A Joan
player B Ted
winner Ted

game block
player A Joan
player B Ted
hand 1
end out Joan
score Joan 5
hand 2
end redeal
hand 2
end blocked
score Ted 7
result A 5 B 7
