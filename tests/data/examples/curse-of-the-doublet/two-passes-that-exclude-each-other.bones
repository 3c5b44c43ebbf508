# Six blanks are unseen, and at most five tiles out of play can be blanks: somebody held one.
game curse-of-the-doublet
hand 1
yard 6-5 ?5
A 0-0
B pass
A pass
end blocked
