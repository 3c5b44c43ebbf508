# Seven marks to win. The sheet has bids, trumps and all tricks.
# expected: revoke (hand 8, ply 24)
game forty-two
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-24
player A June Cole
player B Earl Tate
player C Ruth Webb
player D Cal Dyer

hand 1
bid A pass pass pass 30
trump D 5
D 5-5 5-1 5-0 5-2
D 3-3 3-0 3-1 4-0
D 4-2 6-4 4-3 4-1
left A 1-0 1-1 2-0 3-2
left B 0-0 2-1 6-3 6-6
left C 2-2 4-4 6-1 6-5
left D 5-3 5-4 6-0 6-2
end set
score A 1 B 0

hand 2
bid B 30 31 pass pass
trump C 5
C 5-5 5-3 5-2 1-0
C 1-1 6-1 2-1 6-0
C 5-0 6-5 6-2 3-2
D 3-1 6-3 3-0 2-0
A 4-4 6-6 4-2 4-0
A 3-3 2-2 5-1 4-3
C 5-4 4-1 6-4 0-0
end played
score A 1 B 0

hand 3
bid C 30 pass 31 pass
trump A 0
A 2-2 6-2 4-2 2-1
A 5-4 5-1 5-5 6-5
C 1-1 6-1 3-2 3-1
C 4-4 4-1 2-0 6-4
A 0-0 5-0 5-2 1-0
A 3-0 6-3 4-3 6-0
D 6-6 4-0 3-3 5-3
end played
score A 1 B 0

hand 4
bid D pass 30 pass pass
trump A 6
A 5-5 6-4 5-4 5-1
left A 2-2 4-1 4-2 6-1 6-3 6-6
left B 2-0 2-1 3-1 3-2 4-0 6-5
left C 1-0 1-1 3-0 4-4 5-0 6-2
left D 0-0 3-3 4-3 5-2 5-3 6-0
end set
score A 0 B 1

hand 5
bid A pass 30 pass pass
trump B 1
B 4-4 4-1 4-3 4-0
C 5-5 5-4 5-2 6-5
C 5-3 5-0 3-0 1-0
B 6-4 6-0 6-6 6-2
D 2-2 4-2 3-1 2-0
B 6-1 5-1 2-1 6-3
B 1-1 3-3 3-2 0-0
end played
score A 1 B 0

hand 6
bid B pass 30 pass 31
trump A 0
A 6-6 6-2 6-4 6-1
A 6-5 5-0 6-0 6-3
C 5-5 5-2 2-1 1-0
B 4-2 3-2 4-3 3-0
A 1-1 3-1 5-1 5-3
A 4-0 2-0 3-3 5-4
A 0-0 4-1 2-2 4-4
end played
score A 1 B 0

hand 7
bid C pass pass 30 pass
trump A 2
A 4-4 4-3 6-4 4-0
A 3-3 3-0 3-1 5-3
A 6-5 5-1 6-3 6-6
D 5-5 3-2 5-4 5-0
left A 2-2 4-2 6-2
left B 0-0 1-1 5-2
left C 1-0 2-1 4-1
left D 2-0 6-0 6-1
end made
score A 1 B 0

# Cal gave the 3-2 on a trump, and had the 6-5. The table did not notice.
hand 8
bid D pass 30 pass pass
trump A 5
A 0-0 1-0 4-0 6-0
A 3-3 3-1 6-3 3-0
A 1-1 6-1 2-1 5-5
D 4-2 6-4 4-1 4-4
C 6-2 4-3 5-1 2-0
A 5-2 5-0 5-4 3-2
C 6-6 6-5 5-3 2-2
end played
score A 1 B 0

result A 7 B 1
winner A C
