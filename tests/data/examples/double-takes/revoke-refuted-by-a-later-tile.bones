# B throws 10-3 on a nine and has the 9-4 one trick later.
game double-takes
player A Ana
player B Bo
player C Cy
hand 1
A 12-9=9 10-3 9-2
A 5-4=5 9-4 5-6
end unfinished
