# Revokes: proven by the deal, by a later tile, by a tile left; and one that stays open (D4, D10, G9).

# Bo was dealt 9-4 and threw 10-3.
# expected: revoke (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
deal B 10-3 9-4 ?13
A 12-9=9 10-3 9-2
end unfinished

# No deal, but Bo plays 9-4 a trick later.
# expected: revoke (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 10-3 9-2
A 5-4=5 9-4 6-5
end unfinished

# Bo shows the 9-4 by accident: it is no turn, but it is proof (G6).
# expected: revoke (hand 1, ply 2)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 10-3 9-2
A 5-4=5 ~9-4 5-1 6-5
end unfinished

# Cleo does not follow, and is left with a nine when the round is broken off.
# expected: revoke (hand 1, ply 3)
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 9-2 10-3
end unfinished
left C 9-8 ?13

# Bo did not follow, and nothing shows that Bo could have: open.
# expected: nothing
game double-takes
written all
player A Ana
player B Bo
player C Cleo
hand 1
A 12-9=9 10-3 9-2
A 5-4=5 8-5 6-5
end unfinished
