# What the tools need besides what the libraries do.
find_package(Threads REQUIRED)
find_package(CLI11 REQUIRED)
find_package(SQLite3 REQUIRED)
if(NOT WIN32)
    set(CURSES_NEED_WIDE TRUE)
    find_package(Curses REQUIRED)
    add_library(Curses::Wide INTERFACE IMPORTED)
    set_target_properties(Curses::Wide PROPERTIES
        INTERFACE_INCLUDE_DIRECTORIES "${CURSES_INCLUDE_DIRS}"
        INTERFACE_LINK_LIBRARIES "${CURSES_LIBRARIES}")
endif()
if(BONES_STATIC AND NOT WIN32)
    find_library(TINFO_LIBRARY tinfo REQUIRED)
    set_property(TARGET SQLite::SQLite3 APPEND PROPERTY INTERFACE_LINK_LIBRARIES m)
    set_property(TARGET Curses::Wide APPEND PROPERTY INTERFACE_LINK_LIBRARIES ${TINFO_LIBRARY})
endif()
find_path(MUSTACHE_INCLUDE_DIR kainjow/mustache.hpp REQUIRED)
find_path(CURL_INCLUDE_DIR curl/curl.h REQUIRED)
