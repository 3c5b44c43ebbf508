# Gaps in a round, and no problem: an unknown tile, a tile taken back, a trick spread over lines, a round given up.
# expected: nothing
game double-takes
player A Ana
player B Bo
player C Cleo

hand 1
A 12-9=9 ~10-10 9-4 9-2      # Bo took the 10-10 back before the trick was complete: no revoke (D8)
A 5-3=5 5-1
C 5-2
A 7-4=7 ? 7-2                # Bo's tile was not noted
end unfinished
