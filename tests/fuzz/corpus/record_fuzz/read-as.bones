game block
player A Ana
player B Bo
player C Cy
player D Di
hand 1
A 6-6
B 6-5 p p
A 5-4@1
end unfinished
score 15-35
result 15 35
legs 3:2
