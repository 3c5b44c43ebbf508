# The caster plays elsewhere, and C is still bound.
game super-dominoes
player A N1
player B N2
player C N3
hand 1
A 5-5
B 5-13@1
C +?2 pass
A +?2 pass
B 5-2@2
C 5-4@3
end unfinished
