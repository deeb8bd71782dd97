# Fails if a line has more than `limit` columns, and prints each such line as file:line:
#
#   LC_ALL=C awk -v limit=100 -f line_width.awk FILE...

{
    line = $0
    gsub(/[\200-\277]/, "", line)  # so that each character of UTF-8 counts once
    if (length(line) > limit) {
        print FILENAME ":" FNR ": " length(line) " columns, " limit " are allowed"
        failed = 1
    }
}

END {
    if (NR == 0) {
        print "line_width.awk: no lines to check"
        failed = 1
    }
    exit failed
}
