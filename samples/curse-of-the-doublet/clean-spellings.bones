# Tiles and keywords in all the spellings that are read; bones-format writes them in one way.
# expected: nothing
GAME Curse-of-the-Doublet
Player a Ana
player B Bo
hand 1
deal A [6-5] 6|1 5/5 5:2 4–1 3−3 22 1-1 🀱 6-4 6-3
1. a 65
2. B 6-2@1
3. A 6|1@2
4. b 2-0@1
end unfinished
