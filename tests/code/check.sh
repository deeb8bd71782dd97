# Checks that a compiler refuses exactly the lines of FILE that have a comment `refused: REGEX`,
# with a message that matches the regular expression:
#
#     sh check.sh FILE COMPILER OPTION...
#
# If no line has such a comment, the compiler must accept the file without warnings.
file=$1
shift
messages=$("$@" -std=c++20 -fsyntax-only "$file" 2>&1)
status=$?
grep -q 'refused: ' "$file" || {
    printf '%s\n' "$messages"
    exit $status
}

# A message starts with the line of the file.  Its lines about headers come after this line.
printf '%s\n' "$messages" | awk -v file="$file" '
    BEGIN {
        while ((getline code <file) > 0) {
            ++count
            if (sub(/.*refused: /, "", code)) expected[count] = code
        }
    }
    index($0, file ":") == 1 {
        split(substr($0, length(file) + 2), place, ":")
        if (place[1] ~ /^[0-9]+$/) line = place[1]
    }
    / error: / { refused[line] = 1 }
    { said[line] = said[line] $0 "\n" }
    END {
        for (line in expected) {
            if (!(line in refused)) wrong = wrong file ":" line ": this is not refused\n"
            else if (said[line] !~ expected[line])
                wrong = wrong file ":" line ": no message matches " expected[line] "\n" said[line]
        }
        for (line in refused)
            if (!(line in expected))
                wrong = wrong file ":" line ": this is refused\n" said[line]
        printf "%s", wrong
        exit wrong != ""
    }'
