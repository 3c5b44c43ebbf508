# A spell: the bound players draw and pass, the caster plays elsewhere, 13-13 breaks the spell and casts a new one (S10, S11).
# expected: nothing
game super-dominoes
player A Ana
player B Bo
player C Cleo

hand 1
A 5-5
B 5-13@1               # B casts
C +?2 pass
A +?2 pass
B 5-2@2                # the caster is free, and the spell stays
C +?2 13-13@1          # breaks it, casts a new one, and skips no seat
A +?2 13-7@1           # breaks that
B 7-4@1
end unfinished
