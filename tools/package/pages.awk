# Makes a manual page (scdoc) of Markdown pages, so that what a page says is written once:
# awk -v title="bones-rules(7)" -v job="the rules" -v version=0.1.0 -v see="*bones*(1)" -f pages.awk FILE.md… | scdoc
# Of several files each is a section under its title; of one the headings are the sections. What is
# understood: headings, paragraphs, lists, tables, fenced and indented blocks, code, strong, emphasis, links.
# Programs that turn Markdown into manual pages (lowdown, pandoc) take each file by itself; here several become one page whose
# links lead to its own sections, and it is set by scdoc as those of the tools are.
function escape(text) {
    gsub(/[\\*_#|~`]|\[|\]/, "\\\\&", text)
    sub(/^[-.:+]/, "\\\\&", text)
    return text
}
# The text of a link; one to a page that is here too is called by that page's title.
function link(text, target) {
    sub(/.*\//, "", target)
    return target in titles ? titles[target] : text
}
# One line of running text; `bare` leaves out the fonts.
function inline(text, bare,   out, mark, rest, at) {
    while (match(text, /`[^`]+`|\*\*[^*]+\*\*|\*[^* ][^*]*\*|\[[^]`]+\]\([^)]+\)/)) {
        out = out escape(substr(text, 1, RSTART - 1))
        mark = substr(text, RSTART, RLENGTH)
        rest = substr(text, RSTART + RLENGTH)
        if (mark ~ /^`/) out = out font("*", escape(substr(mark, 2, length(mark) - 2)), bare)
        else if (mark ~ /^\*\*/) out = out font("*", inline(substr(mark, 3, length(mark) - 4), 1), bare)
        else if (mark ~ /^\*/) out = out font("_", inline(substr(mark, 2, length(mark) - 2), 1), bare)
        else {
            at = index(mark, "](")
            out = out escape(link(substr(mark, 2, at - 2), substr(mark, at + 2, length(mark) - at - 2)))
        }
        text = rest
    }
    return out escape(text)
}
function font(sign, text, bare) { return bare ? text : sign text sign }
# What has been gathered of a paragraph or of an item of a list.
function flush() {
    if (gathered != "") print item inline(gathered)
    gathered = item = ""
}
function leave() {
    flush()
    if (rows) print_table()
    rows = 0
}
function cells(line,   count) {
    sub(/^\| */, "", line)
    sub(/ *\|$/, "", line)
    gsub(/\\\|/, "\001", line)
    count = split(line, cell, / *\| */)
    return count
}
# The widest column takes what width there is.
function print_table(   i, j, count, last, widest, wide, text) {
    for (i = 1; i <= rows; ++i) {
        count = cells(row[i])
        for (j = 1; j <= count; ++j) if (length(cell[j]) >= widest) { widest = length(cell[j]); wide = j }
        if (count > last) last = count
    }
    print ""
    for (i = 1; i <= rows; ++i) {
        for (j = 1; j <= last; ++j) cell[j] = ""
        cells(row[i])
        for (j = 1; j <= last; ++j) {
            gsub(/\001/, "|", cell[j])
            text = i == 1 ? font("*", inline(cell[j], 1)) : inline(cell[j])
            print (j == 1 ? "|" : ":") (i > 1 ? " " : j == wide ? "<" : "[") " " text
        }
    }
    print ""
}
function heading(level, text) {
    leave()
    if (ARGC == 2) --level
    if (level == 1) printf "\n# %s\n\n", toupper(inline(text, 1))
    else if (level == 2) printf "\n## %s\n\n", inline(text, 1)
    else printf "\n*%s*\n\n", inline(text, 1)
}
BEGIN {
    for (i = 1; i < ARGC; ++i) {
        name = ARGV[i]
        getline line < ARGV[i]
        close(ARGV[i])
        sub(/.*\//, "", name)
        if (sub(/^# /, "", line) && ARGC > 2) titles[name] = line
    }
    page = title
    sub(/\(.*/, "", page)
    printf "%s \"bones %s\" \"Bones manual\"\n\n# NAME\n\n%s - %s\n", title, version, page, job
}
FNR == 1 {
    if (ARGC > 2) heading(1, substr($0, 3))
    else printf "\n# DESCRIPTION\n\n*%s*\n", inline(substr($0, 3), 1)
    next
}
/^ *```/ { leave(); print fenced ? "```\n" : "\n```"; fenced = !fenced; margin = index($0, "`"); next }
fenced { print substr($0, margin); next }
/^    / && gathered == "" && !rows {
    if (!indented) print "\n```"
    indented = 1
    print substr($0, 5)
    next
}
indented && NF > 0 { print "```\n"; indented = 0 }
/^#+ / { level = length($1); sub(/^#+ /, ""); heading(level, $0); next }
NF == 0 { if (!indented) { leave(); print "" } next }
/^-+ \|/ || /^\| *-+ \|/ { next }
/ \| / { flush(); row[++rows] = $0; next }
/^- / { leave(); item = "- "; gathered = substr($0, 3); next }
/^[0-9]+\. / { leave(); item = ". "; sub(/^[0-9]+\. /, ""); gathered = $0; next }
{ sub(/^ +/, ""); gathered = gathered == "" ? $0 : gathered " " $0 }
END {
    if (indented) print "```\n"
    leave()
    printf "\n# SEE ALSO\n\n%s\n", see
}
