# Four hands before closing time. No draws on the sheet, and few passes.
# expected: misfit (hand 2, ply 4)
game prize-dominoes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-19
unwritten passes draws
player A Lena Brandt
player B Omar Said

hand 1
B 55
A 54
B 43
A 53
B pass
left A 3-0 4-2 4-4 6-0 6-2 6-4
left B 0-0 2-2 3-3 4-0 4-1 6-1
end blocked
prize B 3-0
score A 0 B 1

# Omar laid the 1-0 on the six, by candle light.
hand 2
A 00
B 40
A 60
B 10
A 21
B 64
A 62
B pass
A 65
B 52
A 32
B 33
A 43
left B 2-0 3-1 4-1
end out A
prize A 2-0
score A 1 B 0

hand 3
B 64
A 42
B 63
A 53
B 54
A 21
B 44
A 61
B 43
A 62
B 52
A 55
B 33
A 51
left B 1-1
end out A
prize A 1-1
score A 1 B 0

hand 4
B 66
A 62
B 64
A 44
B 54
A 55
B 53
A 22
B 32
A *20
B 21
A 41
B 42
A 00
B 10
A *11
B 61
left A 5-0
end out B
prize B 5-0
score A 0 B 1

result A 0 B 3
winner none
