# Compares the sizes of the single header with those that its page names:
#
#   awk -f sizes.awk docs/single_header.md uriscan_single.hpp
#
# The page has the size of the whole header, and that of the part that all other files compile.
# Both are in MB, and may be wrong by a tenth.
FILENAME == ARGV[1] {
    if (match($0, /[0-9.]+ MB of source text/)) {
        named["whole header"] = substr($0, RSTART) + 0
    }
    if (match($0, /which are [0-9.]+ MB of it/)) {
        named["public part"] = substr($0, RSTART + length("which are ")) + 0
    }
    next
}
/^#if defined\(URISCAN_IMPLEMENTATION\)/ { measured["public part"] = octets / 1e6 }
{ octets += length($0) + 1 }
END {
    measured["whole header"] = octets / 1e6
    for (part in measured) {
        ratio = named[part] / measured[part]
        if (ratio < 0.9 || ratio > 1.1) {
            printf "%s: the page says %s MB, but it has %.2f\n", part, named[part], measured[part]
            failed = 1
        }
    }
    if (length(measured) != 2 || length(named) != 2) {
        print "a size was not found"
        failed = 1
    }
    exit failed
}
