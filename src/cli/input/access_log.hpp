// Lines of web servers' logs, and the URIs in them: the request's target (RFC 9112, section 3.2) and the
// page that it came from, its Referer.
//
// - common and combined: HOST IDENT USER [TIME] "METHOD TARGET VERSION" STATUS SIZE, and in combined
//   "REFERER" "USER-AGENT" behind that, as Apache and nginx write them.  What stands behind the last URI
//   is not looked at: servers cut long user agents, and can be told to write more.
//   A backslash in quotation marks begins an escape, such as \" or \x22, which is undone.
// - w3c: the extended format of the W3C, as IIS writes it.  Lines that begin with # are directives; the
//   last #Fields before a line names its columns.  The target is in cs-uri, or in cs-uri-stem and
//   cs-uri-query; the referer in cs(Referer).
//
// What is "-" is absent.  A target is a reference but for two forms, which are written as the references
// that mean the same: //AUTHORITY for that of CONNECT, and /.//PATH for a path that begins with "//".
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/located_line.hpp"

namespace uriscan::cli {

enum class log_format : std::uint8_t { none, common, combined, w3c };

// Which of the URIs in a line are wanted.
enum class log_uris : std::uint8_t { both, target, referer };

// What the directive begins with that names the columns of w3c.
inline constexpr std::string_view fields_directive = "#Fields:";

class log_reader {
public:
    // `directive` is the last #Fields before the lines that are going to be read, or nothing.
    log_reader(log_format format, log_uris wanted, std::string_view directive);

    // Returns the URIs of a line, at most two of them, each with its place in it; one that is not
    // there as such, but with escapes or in two columns, has the place where that begins.  What is
    // not as it is in such a log gives the line with what is amiss.  Valid until the next call.
    std::span<const located_line> read(const located_line& line);

private:
    struct columns {
        std::size_t count = 0;
        std::optional<std::size_t> method, uri, stem, query, referer;
    };

    void read_common(const located_line& line);
    void read_w3c(const located_line& line);
    void read_directive(std::string_view line);

    void add_request(const located_line& line, std::string_view request);
    void add_target(const located_line& line, std::string_view method, std::string_view target,
                    std::string_view field);
    void add_referer(const located_line& line, std::string_view field);
    void add(const located_line& line, std::string_view uri, std::string_view field);
    void refuse(const located_line& line, std::size_t offset, std::string_view what);
    std::string_view unescaped(std::string_view quoted, std::string& buffer);
    bool wants(log_uris which) const { return wanted_ == log_uris::both || wanted_ == which; }

    log_format format_;
    log_uris wanted_;
    columns columns_;
    std::vector<std::string_view> fields_;  // of a line
    std::array<located_line, 2> found_;
    std::size_t found_count_ = 0;
    std::string request_, target_, referer_;  // what found_ views where it is not the line
};

}  // namespace uriscan::cli
