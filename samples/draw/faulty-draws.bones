# Right and wrong draws, proven by known hands or by later play.
# expected: illegal-draw (hand 1, ply 2), missed-draw (hand 1, ply 6), illegal-draw (hand 2, ply 2)
game draw
written all
player A Ana
player B Bo
rule hand=3
rule opening=lot

hand 1
deal A 6-6 4-0 2-1
deal B 6-5 3-2 1-0
A 6-6
B +4-3 6-5@1           # Bo could have played without drawing (W2)
A +5-5 5-5@1
B pass                 # nothing fits, and the boneyard is full (W4)
end unfinished

hand 2
A 6-6
B +? 6-3@1             # one tile was drawn …
A 3-1@1
B 6-2@2                # … and two sixes were laid: one was there before the draw
end unfinished
