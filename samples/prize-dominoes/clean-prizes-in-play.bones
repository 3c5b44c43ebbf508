# A hand from the middle of a game: a prize played when stuck, a draw that does not fit, and no duty to play a prize.
# expected: nothing
game prize-dominoes
player A Ana
player B Bo

hand 3
prizes A 0-0
prizes B 6-4
deal A 6-5 6-6 5-4 5-5 4-4 5-3 4-3
deal B 1-0 2-0 3-0 2-1 3-2 3-1 1-1
B 1-0
A *0-0@2               # stuck: neither a one nor a blank in hand (P5)
B 0-2@2
A +6-0 pass            # stuck again, and this time A draws (P6)
B 2-3@2
A 3-4@2
end unfinished
