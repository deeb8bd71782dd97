// Records of CSV (RFC 4180): fields with a delimiter between them.  A field in quotation marks can
// have delimiters, ends of lines, and "" for one quotation mark.  So a record can have several
// lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/blocks.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/located_line.hpp"
#include "csv_fields.hpp"

namespace uriscan::cli {

// Returns the text of a field; if it has escapes, the text is in `buffer`.
std::string_view text_of(const csv_field& field, std::string& buffer);

// Returns why a record is not CSV, as a static text.
std::string_view description_of(csv_error);

// Returns the numbers of the columns with the URIs, and then of the column with the base, if there
// is one.  `header` has the names of the columns.  Throws read_error if there is no such column.
std::vector<std::size_t> columns_named(const field_options& fields,
                                       const std::vector<csv_field>& header);

// Reads the records of a block, one after the other.
class csv_reader {
public:
    csv_reader(const block& block, const field_options& fields);

    // Reads the next record or run of empty lines into `line`; returns false if there is none.
    // Then line() gives its texts, unless it has none itself.
    bool next(located_line& line);

    // Returns how many texts a record has.
    std::size_t texts() const { return columns_.size(); }

    // Returns the current record with this text, and with the base.  A column that the record does
    // not have is NULL.
    located_line line(const located_line& record, std::size_t text);

    // Returns this text of the current record as it is in the record, without the quotation marks
    // around it.  A column that the record does not have is a null view.
    std::string_view raw(std::size_t text) const {
        const csv_field* const found = field(columns_[text]);
        return found == nullptr ? std::string_view() : found->raw;
    }

private:
    void read_record(located_line& line);
    const csv_field* field(std::size_t column) const {
        return column <= record_.size() ? &record_[column - 1] : nullptr;
    }

    const std::uint64_t max_line_;
    const csv_kinds kinds_;
    std::vector<std::size_t> columns_;
    std::size_t base_ = 0;
    std::string_view rest_;
    std::uint64_t next_number_;
    std::vector<csv_field> record_;
    std::string text_buffer_, base_buffer_;
};

// Calls `use(located_line)` for each URI in the block, record by record.
template <class Use>
void for_each_record(const block& block, const field_options& fields, Use use) {
    csv_reader reader(block, fields);
    located_line record{.file = block.file,
                        .number = block.first_line,
                        .text = {},
                        .too_long = block.too_long,
                        .most = block.max_line};
    if (block.too_long != 0) {
        record.text = record.whole = std::string_view(block.lines.begin(), block.lines.begin());
        use(record);
        return;
    }
    while (reader.next(record)) {
        if (!record.has_text()) {
            use(record);
            continue;
        }
        for (std::size_t text = 0; text < reader.texts(); ++text) {
            use(reader.line(record, text));
        }
    }
}

}  // namespace uriscan::cli
