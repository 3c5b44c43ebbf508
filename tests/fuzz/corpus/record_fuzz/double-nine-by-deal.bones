game block
rule opening=double
rule hand=10
player A Ana
player B Bo
player C Cy
player D Di

hand 1
deal A 9-9 9-8 9-7 8-7 7-6 6-5 5-4 4-3 3-2 2-1
A 9-9
B 96
end unfinished
