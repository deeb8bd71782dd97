// The URIs in the logs of web servers: the target of a request (RFC 9112, section 3.2), and its
// Referer (RFC 9110, section 10.1.3).  json_log_reader reads lines that are JSON.  w3c_columns
// reads the format of the W3C, which IIS writes.  log_layout reads most other formats.
//
// A backslash starts an escape such as \" or \x22, or one of JSON.  Escapes are decoded.  "-" means
// that there is no value.  A line without a URI is NULL.
//
// A target is usually a URI reference.  There are two exceptions.  The target of CONNECT becomes
// //AUTHORITY, and a path that starts with "//" becomes /.//PATH.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/logs/json_log.hpp"
#include "cli/input/logs/log_line.hpp"
#include "cli/input/logs/w3c_columns.hpp"

namespace uriscan::cli {

class log_reader {
public:
    // `directive` is the last #Fields directive before the first line, or empty if there is none.
    log_reader(const log_options& options, std::string_view directive);

    // The next lines are slices of `text`, from left to right.  This makes reading them faster.
    void start(std::string_view text) { escapes_.start(text); }

    // Returns the URIs of a line, at most two, each with its offset.  If a URI is made of two
    // columns, its offset is the start of the line.  If the line has none of the wanted URIs,
    // returns one line that is NULL.  If the line is not valid in this log format, returns the line
    // with its fault.  The result is valid until the next call.
    std::span<const located_line> read(const located_line& line);

    // Returns where a line has its target and its referer, from left to right, even if the options
    // ask for only one of them.  If the line is not valid in this log format, returns what could be
    // read.  In a row of the W3C's format that is not valid, each column can be a query, so returns
    // all columns.  The result is valid until the next call.
    std::span<const written_text> places(std::string_view line);

    // Returns all columns of a line that can be read, from left to right.  The result is valid
    // until the next call.
    std::span<const written_text> columns(std::string_view line);

private:
    bool is_quoted_record(std::string_view line) const;
    void read_line(const located_line& line);
    std::optional<line_fault> read_parts(std::string_view line, bool reads_all,
                                         bool reads_places = false);
    bool is_directive(std::string_view line) const;
    void read_directive(const located_line& line);
    void add_parts(const located_line& line);
    bool has_usual_request() const;
    std::optional<line_fault> fault_of_request(const located_line& line);
    bool has_no_request() const;
    bool is_no_target(std::string_view text) const;
    std::string_view query_of_parts() const;
    std::string_view query_apart() const;
    void add_target(const located_line& line);
    void add_referer(const located_line& line);
    void add(const located_line& line, log_role role, std::string_view uri, std::string_view place);
    std::span<const written_text> places_of_line(std::string_view line);
    void add_place(std::string_view text, text_kind kind);
    void add_null(const located_line& line);
    void add_error(const located_line& line, line_fault fault, const log_values* log = nullptr);
    void set_values();
    std::string_view plain(log_part which) const;
    std::string_view decoded(log_part which, std::string& buffer) const {
        return has_encodings() ? decode_part(which, buffer) : parts_[which];
    }
    std::string_view decode_part(log_part which, std::string& buffer) const;

    // Returns whether the parts of the line can have escapes or percent-encoding.
    bool has_encodings() const {
        return parts_.how != escapes::none || options_.is_encoded || json_;
    }
    bool wants(log_uris which) const {
        return options_.wanted == log_uris::both || options_.wanted == which;
    }

    const log_options& options_;
    w3c_columns columns_;
    std::optional<json_log_reader> json_;
    escape_search escapes_;
    log_line parts_;  // the parts of the current line
    log_line texts_;  // the same parts without escapes, for JSON
    log_values values_;
    std::vector<written_text> places_;
    std::vector<written_text> line_columns_;
    escaped_text record_;  // the line without the escapes of CSV, if it is a field of CSV
    std::array<located_line, 2> found_;
    std::size_t found_count_ = 0;

    // The texts that found_ and values_ can point into.
    std::string whole_line_, target_, whole_, reference_, method_, referer_, user_agent_;
};

}  // namespace uriscan::cli
