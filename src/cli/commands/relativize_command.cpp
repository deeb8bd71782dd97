// uriscan relativize: writes the shortest reference from a base to each URI (RFC 3986, section
// 4.2).
#include "cli/commands/relativize_command.hpp"

#include "uriscan/resolve.hpp"

namespace uriscan::cli {

int run_relativize(const relativize_command_options& options) {
    return write_results(options.operation, options.base,
                         {relativized_size_limit,
                          [](const uri_view& base, const uri_view& target, std::span<char> buffer) {
                              return relativize(base, target, buffer);
                          }});
}

}  // namespace uriscan::cli
