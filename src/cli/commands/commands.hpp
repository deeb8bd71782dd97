// The commands: their options, and the functions that run them.  Each of these functions returns
// the exit status, and throws write_error.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/commands/template_options.hpp"
#include "cli/edits/edit.hpp"
#include "cli/filter/expression.hpp"
#include "cli/output/record_options.hpp"
#include "cli/stats/stats_options.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/redact.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::cli {

// Writes one record for every line.
struct parse_command_options {
    common_options common;
    record_options records;
    template_options templates;
    either_rule checked_rule = rule::uri_reference;
    allowances allowed;    // also accept what this allows; only with a rule of RFC 3986
    bool decode = false;   // decode the percent-encoding of components
    bool lenient = false;  // repair invalid lines; only for a rule of RFC 3986
};
int run_parse(const parse_command_options&);

// Writes the lines that are not valid, each with a caret.  Writes a summary to standard error.  The
// exit status is exit_invalid if at least one line is not valid.
struct check_command_options {
    common_options common;
    record_options records;  // without a format, errors are shown with carets
    either_rule checked_rule = rule::uri_reference;
    allowances allowed;          // also accept what this allows; only with a rule of RFC 3986
    bool wants_summary = false;  // show the summary even if standard error is not a terminal
};
int run_check(const check_command_options&);

// Finds risky URIs, and URIs that programs read differently.
struct audit_command_options {
    common_options common;
    record_options records;
    rule checked_rule = rule::uri_reference;
    audit_findings wanted = {};  // write only records with one of these findings; if empty, all
    bool list_findings = false;  // write the list of findings instead of records
};
int run_audit(const audit_command_options&);

// The options of the commands that write one result for each line: normalize, resolve, relativize,
// set, to-uri and to-iri.
struct operation_options {
    common_options common;   // with --base-field, each line has a base
    record_options records;  // without a format, only results are written
    text_rule checked_rule = rule::uri_reference;
};

// The rules of a scheme that the user added.
struct added_scheme {
    std::string name;
    std::optional<std::uint16_t> default_port;
    bool empty_path_is_root = false;
};

// Writes each URI in its normal form (RFC 3986, section 6.2).
struct normalize_command_options {
    operation_options operation;
    normalization rules = normalization::syntax_based;
    std::vector<added_scheme> schemes = {};  // replace the library's rules for the same schemes
};
int run_normalize(const normalize_command_options&);

// Resolves each reference against a base URI (RFC 3986, section 5).
struct resolve_command_options {
    operation_options operation;
    std::optional<std::string> base;  // a URI, or an IRI if the rule is of RFC 3987
    resolve_options resolving = {};
};
int run_resolve(const resolve_command_options&);

// Throws usage_error if --base is not valid.
void check_base(const std::optional<std::string>& base, const text_rule&);

// Writes the shortest reference from a base to each URI (RFC 3986, section 4.2).
struct relativize_command_options {
    operation_options operation;
    std::optional<std::string> base;
};
int run_relativize(const relativize_command_options&);

// Changes components of each URI.
struct set_command_options {
    operation_options operation;
    std::vector<edit> edits;  // in the order in which they are applied
};
int run_set(const set_command_options&);

// Maps each IRI to a URI (RFC 3987, section 3.1).
struct to_uri_command_options {
    operation_options operation;
    bool converts_hosts = false;  // by IDNA
};
int run_to_uri(const to_uri_command_options&);

// Maps each URI to an IRI (RFC 3987, section 3.2).
struct to_iri_command_options {
    operation_options operation;
};
int run_to_iri(const to_iri_command_options&);

// Writes each line as a valid URI reference, and repairs lines that are not valid.
struct repair_command_options {
    common_options common;
    record_options records;  // without a format, only results are written
    repairs encoded = repairs::usual;
    bool backslash_as_slash = false;
    bool surrounding = false;

    repairs allowed() const {
        return encoded | (backslash_as_slash ? repairs::backslash_as_slash : repairs::none) |
               (surrounding ? repairs::surrounding : repairs::none);
    }
};
int run_repair(const repair_command_options&);

// Writes the lines whose URIs match an expression.  The exit status is exit_ok if at least one line
// was found, and exit_none otherwise.
struct grep_command_options {
    common_options common;
    rule checked_rule = rule::uri_reference;
    template_options templates;
    expression wanted;
    bool has_expression = false;
    bool searches_text = false;  // find URIs in each line
    bool inverts = false;        // write the lines that do not match
    bool counts = false;         // write the number of these lines instead of the lines
    bool lists_files = false;    // write the names of the files with such lines
    bool only_uris = false;      // write the URIs instead of their lines
    bool is_quiet = false;
    std::optional<bool> writes_names = {};  // not given: if there are several files or a folder
    bool writes_numbers = false;
    std::uint64_t most = UINT64_MAX;  // the most lines of each file
};
int run_grep(const grep_command_options&);

// Writes the URIs in a text, and where they are.
struct extract_command_options {
    common_options common;
    record_options records;
    std::vector<std::string> schemes = {};  // for URIs without "//"; if empty, the library's list
    std::vector<std::string> more_schemes = {};  // more schemes for URIs without "//"
    bool only_uris = false;                      // write the URIs instead of records
    bool reads_defanged = false;                 // read hxxp://a[.]b as http://a.b
    bool writes_defanged = false;                // write http://a.b as hxxp://a[.]b
};
int run_extract(const extract_command_options&);

// Writes the text without the secrets in its URIs (RFC 3986, sections 3.2.1 and 7.5).
struct redact_command_options {
    common_options common;
    secret_userinfo userinfo = secret_userinfo::all;
    bool list_names = false;               // only list the library's words of keys and paths
    bool default_keys = true;              // also use the library's words of keys and paths
    std::vector<std::string> keys;         // the values of these keys are also secret
    std::vector<std::string> public_keys;  // the values of these keys are not secret
    bool closed = false;                   // all data counts as secret
    std::vector<std::string> kept_keys;    // the values of these keys are not data
    std::vector<std::string> kept_paths;   // the segments that match these patterns are not data
    bool shapes = true;                    // tokens with a known shape are secret
    bool fragment = false;                 // fragments are secret
    std::vector<std::string> schemes;      // more schemes of URIs without "//"
    bool mask = false;  // replace each octet by an x, so that sizes stay the same
    std::string replacement = std::string(redact_options().replacement);
};
int run_redact(const redact_command_options&);

// Writes the library's words of secret keys and its patterns of paths.
void write_secret_names();

// Writes a summary of all lines.
struct stats_command_options {
    common_options common;
    rule checked_rule = rule::uri_reference;
    stats_options stats;
    template_options templates;
};
int run_stats(const stats_command_options&);

// Expands a URI template, with values from the command line or with many sets of values from files.
struct expand_command_options {
    common_options common;
    std::vector<std::string> words;  // the template, and NAME=VALUE or NAME[KEY]=VALUE
    bool reads_values = false;       // each line of the input is an object of JSON with values
    record_options records;          // the results for these lines; without a format, only texts
};
int run_expand(const expand_command_options&);

// Throws usage_error if something is wrong with the words.
void check(const expand_command_options&);

// Writes the URI template that matches a line, and the values of its variables.
struct match_command_options {
    common_options common;
    record_options records;  // without a format and fields, objects with the values are written
    template_options templates;
    bool decodes = false;
};
int run_match(const match_command_options&);

// Compiles the templates, and decides which fields are written.  Throws usage_error and file_error.
void prepare(match_command_options&);

// A function of docs/functions.md that `uriscan function` computes.  Each argument is a column of
// the type Nullable(String).  A null text stands for NULL.
using row_values = std::vector<std::string_view>;
struct row_function {
    std::string_view name;
    std::size_t arguments;
    char null;  // the answer if an argument is NULL

    // Appends the answer if no argument is NULL.  The function can use `memory` as it likes.
    void (*answer)(const row_values&, fmt::memory_buffer& out, std::string& memory);
};
std::span<const row_function> row_functions();

// Reads rows of RowBinary, and writes the answer of a function for each row.
struct function_command_options {
    common_options common;
    const row_function* function = nullptr;
};
int run_function(const function_command_options&);

}  // namespace uriscan::cli
