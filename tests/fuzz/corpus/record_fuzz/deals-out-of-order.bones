game double-takes
player A
player B
hand 1
deal B 15-2 14-12 13-13 ?14
deal A 15-2 14-14 13-13 14-12 ?13
A 14-14
B 15-2
left B ?15
left A ?16 15-2
