#!/bin/sh
# Writes a linker script for the library of the tools. It shows what the tools' objects ask for, and data that may be in both, so
# that it is one. It has all that they ask of the runtime of C++: symbols.sh OUT NM OBJECT…
set -eu
out=$1 nm=$2
shift 2
"$nm" -P "$@" | awk '
    $2 == "U" || ($2 ~ /^[Vu]$/ && $1 !~ /^_ZT[ISV]/) { shown[$1] }
    $2 == "U" && $1 ~ /^(_ZN?K?S|_ZT[IV]N?S|_Zn|_Zd|__cxa|__gxx)/ { runtime[$1] }
    END {
        print "VERSION { { global:"
        for (name in shown) print name ";"
        print "local: *; }; }"
        print "EXTERN("
        for (name in runtime) print name
        print ")"
    }' >"$out"
