// The options of records.
#pragma once

#include <optional>

#include "cli/output/template.hpp"

namespace uriscan::cli {

enum class format {
    jsonl,    // one JSON object per record
    tsv,      // tab-separated; an absent value is "\N"; backslash, tab, CR, LF, NUL are escaped
    tsv_raw,  // the same without escapes; valid URIs need none
    csv,      // RFC 4180, but records end with LF or NUL; empty is written as "", absent as nothing
    templated,
};

struct record_options {
    std::optional<cli::format> format;  // if not given, the command decides
    cli::record_template record_template;
    bool header = false;  // write the names of the columns first
    bool defuse = false;  // in CSV, no cell starts like a formula of a spreadsheet

    // Returns whether the format has a fixed order of columns, so that a header can name them.
    bool has_columns() const {
        return format == format::tsv || format == format::tsv_raw || format == format::csv;
    }
};

}  // namespace uriscan::cli
