game block
player A Ana
player B Bo
rule hand=2
rule opening=lot
hand 1
A 6-6
B 6-5
A 5-4
pips B 12
end out A
bonus A 25 capicua
penalty B 10 signalling, second time
penalty B 10 fals-pass
score A 37 B -10

game block
player A Ana
player B Bo
rule hand=2
rule opening=lot
hand 1
A 6-6
B 6-5
A 5-4
pips B 12 A 3
end out A
bonus A x2 partida
penalty B 10 signalling
score A 34 B 0

game block
player A Ana
player B Bo
hand 1
end out A
bonus A 0 nothing
bonus A x1 nothing
bonus A 5
pips A -2
penalty B -10 passes
finish soon
finish default
