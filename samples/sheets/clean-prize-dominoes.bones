# Four hands before closing time. No draws on the sheet, and few passes.
# expected: nothing
game prize-dominoes
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-05
unwritten passes draws
player A Lena Brandt
player B Omar Said

hand 1
A 64
B 41
A 61
B 21
A 42
B 11
A 31
B 53
A 54
B pass
A 43
A 32
left B 0-0 2-2 5-0 5-2 5-5 6-2
end out A
prize A 5-0
score A 1 B 0

hand 2
B 55
A *50
B 53
A 30
B 33
A 31
B 51
A 43
B 54
A pass
left A 0-0 1-0 1-1 3-2 6-0
left B 2-0 2-1 6-1
end blocked
prize B 1-0
score A 0 B 1

hand 3
A 22
A 21
B 51
A 55
B 53
A 42
B 64
A 60
B 63
A 50
B pass
A 66
B pass
left A 4-1 4-4
left B 0-0 1-1 2-0 3-0 3-3 4-0
end blocked
prize A 2-0
score A 1 B 0

hand 4
B 66
A 60
B 61
A 50
B 52
A 22
B 62
A 64
B 51
A 55
B pass
A 40
B 30
A 63
left B 2-1 3-1 3-3
end out A
prize A 3-1
score A 1 B 0

result A 4 B 2
winner none
