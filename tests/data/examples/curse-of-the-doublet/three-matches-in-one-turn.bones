# A turn of four tiles: the first three each leave an end that another started arm shows, the fourth leaves a number that stands alone.
game curse-of-the-doublet
hand 1
deal A 3-2 4-2 4-3 4-4 5-4 2-0 6-6 6-5 1-1 6-1 3-3
deal B 5-2 3-0 6-0 6-2 6-3 6-4 5-5 1-0 0-0 5-3 5-1
A 3-2
B 2-5@3
A 2-4@4
B 3-0@1
A 3-4@2 4-4@2 4-5@2 0-2@1
B 5-3@3
end unfinished
