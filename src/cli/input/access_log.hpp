// The URIs in the logs of web servers: the target of a request (RFC 9112, section 3.2), and its
// Referer (RFC 9110, section 10.1.3).  There are three formats of logs:
//
// - common: HOST IDENT USER [TIME] "METHOD TARGET VERSION" STATUS SIZE.  Apache and nginx write the
//   formats common and combined.
// - combined: like common, and then "REFERER" "USER-AGENT".
// - w3c: the extended format of the W3C, as IIS writes it.  Lines that start with # are directives.
//   The last #Fields directive before a line names the columns of the line.  The target is in
//   cs-uri, or in cs-uri-stem and cs-uri-query; the referer is in cs(Referer).
//
// In common and combined, the octets after the referer are only read for values, because servers
// cut long user agents and can add more fields.  A user agent that is cut is a value, too.  A
// backslash in quotation marks starts an escape such as \" or \x22.  Escapes are decoded.
//
// "-" means that there is no value.  A line without a URI is NULL.  A target is a URI reference,
// except in two cases.  In these cases, an equivalent reference is returned: //AUTHORITY for the
// target of CONNECT, and /.//PATH for a path that starts with "//".
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/input_options.hpp"
#include "cli/input/located_line.hpp"

namespace uriscan::cli {

// The start of the directive that names the columns of a w3c log.
inline constexpr std::string_view fields_directive = "#Fields:";

class log_reader {
public:
    // `directive` is the last #Fields directive before the first line, or empty if there is none.
    log_reader(log_options options, std::string_view directive);

    // Returns the URIs of a line, at most two, each with its place.  If a URI has escapes, its
    // place is the start of its field.  If a URI is in two columns, its place is the start of the
    // first column.  If the line has none of the wanted URIs, returns one line that is NULL.  If
    // the line is not valid in this log format, returns the line with a log_error.  The result is
    // valid until the next call.
    std::span<const located_line> read(const located_line& line);

private:
    struct columns {
        std::size_t count = 0;
        std::optional<std::size_t> method, uri, stem, query, referer;
        std::optional<std::size_t> date, time, status, client, size, user_agent;
    };

    void read_common(const located_line& line);
    void read_w3c(const located_line& line);
    void read_row(const located_line& line);
    void read_directive(std::string_view line);
    std::optional<std::size_t>* column_named(std::string_view name);

    void add_request(const located_line& line, std::string_view request);
    void add_target(const located_line& line, std::string_view method, std::string_view target,
                    std::string_view field);
    void add_referer(const located_line& line, std::string_view field);
    void add(const located_line& line, std::string_view uri, std::string_view field);
    void add_null(const located_line& line);
    void add_error(const located_line& line, std::size_t offset, std::string_view what,
                   const log_values* log = nullptr);
    void set(log_value which, std::string_view text);
    void set_columns();
    std::string_view field(std::optional<std::size_t> column) const;
    const log_values* values() const { return options_.has_values ? &values_ : nullptr; }
    std::string_view unescaped(std::string_view quoted, std::string& buffer);
    bool wants(log_uris which) const {
        return options_.wanted == log_uris::both || options_.wanted == which;
    }

    log_options options_;
    columns columns_;
    std::vector<std::string_view> fields_;  // the fields of the current line
    log_values values_;
    std::array<located_line, 2> found_;
    std::size_t found_count_ = 0;
    // The texts that found_ and values_ can point into.
    std::string request_, target_, referer_, time_, user_agent_;
};

}  // namespace uriscan::cli
