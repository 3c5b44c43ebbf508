# The tile that brings the target ends the game there and then (V8).
# expected: nothing
game all-fives
player A Ana
player B Bo

hand 4
carry A 145 B 120
A 6-6
B 6-3@1=15
A 6-2@2=5
end won A
score A 5 B 15
result A 150 B 135
winner A
