// Redacts the lines of a log.  Targets and referers are read as references, and all other octets of
// the lines as a text.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/secret_copier.hpp"
#include "cli/commands/text_redactor.hpp"
#include "cli/input/access_log.hpp"
#include "cli/input/input_options.hpp"
#include "text/redact/part_search.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {

class log_redactor {
public:
    // Keeps references to the arguments.  `directive` is that of the first line; see log_reader.
    // What is found is added to the counts of `texts`.
    log_redactor(const redactor& redactor, const log_options& options, std::string_view directive,
                 secret_copier copier, text_redactor& texts)
        : redactor_(redactor),
          reader_(options, directive),
          copier_(std::move(copier)),
          texts_(texts) {}

    // The next lines are in `text`.
    void start(std::string_view text) {
        reader_.start(text);
        copier_.start(text.data());
        searched_ = text.data();
        search_.emplace(redactor_, text);
    }

    // Redacts the line, and all octets between the last line and this one.  Appends the result up
    // to some octet of the line to `out`.
    void redact(fmt::memory_buffer& out, std::string_view line);

    // Redacts the octets after the last line, and appends all that was not appended yet.
    void finish(fmt::memory_buffer& out, const char* end);

private:
    void search_up_to(fmt::memory_buffer& out, const char* end);
    void search_place(fmt::memory_buffer& out, const log_place& place);
    void replace_secrets(fmt::memory_buffer& out, const char* text);

    // Replaces the secrets that were found in the text that starts at `text`.
    void replace_found(fmt::memory_buffer& out, const char* text) {
        if (!secrets_.empty()) [[unlikely]] {
            replace_secrets(out, text);
        }
    }

    const redactor& redactor_;
    log_reader reader_;
    secret_copier copier_;
    text_redactor& texts_;
    std::optional<part_search> search_;
    const char* searched_ = nullptr;     // the end of what was searched
    std::vector<secret_place> secrets_;  // those that were found but not replaced yet
    std::string reference_;              // the last reference that had to be decoded
    std::vector<std::size_t> places_;    // where each of its octets is in the line
};

}  // namespace uriscan::cli
