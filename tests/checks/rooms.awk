# Fails if a file includes a file of a higher room, and prints each such #include as file:line.
# Rooms are the folders that rooms.txt lists.
#
#   awk -f rooms.awk tests/checks/rooms.txt FILE...
#
# FILE... are the C++ files in include/, src/ and bench/, with paths from the root.  Each file in
# include/ and src/ must be in a room.  Files in bench/ are in no room: they can include files of
# all rooms but those of src/cli.  Tests can include everything.

FNR == 1 { ++files }

# Reads the order of the rooms.
files == 1 && !/^#/ && NF {
    ++floors
    for (i = 1; i <= NF; ++i) {
        floor[$i] = floors
    }
}

# Returns the room of the file `path`: the innermost of its folders that is a room.  Returns "" if
# none is.
function room_of(path) {
    while (sub(/\/[^\/]*$/, "", path)) {
        if (path in floor) {
            return path
        }
    }
    return ""
}

function complain(why) {
    print FILENAME ":" FNR ": " why
    failed = 1
}

files > 1 && FNR == 1 {
    from = room_of(FILENAME)
    if (from == "" && FILENAME !~ /^bench\//) {
        complain("is in no room")
    }
}

# A name without a "/" is a file of the same folder, or one that Ragel made.
files > 1 && /^ *# *include *["<].*\// {
    gsub(/^[^"<]*["<]|[">].*$/, "")
    to = room_of(($0 ~ /^uriscan\// ? "include/" : "src/") $0)
    if (to == "") {
        next  # a header of another project, or of bench/
    }
    ++arrows
    if (from == "" ? to ~ /^src\/cli/ : from != to && floor[to] >= floor[from]) {
        complain((from ? from : "bench") " must not include " to " (" $0 ")")
    }
}

END {
    if (floors == 0 || arrows == 0) {
        print "rooms.awk: nothing to check: " floors + 0 " floors, " arrows + 0 " includes"
        exit 2
    }
    exit failed
}
