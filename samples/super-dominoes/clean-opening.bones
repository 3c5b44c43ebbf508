# No player holds a double. All pass, and then all draw, until B draws one and sets it (S2).
# expected: nothing
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A pass
B pass
C pass
A +5-3 pass
B +9-9 9-9
C 9-2@1
A +?2 pass
end unfinished
