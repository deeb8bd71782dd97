// What the commands are asked to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/input/access_log.hpp"
#include "cli/output/formats.hpp"
#include "cli/stats/summary.hpp"
#include "cli/system/terminal.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/redact.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/rfc2396.hpp"
#include "uriscan/uri.hpp"

namespace uriscan::cli {

// A scheme that `normalize` is told of.
struct scheme {
    std::string name;
    std::optional<std::uint16_t> default_port;
    bool empty_path_is_root = false;
};

// What `redact` takes for a secret, and what it writes for it.
struct redaction {
    secret_userinfo userinfo = secret_userinfo::all;
    bool default_keys = true;
    std::vector<std::string> keys;  // besides those
    bool fragment = false;
    bool masks = false;  // each octet, instead of a replacement
    std::string replacement = std::string(redact_options().replacement);
};

// What `stats` counts, and how it shows that.
struct counting {
    std::vector<aspect> by = {aspect::scheme, aspect::host,      aspect::host_kind, aspect::port,
                              aspect::length, aspect::component, aspect::error};
    std::size_t most = 1'000'000;  // different values
    std::size_t top = 10;          // are shown; 0 is all
    when bars = when::automatic;
    bool as_json = false;
    // For a page, too; "-" is standard output, where only that is written then.
    std::optional<std::string> page_file;
};

struct options {
    std::vector<std::string> files;  // "-" is standard input; none is standard input
    rule held_against = rule::uri_reference;
    std::optional<cli::format> format;
    cli::record_template record_template;
    bool header = false;
    std::size_t field = 0;              // of a line, the URI; from 1, and 0 is the whole line
    char delimiter = '\t';              // of fields
    bool escaped_fields = false;        // as in tab-separated values
    log_format log = log_format::none;  // what the input is, if it is not just lines
    log_uris wanted_log_uris = log_uris::both;
    bool null_separated = false;
    unsigned threads = 1;                              // 0 is one for each core
    std::size_t block_size = std::size_t{256} * 1024;  // octets that are read at once
    when progress = when::automatic;                   // on standard error
    when color = when::automatic;

    bool by_rfc2396 = false;                            // parse and check: by its URI-reference
    bool decode = false;                                // parse: the components
    normalization rules = normalization::syntax_based;  // normalize
    std::vector<scheme> schemes;                        // normalize: before those of the library
    uri base;                                           // resolve and relativize
    resolve_options resolving;                          // resolve

    std::vector<std::string> found_schemes;  // extract and redact: those without "//"
    bool only_uris = false;                  // extract
    redaction redacting;                     // redact
    findings wanted;             // audit: lines with any of these; all if there are none
    bool list_findings = false;  // audit: and do nothing else
    cli::counting counting;      // stats

    // What parse and check hold lines against.
    std::variant<rule, rfc2396::rule> rule_of_either_rfc() const {
        using either = std::variant<rule, rfc2396::rule>;
        return by_rfc2396 ? either(rfc2396::rule::uri_reference) : either(held_against);
    }

    // What lines of the input and records of the output end in.
    char separator() const { return null_separated ? '\0' : '\n'; }
};

}  // namespace uriscan::cli
