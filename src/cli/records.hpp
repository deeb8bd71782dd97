// Parse results as records: JSON Lines or tab-separated values.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "uriscan/parse.hpp"

namespace uriscan::cli {

enum class format {
    jsonl,    // one JSON object a record
    tsv,      // tab-separated, "\N" for absent, with backslash, tab and line ends escaped
    tsv_raw,  // the same without escapes; that of a URI is the same, as it has no such octets
};

// The names of the TSV columns, in their order, without a record's end.
std::string tsv_header();

// Appends the record of `result`, which parsing `input` gave, without a record's end.
void append_record(fmt::memory_buffer& out, format, std::string_view input,
                   const parse_result<uri_view>& result);

}  // namespace uriscan::cli
