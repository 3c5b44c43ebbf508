# Reneges: a seat did not follow suit though it could (T6, T12, T13). No hand was recorded: the plays alone prove it.

# Bo throws 2-1 on a trump, and lays the trump 6-2 a trick later. It was called: Ana and Cleo have made their contract.
# expected: revoke (hand 1, ply 6)
game forty-two
written all
event Bluebonnet Tuesday
player A Ana
player B Bo
player C Cleo
player D Dov

hand 1
bid A 32 pass pass pass
trump A 6
A 6-6 6-1 6-0 0-0
A 6-5 2-1 3-2 3-1
A 6-4 6-2 2-0 5-1
end made
penalty B 0 revoke
score A 1 B 0

# The same, but not called: the hand goes on, and has not ended.
# expected: revoke (hand 1, ply 6), end-mismatch (hand 1)
game forty-two
written all

hand 1
bid A 32 pass pass pass
trump A 6
A 6-6 6-1 6-0 0-0
A 6-5 2-1 3-2 3-1
A 6-4 6-2 2-0 5-1
end made

# Three hands are known, so the fourth is known too: Bo had the 6-3, and threw 3-1.
# expected: revoke (hand 1, ply 2)
game forty-two
written all

hand 1
deal A 6-6 6-5 6-4 2-1 2-0 1-1 1-0
deal C 6-2 6-1 6-0 5-5 5-4 5-3 5-2
deal D 4-4 4-3 4-2 4-1 4-0 3-3 3-2
bid A 31 pass pass pass
trump A 6
A 6-6 3-1 6-0 4-4
end unfinished

# Shown and taken back in time. That is no renege.
# expected: nothing
game forty-two
written all

hand 1
deal B 6-1 2-1 ?5
bid A 31 pass pass pass
trump A 6
A 6-6 ~2-1 6-1 6-0 0-0
end unfinished
