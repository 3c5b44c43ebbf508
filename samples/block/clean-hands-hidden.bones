# The hands are unknown. The tiles on the table are enough for the score (B8).
# expected: nothing
game block
player A Ana
player B Bo
player C Cy
player D Di

hand 1
A 6-6
B 6-1@1
C 1-4@1
D 4-2@1
A 6-0@2
B 2-6@1
C 0-1@2
D 6-4@1
A 1-5@2
B 5-5@2
C 5-6@2
D 6-3@2
A 4-4@1
B 4-5@1
C 5-0@1
D 3-2@2
A 2-5@2
B 5-3@2
C 3-4@2
D 0-0@1
A 0-3@1
B 3-1@1
C 4-0@2
D 0-2@2
A pass
# Bo is out. 155 of the 168 pips lie on the table: 13 are left in the other hands.
B 1-1@1
end out B
score A 0 B 13
