# B draws and no more; the pass that is read there is false, for B holds 6-5.
game leyden
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 3-2 6-5 5-3 4-0 2-0
A 1-1
B +3-3
A 6-4@1
end unfinished
