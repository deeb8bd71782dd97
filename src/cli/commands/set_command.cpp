// uriscan set: changes components of each URI.
#include "cli/commands/set_command.hpp"

#include "cli/edits/editor.hpp"

namespace uriscan::cli {

int run_set(const set_command_options& options) {
    const editor sized(options.edits);
    return write_results(
        options.operation, {},
        {[&sized](const uri_view&, const uri_view& uri) { return sized.size_limit(uri); },
         [own = editor(options.edits)](const uri_view&, const uri_view& uri,
                                       std::span<char> buffer) mutable {
             return own.run(uri, buffer);
         }});
}

}  // namespace uriscan::cli
