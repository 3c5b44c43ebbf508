# Of the doubles only 10-10 is not a nine, so D takes the trick and leads.
game double-takes
player A Ana
player B Bo
player C Cy
player D Di
hand 1
A 12-9=9 9-4 9-9 10-10
D 3-1=3 3-2 3-4 3-5
end unfinished
