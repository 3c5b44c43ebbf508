#!/bin/sh
# Runs every query of schemas/ARCHIVE.md with the sqlite3 shell on an archive of the samples; each
# must give at least one row. Usage: archive_queries.sh FOLDER_OF_TOOLS
set -eu
PATH=$1:$PATH
source=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
bones-history import -q "$source/samples" > /dev/null
awk '/^```sql/ {inside = 1; file = sprintf("query-%d.sql", ++count); next}
     /^```/ {inside = 0} inside {print > file}' "$source/schemas/ARCHIVE.md"
ran=0
for query in query-*.sql; do
    sqlite3 -readonly -bail -header bones.db < "$query" > rows.txt
    echo "$query: $(wc -l < rows.txt) lines"
    [ "$(wc -l < rows.txt)" -gt 1 ]
    ran=$((ran + 1))
done
[ $ran -ge 5 ]
