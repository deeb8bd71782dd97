# Fails if a file includes a file of a higher room, and prints each such #include as file:line.
# Rooms are the folders that rooms.txt lists.
#
#   awk -f rooms.awk tests/checks/rooms.txt FILE...
#
# FILE... are all C++ files of the repository, with paths from its root.  Each file in src/ or
# include/ must be in a room.  Files in tests/ and bench/ are in no room.  Files in tests/ can
# include files of all rooms, and files in bench/ those of all rooms except src/cli.

BEGIN {
    for (i = 2; i < ARGC; ++i) {
        exists[ARGV[i]] = 1
    }
}

FNR == 1 { ++files }

# Reads the order of the rooms.
files == 1 && !/^#/ && NF {
    ++floors
    for (i = 1; i <= NF; ++i) {
        floor[$i] = floors
    }
}

# Returns the room of the file `path`: the longest one that the path starts with, or "" if there is
# none.
function room_of(path) {
    while (sub(/\/[^\/]*$/, "", path)) {
        if (path in floor) {
            return path
        }
    }
    return ""
}

# Returns the path of the file that `includer` includes as `name`, in the repository or generated/.
# Returns "" for headers of other projects.
function resolved(name, includer,   folder, roots, n, i) {
    folder = includer
    sub(/[^\/]*$/, "", folder)
    n = split(folder " include/ src/ tests/ bench/", roots, " ")
    for (i = 1; i <= n; ++i) {
        if ((roots[i] name) in exists) {
            return roots[i] name
        }
    }
    if (name ~ /^uriscan\//) {
        return "include/" name  # made by Ragel, for the public headers
    }
    return quoted ? "generated/" name : ""
}

function complain(why) {
    print FILENAME ":" FNR ": " why
    failed = 1
}

files > 1 && /^ *# *include *["<]/ {
    quoted = /"/
    name = $0
    gsub(/^[^"<]*["<]|[">].*$/, "", name)
    target = resolved(name, FILENAME)
    to = room_of(target)
    if (to == "") {
        if (target != "" && FILENAME ~ /^(src|include)\//) {
            complain("includes " target ", which is in no room")
        }
        next
    }
    from = room_of(FILENAME)
    ++arrows
    if (from == "") {
        if (to ~ /^src\/cli/ && FILENAME !~ /^tests\//) {
            complain("only tests and src/cli may include " target)
        } else if (FILENAME ~ /^(src|include)\//) {
            complain("is in no room")
        }
    } else if (from != to && floor[to] >= floor[from]) {
        complain(from " must not include " to " (" name ")")
    }
}

END {
    if (floors == 0 || arrows == 0) {
        print "rooms.awk: nothing to check: " floors + 0 " floors, " arrows + 0 " includes"
        exit 2
    }
    exit failed
}
