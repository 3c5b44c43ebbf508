# A whole game with all deals and the boneyard, to a hundred points. Comments explain the first hand.
# expected: nothing
game leyden
player A Ana
player B Bo

hand 1
deal A 6-1 6-0 5-5 5-4 4-1 3-3
deal B 6-5 5-3 5-2 5-1 4-0 3-2
yard 0-0 3-0 2-0 2-1 6-4 3-1 5-0 4-3 6-3 4-2 2-2 6-2 1-1 6-6 1-0 4-4
# The lowest double that was dealt leads, and its holder must set it (L2).
A 3-3
# A matador fits everywhere (L5). Laid crosswise, both of its halves are open to the next tile.
B 2-5x@1
# 5 and 2 touch: seven (L4). The other half of the matador is closed now.
A 5-4@1
B 3-5@1
A 4-1@2
B 6-5@2
# A 5 is open, which needs a 2. But this is a matador.
A 1-6@1
# A blank is open, to which no number adds up to seven: only matadors go there.
B 4-0@3
# 0-0 is one of them. It was drawn, and a drawn tile that fits must be played (L7).
A +0-0 0-0@2
B 1-5@1
A +3-0 +2-0 2-0@1
B +2-1 +6-4 4-6@4
A +3-1 1-3@4
B +5-0 +4-3 4-3@2
A +6-3 +4-2 4-2@4
B 5-0@4
# Two tiles remain, which are never drawn (L1): only now may Ana pass. Bo does too, and the hand is blocked (L8).
A +2-2 +6-2 +1-1 +6-6 pass
B pass
end blocked
# Each adds the pips of the own hand (L9): points are bad.
score A 54 B 8

hand 2
deal A 6-3 6-0 5-5 5-3 5-1 3-1
deal B 6-1 5-4 5-0 4-3 4-0 3-0
yard 3-2 2-0 6-5 1-0 4-1 6-2 2-1 4-2 5-2 0-0 2-2 6-4 3-3 4-4 6-6 1-1
A 5-5
B 1-6@1
A 1-5@1
B 3-4x@2
A 3-6@2
B +3-2 2-3@3
A 1-3@2
B 4-5@3
A +2-0 2-0@1
B 4-0@2
A +6-5 +1-0 +4-1 +6-2 2-6@4
B +2-1 1-2@4
A 5-6@4
B +4-2 2-4@3
A 3-5@3
B +5-2 2-5x@1
A 1-0@4
B 5-0@1
A +0-0 0-0x@1
B +2-2 2-2@3
A +6-4 +3-3 +4-4 pass
B pass
end blocked
score A 35 B 3

hand 3
deal A 5-5 5-1 3-2 2-2 2-1 0-0
deal B 6-6 5-4 5-2 4-3 3-3 1-1
yard 5-0 6-2 2-0 6-5 4-4 6-4 4-2 6-0 6-1 6-3 5-3 3-1 1-0 4-1 3-0 4-0
B 1-1
A 0-0x@1
B 6-6@2
A 1-5@2
B 3-4@2
A 3-2@2
B 5-4@2
A +5-0 +6-2 6-2@3
B 5-2@1
A 5-5@1
B 3-3@2
end out B
score A 12 B 0

result A 101 B 11
winner B
