#!/bin/sh
# Sources are as clang-format writes them: format.sh CLANG_FORMAT FILE…. Its --dry-run complains of each inline namespace.
format=$1 status=0
shift
for file; do
    "$format" "$file" | cmp -s - "$file" || {
        echo "$file: format it with $format -i"
        status=1
    }
done
exit $status
