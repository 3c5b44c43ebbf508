# Makes shell completion of what the tools' --help say, each after a line `@@ bones-check` or `@@ bones-history import`:
# awk -v shell=bash|zsh|fish -f completion.awk
function quote(text) { gsub(/'/, "'\\''", text); return "'" text "'" }
function choices_of(type) {
    sub(/=.*/, "", type)
    if (type !~ /^[a-z0-9-]+(\|[a-z0-9-]+)+$/) return ""
    gsub(/\|/, " ", type)
    return type
}
function finish(   names, count, i, type, name) {
    if (entry == "") return
    type = entry
    if (!sub(/^[^ ]+ /, "", type)) type = ""
    sub(/ .*/, "", type)
    names = entry
    sub(/ .*/, "", names)
    count = split(names, name, ",")
    for (i = 1; i <= count; ++i) if (name[i] ~ /^-/) option(name[i], type, says)
    entry = says = ""
}
function option(name, type, says,   choices) {
    choices = choices_of(type)
    if (shell == "bash") {
        words[tool] = words[tool] " " name
        if (choices != "") values[tool " " name] = choices
        else if (type == "FILE" || type == "OLD" || type ~ /^FILE=/) values[tool " " name] = "-f"
        else if (type != "") values[tool " " name] = "-"
    } else if (shell == "fish") {
        fish_option(tool, name, type, says, choices)
    } else {
        gsub(/\[|\]|:/, "\\\\&", says)
        spec = name "[" says "]"
        if (choices != "") spec = spec ":value:(" choices ")"
        else if (type == "FILE" || type == "OLD" || type ~ /^FILE=/) spec = spec ":file:_files"
        else if (type != "") spec = spec ":" tolower(type) ":"
        words[tool] = words[tool] " \\\n            " quote(spec)
    }
}
function fish_option(tool, name, type, says, choices,   kind, rest, part, condition) {
    kind = name ~ /^--/ ? " -l " substr(name, 3) : " -s " substr(name, 2)
    rest = kind (choices != "" ? " -x -a " quote(choices) : type == "" ? "" : " -r") " -d " quote(says)
    split(tool, part, " ")
    condition = part[2] == "" ? "" : " -n " quote("__fish_seen_subcommand_from " part[2])
    print "complete -c " part[1] condition rest
    if (part[2] == "") print "complete -c bones -n " quote("__fish_seen_subcommand_from " substr(part[1], 7)) rest
}
function command(name, says) {
    if (name == "help" && tool != "bones") return
    commands[tool] = commands[tool] " " name
    if (shell == "fish") print "complete -c " tool " -n __fish_use_subcommand -a " name " -d " quote(says)
    if (shell == "zsh") described[tool] = described[tool] " " quote(name ":" says)
}
/^@@ / { finish(); tool = substr($0, 4); order[++tools] = tool; part = ""; next }
/^(Tools|Commands):$/ { finish(); part = "commands"; next }
/^[A-Z][^.]*:$/ { finish(); part = /^(Examples|Arguments):$/ ? "" : "options"; next }
part == "commands" && /^  [a-z]/ { name = $1; sub(/^ +[a-z]+ +/, ""); command(name, $0); next }
part == "options" && /^  -/ {
    finish()
    entry = substr($0, 3)
    if (match(entry, /  +/)) { says = substr(entry, RSTART + RLENGTH); entry = substr(entry, 1, RSTART - 1) }
    next
}
part == "options" && /^   +[^ ]/ { sub(/^ +/, ""); says = says == "" ? $0 : says " " $0 }
END { finish(); if (shell == "bash") bash(); if (shell == "zsh") zsh() }
function programs(   i, list) {
    for (i = 1; i <= tools; ++i) if (order[i] !~ / /) list = list " " order[i]
    return list
}
function bash(   i, key) {
    print "# Completion of the Bones tools in bash."
    print "_bones() {\n    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} at=1 words= values="
    print "    local tool=${COMP_WORDS[0]##*/}"
    print "    if [ \"$tool\" = bones ] && [ \"$COMP_CWORD\" -gt 1 ]; then tool=bones-${COMP_WORDS[1]}; at=2; fi"
    print "    if [ \"$tool\" = bones-history ] && [ \"$COMP_CWORD\" -gt \"$at\" ]; then tool=\"$tool ${COMP_WORDS[at]}\"; fi"
    print "    case \"$tool $before\" in"
    for (key in values) print "        " quote(key) ") values=" quote(values[key]) " ;;" | "sort"
    close("sort")
    print "    esac"
    print "    case $tool in"
    for (i = 1; i <= tools; ++i)
        print "        " quote(order[i]) ") words=" quote(substr(words[order[i]] commands[order[i]], 2)) " ;;"
    print "    esac"
    print "    if [ \"$values\" = -f ] || { [ -z \"$values\" ] && [[ $word != -* ]] && [ -n \"$word\" -o \"$tool\" != bones ]; }; then"
    print "        mapfile -t COMPREPLY < <(compgen -W \"$([ -z \"$values\" ] && echo \"$words\")\" -- \"$word\" || :; compgen -f -- \"$word\")"
    print "    else"
    print "        [ -n \"$values\" ] && words=${values#-}"
    print "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")"
    print "    fi\n}"
    print "complete -o filenames -F _bones" programs()
}
function zsh(   i) {
    print "#compdef" programs()
    print "# Completion of the Bones tools in zsh."
    print "local tool=$service\nlocal -a commands"
    print "if [[ $tool == bones && CURRENT -gt 2 ]]; then\n    tool=bones-$words[2]\n    shift words; (( CURRENT-- ))\nfi"
    print "if [[ $tool == bones-history && CURRENT -gt 2 ]]; then\n    tool=\"$tool $words[2]\"\n    shift words; (( CURRENT-- ))\nfi"
    print "case $tool in"
    for (i = 1; i <= tools; ++i) {
        print "    " quote(order[i]) ")"
        if (described[order[i]] != "") {
            print "        commands=(" described[order[i]] " )\n        _describe command commands ;;"
        } else
            print "        _arguments -S" words[order[i]] " \\\n            '*:file:_files' ;;"
    }
    print "esac"
}
