# After a 15 A never draws.
game super-dominoes
player A N1
player B N2
player C N3
hand 1
A 5-5
B 5-15@1
C +?
C 5-2@2
A 5-4@3
end unfinished
