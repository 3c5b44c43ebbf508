# What `cmake --install` puts where: the tools, with their documents.
get_property(tools GLOBAL PROPERTY bones_tools)
install(TARGETS ${tools} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
include(${package}/documents.cmake)

# Colours for editors. Vim finds its files by itself where they are installed under /usr.
configure_file(${package}/editors/vscode/package.json.in ${PROJECT_BINARY_DIR}/editors/package.json @ONLY)
install(FILES ${package}/editors/vscode/bones.tmLanguage.json ${package}/editors/vscode/language-configuration.json
    ${PROJECT_BINARY_DIR}/editors/package.json
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bones/editors/vscode COMPONENT tools)
install(DIRECTORY ${package}/editors/vim/ DESTINATION ${CMAKE_INSTALL_DATADIR}/vim/vimfiles COMPONENT tools)
