# `cpack` in a build folder: bones and libbones-dev as Debian packages.
set(BONES_MAINTAINER "The Bones authors <nobody@bones.invalid>" CACHE STRING "who answers for the packages")
set(CPACK_PACKAGE_NAME bones)
set(CPACK_PACKAGE_VENDOR "The Bones authors")
set(CPACK_PACKAGE_CONTACT ${BONES_MAINTAINER})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "check, replay, score and archive recorded domino games")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/debian-documents.cmake)
set(CPACK_COMPONENTS_ALL tools library)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_TOOLS_PACKAGE_NAME bones)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_TOOLS_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_TOOLS_PACKAGE_RECOMMENDS "libcurl3-gnutls | libcurl4")  # opened when a cluster is asked
set(CPACK_COMPONENT_TOOLS_DESCRIPTION 
    "Small tools for records of domino games: they find what is wrong in\nnotation and play, also from score sheets that show only the plays, show a\ngame again move by move, score games and club nights, and keep an archive.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libbones-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS "libfmt-dev, libutf8proc-dev")
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION 
    "Static libraries with their headers, for C++20 and C: they read and write\nrecords of domino games, and judge them by the rules of each game.")
configure_file(${PROJECT_SOURCE_DIR}/tools/package/debian-documents.cmake.in
    ${PROJECT_BINARY_DIR}/debian-documents.cmake @ONLY)
include(CPack)
