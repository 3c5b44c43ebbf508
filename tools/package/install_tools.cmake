# What `cmake --install` puts where: the tools, with their documents.
get_property(tools GLOBAL PROPERTY bones_tools)
if(BONES_SINGLE)
    install(TARGETS bones RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
    list(REMOVE_ITEM tools bones)
    list(TRANSFORM tools PREPEND ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/)
    install(FILES ${tools} DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)  # links
else()
    install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
endif()
include(${package}/documents.cmake)

# Colours for editors. Vim finds its files by itself where they are installed under /usr.
configure_file(${package}/editors/vscode/package.json.in ${PROJECT_BINARY_DIR}/editors/package.json @ONLY)
install(FILES ${package}/editors/vscode/bones.tmLanguage.json ${package}/editors/vscode/language-configuration.json
    ${PROJECT_BINARY_DIR}/editors/package.json
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bones/editors/vscode COMPONENT tools)
install(DIRECTORY ${package}/editors/vim/ DESTINATION ${CMAKE_INSTALL_DATADIR}/vim/vimfiles COMPONENT tools)

# The page for people without a terminal, if tools/dev/web has built it: nothing else needs it.
install(FILES ${PROJECT_SOURCE_DIR}/build/web/bones.html DESTINATION ${CMAKE_INSTALL_DATADIR}/bones COMPONENT tools OPTIONAL)
