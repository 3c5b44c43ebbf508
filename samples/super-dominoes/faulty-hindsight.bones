# No deal was recorded. Later play decides some verdicts (S5, G9).

# C draws nothing after the pass, so the 5-2 was in hand, dealt or just drawn, when C passed with fives open.
# expected: false-pass (hand 1, ply 5)
game super-dominoes
written all
rule draw-play=must
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-6@1
C +?2 pass
A 5-7@2
B 5-8@3
C 5-2@4
end unfinished

# Here C draws again before playing it: the pass stays open.
# expected: nothing
game super-dominoes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 5-5
B 5-6@1
C +?2 pass
A 5-7@2
B 5-8@3
C +?2 5-2@4
end unfinished

# A passes in the opening round and plays 4-4 later, having drawn nothing: A held a double (S2).
# expected: false-pass (hand 1, ply 1)
game super-dominoes
written all
player A Ana
player B Bo
hand 1
A pass
B 5-5
A 5-2@1
B 2-4@1
A 4-4@1
end unfinished
