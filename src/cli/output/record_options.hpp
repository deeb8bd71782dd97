// The options of records.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// A template for records, such as "{scheme}\t{host}": texts, with one field between two texts.
struct record_template {
    std::vector<std::string> texts;
    field_list fields;

    bool empty() const { return texts.empty(); }
};

// Reads a template: "{name}" is the value of a field, "{{" is a "{", and \t, \n and \\ mean the
// same as in C.  Throws usage_error.
record_template read_template(std::string_view text, const known_fields& known);

enum class format {
    jsonl,      // one JSON object per record
    tsv,        // tab-separated; an absent value is "\N"; backslash, tab, CR, LF, NUL are escaped
    tsv_raw,    // like tsv, but without escapes; valid URIs need none
    csv,        // RFC 4180, with LF or NUL as end; empty values are "", absent ones have no octets
    rowbinary,  // ClickHouse's RowBinary; see rowbinary_format.cpp
    arrow,      // an IPC stream of Apache Arrow; see arrow_format.cpp
    templated,
};

struct record_options {
    std::optional<cli::format> format;  // without it, the command decides
    cli::record_template record_template;
    field_list fields;    // the fields of a record; empty: the usual columns of the command
    bool header = false;  // write the names of the columns first
    bool defuse = false;  // in CSV, no cell starts like a formula of a spreadsheet

    // Returns the fields of a record.  `usual` are the columns that records have without --fields.
    field_list fields_or(column_list usual) const;

    // Returns whether the format has a fixed order of columns, and can start with a header
    // that names them.
    bool has_columns() const {
        return format == format::tsv || format == format::tsv_raw || format == format::csv;
    }
};

}  // namespace uriscan::cli
