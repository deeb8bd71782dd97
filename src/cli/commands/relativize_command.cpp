// uriscan relativize: the shortest reference that means each URI at the base (RFC 3986, section 4.2).
#include "uriscan/relativize.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/operation.hpp"

namespace uriscan::cli {

int relativize_command(const options& options) {
    const uri_view base = options.base;
    return operate(options,
                   {[=](const uri_view& target) { return relativized_size_limit(base, target); },
                    [=](const uri_view& target, std::span<char> buffer) {
                        return relativize(base, target, buffer);
                    }});
}

}  // namespace uriscan::cli
