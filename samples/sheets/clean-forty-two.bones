# Seven marks to win. The sheet has bids, trumps and all tricks.
# expected: nothing
game forty-two
event Harbour Dominoes Club
recorder Nell Byrne
date 2026-11-10
player A June Cole
player B Earl Tate
player C Ruth Webb
player D Cal Dyer

hand 1
bid A pass pass 30 pass
trump C 1
C 4-4 4-2 4-0 4-3
C 6-6 6-5 6-0 6-2
C 6-3 6-4 5-2 2-0
D 0-0 4-1 3-0 5-3
A 5-5 3-1 1-1 5-0
C 1-0 6-1 5-4 5-1
D 3-2 3-3 2-2 2-1
end played
score A 1 B 0

hand 2
bid B pass pass 30 31
trump A 0
A 3-3 3-1 3-2 6-3
A 6-6 6-5 6-1 6-2
A 0-0 6-0 2-0 2-1
A 5-0 4-2 3-0 4-3
A 1-0 5-2 5-1 4-4
A 4-0 6-4 5-3 2-2
A 4-1 5-5 5-4 1-1
end played
score A 1 B 0

hand 3
bid C pass 30 pass pass
trump D 2
D 5-5 6-5 5-0 5-1
D 3-3 3-2 3-1 3-0
A 6-4 4-2 6-1 6-0
B 1-1 2-0 2-1 4-1
D 4-4 4-0 4-3 5-4
D 6-3 6-6 1-0 5-3
left A 0-0
left B 6-2
left C 5-2
left D 2-2
end made
score A 0 B 1

hand 4
bid D pass pass pass 30
trump C 4
C 6-4 4-3 4-1 1-0
C 6-6 6-0 6-1 6-5
C 1-1 3-1 5-1 2-1
C 6-2 6-3 4-2 5-2
A 5-5 5-0 5-3 2-0
A 3-3 3-2 4-0 3-0
C 4-4 2-2 5-4 0-0
end played
score A 1 B 0

hand 5
bid A 30 31 pass 32
trump D 3
D 0-0 6-0 2-0 1-0
D 6-5 6-6 6-4 6-2
left A 1-1 3-1 4-1 5-1 6-1
left B 2-1 4-3 4-4 5-4 5-5
left C 2-2 4-2 5-0 5-2 6-3
left D 3-0 3-2 3-3 4-0 5-3
end set
score A 1 B 0

hand 6
bid B pass pass pass 30
trump A 5
A 5-5 1-0 5-0 5-2
A 1-1 6-1 2-1 3-0
A 6-6 6-2 6-0 6-3
A 3-1 6-4 3-3 4-3
C 2-0 3-2 5-1 2-2
A 6-5 4-0 5-4 4-4
left A 5-3
left B 4-1
left C 4-2
left D 0-0
end made
score A 1 B 0

hand 7
bid C pass 30 pass pass
trump D 6
D 5-5 5-3 5-1 5-2
D 4-4 4-2 4-0 5-4
D 0-0 6-4 2-0 5-0
A 4-3 1-0 3-0 4-1
left A 1-1 2-1 3-3
left B 2-2 3-1 6-5
left C 6-0 6-1 6-2
left D 3-2 6-3 6-6
end set
score A 1 B 0

hand 8
bid D 30 pass pass 31
trump C 5
C 5-5 1-0 5-0 5-1
C 4-4 6-4 4-1 4-3
left A 3-0 3-1 3-2 4-0 4-2
left B 2-2 3-3 6-0 6-1 6-5
left C 2-1 5-2 5-3 5-4 6-3
left D 0-0 1-1 2-0 6-2 6-6
end made
score A 1 B 0

result A 7 B 1
winner A C
