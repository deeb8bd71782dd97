// The options of records.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/field.hpp"

namespace uriscan::cli {

// A template for records, such as "{scheme}\t{host}": texts with a field between each two of them.
struct record_template {
    std::vector<std::string> texts;
    field_list fields;

    bool empty() const { return texts.empty(); }
};

// Reads a template: "{name}" is the value of a field, "{{" is a "{", and \t, \n and \\ mean the
// same as in C.  Throws usage_error.
record_template read_template(std::string_view text, const known_fields& known);

enum class format {
    jsonl,    // one JSON object per record
    tsv,      // tab-separated; an absent value is "\N"; backslash, tab, CR, LF, NUL are escaped
    tsv_raw,  // the same without escapes; valid URIs need none
    csv,      // RFC 4180, but records end with LF or NUL; empty is written as "", absent as nothing
    rowbinary,  // ClickHouse's RowBinary; see rowbinary_format.cpp
    arrow,      // an IPC stream of Apache Arrow; see arrow_format.cpp
    templated,
};

struct record_options {
    std::optional<cli::format> format;  // if not given, the command decides
    cli::record_template record_template;
    field_list fields;    // the fields of a record; if empty, the usual columns of the command
    bool header = false;  // write the names of the columns first
    bool defuse = false;  // in CSV, no cell starts like a formula of a spreadsheet

    // Returns the fields of a record, if the command's records usually have the columns `usual`.
    field_list fields_or(column_list usual) const;

    // Returns whether the format has a fixed order of columns, and can start with a header
    // that names them.
    bool has_columns() const {
        return format == format::tsv || format == format::tsv_raw || format == format::csv;
    }
};

}  // namespace uriscan::cli
