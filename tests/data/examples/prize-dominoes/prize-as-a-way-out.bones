# Without a fitting tile A lays a prize; later A draws in vain and passes.
game prize-dominoes
hand 1
deal A 6-6 6-5 5-4 4-3 3-2 2-1 1-0
deal B 6-4 6-3 5-5 5-1 4-2 3-0 0-0
A 6-6
B 6-4@1
A 6-5@2
B 4-2@1
A 5-4@2
B +2-2 2-2@1
A 4-3@2
B 3-0@2
A 2-3@1
B 3-6@1
A 0-1@2
B 1-5@2
A +6-2 6-2@1
B 5-5@2
A 2-1@1
end out A
prize A 0-0
hand 2
deal A 6-5 6-4 5-4 5-5 4-4 6-6 5-3
deal B 1-0 2-0 3-0 2-1 3-2 3-1 1-1
B 1-0
A *0-0@2
B 0-2@2
A +6-0 pass
end unfinished
