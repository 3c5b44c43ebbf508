# What `cmake --install` puts where: the libraries. Everything is found from where it lies: the prefix may be moved.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Headers lie under a name with their version, so that several may be installed beside each other.
set(headers ${CMAKE_INSTALL_INCLUDEDIR}/bones-${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
set(config ${CMAKE_INSTALL_LIBDIR}/cmake/bones)
set(package ${PROJECT_SOURCE_DIR}/tools/package)

# The libraries: bones::notation reads and writes records, bones::engine judges them, bones::slips searches for slips, and
# bones::bones is the interface in C to all of them. The headers are those in their folders `include`.
foreach(library IN ITEMS notation engine slips bones)
    set_target_properties(bones_${library} PROPERTIES EXPORT_NAME ${library})
    target_compile_features(bones_${library} PUBLIC cxx_std_20)
endforeach()
install(TARGETS bones_notation bones_engine bones_slips bones_bones EXPORT bones_targets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
    FILE_SET HEADERS DESTINATION ${headers} COMPONENT library)
install(EXPORT bones_targets NAMESPACE bones:: FILE bones-targets.cmake DESTINATION ${config} COMPONENT library)
configure_package_config_file(${package}/bones-config.cmake.in ${PROJECT_BINARY_DIR}/bones-config.cmake
    INSTALL_DESTINATION ${config})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/bones-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/bones-config.cmake ${PROJECT_BINARY_DIR}/bones-config-version.cmake ${package}/utf8proc.cmake
    DESTINATION ${config} COMPONENT library)
file(RELATIVE_PATH from_pc_to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
string(REGEX REPLACE "/$" "" from_pc_to_prefix ${from_pc_to_prefix})
foreach(name IN ITEMS bones-notation bones-engine bones)
    configure_file(${package}/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
    install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
        COMPONENT library)
endforeach()
