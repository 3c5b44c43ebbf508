game block
rule opening=lot
rule hand=2
player A Ana Ruiz
player B Bo
hand 1
A: 6-1 Bo 1-2 Ana Ruiz 2-3 goes out
score 9-0

game draw
rule opening=lot
player A Ana
player B Bo
hand 1
A 6-6
B d 6-1 6-1
A d d 1-2 1-2@2
B d 9-9 D p
end unfinished

game draw
rule opening=lot
player A Ana
player B Bo
player C Cy
player D Di
hand 1
A 6-6
B d 6-1
d 6-2
end unfinished

game block
rule opening=lot
player A Ana
player B Bo
hand 1
A 6-6
B -
A x
B –
end unfinished

game block
rule opening=lot
player A Score
player B Go
player C Pass
hand 1
A 6-6
B 6-4 "Pass" 6-1 Score 1-2 # in quotes, since a pass is no name
B 4-4 Go Score 2-3
end unfinished
