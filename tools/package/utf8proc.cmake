# The target utf8proc::utf8proc, for this build and for whoever builds on the installed libraries.
if(NOT TARGET utf8proc::utf8proc)
    find_path(UTF8PROC_INCLUDE_DIR utf8proc.h REQUIRED)
    find_library(UTF8PROC_LIBRARY utf8proc REQUIRED)
    add_library(utf8proc::utf8proc UNKNOWN IMPORTED)
    set_target_properties(utf8proc::utf8proc PROPERTIES
        IMPORTED_LOCATION ${UTF8PROC_LIBRARY}
        INTERFACE_INCLUDE_DIRECTORIES ${UTF8PROC_INCLUDE_DIR})
endif()
