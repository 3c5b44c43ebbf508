# Makes a manual page (scdoc) of what a tool's --help says, so that neither knows an option that the other does not:
# bones-check --help | awk -v name=bones-check -v version=0.1.0 -f manual.awk | scdoc
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
function finish_examples() {
    if (section == "examples") print "```"
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
    finish_entry(); finish_examples()
    section = "end"
    sub(/^Exit status: /, "")
    heading("EXIT STATUS")
    print plain($0)
    next
}
/^Examples:$/ { finish_entry(); section = "examples"; heading("EXAMPLES"); print "```"; next }
/^[A-Z][^.]*:$/ {
    finish_entry()
    section = "entries"
    heading(toupper(substr($0, 1, length($0) - 1)))
    next
}
section == "examples" { if ($0 != "") print substr($0, 3); next }
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
    print "*bones*(1), *bones-check*(1), *bones-format*(1), *bones-replay*(1), *bones-score*(1), *bones-history*(1), *bones-query*(1), *bones-stats*(1), *bones-violations*(1), *bones-generate*(1)\n"
    print "The notation, the rules of the games, the archive's schema and samples are in /usr/share/doc/bones and /usr/share/bones."
}
