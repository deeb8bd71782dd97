# Wraps comments with lines of more than `limit` columns, for `make format`:
#
#   LC_ALL=C awk -v limit=100 -f wrap_comments.awk FILE >NEW_FILE
#
# A paragraph is a group of comment lines with the same indentation, the same mark ("///", "//" or
# "#") and one space after the mark.  Only paragraphs with a line that is too long are wrapped.  The
# program never changes examples and tables (which are indented more), list items ("- ..." or
# "1. ..."), or comments after code.

# Returns the number of characters of `text`, which is UTF-8.
function width(text) {
    gsub(/[\200-\277]/, "", text)
    return length(text)
}

function print_wrapped(   i, n, words, line, gap) {
    n = split(paragraph_text, words, " ")
    line = head
    gap = " "
    for (i = 1; i <= n; ++i) {
        if (line != head && width(line gap words[i]) > limit) {
            print line
            line = head
            gap = " "
        }
        line = line gap words[i]
        gap = two_spaces[words[i]] ? "  " : " "
    }
    print line
}

function end_paragraph(   i) {
    if (too_long) {
        print_wrapped()
    } else {
        for (i = 1; i <= lines; ++i) {
            print kept[i]
        }
    }
    lines = 0
    too_long = 0
    paragraph_text = ""
    split("", two_spaces)
}

# Remembers which words of this line have two spaces after them.  The last word also counts as such
# a word if a sentence ends there.
function note_gaps(text,   word) {
    while (match(text, /[^ ]+  [^ ]/)) {
        word = substr(text, RSTART, RLENGTH - 3)
        two_spaces[word] = 1
        text = substr(text, RSTART + RLENGTH - 1)
    }
    if (text ~ /\.$/) {
        sub(/.* /, "", text)
        two_spaces[text] = 1
    }
}

/^ *(\/\/\/?|#) [^ -]/ && !/^ *(\/\/\/?|#) [0-9]+\. / {
    match($0, /^ *(\/\/\/?|#)/)
    if (lines > 0 && substr($0, 1, RLENGTH) != head) {
        end_paragraph()
    }
    head = substr($0, 1, RLENGTH)
    text = substr($0, RLENGTH + 2)
    note_gaps(text)
    kept[++lines] = $0
    paragraph_text = paragraph_text " " text
    if (width($0) > limit) {
        too_long = 1
    }
    next
}

{
    end_paragraph()
    print
}

END { end_paragraph() }
