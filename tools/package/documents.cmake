# Documents that are installed, with links to where the others lie then. What is installed with the tools' sources only is named, not
# linked.
file(RELATIVE_PATH schemas /prefix/${CMAKE_INSTALL_DOCDIR} /prefix/${CMAKE_INSTALL_DATADIR}/bones/schemas)

# bones_document(FILE FOLDER TO_TOP): installs a file of the source tree to a folder of the documents, from which TO_TOP leads to
# their first one.
function(bones_document file folder to_top)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
    file(READ ${PROJECT_SOURCE_DIR}/${file} text)
    string(REGEX REPLACE "\\]\\((\\.\\./)*engine/games/" "](${to_top}rules/" text "${text}")
    string(REGEX REPLACE "\\]\\((\\.\\./)*libnotation/NOTATION.md" "](${to_top}NOTATION.md" text "${text}")
    string(REGEX REPLACE "\\]\\((\\.\\./)*schemas/" "](${to_top}${schemas}/" text "${text}")
    string(REPLACE "](tests/package/consumer/" "](consumer/" text "${text}")
    string(REGEX REPLACE "\\[([^]]*)\\]\\((engine|libnotation|tests|tools)/[^)]*\\)" "\\1" text "${text}")
    file(WRITE ${PROJECT_BINARY_DIR}/documents/${file} "${text}")
    install(FILES ${PROJECT_BINARY_DIR}/documents/${file} DESTINATION ${CMAKE_INSTALL_DOCDIR}/${folder} COMPONENT tools)
endfunction()

bones_document(README.md "" "")
bones_document(SECURITY.md "" "")
bones_document(samples/README.md samples ../)
bones_document(samples/converter/README.md samples/converter ../../)
install(FILES ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE ${PROJECT_SOURCE_DIR}/libnotation/NOTATION.md
    DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/engine/games/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/rules COMPONENT tools
    FILES_MATCHING PATTERN "*.md")
install(DIRECTORY ${PROJECT_SOURCE_DIR}/samples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools
    REGEX "samples/(converter/)?README.md$" EXCLUDE)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/tests/package/consumer DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools)
