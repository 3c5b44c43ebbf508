game block
player A Fred Fox alias Fr <fox-1>
player B Bo
player C Cy alias 3
substitute B Eva <eva-1> 2 # late
substitute B Eva
substitute C Ned 9

hand 1
Fr 6-6
Eva 6-5
end unfinished
player B Eva
player A Uma <u-1>

hand 2
substitute B Ned alias Nd
substitute B Ned 4
Nd 5-5
substitut C Ned
result Fr 5 Ned 7
player A Last
