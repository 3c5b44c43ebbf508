# From a pad on the bar. Some draws are marked, and some were forgotten.
# expected: misfit (hand 1, ply 8)
game draw
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-21
unwritten passes draws
player A Olga Stein
player B Pete Marsh

# Pete laid the 5-5 where it does not fit. Olga saw it after the hand, and it stayed.
hand 1
A 66
B 60
A 00
B +? 20
A 62
B +? 55
A 54
B 41
A 63
B 31
A 33
B 30
A 43
left B 1-1 4-2 5-0 5-2
end out A
score A 20 B 0

hand 2
A 00
B +?7 30
A 43
B 44
A 54
B 52
A 50
B 53
A 20
B 33
A 60
B 62
A +? 63
B 22
A 65
B 32
A 55
B 51
A 41
left B 1-1 2-1 3-1 4-2 6-1 6-4 6-6
end out A
score A 44 B 0

hand 3
A 66
B 64
A 41
B 51
A 65
B +?3 61
A 10
B 30
A 63
B +?3 60
A 20
B 22
A +? 62
A pass
left A 0-0 5-3 5-5
left B 1-1 2-1 3-1 3-2 3-3 4-0 4-2 4-3 4-4 5-0 5-2 5-4
end blocked
score A 48 B 0

result A 112 B 0
winner A
