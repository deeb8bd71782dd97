# Writes the configuration of ClickHouse's executable user-defined functions from functions.txt.
# The variable `processes` is the number of processes that each function may have at once.

function trimmed(text) {
    gsub(/^ +| +$/, "", text)
    return text
}

# Returns `count` times Nullable(String), with commas between them.
function types(count,    list) {
    for (; count > 0; --count)
        list = list "Nullable(String)" (count > 1 ? "," : "")
    return list
}

BEGIN {
    FS = "|"
    print "<!-- Made by uriscan's script `install`, which also removes it. -->"
    print "<functions>"
}

/^#/ || /^ *$/ { next }

{
    count = split(trimmed($3), arguments, / *, */)
    command = trimmed($4)
    name = command
    sub(/ .*/, "", name)
    rest = substr(command, length(name) + 1)
    format = name == "redact" ? "" : " --format rowbinary"  # redact writes the format that it reads
    print "  <function>"
    print "    <type>executable_pool</type>"
    print "    <name>" trimmed($1) "</name>"
    print "    <return_type>" trimmed($2) "</return_type>"
    for (i = 1; i <= count; ++i)
        print "    <argument><name>" arguments[i] "</name><type>Nullable(String)</type></argument>"
    print "    <format>RowBinary</format>"
    print "    <command>uriscan " name " --input-format rowbinary --input-types " types(count) \
        format rest "</command>"
    print "    <pool_size>" processes "</pool_size>"
    print "    <deterministic>true</deterministic>"
    print "  </function>"
}

END { print "</functions>" }
