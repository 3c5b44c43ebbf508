game double-takes
player A Ana <a1>
player B Ana <a1>
player C Ana <a1>
player D Ana <a1>
x-b a\b <x> 
site a#b 
rule foo
event    
x-b \#1 <x> 
hand
C +12-5 ~15:10=5
prize D 14-4
x-clock 12:00
 10:14  # note 188956
yard 11â€“15 0:4 11|12 ğŸœ [0-11] ?15
A @Back 13-9@999
A 4-11@0
deal A 5-12 14|14 10-9 ? ?2 10:6 ?2 [6-13]
hand
B ø+? skiÛ +0|2X +?0
	lead C  # note 917883 
B draw 6:2 ~13-9@999
B 3-6@0
result b 18 A 13 C 28 C 17
x-clock 12:00
B draw ·3-12X
winner D  # note 743436
2. B draw 14âˆ’6=5 +?3 Back 6âˆ’14@1 6-6@1
