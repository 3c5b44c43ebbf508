# Every event once: fifteen, fourteen, three, a double, a spell cast and broken (S7, S8, S9, S10, S12).
# expected: nothing
game super-dominoes
player A Ana
player B Bo
player C Cleo
player D Dan

hand 1
A 5-5
B 5-15@1               # fifteen: the others draw
A +2-1
C +9-4
D +7-6
C 5-14@2               # fourteen: a further turn
C 14-9@2
D 5-3@3                # three: the direction turns
C 5-6@4
B 6-6@4                # a double: A misses a turn
D 6-13@4               # a spell on arm 4, cast by D
C 8-8@4                # bound; a double fits the thirteen and breaks the spell; B misses a turn
A 8-2@4
end unfinished
