game super-dominoes
player A Ana
player B Bo
player C Cy

hand 1
A 5-5
B 5-6@1
C 5-7@2
A 6-8@2
B 6-9
A 9-9@1
end unfinished
