// Gives write_results() the operation of each command.
#include "cli/commands/operation_commands.hpp"

#include <string>

#include "cli/edits/editor.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {

int run_normalize(const normalize_command_options& options) {
    std::vector<scheme_rules> added;
    for (const added_scheme& scheme : options.schemes) {
        added.push_back({scheme.name, scheme.default_port, scheme.empty_path_is_root});
    }
    const scheme_table schemes(added);
    return write_results(
        options.operation, {},
        {[](const uri_view&, const uri_view& uri) { return normalized_size_limit(uri); },
         [&, rules = options.rules](const uri_view&, const uri_view& uri, std::span<char> buffer) {
             return normalize(uri, buffer, rules, schemes);
         }});
}

int run_resolve(const resolve_command_options& options) {
    return write_results(options.operation, options.base,
                         {resolved_size_limit, [resolving = options.resolving](
                                                   const uri_view& base, const uri_view& reference,
                                                   std::span<char> buffer) {
                              return resolve(base, reference, buffer, resolving);
                          }});
}

int run_relativize(const relativize_command_options& options) {
    return write_results(options.operation, options.base,
                         {relativized_size_limit,
                          [](const uri_view& base, const uri_view& target, std::span<char> buffer) {
                              return relativize(base, target, buffer);
                          }});
}

namespace {

// The base that the user knows as such is the URI of the line.
std::string message_of(const uri_error& error) {
    return error.reason == error_reason::base_without_scheme
               ? "--redirect needs a URI with a scheme"
               : describe(error);
}

}  // namespace

int run_set(const set_command_options& options) {
    const editor sized(options.edits);
    return write_results(
        options.operation, {},
        {[&sized](const uri_view&, const uri_view& uri) { return sized.size_limit(uri); },
         [own = editor(options.edits)](const uri_view&, const uri_view& uri,
                                       std::span<char> buffer) mutable {
             return own.run(uri, buffer);
         },
         message_of});
}

}  // namespace uriscan::cli
