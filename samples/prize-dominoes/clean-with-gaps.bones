# The sheet shows the plays and little else: unknown draws, a hand given up, open verdicts.
# expected: nothing
game prize-dominoes
player A Ana
player B Bo

hand 1
A 6-6
B +? pass
A 6-5@2
B +? 6-4@1             # perhaps the tile just drawn: so the pass before stays open (G9)
A 4-2@1
B 2-0@1
end conceded A
prize B 3-3
