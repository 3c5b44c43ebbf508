# From the log of a program that plays Forty-two to records: awk -f forty-two.awk forty-two.log | bones-format
# North is seat A. Who took a trick, and how the hand ended, follows from the tiles.
function seat(name) { return name in seats ? seats[name] : "?" }
# "North 5:5, East 5:1" as the seat of the first and the words after the names.
function in_order(text,    part, count, i, word, line) {
    count = split(text, part, /, */)
    split(part[1], word, " ")
    line = seat(word[1])
    for (i = 1; i <= count; i++) {
        split(part[i], word, " ")
        gsub(/:/, "-", word[2])
        line = line " " word[2]
    }
    return line
}
function stop_hand() { if (open) print "end unfinished"; open = 0 }
BEGIN {
    seats["North"] = "A"; seats["East"] = "B"; seats["South"] = "C"; seats["West"] = "D"
    split("blanks aces deuces treys fours fives sixes", names, " ")
    for (i = 1; i <= 7; i++) trumps[names[i]] = i - 1
    trumps["doubles"] = "doubles"; trumps["no"] = "none"
}
/^Forty-two / { print "game forty-two\nid " $4 "\ndate " $5 "\nx-program " $1 " " $2; next }
/^Seats: / {
    count = split(substr($0, 8), part, /, */)
    for (i = 1; i <= count; i++) {
        blank = index(part[i], " ")
        print "player " seat(substr(part[i], 1, blank - 1)) substr(part[i], blank)
    }
    print "written all"
    next
}
/^Hand [0-9]/ { stop_hand(); print "\nhand " $2; open = 1; next }
/ holds / { gsub(/:/, "-"); print "deal " seat($1) substr($0, index($0, " holds ") + 6); next }
/^Bids: / { print "bid " in_order(substr($0, 7)); next }
/ names / { print "trump " seat($1) " " ($3 in trumps ? trumps[$3] : "other"); next }
/^Trick / { sub(/^Trick [0-9]*: /, ""); sub(/ -> .*/, ""); print in_order($0); next }
/^Marks: / { print "score A " $3 + 0 " B " $5 + 0; open = 0; next }
/^Stopped: / { stop_hand(); print "\nresult A " $3 + 0 " B " $5 + 0 "\nfinish agreed"; next }
NF > 0 { print "# in the log: " $0 }
END { stop_hand() }
