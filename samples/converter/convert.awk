# From a spreadsheet of moves to records: awk -F, -f convert.awk sheet.csv | bones-format
# Columns: date, table, round, hand, seat, name, what the seat did.
function token(did) {
    if (did == "knocks") return "pass"
    if (match(did, /^[0-6]\/[0-6]$/)) return substr(did, 1, 1) "-" substr(did, 3, 1)
    if (match(did, /^[0-6]\/[0-6] on [1-4]$/)) return substr(did, 1, 1) "-" substr(did, 3, 1) "@" substr(did, 8, 1)
    return "?"
}
function escaped(text) { gsub(/\\/, "\\\\", text); gsub(/#/, "\\#", text); return text }
# Player lines come first, and the names only with the moves: so a record is kept until it is whole.
function finish() {
    if (record == "") return
    print header players body "end unfinished\n"
    players = body = hand = ""
    split("", named)
}
NR == 1 { next }
$1 "," $2 "," $3 != record {
    finish()
    record = $1 "," $2 "," $3
    header = "game curse-of-the-doublet\ndate " $1 "\nround " $3 "\ntable " $2 "\n"
}
!($5 in named) { named[$5]; players = players "player " $5 " " escaped($6) "\n" }
$4 != hand { body = body (hand == "" ? "" : "end unfinished\n") "hand " $4 "\n"; hand = $4 }
{
    did = token($7)
    body = body $5 " " did (did == "?" ? " # on the sheet: " $7 : "") "\n"
}
END { finish() }
