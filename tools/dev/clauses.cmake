# The names of the clauses that pages of rules have as headings (`### D4 …`), one a line:
# cmake -D OUT=… -D PAGES=a;b -P clauses.cmake
set(names "")
foreach(page IN LISTS PAGES)
    file(STRINGS "${page}" headings REGEX "^#+ [A-Z][0-9]+[a-z]?[ .:]")
    foreach(heading IN LISTS headings)
        string(REGEX REPLACE "^#+ ([A-Z][0-9]+[a-z]?).*" "\\1" name "${heading}")
        string(APPEND names "${name}\n")
    endforeach()
endforeach()
file(WRITE "${OUT}" "${names}")
