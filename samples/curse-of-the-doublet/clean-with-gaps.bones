# Gaps of every kind, and no problem: unknown tiles, a tile taken back, a missed turn, a hand given up.
# expected: nothing
game curse-of-the-doublet
date 2026-??-??
player A Ana Ruiz <ana-17>
player B

hand 1
deal A 6-5 6-1 ?9        # only two tiles were seen
A 6-5
B 6-3@1
A ~5-5 6-1@2             # 5-5 shown and taken back: no turn, no breach
B ?                      # B's tile was not noted
A 5-5
end unfinished

hand 2
lead B
B 4-4!                   # well led
A 4-1@1
end conceded A
score A 0 B 6            # agreed at the table, counts as written
