# Three players, to 50 points. Passes were noted only now and then.
# expected: false-pass (hand 1, ply 7)
game block
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-17
unwritten passes
player A Pia Lund
player B Rolf Ebner
player C Sami Toure
rule target=50

# Sami passed over a two, and had the 5-2 all the time.
hand 1
C 66
A 61
B 64
C 42
A pass
B 21
C pass
A pass
B 32
C 52
A 33
B 54
C 40
A 30
B 10
left A 4-4 5-0
left C 5-5
end out B
score A 0 B 23 C 0

hand 2
B 55
C 65
A 62
B pass
C 52
A 51
B 61
C 60
A 53
B 43
C 50
A 42
B pass
C pass
A 21
left B 3-1 4-0
left C 3-3
end out A
score A 14 B 0 C 0

hand 3
A 11
B 61
C 63
A 31
B pass
C pass
A pass
left A 2-0 6-0 6-4
left B 5-0 5-5 6-2 6-6
left C 0-0 4-0 4-4 5-4
end blocked
score A 38 B 0 C 0

result A 52 B 23 C 0
winner A
