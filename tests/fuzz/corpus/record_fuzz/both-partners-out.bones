game fives-and-threes
written all
rule hand=2
rule both-out=yes
player A Ana
player B Bo
player C Cy
player D Di

hand 1
A 6-5
B 5-4
C 4-4
D 4-2
A 2-2
B pass
C pass
D 6-0
B 0-1
end out B
