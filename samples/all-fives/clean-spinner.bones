# The spinner's four arms, and what is counted as they grow (V3, V4).
# expected: nothing
game all-fives
player A Ana
player B Bo

hand 1
A 5-3=0                # 8
B 3-3@2=0              # the first double is the spinner: 5 and both its threes, 11
A 3-6@2=0              # its far side is covered: 5 + 6
B 3-4@3=15             # so its ends are open: 5 + 6 + 4
A 3-0@4=15             # 5 + 6 + 4 + 0
B 6-6@2=0              # a later double branches nowhere, and counts twice: 5 + 12 + 4 + 0
end unfinished
