# Table 4: Double Takes for four, Curse of the Doublet, Double Takes for four. Typed from the sheets.
game double-takes
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 19:30
round 1
table 4
player A Hugo Vance <hugo-27>
player B Ines Costa <ines-02>
player C Jan Kuiper <jan-15>
player D Kim Sato <kim-30>

hand 1
A 14-11=11 11-5 11-1 11-10
A 15-9=9 9-8 9-3 13-9
A 12-8=8 8-6 14-14 8-4
C 15-6=6 3-3 11-6 6-4
D 15-4=4 7-4 5-4 13-4
D 15-7=7 12-12 10-7 2-1
A 14-6=6 1-1 10-6 8-8
D 14-7=7 3-2 4-4 3-0
B 15-1=1 12-1 4-0 5-1
B 12-11=12 12-5 13-13 12-0
D 14-13=14 9-0 14-2 14-3
D 13-1=1 10-1 1-0 13-0
D 15-8=8 5-3 10-8 11-3
D 13-5=5 9-5 5-0 12-6
D 8-5=5 12-3 10-3 14-4
D 7-2=2 15-0 10-4 12-9
D 4-2=2 11-9 11-8 15-13
end played
penalty D 5 revoke   # called by Jan after the round, and granted
score A 6 B 13

hand 2
B 15-14=14 14-0 14-12 14-9
B 14-8=8 13-8 8-1 8-0
B 15-10=10 6-6 10-5 10-0
C 15-11=11 11-4 11-7 15-15
B 15-3=3 4-3 3-1 13-3
B 13-2=2 2-0 15-2 8-2
D 13-10=10 14-10 10-9 7-7
C 14-1=1 7-0 7-1 4-1
C 14-5=5 5-2 15-5 6-0
A 15-12=15 6-3 6-1 8-3
A 13-7=7 7-3 7-5 2-2
D 13-6=6 10-2 9-2 7-6
D 13-11=11 0-0 9-4 11-0
A 9-7=9 8-7 9-1 9-6
A 9-9 12-2 11-2 6-2
A 10-10 12-10 12-4 11-11
D 6-5=5 5-5 12-7 13-12
end played
score A 12 B 14

result A 18 B 27
winner B D


game curse-of-the-doublet
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 20:40
round 2
table 4
player A Gita Rao <gita-08>
player B Hugo Vance <hugo-27>

hand 1
B 6-6
A 6-2@4
B 2-2@4
A 2-5@4
B 6-5@3 6-1@1
A 5-5@4 5-0@4
B 0-3@4
A 3-1@4 1-1@1 5-4@3
B 4-1@3 1-2@3
A pass
B 2-3@3
A 3-4@3
B 4-2@3
A pass
B pass
end blocked
score A 0 B 0

hand 2
B 2-2
A 2-6@1
B 2-3@4
A 6-3@1 3-1@1
B 1-4@1
A 4-3@1 3-0@4
B 2-0@3 3-3@1
A 0-6@4
B 6-4@4
A 4-0@4 pass
B 0-5@4
A 5-1@4
B 0-1@3 2-5@2
A 1-1@4 1-6@4
B 3-5@1 6-5@4
left A ?
end out B
score A 0 B 2

hand 3
A 5-5
B 5-1@1
A 5-4@3
B 4-2@3
A 5-2@4 2-1@3 1-4@3
B 4-4@3
A 4-0@3
B 1-0@1 5-0@2 2-2@4
A 0-2@1 0-3@3
B 3-6@3
A 0-6@2 6-1@3
B 6-5@2
A pass
B 5-3@2
A 3-3@2
left B 6-6 4-3
end out A
score A 2 B 0

hand 4
B 3-3
A 3-1@1
B 1-5@1
A 3-5@2 pass
B 5-5@1 3-4@3
A 4-6@3
B 5-6@2 6-6@2 5-4@1
A 6-2@2
B 2-4@2 3-0@4
A 0-0@4
B 0-6@4 pass
A 6-1@4
B pass
A 4-1@1 1-1@1 1-0@4
B pass
A 0-2@4
B 2-5@4
left A ?
end out B
score A 0 B 1

# Tea break before this hand.
hand 5
A 0-0
B 0-6@1
A 0-1@4
B 6-2@1
A 1-1@4
B 2-1@1 0-5@2
A 1-4@1
B 5-4@2 4-6@2
A 6-1@2 4-4@1
B 4-2@1
A 2-3@1
B 3-3@1
A 1-3@2 3-6@1
B 3-5@2
A 5-5@2
B 5-2@2
A pass
B 2-2@2
left A ?
end out B
score A 0 B 1

hand 6
A 6-6
B 6-1@3
A 6-3@2
B 3-1@2 1-1@3 1-2@3
A 2-2@3
B 6-0@4
A 1-0@2 0-0@4 0-5@4
B 2-3@3
A 3-5@3 5-5@4 5-2@3
B 6-4@1
A 2-4@3 4-3@3
left B 5-4 5-1 4-4 3-0
end out A
score A 4 B 0

hand 7
B 0-0
A 0-1@1
B 1-6@1
A 0-4@3
B 4-6@3 6-6@3 0-5@2
A 5-5@2
B 5-3@2
A 6-3@3 0-3@4 3-1@3
B 3-2@4
A 1-1@3
B 2-1@4 3-4@2
A 4-4@2
B 4-5@2
A 1-5@4 pass
B 5-2@2
left A ?2
end out B
score A 0 B 2

hand 8
A 3-3
B 3-1@4
A 1-1@4
B 1-0@4
A 0-4@4
B 4-5@4
A 3-5@3 5-6@4
B 3-6@1 5-5@3
A 6-2@1
B 2-5@1 3-0@2
A 5-0@1 0-6@2 pass
B 0-0@1
A pass
B 5-1@3
A 1-4@3
B 6-1@2
A 4-2@3
B 2-3@3
left A ?
end out B
score A 0 B 1

hand 9
A 4-4
B 4-2@4
A 4-1@2
B 1-2@2 4-6@1
A 2-3@4
B 2-6@2 3-0@4
A 0-0@4
B 6-0@2 0-5@2
A 4-5@3 0-1@4
B 6-5@1 5-1@2 5-3@3
A 1-1@4 1-3@2 3-3@2 3-6@2
B 5-2@1
left A 2-0
end out B
score A 0 B 1

hand 10
A 4-4
B 4-3@1
A 4-2@2
B 2-6@2
A 3-6@1 6-5@2
B 5-5@2
A 5-2@2
B 6-6@1
A 2-2@2
B 4-0@3
A 2-0@2 0-1@2
B 4-1@4 6-1@1 1-3@2
A 1-1@4 1-2@1
B 3-0@2 1-5@4
A 2-3@1
left B ?
end out A
score A 1 B 0

hand 11
A 2-1
B 2-2@1
A 2-6@1
B 6-6@1
A 1-6@3 6-5@3
B 2-5@2 5-5@3 1-1@4
A 1-5@4 5-3@2
B 5-4@4
A 4-3@4 5-0@3
B 6-0@1 0-2@1
A 3-0@2 pass
B 2-4@1
A 4-6@1
B 0-4@2
A 4-1@2
left B ?
end out A
score A 1 B 0

hand 12
B 1-1
A 1-4@3
B 1-2@1
A 2-4@1 4-4@3 4-3@1
B 1-3@2 3-2@2
A 2-2@2
B 2-5@2
A 5-4@2 4-0@3
B 0-3@3 3-6@1
A 6-4@1 3-3@3
B 1-6@4
A 6-6@4
B pass
A 6-0@4
left B 5-5 5-0 2-0
end out A
score A 3 B 0

result A 11 B 8
winner B


game double-takes
event Thursday club night
site Corner Room
recorder Mina Park
date 2026-11-19
time 21:45
round 3
table 4
player A Ines Costa <ines-02>
player B Eva Lindt <eva-31>
player C Kim Sato <kim-30>
player D Cleo Adler <cleo-22>

hand 1
A 15-5=5 11-5 5-0 5-2
A 14-8=8 15-8 8-6 8-3
B 15-2=2 14-2 13-2 6-2
B 14-4=4 0-0 5-4 6-4
C 15-9=9 9-8 9-2 12-9
C 14-0=0 ~6-1 3-3 1-0 3-0   # dropped it face up
D 15-13=13 13-0 2-2 13-8
B 15-6=6 11-6 6-1 12-12
A 15-14=14 4-0 14-7 14-3
A 13-9=9 7-0 9-1 7-3
A 12-0=0 10-0 6-6 10-10
D 15-12=12 12-7 12-3 8-8
C 11-1=1 5-5 8-1 15-1
D 13-11=11 11-4 11-2 11-9
D 14-10=10 12-10 10-2 11-10
D 8-5=5 8-2 10-6 9-5
C 5-1=1 8-4 12-8 10-4
end played
score A 12 B 13

hand 2
deal A 15-4 14-13 14-9 14-5 13-13 13-4 12-5 12-2 11-11 11-8 11-3 10-1 9-9 9-0 8-0 5-3 2-1
deal B 14-12 14-11 14-6 13-10 13-7 13-1 12-6 12-1 9-3 8-7 7-5 7-2 4-4 4-3 4-2 3-2 3-1
deal C 15-11 15-10 15-7 15-3 15-0 14-14 14-1 13-6 12-11 11-7 11-0 10-5 9-7 7-6 7-1 6-3 1-1
deal D 15-15 13-12 13-5 13-3 12-4 10-9 10-8 10-7 10-3 9-6 9-4 7-7 7-4 6-5 6-0 4-1 2-0
B 14-11=11 15-11 7-7 11-3
D 12-4=4 13-4 4-2 7-1
A 15-4=4 4-3 1-1 4-1
C 15-10=10 10-3 10-1 13-10
C 15-0=0 2-0 8-0 4-4
B 14-6=6 6-3 6-0 9-9
A 14-13=14 14-12 14-14 15-15
D 13-12=13 13-13 13-1 13-6
A 14-5=5 7-5 10-5 6-5
A 14-9=9 9-3 9-7 9-4
A 12-2=2 3-2 11-0 7-4
A 12-5=5 3-1 14-1 13-5
D 13-3=3 5-3 7-2 15-3
C 15-7=7 10-7 2-1 8-7
C 11-7=7 9-6 11-11 13-7
A 11-8=8 12-1 7-6 10-8
A 9-0=0 12-6 12-11 10-9
end played
score A 17 B 8

result A 29 B 21
winner A C
