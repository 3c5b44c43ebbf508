# C draws no more after the pass, and lays the 5-2 later.
game super-dominoes
rule draw-play=must
player A N1
player B N2
player C N3
hand 1
A 5-5
B 5-6@1
C +?2 pass
A 5-7@2
B 5-8@3
C 5-2@4
end unfinished
