# House rules: the extra play is a choice, and five points win (C7, C12).
# expected: nothing
game curse-of-the-doublet
rule extra-play=may
rule target=5
player A Ana
player B Bo

hand 1
deal A 6-6 6-5 6-4 6-3 6-2 6-1 6-0 5-4 4-4 1-1 2-2
deal B 5-5 5-1 5-2 5-3 5-0 4-1 4-2 4-3 4-0 3-3 3-1
A 6-5
B 5-1@3
A 6-1@1            # a match, and A stops here: allowed by this rule, though A could go on
B 1-3@1
end unfinished
