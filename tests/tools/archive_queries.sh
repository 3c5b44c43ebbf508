#!/bin/sh
# Runs every question of schemas/ARCHIVE.md on an archive of the samples: commands as they are, queries
# with the sqlite3 shell. Each must give at least one row. Usage: archive_queries.sh FOLDER_OF_TOOLS
set -eu
PATH=$1:$PATH
source=$(cd "$(dirname "$0")/../.." && pwd)
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place"
bones-history import -q "$source/samples" > /dev/null
awk '/^```sql/ {inside = 1; file = sprintf("query-%d.sql", ++count); next}
     /^```/ {inside = 0} inside {print > file}' "$source/schemas/ARCHIVE.md"
awk '/^ *```sh/ {inside = 1; file = sprintf("command-%02d.sh", ++count); next}
     /^ *```/ {inside = 0} inside {sub(/^ +/, ""); print > file}' "$source/schemas/ARCHIVE.md"
ran=0
for command in command-*.sh; do
    sh -eu "$command" > rows.txt
    echo "$command: $(wc -l < rows.txt) lines"
    [ "$(wc -l < rows.txt)" -gt 0 ]
    ran=$((ran + 1))
done
for query in query-*.sql; do
    sqlite3 -readonly -bail -header bones.db < "$query" > rows.txt
    echo "$query: $(wc -l < rows.txt) lines"
    [ "$(wc -l < rows.txt)" -gt 1 ]
    ran=$((ran + 1))
done
[ $ran -ge 20 ]
