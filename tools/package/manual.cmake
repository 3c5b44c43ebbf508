# Manual pages, where scdoc is installed: build/…/man/bones-check.1.gz and so on, one for each tool and each command of
# bones-history, out of what they say themselves.
find_program(SCDOC scdoc)
if(NOT SCDOC OR CMAKE_CROSSCOMPILING)
    return()
endif()
set(pages_folder ${PROJECT_BINARY_DIR}/man)
file(MAKE_DIRECTORY ${pages_folder})
set(manual_pages)

# bones_manual(TARGET [COMMAND]): the page of a tool, or of one of its commands
function(bones_manual tool)
    string(JOIN " " name ${tool} ${ARGN})
    string(JOIN "-" page ${tool} ${ARGN})
    set(others)
    if(tool STREQUAL bones) # it tells which tools there are
        get_property(others GLOBAL PROPERTY bones_tools)
    endif()
    add_custom_command(
        OUTPUT ${pages_folder}/${page}.1.gz
        COMMAND ${PROJECT_SOURCE_DIR}/tools/package/manual.sh ${name} ${PROJECT_VERSION}
                ${pages_folder}/${page}.1.gz $<TARGET_FILE:${tool}> ${ARGN}
        DEPENDS ${tool} ${others} ${PROJECT_SOURCE_DIR}/tools/package/manual.sh
                ${PROJECT_SOURCE_DIR}/tools/package/manual.awk
        VERBATIM)
    set(manual_pages ${manual_pages} ${pages_folder}/${page}.1.gz PARENT_SCOPE)
endfunction()
get_property(tools GLOBAL PROPERTY bones_tools)
foreach(tool IN LISTS tools)
    bones_manual(${tool})
endforeach()
foreach(command IN ITEMS import export merge verify list show amend upgrade)
    bones_manual(bones-history ${command})
endforeach()
add_custom_target(manual ALL DEPENDS ${manual_pages})
install(FILES ${manual_pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tools)
