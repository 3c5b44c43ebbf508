# libbones_core.so: what nearly all tools use, once. It is for the tools alone. It needs no library but the system's, and has
# only the symbols that the tools ask for: the fewer there are of both, the sooner a tool starts.
set(core notation engine slips bones play io cli checking picture night)
list(TRANSFORM core REPLACE "(.+)" "$<TARGET_OBJECTS:bones_\\1>" OUTPUT_VARIABLE objects)
list(TRANSFORM core PREPEND bones_)
get_property(tools GLOBAL PROPERTY bones_tools)
get_property(parts GLOBAL PROPERTY bones_tool_parts)
list(APPEND parts bones_archive bones_statistics bones_violations bones_clickhouse bones_explain bones_entry bones_find
    bones_selection bones_screen bones_collate bones_rating bones_analysis bones_site bones_tables)
list(TRANSFORM parts REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>")

set(symbols ${CMAKE_CURRENT_BINARY_DIR}/core_symbols.ld)
set(script ${CMAKE_CURRENT_SOURCE_DIR}/dev/symbols.sh)
add_custom_command(
    OUTPUT ${symbols}
    COMMAND ${script} ${symbols} ${CMAKE_NM} ${parts}
    DEPENDS ${parts} ${script}
    COMMAND_EXPAND_LISTS VERBATIM)
add_library(bones_core SHARED ${objects} ${symbols})
set_target_properties(bones_core PROPERTIES LINKER_LANGUAGE CXX LINK_DEPENDS ${symbols}
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib/bones)
foreach(library IN ITEMS utf8proc xxhash)
    find_library(BONES_${library}_ARCHIVE lib${library}.a)
    if(BONES_${library}_ARCHIVE)
        target_link_libraries(bones_core PRIVATE ${BONES_${library}_ARCHIVE})
    endif()
endforeach()
target_link_libraries(bones_core PRIVATE ${core})
# Its functions call each other directly. Data does not: a code is known by its one address, which may be in a tool.
target_link_options(bones_core PUBLIC LINKER:--as-needed -static-libstdc++ -static-libgcc
    PRIVATE ${symbols} LINKER:-Bsymbolic-functions LINKER:-z,defs)
install(TARGETS bones_core LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/bones COMPONENT tools)
file(RELATIVE_PATH from_tools ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/bones)
set_target_properties(${tools} PROPERTIES INSTALL_RPATH "$ORIGIN/${from_tools}")
