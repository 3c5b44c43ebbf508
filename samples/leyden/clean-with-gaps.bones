# The sheet shows the plays and little else: unknown draws, a missed turn, a hand given up.
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
A 2-2
B +?3 5-4@1
A +? 3-3@1
B ?
A +?2 6-6
end conceded B
score A 12 B 31
