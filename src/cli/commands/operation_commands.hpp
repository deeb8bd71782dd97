// The commands that write one result for each line: normalize, resolve, relativize, set, to-uri and
// to-iri.  The functions return the exit status, and throw write_error.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/commands/operation.hpp"
#include "cli/edits/edit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::cli {

// The rules of a scheme that the user added.
struct added_scheme {
    std::string name;
    std::optional<std::uint16_t> default_port;
    bool empty_path_is_root = false;
};

// The options of `normalize`, which writes each URI in its normal form (RFC 3986, section 6.2).
struct normalize_command_options {
    operation_options operation;
    normalization rules = normalization::syntax_based;
    std::vector<added_scheme> schemes = {};  // replace the library's rules for the same schemes
};

int run_normalize(const normalize_command_options&);

// The options of `resolve`, which resolves each reference against a base URI (RFC 3986, section 5).
struct resolve_command_options {
    operation_options operation;
    std::optional<std::string> base;  // a URI, or an IRI if the rule is of RFC 3987
    resolve_options resolving = {};
};

int run_resolve(const resolve_command_options&);

// Returns what is wrong with the base of all lines, or an empty text if nothing is.
std::string mistake_in_base(const std::optional<std::string>& base, const text_rule&);

// The options of `relativize`, which writes the shortest reference from a base to each URI
// (RFC 3986, section 4.2).
struct relativize_command_options {
    operation_options operation;
    std::optional<std::string> base;
};

int run_relativize(const relativize_command_options&);

// The options of `set`, which changes components of each URI.
struct set_command_options {
    operation_options operation;
    std::vector<edit> edits;  // in the order in which they are applied
};

int run_set(const set_command_options&);

// The options of `to-uri`, which maps each IRI to a URI (RFC 3987, section 3.1).
struct to_uri_command_options {
    operation_options operation;
    bool converts_hosts = false;  // by IDNA
};

int run_to_uri(const to_uri_command_options&);

// The options of `to-iri`, which maps each URI to an IRI (RFC 3987, section 3.2).
struct to_iri_command_options {
    operation_options operation;
};

int run_to_iri(const to_iri_command_options&);

}  // namespace uriscan::cli
