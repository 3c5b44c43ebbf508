# Draws are marked with a cross, without the tile. Passes were noted only now and then.
# expected: nothing
game leyden
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-11
unwritten passes
player A Mieke Bos
player B Jaap Vos

hand 1
B 2-2
A 5-0
B 0-0
A 5-1
B 5-2
A +?3 6-5
B 1-0
A +?3 5-3
B 4-1
A 6-6
B 4-3
left A 1-1 2-1 3-2 3-3 4-0 6-0 6-2
end out B
score A 34 B 0

hand 2
B 2-2
A 6-1
B 2-1
A +?2 5-2
B 4-3
A 6-4
B 3-1
A 4-1
B +? 5-5
A 6-3
B 4-4
A 2-0
B +? 5-0
A 3-0
B +?2 0-0
A +?8 pass
B pass
left A 1-0 1-1 3-3 4-2 5-1 5-4 6-2 6-5 6-6
left B 3-2 4-0
end blocked
score A 61 B 9

hand 3
A 1-1
B 6-5
A 6-3
B 2-1
A 4-2
B 6-1
A +? 6-6
B 1-0
A +?5 6-0
B 6-2
A 5-4
B 5-2
left A 3-0 3-2 3-3 4-4 5-0 5-3
end out B
score A 35 B 0

result A 130 B 9
winner B
