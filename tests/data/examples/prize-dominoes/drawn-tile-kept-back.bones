# The drawn 4-1 fits and is not played.
game prize-dominoes
hand 1
deal A 6-6 6-5 5-4 4-3 3-2 2-1 1-0
deal B 6-4 6-3 5-5 5-1 4-2 3-0 0-0
A 1-0
B 0-3@2
A 3-2@2
B 2-4@2
A 4-5@2
B 5-1@2
A 1-2@1
B +4-1 pass
end unfinished
