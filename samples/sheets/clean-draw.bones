# From a pad on the bar. Some draws are marked, and some were forgotten.
# expected: nothing
game draw
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-07
unwritten passes draws
player A Olga Stein
player B Pete Marsh

hand 1
B 44
A 43
B 33
A 54
B 53
A 51
B 31
A 30
B 65
A 10
B 61
A 41
B 40
A 11
B 60
A 63
B +?2 21
A 32
B +?3
left A 2-2
left B 0-0 2-0 4-2 5-0 5-2 5-5 6-2 6-4 6-6
end blocked
score A 56 B 0

hand 2
A 00
B 20
A 60
B 22
A +?2 42
B 54
A 50
B +? 65
A 30
B 53
A +?6
B 55
B 52
A 62
B 51
left A 1-0 1-1 2-1 3-1 3-2 3-3 4-0 4-1 4-3 4-4 6-1 6-3 6-4 6-6
end out B
score A 0 B 83

hand 3
B 66
A 64
B 41
A 11
B 61
A +?3 65
B 53
A 43
B 63
A 33
B 44
A 40
B 10
A 51
B 55
A 54
B 30
A 00
B +? 60
A 42
B 62
A +?4 pass
left A 2-0 2-1 2-2 3-1 5-0 5-2
left B 3-2
end blocked
score A 0 B 20

result A 56 B 103
winner B
