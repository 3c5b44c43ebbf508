game leyden
hand 1
A 3-3
B draw 9-9 back 8-8
