# The last blank shuts the layout: no pass needs to be written (B6).
# expected: nothing
game block
player A Ana
player B Bo
player C Cy
player D Di

hand 1
deal A 6-6 6-4 6-3 6-0 5-0 4-3 1-1
deal B 5-5 5-3 4-4 4-0 3-3 3-0 0-0
deal C 6-5 6-2 5-2 5-1 4-2 3-1 2-0
deal D 6-1 5-4 4-1 3-2 2-2 2-1 1-0
A 6-6
B knock
C 6-5
D 6-1
A 1-1
B 5-5
C 1-5
D 5-4
A 4-6
B 5-3
C 6-2
D 3-2
A pass
B pass
C 2-5
D 2-1@2
A 5-0
B 0-4
C 1-3
D 4-1
A 3-6
B pass
C pass
D 1-0
# Both ends show a blank, and all seven blanks lie.
A 0-6
end blocked
score A 36 B 0
