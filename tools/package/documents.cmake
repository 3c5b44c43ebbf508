# Documents that are installed, with links to where the others lie then. A link to what is not installed becomes its text.
set(documents ${CMAKE_INSTALL_DOCDIR})
set(schemas ${CMAKE_INSTALL_DATADIR}/bones/schemas)

# FILE_OF_THE_TREE INSTALLED_AS: the first that is the beginning of a link's target counts.
set(places
    README.md ${documents}/README.md
    CHANGELOG.md ${documents}/CHANGELOG.md
    LICENSE ${documents}/LICENSE
    SECURITY.md ${documents}/SECURITY.md
    engine/README.md ${documents}/ENGINE.md
    engine/games/ ${documents}/rules/
    tools/libbones/README.md ${documents}/LANGUAGES.md
    libnotation/NOTATION.md ${documents}/NOTATION.md
    libnotation/README.md ${documents}/LIBRARY.md
    samples/ ${documents}/samples/
    schemas/ ${schemas}/
    tests/package/consumer/ ${documents}/consumer/
    tools/README.md ${documents}/TOOLS.md
    tools/analyze/ANALYSIS.md ${documents}/ANALYSIS.md
    tools/rate/RATINGS.md ${documents}/RATINGS.md)

# bones_installed_place(PATH OUT): where a file of the tree is installed; empty if it is not
function(bones_installed_place path out)
    set(left ${places})
    while(left)
        list(POP_FRONT left from to)
        string(LENGTH ${from} length)
        string(FIND "${path}" "${from}" at)
        if(at EQUAL 0)
            string(SUBSTRING "${path}" ${length} -1 rest)
            set(${out} ${to}${rest} PARENT_SCOPE)
            return()
        endif()
    endwhile()
    set(${out} "" PARENT_SCOPE)
endfunction()

# bones_document(FILE): installs a page of the source tree
function(bones_document file)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${file})
    file(READ ${PROJECT_SOURCE_DIR}/${file} text)
    bones_installed_place(${file} place)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(GET place PARENT_PATH place_folder)
    cmake_path(GET place FILENAME name)
    # CMake takes brackets for those of its lists.
    string(ASCII 1 middle)
    string(REPLACE "](" "${middle}(" text "${text}")
    string(REGEX MATCHALL "${middle}\\([^)#: ]+" links "${text}")
    list(REMOVE_DUPLICATES links)
    foreach(link IN LISTS links)
        string(REGEX REPLACE "^.\\((.*)$" "\\1" target "${link}")
        cmake_path(ABSOLUTE_PATH target BASE_DIRECTORY /${folder} NORMALIZE)
        string(SUBSTRING "${target}" 1 -1 target)
        bones_installed_place("${target}" to)
        if(to)
            file(RELATIVE_PATH relative /prefix/${place_folder} /prefix/${to})
            string(REPLACE "${link})" "](${relative})" text "${text}")
            string(REPLACE "${link}#" "](${relative}#" text "${text}")
        else()
            string(REGEX REPLACE "([().*+?|^$])" "\\\\\\1" pattern "${link}")
            string(REGEX REPLACE "\\[([^][${middle}]*)${pattern}(#[^)]*)?\\)" "\\1" text "${text}")
        endif()
    endforeach()
    string(REPLACE "${middle}(" "](" text "${text}")
    file(WRITE ${PROJECT_BINARY_DIR}/documents/${place} "${text}")
    install(FILES ${PROJECT_BINARY_DIR}/documents/${place} DESTINATION ${place_folder} COMPONENT tools)
endfunction()

foreach(page IN ITEMS README.md SECURITY.md CHANGELOG.md engine/README.md tools/libbones/README.md libnotation/NOTATION.md libnotation/README.md
        tools/README.md
        tools/analyze/ANALYSIS.md tools/rate/RATINGS.md)
    bones_document(${page})
endforeach()
file(GLOB_RECURSE pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/samples/*.md
    ${PROJECT_SOURCE_DIR}/engine/games/*.md ${PROJECT_SOURCE_DIR}/schemas/*.md)
foreach(page IN LISTS pages)
    bones_document(${page})
endforeach()
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${documents} COMPONENT tools)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/samples DESTINATION ${documents} COMPONENT tools PATTERN "*.md" EXCLUDE)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/schemas DESTINATION ${CMAKE_INSTALL_DATADIR}/bones COMPONENT tools PATTERN "*.md" EXCLUDE)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/tests/package/consumer DESTINATION ${documents} COMPONENT tools)
