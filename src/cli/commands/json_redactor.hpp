// Redacts the strings of a line of JSON.  All other octets stay as they are, so the line stays
// valid JSON.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/secret_copier.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/json_log.hpp"
#include "cli/input/json_reader.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {

class json_redactor {
public:
    // Keeps a reference to the redactor.  Without --field, all strings are searched, also those
    // that are keys; with it, only the strings that its paths lead to are, and they can be relative
    // references.
    json_redactor(const redactor& redactor, const field_options& fields, bool mask,
                  std::string_view replacement);

    // All strings are searched, and those that some paths of the log lead to are references.
    json_redactor(const redactor& redactor, json_log log, bool mask, std::string_view replacement);

    // Appends the redacted line to `out`, and adds to `counts`.  Returns false, and appends
    // nothing, if the line is not JSON.
    bool append(fmt::memory_buffer& out, std::string_view line, redaction& counts);

private:
    bool find_strings(std::string_view line);
    bool find_fields(std::string_view line);
    bool is_reference(std::string_view raw, std::string_view text);
    redaction find_secrets(std::string_view raw);

    const redactor& redactor_;
    const bool searches_all_;            // and not only the strings that the paths lead to
    const bool are_references_ = false;  // the strings that the paths lead to, even if not valid
    secret_copier copier_;
    json_reader reader_;
    std::vector<std::string_view> fields_;   // the strings that the paths lead to
    std::size_t next_field_ = 0;             // the first that was not redacted yet
    std::vector<std::string_view> strings_;  // to search; without their quotation marks
    std::string text_;                       // the last string without escapes
    std::vector<std::size_t> places_;        // for each octet of text_, where its escape starts
    std::vector<secret_place> secrets_;      // of the last string, as places in the line
};

}  // namespace uriscan::cli
