// uriscan set: changes components of each URI.
#include "cli/commands/set_command.hpp"

#include <string>

#include "cli/edits/editor.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {
namespace {

// The base that the user knows as such is the URI of the line.
std::string message_of(const uri_error& error) {
    return error.why == reason::base_without_scheme ? "--redirect needs a URI with a scheme"
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
