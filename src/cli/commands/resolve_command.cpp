// uriscan resolve: what each reference means at the base (RFC 3986, section 5).
#include "cli/commands/commands.hpp"
#include "cli/commands/operation.hpp"

namespace uriscan::cli {

int resolve_command(const options& options) {
    const uri_view base = options.base;
    return operate(
        options,
        {[=](const uri_view& reference) { return resolved_size_limit(base, reference); },
         [=, resolving = options.resolving](const uri_view& reference, std::span<char> buffer) {
             return resolve(base, reference, buffer, resolving);
         }});
}

}  // namespace uriscan::cli
