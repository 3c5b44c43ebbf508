# Tiles and keywords in several spellings; bones-format writes them in one way.
# expected: nothing
GAME double-takes
PLAYER a Ana
player B Bo
hand 1
1. A 12|9=9 [9-4]
2. a 15:3=3 4–3
3. A 6/6 back 11-11 6-1
END unfinished
