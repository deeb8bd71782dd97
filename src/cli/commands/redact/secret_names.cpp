// Writes what `redact --list` shows.  The lists come from the library.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>

#include "cli/output/paragraph.hpp"
#include "cli/system/output_file.hpp"
#include "text/redact/key_words.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {
namespace {

using names = std::span<const key_word>;

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
    append_names(list, "Words that make a key secret, also at the end of a longer word:",
                 words_of(word_role::anywhere));
    append_names(list, "Words that make a key secret only if they are its last word:",
                 words_of(word_role::last));
    append_names(list, "Keys that are secret only as a whole:", words_of(word_role::alone));
    for (const key_head& head : key_heads()) {
        append_names(list, fmt::format("Words that make a key secret before \"{}\":", head.word),
                     head.partners);
        if (!head.open_partners.empty()) {
            append_names(list, fmt::format("Words before \"{}\" that do not:", head.word),
                         head.open_partners);
        }
    }
    append_names(list, "Words that are ignored at the end of a key, as digits are:",
                 words_of(word_role::extra));
    append_names(list, "Last words that make a key not secret, although it has a secret word:",
                 words_of(word_role::qualifier));
    append_names(list, "Words that make the secret word after them not secret:",
                 words_of(word_role::no_secret));
    append_names(list, "Plurals that make a key secret if they are its last word:",
                 words_of(word_role::plural));
    append_names(list, "Words that make a key with a plural not secret, because it is a number:",
                 words_of(word_role::number));
    list += "Paths with secret segments (after any / of a path, on the hosts listed):\n";
    for (const secret_path& path : secret_paths()) {
        list.append("    ").append(path.name).append(": ").append(path.segments);
        list.append(path.hosts.empty() ? "" : "  (").append(path.hosts);
        list.append(path.hosts.empty() ? "\n" : ")\n");
    }
    write_out(list);
}

}  // namespace uriscan::cli
