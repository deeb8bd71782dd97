// What was made of a line as a record: JSON Lines or tab-separated values.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "cli/faults.hpp"

namespace uriscan::cli {

enum class format {
    jsonl,    // one JSON object a record
    tsv,      // tab-separated, "\N" for absent, with backslash, tab and line ends escaped
    tsv_raw,  // the same without escapes; that of a URI is the same, as it has no such octets
};

// The names of the TSV columns, in their order, without a record's end: of a parse result's record, and
// of an operation's.
std::string tsv_header();
std::string tsv_result_header();

// Appends the record of `result`, which parsing `input` by either RFC gave, without a record's end.
template <class Result>
void append_record(fmt::memory_buffer& out, format, std::string_view input, const Result& result);

// Appends the same, the components percent-decoded.  Not as tsv_raw, which could not be read back.
template <class Result>
void append_decoded_record(fmt::memory_buffer& out, format, std::string_view input,
                           const Result& result);

// Appends the record of what an operation made of `input`: the `result`, or the `fault`.
void append_result(fmt::memory_buffer& out, format, std::string_view input,
                   std::string_view result);
void append_fault(fmt::memory_buffer& out, format, std::string_view input, const fault&);

}  // namespace uriscan::cli
