// The formats in which records are written, one file each.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>

#include "cli/output/record.hpp"
#include "cli/output/template.hpp"

namespace uriscan::cli {

enum class format {
    jsonl,    // one JSON object a record
    tsv,      // tab-separated, "\N" for absent, with backslash, tab and line ends escaped
    tsv_raw,  // the same without escapes; that of a URI is the same, as it has no such octets
    csv,      // RFC 4180, but that records end as lines do; nothing for absent, "" for empty
    templated,
};

// Writes records in one format.
class record_format {
public:
    record_format() = default;
    virtual ~record_format() = default;
    record_format(const record_format&) = delete;
    record_format& operator=(const record_format&) = delete;

    // Returns the names of the columns, as a record is written; nothing in a format without columns.
    virtual std::string header() const = 0;

    // Appends a record without its end.
    virtual void append(fmt::memory_buffer& out, const record&) const = 0;
};

using format_pointer = std::unique_ptr<const record_format>;

format_pointer make_json_format(column_list);
format_pointer make_tsv_format(column_list, bool escapes);
format_pointer make_csv_format(column_list);
format_pointer make_template_format(const record_template&);

struct options;

// Returns the format that was asked for, or JSON Lines.  Keeps a reference to the options.
format_pointer make_format(const options&, column_list);

}  // namespace uriscan::cli
