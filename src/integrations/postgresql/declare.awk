# Declares in SQL the functions of ../functions.txt that the first file lacks, and describes all
# functions:
#
#     awk -f declare.awk uriscan--0.1.sql ../functions.txt
#
# Each function has a form for text and one for bytea.
BEGIN {
    FS = " *[|] *"
    types["text"] = "text"
    types["json"] = "jsonb"
    types["truth"] = "boolean"
    types["port"] = "integer"
    types["offset"] = "bigint"
    types["texts"] = "text[]"
    print "-- Adds functions to the extension, and describes all, as docs/functions.md does."
    print "\\echo Use \"ALTER EXTENSION uriscan UPDATE\" to load this file. \\quit\n"
}

NR == FNR {
    if (match($0, /^CREATE FUNCTION [a-z_]+/)) {
        is_there[substr($0, 17, RLENGTH - 16)] = 1
    }
    next
}

/^uri/ {
    form($1, $2, $3, $5, "text")
    form($1, $2, $3, $5, "bytea")
}

function form(name, arguments, result, meaning, type) {
    gsub(/,/, " " type ",", arguments)
    arguments = arguments " " type
    sub(/object [a-z]+/, "object jsonb", arguments)
    if (!(name in is_there)) {
        symbol = result == "octets" && type == "bytea" ? ", '" name "_octets'" : ""
        print "CREATE FUNCTION " name "(" arguments ") RETURNS " \
            (result == "octets" ? type : types[result])
        # The list of public suffixes can change between queries.
        print "    AS 'MODULE_PATHNAME'" symbol " LANGUAGE C " \
            (name == "uri_registrable_domain" ? "STABLE" : "IMMUTABLE") \
            " STRICT PARALLEL SAFE COST 4;"
    }
    gsub(/'/, "''", meaning)
    print "COMMENT ON FUNCTION " name "(" arguments ") IS '" meaning "';"
}
