# Matadors inline and crosswise, a later double in line, drawing by choice (L4, L5, L6, L7).
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
deal A 1-1 6-4 6-3 5-2 4-4 3-0
deal B 2-2 6-1 6-5 5-3 4-0 2-0
A 1-1                  # the lowest double dealt must lead (L2)
B 6-5@1
A 5-2x@1               # crosswise: five and two are both open
B 5-3@1                # five and two make seven; the five of the matador is closed
A 4-4@1                # four and three make seven; the double lies in line
B +3-1 3-1@1           # B draws although 6-1 could be played: allowed
A 6-4@2
B 1-6@2                # a matador fits everywhere, here with its one against a four
end unfinished
