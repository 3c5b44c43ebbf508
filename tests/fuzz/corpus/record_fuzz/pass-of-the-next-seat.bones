game block
rule opening=lot
player A Ana
player B Bo
player C Cy
hand 1
A 6-5 p
C 5-4 p p # all round
C 4-3@2
end unfinished

game block
rule opening=lot
written passes
player A Ana
player B Bo
hand 1
deal A 6-5 6-1 5-0 4-4 4-3 3-0 2-0
deal B 6-6 5-5 4-0 3-3 2-2 1-1 0-0
A 6-5 p # Bo held the 6-6
B 6-6
A 6-1
end unfinished

game block
rule opening=lot
written passes
player A Ana
player B Bo
hand 1
A 6-5 p
B 5-4@2
A 4-3@2
end unfinished

game block
rule opening=lot
player A Ana
player B Bo
player C Cy
hand 1
A 6-5 p p 5-4
B 6-4 p 4-3
end unfinished
hand 2
A 5-4 p
end unfinished
