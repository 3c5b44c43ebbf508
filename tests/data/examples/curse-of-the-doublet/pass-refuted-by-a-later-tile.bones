# On a layout of sixes B passes and later lays the 6-4; nothing is drawn in this game.
game curse-of-the-doublet
hand 1
A 6-6
B pass
A 6-5@1
B 6-4@2
end unfinished
