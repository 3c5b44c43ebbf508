# From a club's spreadsheet of results to records: awk -f club.awk club.csv | bones-format
# Columns: week, date, board, home pair, away pair, legs of each, remarks. The date has the day first.
function escaped(text) { gsub(/\\/, "\\\\", text); gsub(/#/, "\\#", text); return text }
function pair(text, first, second,    name) {
    split(text, name, / *\/ */)
    print "player " first " " escaped(name[1]) "\nplayer " second " " escaped(name[2])
}
BEGIN { FS = "," }
NR == 1 { next }
{
    gsub(/"/, "")
    split($2, day, "/")
    print "game fives-and-threes\nevent Thursday league\ndate " day[3] "-" day[2] "-" day[1]
    print "round " $1 "\ntable " $3 "\nrule partners=yes"
    pair($4, "A", "C")
    pair($5, "B", "D")
    if ($8 != "") print "x-remarks " escaped($8)
    # A game that was not played has no result.
    if ($6 == "w/o") print "finish default B"
    else if ($7 == "w/o") print "finish default A"
    else if ($6 != "") print "legs A " $6 " B " $7
    print ""
}
