// Redacts fields of CSV.  All other octets stay as they are.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/commands/secret_copier.hpp"
#include "cli/commands/text_redactor.hpp"
#include "cli/input/csv.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {

class csv_redactor {
public:
    // Keeps references to the arguments.  The replacement of the copier must have no octets that
    // are special in CSV.  What is found is added to the counts of `texts`.
    csv_redactor(const redactor& redactor, secret_copier copier, text_redactor& texts)
        : redactor_(redactor), copier_(std::move(copier)), texts_(texts) {}

    // The next records start at `begin`.
    void start(const char* begin) { copier_.start(begin); }

    // Redacts the texts of the current record of the reader, and appends the result up to some
    // octet of the record to `out`.
    void redact(fmt::memory_buffer& out, const csv_reader& reader);

    // The same for a record that is not CSV: the whole record is searched as a text.
    void redact_text(fmt::memory_buffer& out, std::string_view record);

    // Appends all that was not appended yet.
    void finish(fmt::memory_buffer& out, const char* end) { copier_.copy_up_to(out, end); }

private:
    void redact_field(fmt::memory_buffer& out, std::string_view raw);

    const redactor& redactor_;
    secret_copier copier_;
    text_redactor& texts_;
    std::vector<std::string_view> fields_;  // of the current record
    std::vector<secret_place> secrets_;     // of the last text
    std::string text_;                      // the last field that had "", with one mark instead
    std::vector<std::size_t> places_;       // where each of its octets is in the field
};

}  // namespace uriscan::cli
