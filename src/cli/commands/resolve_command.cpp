// uriscan resolve: resolves each reference against a base URI (RFC 3986, section 5).
#include "cli/commands/resolve_command.hpp"

namespace uriscan::cli {

int run_resolve(const resolve_command_options& options) {
    return write_results(options.operation, options.base,
                         {resolved_size_limit, [resolving = options.resolving](
                                                   const uri_view& base, const uri_view& reference,
                                                   std::span<char> buffer) {
                              return resolve(base, reference, buffer, resolving);
                          }});
}

}  // namespace uriscan::cli
