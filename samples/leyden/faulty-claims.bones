# The play is right, the sheet is wrong (G8).

# The game ends at a hundred, and the lower total wins: A, not B (L10).
# expected: winner-mismatch
game leyden
written all
player A Ana
player B Bo
hand 9
carry A 60 B 80
A 1-1
end conceded B
score A 0 B 31
result A 60 B 111
winner B

# The totals do not add up.
# expected: result-mismatch
game leyden
written all
player A Ana
player B Bo
hand 4
carry A 20 B 31
A 1-1
end conceded B
score A 4 B 31
result A 24 B 52
