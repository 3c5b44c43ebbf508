# Sixty-one must be hit exactly: the last tile's point and the one for going out would be too many (F6).
# expected: nothing
game fives-and-threes
player A Ana
player B Bo
rule hand=2

hand 5
carry A 56 B 0
deal A 6-6 6-2
deal B 6-3 5-4
A 6-6=4
B 6-3@1=8
A 6-2@2=1
end out A
score A 4 B 8
result A 60 B 8
winner none
