# The engine must find the texts for which the property of example.cpp is wrong, and keep one.
#
#     sh engine_test.sh EXAMPLE FOLDER
set -eu
example=$1 folder=$2
fuzz=$(dirname "$0")/..

fail() {
    echo "$1" >&2
    exit 1
}

rm -rf "$folder"
mkdir -p "$folder/fuzzers" "$folder/corpus/seeds"
printf 'http://a/' >"$folder/corpus/seeds/a"
cp "$example" "$folder/fuzzers/example"
! "$fuzz/run_plain" "$folder" 20 1 >"$folder/output" || fail 'The engine found nothing.'
grep 'example: REFUTED by' "$folder/output" || fail 'The engine does not say what it found.'
text=$folder/refuted/example
grep -a 'ftp://' "$text" | grep -a '!' >/dev/null || fail 'The file does not have the text.'
! (ulimit -c 0; "$example" "$text") 2>/dev/null || fail 'The target does not fail on the file.'
"$example" "$folder/corpus/seeds/a" || fail 'The target fails on a good file.'
