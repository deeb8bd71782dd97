// uriscan normalize: one text for all URIs that are equivalent (RFC 3986, section 6.2).
#include "cli/commands/commands.hpp"
#include "cli/commands/operation.hpp"

namespace uriscan::cli {

int normalize_command(const options& options) {
    std::vector<scheme_rules> own;
    for (const scheme& scheme : options.schemes) {
        own.push_back({scheme.name, scheme.default_port, scheme.empty_path_is_root});
    }
    const scheme_table schemes(own);
    return operate(options,
                   {normalized_size_limit,
                    [&, rules = options.rules](const uri_view& uri, std::span<char> buffer) {
                        return normalize(uri, buffer, rules, schemes);
                    }});
}

}  // namespace uriscan::cli
