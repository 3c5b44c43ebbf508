# No double was dealt but the double blank: the hand is void and dealt anew (L2).
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
deal A 6-5 6-4 6-3 6-2 6-1 0-0
deal B 5-4 5-3 5-2 5-1 5-0 4-3
end void
score A 0 B 0

hand 2
deal A 3-3 6-4 6-3 6-2 6-1 0-0
deal B 5-4 5-3 5-2 5-1 5-0 4-4
A 3-3
B 4-5@1
A 2-6@1
end unfinished
