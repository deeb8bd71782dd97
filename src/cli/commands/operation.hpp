// The common part of the commands that write one result for every line, such as normalize.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "cli/commands/common_options.hpp"
#include "cli/commands/either_rule.hpp"
#include "cli/output/record_options.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

struct operation_options {
    common_options common;   // with --base-field, each line has a base
    record_options records;  // without a format, only results are written
    text_rule checked_rule = rule::uri_reference;
};

// An operation that writes its result to a buffer.  `size_limit` returns how large the buffer must
// be.  Operations that use no base ignore `base`.  Each thread uses its own copy of the operation,
// so `run` can keep buffers.
template <class View>  // a uri_view or an iri_view
struct operation {
    std::function<std::size_t(const View& base, const View&)> size_limit;
    std::function<result<std::string_view>(const View& base, const View&, std::span<char>)> run;

    // Returns the message for an error of `run`.
    std::function<std::string(const uri_error&, const View&)> message =
        [](const uri_error& error, const View&) { return describe(error); };
};

// Returns the text of what a function of the library wrote.
template <class View>
result<std::string_view> text_of(const result<View>& written) {
    return written ? result<std::string_view>(written->text()) : written.error();
}

// Writes the result of the operation for every line, with `base`, or with the base in the line if
// the options have a --base-field.  If a line has no result, its record has the error.  Without a
// format, an empty line is written instead, and a message on standard error.  The result of NULL is
// NULL.  Returns the exit status.  The first function requires a rule of RFC 3986.
int write_results(const operation_options&, const uri_view& base, const operation<uri_view>&);
int write_results(const operation_options&, const iri_view& base, const operation<iri_view>&);

}  // namespace uriscan::cli
