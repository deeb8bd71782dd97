// The lists come from the library.
#include "cli/commands/redact/secret_names.hpp"

#include <algorithm>
#include <span>
#include <string>

#include "cli/commands/common_options.hpp"
#include "cli/output/paragraph.hpp"
#include "cli/system/output_file.hpp"
#include "text/redact/keys.hpp"

namespace uriscan::cli {
namespace {

using names = std::span<const std::string_view>;

void append_names(std::string& out, std::string_view title, names all) {
    constexpr std::size_t width = 80;
    constexpr std::size_t margin = 4;
    std::string text;
    for (const std::string_view name : all) {
        text.append(name).append(" ");
    }
    out.append(title).append("\n").append(paragraph(text, width, margin)).append("\n");
}

}  // namespace

void write_secret_names() {
    std::string list;
    append_names(list,
                 "Keys whose values are secret, in any case and without - _ . [ ] + and spaces:",
                 secret_keys);
    append_names(list, "Endings of such keys:", secret_key_endings);
    append_names(list, "Keys that are not secret in spite of their ending:", public_keys);
    list += "Paths with secret segments (after any / of a path, on the hosts listed):\n";
    for (const secret_path& path : secret_paths()) {
        list.append("    ").append(path.name).append(": ").append(path.segments);
        list.append(path.hosts.empty() ? "" : "  (").append(path.hosts);
        list.append(path.hosts.empty() ? "\n" : ")\n");
    }
    write_out(list);
}

std::vector<std::string_view> public_keys_of(const redact_command_options& options) {
    auto keys = longer_list({}, options.public_keys);
    for (const std::string_view key : options.default_keys ? names(public_keys) : names()) {
        const bool is_wanted = std::ranges::any_of(
            options.keys, [key](std::string_view wanted) { return is_same_name(key, wanted); });
        if (!is_wanted) {
            keys.push_back(key);
        }
    }
    return keys;
}

}  // namespace uriscan::cli
