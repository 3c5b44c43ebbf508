# Three players, to 50 points. Passes were noted only now and then.
# expected: nothing
game block
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-03
unwritten passes
player A Pia Lund
player B Rolf Ebner
player C Sami Toure
rule target=50

hand 1
B 66
C 62
A 32
B 63
C pass
A 64
B 54
A 61
B 65
A pass
B 11
left A 0-0 3-0
left C 2-0 2-2 3-3 4-4
end out B
score A 0 B 23 C 0

hand 2
B 33
C pass
A 43
B 54
C 65
A 64
B 63
C 66
A pass
C 40
A 10
B 31
A pass
B pass
left A 1-1 5-0
left B 0-0
left C 2-1 5-2
end blocked
score A 0 B 17 C 0

hand 3
B 22
A 21
B 11
C 10
A pass
B 60
C 66
B 65
C pass
A 53
B 42
left A 4-3 4-4 5-1
left C 3-0 4-0 6-4
end out B
score A 0 B 38 C 0

result A 0 B 78 C 0
winner B
