# B shows 10-10, takes it back and follows suit.
game double-takes
player A Ana
player B Bo
player C Cy
hand 1
A 12-9=9 ~10-10 9-4 9-2
A 5-3=5 5-8 5-6
end unfinished
