// uriscan normalize: writes each URI in its normal form (RFC 3986, section 6.2).
#include "cli/commands/normalize_command.hpp"

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

}  // namespace uriscan::cli
