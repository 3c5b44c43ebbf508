game leyden/1
player A Ana <a1>
hand 1
A 1-1
player B
A 5|2 X
game double-takes
rule revoke=called
C 12-9=9 9-4 ? ~9-9 9-9
penalty C 5 revoke
