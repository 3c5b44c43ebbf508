game leyden
unwritten halves suits
written passes draws suits
player A Ana
player B Bo

hand 1
A 1-1
B 6-1
end unfinished

game block
written all
unwritten pases
written passes passes

hand 1
A 6-6
