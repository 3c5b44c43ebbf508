game curse-of-the-doublet
player A Ana
result A 6 B 4
yard [1-3] 6âˆ«’ 6
6--1
player B Bo
hand 2
