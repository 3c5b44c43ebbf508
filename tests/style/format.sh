#!/bin/sh
# Sources are as clang-format writes them: format.sh CLANG_FORMAT FILE…. Its --dry-run complains of each inline namespace.
format=$1
shift
[ "$("$format" "$@" | cksum)" = "$(cat "$@" | cksum)" ] && exit
for file; do
    "$format" "$file" | cmp -s - "$file" || echo "$file: format it with $format -i"
done
exit 1
