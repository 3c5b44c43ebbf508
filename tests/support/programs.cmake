# What tests run besides our own. Where it is not installed a test fails and says so, rather than that tests are left out
# in silence; tools/dev/test installs everything.

function(bones_add_missing what)
    add_test(NAME missing/${what} COMMAND sh -c
        "echo '${what} is not installed, so that tests were left out: tools/dev/test installs it' >&2; exit 1")
endfunction()

# bones_find_for_tests(VARIABLE NAME...): a program, by the first of its names that is there.
function(bones_find_for_tests variable)
    find_program(${variable} NAMES ${ARGN})
    if(NOT ${variable})
        bones_add_missing(${ARGV1})
    endif()
endfunction()

# bones_find_module_for_tests(VARIABLE MODULE): a folder of tests/node_modules.
function(bones_find_module_for_tests variable module)
    find_path(${variable} package.json PATHS ${PROJECT_SOURCE_DIR}/tests/node_modules/${module} NO_DEFAULT_PATH)
    if(NOT ${variable})
        bones_add_missing(${module})
    endif()
endfunction()
