// The changes of a URI that `uriscan set` makes, as the user describes them.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/system/names.hpp"
#include "uriscan/uri.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// A pattern for the keys of query parameters, such as "utm_*".  A "*" stands for any octets, or for
// none.  A backslash makes the next octet stand for itself.
class key_pattern {
public:
    // Throws usage_error if nothing follows the last backslash.
    explicit key_pattern(std::string_view pattern);

    // Says whether the whole key has the form of the pattern.  `key` is decoded.
    bool matches(std::string_view key) const;

private:
    std::vector<std::string> literals_;  // the texts before, between and after the "*"
};

// The members named `text` are written as in a URI: they are encoded, and valid in their component.
struct set_component {
    component which;
    std::string text;
};
struct remove_component {
    component which;  // host stands for the whole authority
};
struct append_item {
    component which;  // the path gets a segment, the query a parameter
    std::string text;
};
// Key and value are those of with_parameter(): data, or text if they are already encoded.
struct set_parameter {
    std::string key;
    std::string value;
    given_as given;
};
struct remove_parameters {
    key_pattern keys;
};
struct sort_parameters {};
struct redirect {
    uri reference;
};

using edit = std::variant<set_component, remove_component, append_item, set_parameter,
                          remove_parameters, sort_parameters, redirect>;

// These functions read the values of the options with the same names, and throw usage_error.
edit read_set(std::string_view value);       // NAME=DATA or NAME:=TEXT; NAME can be query:KEY
edit read_append(std::string_view value);    // path=DATA, query=DATA, path:=TEXT or query:=TEXT
edit read_remove(std::string_view value);    // COMPONENT or query:PATTERN
edit read_redirect(std::string_view value);  // a URI reference

}  // namespace uriscan::cli
