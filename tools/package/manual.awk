# Makes a manual page (scdoc) of what a tool's --help-all says, so that neither knows an option that the other does not:
# bones-check --help-all | awk -v name=bones-check -v version=0.1.0 -v see="*bones*(1)" -f manual.awk | scdoc
function plain(text) {
    gsub(/[\\*_#|~`]|\[|\]/, "\\\\&", text)
    sub(/^[-.:+]/, "\\\\&", text)
    return text
}
function heading(title) { printf "\n# %s\n\n", title }
function finish_entry() {
    if (entry == "") return
    printf "*%s*\n\t%s\n\n", plain(entry), plain(says == "" ? "see below" : says)
    entry = says = ""
}
function example(line,   at) {
    at = match(line, /  +# /)
    printf "*%s*\n", plain(at ? substr(line, 1, at - 1) : line)
    if (at) printf "\t%s\n", plain(substr(line, at + RLENGTH))
    print ""
}
BEGIN { page = name; gsub(/ /, "-", page) }
NR == 1 {
    job = $0
    sub(/\.$/, "", job)
    job = tolower(substr(job, 1, 1)) substr(job, 2)
    printf "%s(1) \"bones %s\" \"Bones manual\"\n\n# NAME\n\n%s - %s\n", page, version, page, plain(job)
    next
}
/^Usage: / {
    sub(/^Usage: /, "")
    heading("SYNOPSIS")
    printf "*%s* %s\n", plain(name), plain(substr($0, length(name) + 2))
    next
}
/^Exit status: / {
    finish_entry()
    section = "end"
    sub(/^Exit status: /, "")
    heading("EXIT STATUS")
    print plain($0)
    next
}
/^Examples:$/ { finish_entry(); section = "examples"; heading("EXAMPLES"); next }
/^[A-Z][^.]*:$/ {
    finish_entry()
    section = "entries"
    heading(toupper(substr($0, 1, length($0) - 1)))
    next
}
section == "examples" { if ($0 != "") example(substr($0, 3)); next }
section != "entries" && NF > 0 { print "\n" plain($0) "\n"; next }
/^  [^ ]/ {
    finish_entry()
    line = substr($0, 3)
    if (match(line, /  +/)) {
        entry = substr(line, 1, RSTART - 1)
        says = substr(line, RSTART + RLENGTH)
    } else entry = line
    next
}
/^   +[^ ]/ { sub(/^ +/, ""); says = says == "" ? $0 : says " " $0; next }
END {
    finish_entry()
    heading("SEE ALSO")
    print see
}
