# A whole game between partners, with all hands: 200 points end it (B12).
# expected: nothing
game block
player A Nora
player B Bo
player C Jun
player D Lea

hand 1
deal A 0-0 4-3 5-1 5-3 5-4 6-3 6-6
deal B 1-0 1-1 2-0 4-0 4-4 6-1 6-5
deal C 2-1 3-0 4-2 5-2 5-5 6-0 6-2
deal D 2-2 3-1 3-2 3-3 4-1 5-0 6-4
A 6-6
B 6-5@1
C 5-5@1
D 6-4@2
A 5-4@1
B 4-4@1
C 4-2@1
D 2-3@1
A 3-6@1
B 6-1@1
C 1-2@1
D 4-1@2
A 1-5@2
B 2-0@1
C 5-2@2
D 0-5@1
A 5-3@1
B pass
C 2-6@2
D 3-3@1
A 3-4@1
B 4-0@1
C 0-6@1
D pass
A pass
B pass
C pass
left A 0-0
left B 1-0 1-1
left C 3-0
left D 2-2 3-1
end blocked
score A 14 B 0

hand 2
deal A 1-1 2-0 2-2 3-0 3-2 4-0 5-0
deal B 3-3 4-3 5-1 5-4 6-0 6-1 6-4
deal C 0-0 1-0 4-2 5-3 6-2 6-5 6-6
deal D 2-1 3-1 4-1 4-4 5-2 5-5 6-3
A 3-2
B 3-4@1
C 2-6@2
D 6-3@2
A 4-0@1
B 0-6@1
C 6-6@1
D 3-1@2
A 1-1@2
B 6-4@1
C 4-2@1
D 2-5@1
A 5-0@1
B 1-6@2
C 6-5@2
D 5-5@2
A 0-3@1
B 5-4@2
C 3-5@1
D 4-4@2
A pass
B 5-1@1
C 1-0@1
D 4-1@2
A 0-2@1
B pass
C pass
D 2-1@1
left A 2-2
left B 3-3
left C 0-0
left D
end out D
score A 0 B 10

hand 3
deal A 1-1 3-1 4-3 5-0 5-4 6-1 6-3
deal B 2-1 3-3 4-0 4-1 5-1 5-3 6-4
deal C 0-0 1-0 3-0 3-2 4-2 6-2 6-6
deal D 2-0 2-2 4-4 5-2 5-5 6-0 6-5
D 6-5
A 6-3@1
B 3-5@1
C pass
D 5-5@1
A 5-4@1
B 4-6@1
C 6-6@1
D 5-2@2
A 6-1@1
B 1-5@1
C 2-6@2
D 6-0@2
A 5-0@1
B 0-4@1
C 4-2@1
D 2-2@1
A pass
B 2-1@1
C 0-3@2
D pass
A 3-4@2
B 1-4@1
C pass
D 4-4@1
A pass
B pass
C pass
D pass
left A 1-1 3-1
left B 3-3
left C 0-0 1-0 3-2
left D 2-0
end blocked
score A 0 B 20

hand 4
deal A 1-0 1-1 2-2 4-0 4-3 5-2 5-4
deal B 0-0 3-1 4-1 5-3 6-3 6-5 6-6
deal C 2-0 3-2 3-3 4-2 5-0 5-5 6-0
deal D 2-1 3-0 4-4 5-1 6-1 6-2 6-4
B 6-6
C 6-0@1
D 6-4@2
A 4-5@2
B 5-6@2
C 0-5@1
D 6-2@2
A 5-2@1
B pass
C 2-4@1
D 4-4@1
A 4-3@1
B 3-6@1
C 2-3@2
D 6-1@1
A 1-1@1
B 3-5@2
C 5-5@2
D 1-5@1
A pass
B pass
C pass
D pass
left A 1-0 2-2 4-0
left B 0-0 3-1 4-1
left C 2-0 3-3
left D 2-1 3-0
end blocked
score A 0 B 32

hand 5
deal A 1-1 2-0 2-1 3-1 5-0 5-5 6-5
deal B 0-0 2-2 3-3 4-0 5-1 5-2 6-1
deal C 3-0 3-2 4-1 4-3 5-4 6-4 6-6
deal D 1-0 4-2 4-4 5-3 6-0 6-2 6-3
D 6-3
A 6-5@1
B 5-2@1
C 3-4@2
D 2-6@1
A pass
B 6-1@1
C 4-6@2
D 6-0@2
A 0-5@2
B 1-5@1
C 5-4@1
D 4-4@1
A 5-5@2
B 4-0@1
C 0-3@1
D 3-5@1
A pass
B pass
C pass
D pass
left A 1-1 2-0 2-1 3-1
left B 0-0 2-2 3-3
left C 3-2 4-1 6-6
left D 1-0 4-2
end blocked
score A 0 B 50

hand 6
deal A 2-0 2-2 3-0 4-1 4-4 6-0 6-1
deal B 1-1 4-0 4-2 4-3 5-2 6-2 6-4
deal C 2-1 3-1 3-2 5-0 5-4 5-5 6-6
deal D 0-0 1-0 3-3 5-1 5-3 6-3 6-5
B 6-4
C 6-6@1
D 6-5@1
A 4-4@2
B 5-2@1
C 4-5@2
D 5-3@2
A 2-2@1
B 2-6@1
C 3-2@2
D 6-3@1
A 3-0@1
B 2-4@2
C 0-5@1
D 5-1@1
A 1-6@1
B 4-3@2
C 3-1@2
D 1-0@2
A 6-0@1
B 0-4@1
C pass
D 0-0@2
A 4-1@1
B 1-1@1
left A 2-0
left B
left C 2-1 5-5
left D 3-3
end out B
score A 0 B 21

hand 7
deal A 0-0 1-1 2-0 3-0 3-1 4-3 6-6
deal B 2-2 3-2 4-4 5-0 5-1 5-5 6-5
deal C 1-0 2-1 4-0 4-2 5-2 6-1 6-3
deal D 3-3 4-1 5-3 5-4 6-0 6-2 6-4
B 6-5
C 6-3@1
D 5-4@2
A 3-4@1
B 4-4@1
C 4-2@1
D 4-6@2
A 6-6@2
B 2-3@1
C 6-1@2
D 3-5@1
A 1-3@2
B 5-5@1
C 5-2@1
D 2-6@1
A 3-0@2
B 0-5@2
C pass
D 6-0@1
A 0-2@1
B 5-1@2
C 2-1@1
D 1-4@1
A 1-1@2
B pass
C 4-0@1
D pass
A 0-0@1
left A
left B 2-2
left C 1-0
left D 3-3
end out A
score A 11 B 0

hand 8
deal A 2-0 3-2 4-0 4-1 4-2 5-1 5-2
deal B 1-0 3-0 4-4 5-3 6-1 6-4 6-6
deal C 2-1 2-2 3-3 4-3 5-4 5-5 6-2
deal D 0-0 1-1 3-1 5-0 6-0 6-3 6-5
A 5-2
B 5-3@1
C 2-6@2
D 6-5@2
A 5-1@2
B 1-6@2
C 3-4@1
D 6-3@2
A 4-2@1
B 3-0@2
C 2-2@1
D 0-6@2
A 2-3@1
B 6-6@2
C 3-3@1
D 3-1@1
A 1-4@1
B 4-6@1
C pass
D pass
A pass
B pass
left A 2-0 4-0
left B 1-0 4-4
left C 2-1 5-4 5-5
left D 0-0 1-1 5-0
end blocked
score A 0 B 44

hand 9
deal A 2-0 4-1 4-4 5-0 5-3 6-1 6-5
deal B 2-1 2-2 4-0 4-2 5-5 6-2 6-4
deal C 0-0 3-0 3-1 3-2 3-3 5-2 5-4
deal D 1-0 1-1 4-3 5-1 6-0 6-3 6-6
B 5-5
C 5-4@1
D 4-3@1
A 5-6@2
B 6-4@2
C 3-3@1
D 3-6@1
A 4-4@2
B 6-2@1
C 2-5@1
D 5-1@1
A 1-6@1
B 4-2@2
C 2-3@2
D 6-6@1
A 3-5@2
B pass
C pass
D 6-0@1
A 0-5@1
B pass
C pass
D pass
A pass
left A 2-0 4-1
left B 2-1 2-2 4-0
left C 0-0 3-0 3-1
left D 1-0 1-1
end blocked
score A 0 B 0

hand 10
deal A 0-0 1-0 2-2 3-1 3-3 4-3 5-0
deal B 3-0 3-2 4-0 4-1 5-4 6-0 6-2
deal C 1-1 2-1 4-2 5-2 5-5 6-1 6-5
deal D 2-0 4-4 5-1 5-3 6-3 6-4 6-6
C 6-5
D 6-6@1
A 5-0@2
B 6-2@1
C 2-5@1
D 5-3@1
A 3-4@1
B 4-5@1
C 5-5@1
D 5-1@1
A 1-3@1
B 0-6@2
C 6-1@2
D 3-6@1
A 1-0@2
B 0-4@2
C 4-2@2
D 6-4@1
A 2-2@2
B 4-1@1
C 1-2@1
D 2-0@1
A 0-0@1
B 2-3@2
C pass
D pass
A 3-3@2
left A
left B 3-0
left C 1-1
left D 4-4
end out A
score A 13 B 0

hand 11
deal A 2-2 3-0 4-0 4-1 5-3 6-3 6-6
deal B 1-1 4-2 5-2 5-5 6-0 6-2 6-4
deal C 2-0 3-1 4-3 4-4 5-1 5-4 6-5
deal D 0-0 1-0 2-1 3-2 3-3 5-0 6-1
A 6-6
B 6-4@1
C 6-5@2
D 5-0@2
A 4-1@1
B 0-6@2
C 1-5@1
D 6-1@2
A 5-3@1
B 1-1@2
C 3-4@1
D 1-2@2
A 4-0@1
B 2-6@2
C 0-2@1
D 2-3@1
A 3-6@1
B pass
C pass
D pass
A pass
left A 2-2 3-0
left B 4-2 5-2 5-5
left C 3-1 4-4 5-4
left D 0-0 1-0 3-3
end blocked
score A 58 B 0

hand 12
deal A 2-0 4-1 5-5 6-0 6-1 6-2 6-5
deal B 1-1 2-1 3-3 5-0 5-4 6-3 6-4
deal C 1-0 2-2 3-0 4-0 4-2 5-2 6-6
deal D 0-0 3-1 3-2 4-3 4-4 5-1 5-3
A 6-5
B 6-4@1
C 5-2@2
D 4-4@1
A 2-6@2
B 4-5@1
C 6-6@2
D 5-3@1
A 6-1@2
B 3-6@1
C 1-0@2
D 0-0@2
A 6-0@1
B 0-5@1
C 0-4@2
D 4-3@2
A 5-5@1
B 3-3@2
C 3-0@2
D 5-1@1
A 1-4@1
B pass
C 4-2@1
D 2-3@1
A 0-2@2
left A
left B 1-1 2-1
left C 2-2
left D 3-1
end out A
score A 13 B 0

hand 13
deal A 3-0 3-2 4-3 5-1 5-2 5-5 6-1
deal B 0-0 2-2 3-3 4-0 5-3 6-2 6-6
deal C 1-0 3-1 4-2 4-4 6-0 6-3 6-4
deal D 1-1 2-0 2-1 4-1 5-0 5-4 6-5
A 5-5
B 5-3@1
C 3-6@1
D 6-5@1
A 5-2@1
B 2-6@1
C 6-4@1
D 4-5@1
A 5-1@1
B pass
C 1-3@1
D 5-0@2
A 3-4@1
B 4-0@1
C 0-6@1
D 0-2@2
A 6-1@1
B 2-2@2
C 2-4@2
D 1-4@1
A pass
B pass
C 4-4@1
D pass
A pass
B pass
C pass
left A 3-0 3-2
left B 0-0 3-3 6-6
left C 1-0
left D 1-1 2-1
end blocked
score A 32 B 0

hand 14
deal A 2-0 4-4 5-3 5-5 6-4 6-5 6-6
deal B 1-0 2-1 2-2 3-2 4-1 5-1 5-2
deal C 0-0 1-1 3-0 3-1 4-0 5-4 6-2
deal D 3-3 4-2 4-3 5-0 6-0 6-1 6-3
C 5-4
D 4-3@2
A 5-6@1
B 3-2@2
C 6-2@1
D 2-4@1
A 4-6@1
B 2-5@2
C pass
D 6-3@1
A 5-5@2
B 5-1@2
C 3-1@1
D 1-6@1
A 6-6@1
B 1-4@2
C 4-0@2
D 6-0@1
A 0-2@1
B 2-2@1
C 0-3@2
D 3-3@2
A 3-5@2
B 2-1@1
C 1-1@1
D 5-0@2
left A 4-4
left B 1-0
left C 0-0
left D
end out D
score A 0 B 9

hand 15
deal A 1-1 3-3 4-4 5-1 5-4 5-5 6-5
deal B 1-0 2-0 2-2 3-0 4-2 6-0 6-2
deal C 0-0 3-2 4-3 5-2 5-3 6-3 6-4
deal D 2-1 3-1 4-0 4-1 5-0 6-1 6-6
D 6-6
A 6-5@1
B 6-2@2
C 5-3@1
D 3-1@1
A 1-5@1
B 2-4@2
C 4-6@2
D 6-1@2
A 5-5@1
B 1-0@2
C 5-2@1
D 0-5@2
A 5-4@2
B 2-2@1
C 4-3@2
D 2-1@1
A 3-3@2
B 3-0@2
C 0-0@2
D 1-4@1
A 4-4@1
B 0-6@2
C 6-3@2
D 4-0@1
left A 1-1
left B 2-0
left C 3-2
left D
end out D
score A 0 B 9

hand 16
deal A 3-3 4-0 4-2 4-4 5-0 5-5 6-4
deal B 0-0 2-0 2-1 6-0 6-1 6-2 6-6
deal C 1-0 3-0 3-1 4-1 4-3 6-3 6-5
deal D 1-1 2-2 3-2 5-1 5-2 5-3 5-4
D 5-4
A 5-5@1
B pass
C 5-6@1
D pass
A 6-4@1
B pass
C 4-3@1
D 3-5@1
A 4-4@2
B pass
C 4-1@2
D 5-2@1
A 2-4@1
B 1-6@2
C 6-3@2
D 3-2@2
A 4-0@1
B 2-6@2
C 0-3@1
D pass
A 3-3@1
B 6-6@2
C 3-1@1
D 1-5@1
A 5-0@1
left A
left B 0-0 2-0 2-1 6-0
left C 1-0
left D 1-1 2-2
end out A
score A 18 B 0

hand 17
deal A 2-0 3-3 4-0 4-2 5-2 6-4 6-6
deal B 4-1 4-3 4-4 5-3 6-0 6-1 6-2
deal C 1-1 2-1 2-2 3-0 3-1 3-2 5-4
deal D 0-0 1-0 5-0 5-1 5-5 6-3 6-5
A 6-6
B 6-2@1
C 2-3@1
D 6-5@2
A 5-2@2
B 3-5@1
C 5-4@1
D pass
A 4-6@1
B 6-1@1
C 1-3@1
D 3-6@1
A 2-4@2
B 4-4@2
C pass
D pass
A 4-0@2
B 6-0@1
C 0-3@1
D 0-5@2
A 3-3@1
B 3-4@1
C pass
D 5-5@2
A pass
B 4-1@1
left A 2-0
left B
left C 1-1 2-1 2-2
left D 0-0 1-0 5-1
end out B
score A 0 B 18
result A 159 B 213
winner B D
