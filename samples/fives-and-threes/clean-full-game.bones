# A whole pub game between pairs: fives and threes at the two ends, 61 points exactly (F3, F6).
# expected: nothing
game fives-and-threes
player A Otto
player B Max
player C Eva
player D Ana

hand 1
deal A 0-0 3-0 4-0 4-4 5-0
deal B 1-0 2-0 2-2 4-3 5-5
deal C 2-1 3-1 3-3 6-1 6-4
deal D 1-1 5-3 5-4 6-3 6-5
yard 6-6 6-2 6-0 5-2 5-1 4-1 3-2 4-2
D 6-5
A 5-0@2=2
B 0-2@2
C 6-4@1=2
D 4-5@1
A pass
B 5-5@1=4
C 2-1@2
D 5-3@1
A 3-0@1
B 0-1@1
C 1-6@1
D 6-3@1
A pass
B 3-4@1=1
C 1-3@2
D pass
A 4-4@1
B pass
C 3-3@2
left A 0-0 4-0
left B 2-2
left C
left D 1-1
end out C
score A 5 B 5

hand 2
deal A 0-0 2-1 3-3 5-3 6-6
deal B 1-0 3-1 3-2 4-3 5-5
deal C 4-1 5-4 6-1 6-2 6-4
deal D 4-0 4-2 5-1 6-3 6-5
yard 5-2 2-2 6-0 3-0 4-4 1-1 2-0 5-0
A 6-6=4
B pass
C 6-4@1
D 6-5@2=3
A 5-3@2
B 4-3@1=2
C pass
D 3-6@1=3
A 3-3@2=4
B 3-2@2
C 6-2@1
D 2-4@1=2
A 2-1@2=1
B 1-3@2
C 4-5@1
D 5-1@1
A pass
B 1-0@1=1
C pass
D 0-4@1
left A 0-0
left B 5-5
left C 4-1 6-1
left D
end out D
score A 9 B 12

hand 3
deal A 0-0 3-0 3-1 5-5 6-4
deal B 1-0 3-3 4-2 5-4 6-6
deal C 1-1 2-0 4-0 4-3 5-0
deal D 2-1 5-1 6-0 6-2 6-5
yard 4-4 5-3 5-2 6-3 2-2 3-2 6-1 4-1
B 6-6=4
C pass
D 6-5@1
A 5-5@1
B 5-4@1
C 4-3@1=8
D 6-2@2=1
A 3-1@1=1
B 2-4@2=1
C 4-0@2
D 1-5@1=1
A 0-3@2
B 3-3@2
C 5-0@1=2
D 0-6@1=4
A 6-4@1=2
B pass
C pass
D pass
A pass
left A 0-0
left B 1-0
left C 1-1 2-0
left D 2-1
end blocked
score A 13 B 11

hand 4
deal A 1-0 4-2 5-1 6-2 6-6
deal B 1-1 2-0 5-2 5-5 6-3
deal C 0-0 3-0 3-2 4-0 4-1
deal D 2-1 2-2 3-3 4-4 6-1
yard 6-4 3-1 4-3 5-4 6-5 5-0 5-3 6-0
C 3-2=1
D 3-3@1
A 2-6@2=4
B 3-6@1=4
C pass
D 6-1@1
A 6-6@2
B 1-1@1
C 1-4@1
D 4-4@1=4
A 4-2@1
B 2-5@1
C pass
D pass
A 5-1@1
B pass
C pass
D 1-2@1
A pass
B 2-0@1=4
C 0-4@1
D pass
A pass
B pass
C pass
left A 1-0
left B 5-5
left C 0-0 3-0
left D 2-2
end blocked
score A 5 B 12

hand 5
deal A 1-1 3-3 5-4 6-1 6-3
deal B 2-2 3-2 4-1 4-4 5-2
deal C 2-0 3-1 4-3 5-1 6-2
deal D 1-0 3-0 4-0 4-2 6-4
yard 5-5 6-0 5-0 6-5 2-1 6-6 5-3 0-0
D 6-4=2
A 6-3@1
B 4-4@2
C 3-4@1=4
D 4-2@1=2
A 4-5@2
B 2-5@1=2
C 5-1@1=2
D 1-0@1=1
A pass
B pass
C 0-2@1
D pass
A pass
B 2-3@1
C 3-1@1=2
D pass
A 1-6@1
B pass
C 6-2@1
left A 1-1 3-3
left B 2-2 4-1
left C
left D 3-0 4-0
end out C
score A 9 B 7

hand 6
deal A 1-0 3-2 5-5 6-3 6-6
deal B 2-2 4-1 4-3 5-4 6-0
deal C 3-1 4-0 5-1 5-2 5-3
deal D 0-0 4-2 4-4 6-1 6-5
yard 3-3 3-0 2-1 1-1 2-0 6-4 5-0 6-2
A 6-6=4
B 6-0@1=4
C 0-4@1
D 6-5@2=3
A 5-5@2
B 4-5@1=8
C 5-3@1
D pass
A 3-6@1
B pass
C 5-2@2
D 6-1@1=1
A 2-3@2
B 3-4@2=1
C 1-5@1=3
D 4-4@2
A pass
B 4-1@2=2
C 1-3@2
left A 1-0
left B 2-2
left C
left D 0-0 4-2
end out C
score A 8 B 11

hand 7
deal A 1-0 1-1 3-3 5-1 6-3
deal B 2-1 4-2 4-4 5-0 6-5
deal C 2-2 3-1 5-4 5-5 6-2
deal D 0-0 4-0 5-3 6-4 6-6
yard 3-0 5-2 4-1 3-2 6-1 4-3 6-0 2-0
B 6-5
C 5-5@2
D 6-6@1
A 6-3@1
B 5-0@2=1
C 3-1@1
D 0-4@2=1
A 1-5@1=3
B 4-4@2
C 5-4@1=4
D 4-6@1
A pass
B 4-2@2
C 6-2@1
D pass
A pass
B 2-1@1=1
left A 1-0 1-1 3-3
left B
left C 2-2
left D 0-0 5-3
end out B
score A 7 B 2

hand 8
deal A 2-0 3-3 6-0 6-1 6-6
deal B 1-0 4-2 5-3 5-5 6-3
deal C 2-2 3-0 3-1 4-3 5-2
deal D 2-1 3-2 4-4 5-4 6-2
yard 6-4 6-5 4-1 5-1 0-0 1-1 4-0 5-0
C 4-3
D 4-5@1
A 3-3@2
B 5-5@1
C 5-2@1
D 2-6@1=4
A 6-6@1=6
B 6-3@1=3
C 3-1@1
D 3-2@2=1
left A 2-0 6-0 6-1
left B 1-0 4-2 5-3
left C 2-2 3-0
left D 2-1 4-4
end won D
score A 0 B 1
result A 56 B 61
winner B D
