# House rules, one record for each.

# A prize may be played at any turn, though A has 3-1 (P4).
# expected: nothing
game prize-dominoes
rule prize-play=any-turn
player A Ana
player B Bo
hand 3
prizes A 3-3
prizes B 2-0
deal A 3-1 5-1 5-4 4-4 4-1 1-1 5-5
B 6-3
A *3-3@2
B 3-5@2
end unfinished

# A prize may be played if the drawn tile does not fit (P6).
# expected: nothing
game prize-dominoes
rule prize-after-draw=yes
player A Ana
player B Bo
hand 3
prizes A 3-3
prizes B 2-0
deal A 5-1 5-5 5-4 5-2 4-4 4-2 4-1
B 6-3
A +1-1 *3-3@2
end unfinished

# Two passes do not end the hand while the boneyard has tiles (P8).
# expected: nothing
game prize-dominoes
rule block=stock-empty
player A Ana
player B Bo
hand 1
deal A 6-6 5-4 5-3 5-2 5-1 5-0 4-3
deal B 4-2 4-1 4-0 3-2 3-1 3-0 2-1
A 6-6
B +2-0 pass
A +3-3 pass
B +6-5 6-5@1
end unfinished
