# Completion for bash, zsh and fish: build/…/completion.
if(CMAKE_CROSSCOMPILING)
    return()
endif()
set(completion ${PROJECT_BINARY_DIR}/completion)
file(MAKE_DIRECTORY ${completion})
get_property(tools GLOBAL PROPERTY bones_tools)
add_custom_command(
    OUTPUT ${completion}/bones ${completion}/_bones ${completion}/bones.fish
    COMMAND ${PROJECT_SOURCE_DIR}/tools/package/completion.sh $<TARGET_FILE:command-documents>
            $<TARGET_FILE_DIR:bones> ${completion} ${tools}
    DEPENDS ${tools} command-documents ${PROJECT_SOURCE_DIR}/tools/package/completion.sh
    VERBATIM)
add_custom_target(completion ALL DEPENDS ${completion}/bones)
install(FILES ${completion}/bones DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tools)
foreach(tool IN LISTS tools)
    if(NOT tool STREQUAL bones)
        install(CODE "file(CREATE_LINK bones
            \"\$ENV{DESTDIR}\${CMAKE_INSTALL_PREFIX}/${CMAKE_INSTALL_DATADIR}/bash-completion/completions/${tool}\" SYMBOLIC)"
            COMPONENT tools)
    endif()
endforeach()
install(FILES ${completion}/_bones DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT tools)
install(FILES ${completion}/bones.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT tools)
