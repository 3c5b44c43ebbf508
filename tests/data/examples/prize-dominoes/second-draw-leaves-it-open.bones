# The 6-4 may have come with the second draw.
game prize-dominoes
hand 1
A 6-6
B +? pass
A 6-5@2
B +? 6-4@1
end unfinished
