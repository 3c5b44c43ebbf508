# The inventor's example: three matches in one turn, then a tile without one (C6, C7, C8).
# expected: nothing
game curse-of-the-doublet
event a lesson
player A Ana
player B Bo

hand 1
deal A 6-6 6-5 6-1 5-4 4-4 4-3 4-2 3-3 3-2 2-0 1-1
deal B 6-4 6-3 6-2 6-0 5-5 5-3 5-2 5-1 3-0 1-0 0-0
A 3-2                            # the set: arms 1 and 2 from the three, 3 and 4 from the two
B 2-5@3
A 2-4@4
B 3-0@1
A 3-4@2 4-4@2 4-5@2 0-2@1        # 3-4 matches arm 4, 4-4 carries it on, 4-5 matches arm 3
B 5-3@3                          # shows a lone 3: no match, the turn is over
end unfinished
