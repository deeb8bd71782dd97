// The common part of normalize, resolve and relativize.  It writes one result for every line.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>

#include "cli/commands/common_options.hpp"
#include "cli/output/record_options.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

struct operation_options {
    common_options common;   // with --base-field, each line has a base
    record_options records;  // without a format, only results are written
    rule checked_rule = rule::uri_reference;
};

// An operation that writes its result to a buffer.  `size_limit` returns how large the buffer must
// be.  Operations that use no base ignore `base`.  Each thread uses its own copy of the operation,
// so `run` can keep buffers.
struct operation {
    std::function<std::size_t(const uri_view& base, const uri_view&)> size_limit;
    std::function<result<uri_view>(const uri_view& base, const uri_view&, std::span<char>)> run;

    // Returns the message for an error of `run`.
    std::function<std::string(const uri_error&)> message = [](const uri_error& error) {
        return describe(error);
    };
};

// Writes the result of the operation for every line, with `base`, or with the base in the line if
// the options have a --base-field.  If a line has no result, its record has the error.  Without a
// format, an empty line is written instead, and a message on standard error.  The result of NULL is
// NULL.  Returns the exit status.
int write_results(const operation_options&, const uri_view& base, const operation&);

}  // namespace uriscan::cli
