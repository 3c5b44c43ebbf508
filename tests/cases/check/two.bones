# Two records for the cases in this folder.
game double-takes
player A Ana
player B Bo
player C Cy
rule revoke=report
hand 1
A 12-9=9 10-3 9-2
A 5-4=5 9-4 5-6
end unfinished

game curse-of-the-doublet
hand 1
A 6-6
B pass
A pass
score A 1 B 0
end blocked
