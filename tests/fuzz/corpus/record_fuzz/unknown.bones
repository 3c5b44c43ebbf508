game super-dominoes
hand 2 # late
lead B
deal B 5-3 ?8
yard ?2 1-1
carry A 7
B pass
A +? pass
B 5-5?!
A ? 5-13@2
end conceded B
score A 4
winner none
