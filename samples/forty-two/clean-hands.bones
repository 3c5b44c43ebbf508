# Hands of Forty-two in which nothing is wrong (engine/games/forty-two.md).

# A hand played out: 42 points, more than the 32 bid (T8, T10).
# expected: nothing
game forty-two
player A Ana
player B Bo
player C Cleo
player D Dov

hand 1
deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1
deal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0
deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0
deal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0
bid A 32 pass pass pass
trump A 6
A 6-6 6-1 6-0 0-0
A 6-5 6-2 3-2 3-1
A 6-4 1-0 2-0 5-1
A 6-3 3-3 5-3 4-0
A 2-2 2-1 4-2 5-2
A 1-1 4-4 5-4 4-1
A 3-0 5-5 4-3 5-0
end played
score A 1 B 0

# Doubles are trumps. After three tricks B and D can no longer have 30 points: the hand may stop (T9).
# expected: nothing
game forty-two

hand 1
deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1
deal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0
deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0
deal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0
bid A pass 30 pass pass
trump B doubles
B 5-5 2-0 0-0 6-6
A 6-5 6-1 6-0 3-1
A 6-4 6-2 3-2 4-0
end set
score A 1 B 0

# Nel-o: C sits out, a trick has three tiles, and the doubles are a suit of their own (T15).
# expected: nothing
game forty-two

hand 1
deal A 6-6 6-1 4-3 4-1 2-2 2-0 0-0
deal B 6-4 5-1 4-4 4-2 4-0 2-1 1-1
deal C 6-5 6-0 5-5 5-3 5-2 3-3 3-2
deal D 6-3 6-2 5-4 5-0 3-1 3-0 1-0
bid A 42 pass pass pass
trump A nello
A 0-0 1-1 3-1
B 2-1 6-2 2-0
D 1-0 4-1 5-1
B 4-0 5-4 4-3
D 3-0 2-2 6-4
D 5-0 6-1 4-2
D 6-3 6-6 4-4
end played
score A 1 B 0

# All pass, and the house shakes again. The shaker changes all the same (T1, T3). Points are scored (T10).
# expected: nothing
game forty-two
rule all-pass=reshake
rule scoring=points

hand 1
bid B pass pass pass pass
end void

hand 2
deal A 6-6 6-5 6-4 6-3 3-0 2-2 1-1
deal B 6-2 6-1 5-5 4-4 3-3 2-1 1-0
deal C 6-0 5-4 5-3 4-3 4-2 3-2 2-0
deal D 5-2 5-1 5-0 4-1 4-0 3-1 0-0
bid C pass pass 84 pass
trump A 6
A 6-6 6-1 6-0 0-0
A 6-5 6-2 3-2 3-1
A 6-4 1-0 2-0 5-1
A 6-3 3-3 5-3 4-0
A 2-2 2-1 4-2 5-2
A 1-1 4-4 5-4 4-1
A 3-0 5-5 4-3 5-0
end made
score A 84 B 0

# A plunge is not in these rules: facts are checked, the score is taken as written (T14).
# expected: nothing
game forty-two

hand 1
bid A ? ? ? ?
trump A other
C 6-6 6-1 6-0 0-0
end made
score A 4 B 0
