# Bids, trumps and leads that are wrong (T1 to T5, T15).

# 31 was bid already.
# expected: wrong-bid (hand 1, ply 0)
game forty-two
written all

hand 1
bid A 31 pass 30 pass
trump A 5
end unfinished

# Three marks are bid over two only.
# expected: wrong-bid (hand 1, ply 0)
game forty-two
written all

hand 1
bid A 42 126 pass pass
trump A 5
end unfinished

# The shaker must bid after three passes. Play follows: it counts as a bid of 30.
# expected: wrong-bid (hand 1, ply 0)
game forty-two
written all

hand 1
bid A pass pass pass pass
trump D 5
D 5-5 5-1 5-0 6-5
end unfinished

# C has bid most, and A names trumps and leads.
# expected: wrong-declarer (hand 1, ply 0)
game forty-two
written all

hand 1
bid A 31 pass 32 pass
trump A 5
A 5-5 5-1 5-0 6-5
end unfinished

# The declarer leads.
# expected: wrong-lead (hand 1, ply 1)
game forty-two
written all

hand 1
bid A 31 pass pass pass
trump A 5
B 5-5 5-1 5-0 6-5
end unfinished

# B bids first in hand 2, though A did in hand 1: right. In hand 3 it is C's turn.
# expected: wrong-turn (hand 3, ply 0)
game forty-two
written all

hand 1
bid A 31 pass pass pass
trump A 5
end unfinished

hand 2
bid B 31 pass pass pass
trump B 5
end unfinished

hand 3
bid B 31 pass pass pass
trump B 5
end unfinished

# No line names the trumps. That is only a note.
# expected: nothing
game forty-two
written all

hand 1
bid A 31 pass pass pass
A 5-5 5-1 5-0 6-5
end unfinished

# A nel-o with less than a mark; and C, who sits out, plays.
# expected: wrong-bid (hand 1, ply 0), wrong-turn (hand 1, ply 4)
game forty-two
written all

hand 1
bid A 31 pass pass pass
trump A nello
A 2-1 3-2 2-0
C 6-5
end unfinished
