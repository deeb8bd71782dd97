#!/bin/sh
# Fails if the table in docs/functions.md is not what the list of the functions gives:
#
#   function_table.sh ROOT
set -eu
cd "$1"
awk -f src/integrations/table.awk src/integrations/functions.txt >"${TMPDIR:-/tmp}/table.$$"
trap 'rm -f "${TMPDIR:-/tmp}/table.$$"' EXIT
grep '^| `uri_' docs/functions.md | diff "${TMPDIR:-/tmp}/table.$$" -
