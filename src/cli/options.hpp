// What the commands are asked to do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/records.hpp"
#include "cli/terminal.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/parse.hpp"
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

struct options {
    std::vector<std::string> files;  // "-" is standard input; none is standard input
    rule held_against = rule::uri_reference;
    std::optional<cli::format> format;
    bool header = false;
    bool null_separated = false;
    unsigned threads = 1;                              // 0 is one for each core
    std::size_t block_size = std::size_t{256} * 1024;  // octets that are read at once
    when color = when::automatic;

    bool by_rfc2396 = false;                            // parse and check: by its URI-reference
    bool decode = false;                                // parse: the components
    normalization rules = normalization::syntax_based;  // normalize
    std::vector<scheme> schemes;                        // normalize: before those of the library
    uri base;                                           // resolve and relativize
    resolve_options resolving;                          // resolve

    // What parse and check hold lines against.
    std::variant<rule, rfc2396::rule> rule_of_either_rfc() const {
        using either = std::variant<rule, rfc2396::rule>;
        return by_rfc2396 ? either(rfc2396::rule::uri_reference) : either(held_against);
    }

    // What lines of the input and records of the output end in.
    char separator() const { return null_separated ? '\0' : '\n'; }
};

}  // namespace uriscan::cli
