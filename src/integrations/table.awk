# Prints the table of docs/functions.md from functions.txt.
BEGIN {
    FS = " *[|] *"
}

/^uri/ {
    name = $1
    while (match(name, /_./)) {
        name = substr(name, 1, RSTART - 1) toupper(substr(name, RSTART + 1, 1)) \
            substr(name, RSTART + 2)
    }
    print "| `" $1 "(" $2 ")` | `" name "` | " $3 " | " $5 " |"
}
