# How tricks are won (D3, D5): doubles as trumps, and the double of the suit led.
# expected: nothing
game double-takes
player A Ana
player B Bo
player C Cleo
player D Dan

hand 1
A 12-9=9 9-4 9-9 10-10        # nines: 9-9 is one of them, 10-10 is a trump; three points for D
D 8-3=8 8-1 10-8 11-8         # C's 11-8 is the highest eight
C 0-0 7-1 2-0 5-5             # the blank double leads blanks; B has none and trumps with 5-5
B 14-3=14 14-2 15-14 14-6
end unfinished
