# Draws are marked with a cross, without the tile. Passes were noted only now and then.
# expected: false-pass (hand 2, ply 3)
game leyden
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-25
unwritten passes
player A Mieke Bos
player B Jaap Vos

hand 1
A 2-2
B 4-3
A 0-0
B +?6 5-2x
A 5-0
B +?2 6-1
A 5-5
B 6-2
A 6-5
B 3-1
A 5-1
left B 2-0 3-0 3-2 3-3 4-0 4-2 4-4 6-3 6-6
end out A
score A 0 B 55

# Jaap passed, and had the 5-5 for the two. Mieke saw it two turns later.
hand 2
B 2-2
A 0-0
B pass
A 6-1
B 1-0
A +? 5-0
B 5-5
A 3-2
B +? 4-3
A 3-0
B +?12 5-2x
B 2-0
A pass
B pass
left A 3-3 4-1
left B 2-1 3-1 4-0 4-2 4-4 5-1 5-3 5-4 6-0 6-2 6-3 6-5 6-6
end blocked
score A 11 B 94

result A 11 B 149
winner A
