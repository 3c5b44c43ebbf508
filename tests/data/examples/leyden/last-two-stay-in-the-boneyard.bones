# Fourteen draws are free, the next one is not.
game leyden
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1
B +?14 +? 6-5@1
end unfinished
