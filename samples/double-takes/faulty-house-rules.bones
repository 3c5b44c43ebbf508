# A revoke that is to be reported only (D8), and a round that began elsewhere (G16).
# expected: revoke (hand 2, ply 2)
game double-takes
written all
rule revoke=report
player A Ana
player B Bo

hand 2
carry A 12 B 9
B 14-3=3 8-5
B 9-5=5 3-1
end unfinished
