# What the libraries need, for emscripten: fmt and nlohmann_json are headers alone. Read by CMake before the project
# (CMAKE_PROJECT_TOP_LEVEL_INCLUDES); BONES_WEB_HEADERS is a folder with their headers and those of utf8proc and xxHash.
macro(bones_provide method package)
    if("${package}" STREQUAL fmt)
        add_library(fmt::fmt INTERFACE IMPORTED)
        set_target_properties(fmt::fmt PROPERTIES
            INTERFACE_COMPILE_DEFINITIONS FMT_HEADER_ONLY INTERFACE_INCLUDE_DIRECTORIES "${BONES_WEB_HEADERS}")
        set(fmt_FOUND TRUE)
    elseif("${package}" STREQUAL nlohmann_json)
        add_library(nlohmann_json::nlohmann_json INTERFACE IMPORTED)
        set_target_properties(nlohmann_json::nlohmann_json PROPERTIES INTERFACE_INCLUDE_DIRECTORIES "${BONES_WEB_HEADERS}")
        set(nlohmann_json_FOUND TRUE)
    endif()
endmacro()
cmake_language(SET_DEPENDENCY_PROVIDER bones_provide SUPPORTED_METHODS FIND_PACKAGE)
