# Sourced by tests that are scripts. needs PROGRAM…: the test fails, and says which is missing, rather than leave out a part.
needs() {
    for program; do
        command -v "$program" >/dev/null || {
            echo "$program is not installed: tools/dev/test installs what the tests need" >&2
            exit 1
        }
    done
}
