# The tile after a crosswise 5-2 may go against the 2.
game leyden
hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1
B 6-5@1
A 5-2x@1
B 5-3@1
A 4-4@1
end unfinished
