#!/bin/sh
# Fails if a relative link in the documents does not lead to a file or folder:
#
#   document_links.sh DOCUMENT...
#
# Links to other sites are not checked, and neither is the part of a link after "#".
set -u
links=0
failures=0
for document; do
    for link in $(grep -o '](\([^)]*\))' "$document" | sed 's/^](//; s/)$//; s/#.*//'); do
        case $link in
        *://*) continue ;;
        esac
        links=$((links + 1))
        if [ ! -e "$(dirname "$document")/$link" ]; then
            echo "$document: $link does not exist"
            failures=$((failures + 1))
        fi
    done
done
if [ "$links" = 0 ]; then
    echo "there are no links to check"
    exit 2
fi
[ "$failures" = 0 ]
