# Manual pages, where scdoc is installed: build/…/man/bones-check.1.gz and so on, one for each tool and each command of
# bones-history and bones-batch, out of what they say of their command lines; and the notation, the rules and the archive, out of their pages.
find_program(SCDOC scdoc)
if(NOT SCDOC OR CMAKE_CROSSCOMPILING)
    return()
endif()
set(pages_folder ${PROJECT_BINARY_DIR}/man)
file(MAKE_DIRECTORY ${pages_folder})
set(manual_pages)

# bones_manual(TARGET [COMMAND]): the page of a tool, or of one of its commands
function(bones_manual tool)
    string(JOIN "-" page ${tool} ${ARGN})
    set(others)
    if(tool STREQUAL bones) # it tells which tools there are
        get_property(others GLOBAL PROPERTY bones_tools)
    endif()
    add_custom_command(
        OUTPUT ${pages_folder}/${page}.1.gz
        COMMAND ${PROJECT_SOURCE_DIR}/tools/package/manual.sh tool ${PROJECT_VERSION}
                ${pages_folder}/${page}.1.gz $<TARGET_FILE:command-documents> ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${tool} ${ARGN}
        DEPENDS ${tool} ${others} command-documents ${PROJECT_SOURCE_DIR}/tools/package/manual.sh
        VERBATIM)
    set(manual_pages ${manual_pages} ${pages_folder}/${page}.1.gz PARENT_SCOPE)
endfunction()

# bones_pages(NAME SECTION JOB FILE.md…): a page made of Markdown
function(bones_pages name section job)
    set(out ${pages_folder}/${name}.${section}.gz)
    add_custom_command(
        OUTPUT ${out}
        COMMAND ${PROJECT_SOURCE_DIR}/tools/package/manual.sh pages ${PROJECT_VERSION} ${out}
                "${name}(${section})" ${job} ${ARGN}
        DEPENDS ${ARGN} ${PROJECT_SOURCE_DIR}/tools/package/manual.sh ${PROJECT_SOURCE_DIR}/tools/package/pages.awk
        VERBATIM)
    set(manual_pages_${section} ${manual_pages_${section}} ${out} PARENT_SCOPE)
endfunction()

get_property(tools GLOBAL PROPERTY bones_tools)
foreach(tool IN LISTS tools)
    bones_manual(${tool})
endforeach()
foreach(command IN ITEMS analyze import export merge verify list show amend remove restore rename join log upgrade publish)
    bones_manual(bones-history ${command})
endforeach()
foreach(command IN ITEMS plan script run gather load)
    bones_manual(bones-batch ${command})
endforeach()
file(GLOB games CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/games/*.md)
list(REMOVE_ITEM games ${PROJECT_SOURCE_DIR}/engine/games/general.md ${PROJECT_SOURCE_DIR}/engine/games/line-games.md)
bones_pages(bones 5 "notation of recorded domino games" ${PROJECT_SOURCE_DIR}/libnotation/NOTATION.md)
bones_pages(bones-archive 5 "archive of recorded domino games in one SQLite file" ${PROJECT_SOURCE_DIR}/schemas/ARCHIVE.md)
bones_pages(bones-rules 7 "rules of the domino games, and house rules, as the tools enforce them"
    ${PROJECT_SOURCE_DIR}/engine/games/general.md ${PROJECT_SOURCE_DIR}/engine/games/line-games.md ${games})

add_custom_target(manual ALL DEPENDS ${manual_pages} ${manual_pages_5} ${manual_pages_7})
install(FILES ${manual_pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tools)
install(FILES ${manual_pages_5} DESTINATION ${CMAKE_INSTALL_MANDIR}/man5 COMPONENT tools)
install(FILES ${manual_pages_7} DESTINATION ${CMAKE_INSTALL_MANDIR}/man7 COMPONENT tools)
