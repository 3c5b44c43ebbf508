game 5s and 3s
date 13/07/2015
time 6pm
player A Joan Pickering
player B Ward Bell
rule hand=3

hand 1
lead Joan
deal Joan 6-5 4-4 1-0
deal "Ward Bell" 5-4 3-3 2-0
Joan 6-5=1
Ward: 5-4=2
A: 4-4
"Ward Bell" p
joan pickering toc
left Ward 3-3 2-0
end blocked
penalty Ward 1 late
Wrad 3-3
