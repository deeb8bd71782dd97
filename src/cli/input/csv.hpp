// Records of CSV (RFC 4180): fields with a delimiter between them.  A field in quotation marks can
// have delimiters, ends of lines, and "" for one quotation mark.  So a record can have several
// lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"
#include "cli/input/splitter.hpp"
#include "csv_fields.hpp"

namespace uriscan::cli {

// The records of a block; see input_format.hpp.
class csv_records {
public:
    static constexpr between_texts between = between_texts::is_copied;

    static escapes escapes_in(const input_options&) { return escapes::csv; }

    static std::unique_ptr<splitter> make_splitter(const input_options& options);

    csv_records(const block& block, const input_options& options);

    template <class Use>
    void for_each(Use use) {
        located_line record = first_line_of(block_);
        if (block_.too_long != 0) {
            use(record);
        }
        while (next(record)) {
            use(record);
        }
    }

    // Calls `use` for each column.  A column that the record does not have is NULL.
    template <class Use>
    void visit(Use use) {
        for_each([&](const located_line& record) {
            if (!record.has_text()) {
                use(record);
                return;
            }
            for (const std::size_t column : columns_) {
                use(text_in(record, column));
            }
        });
    }

    // Returns each column once.  A record that is not CSV is one text.
    std::span<const written_text> texts(const located_line& record);

private:
    bool next(located_line& line);
    void read_record(located_line& line);
    located_line text_in(const located_line& record, std::size_t column);
    const csv_field* field(std::size_t column) const {
        return column <= record_.size() ? &record_[column - 1] : nullptr;
    }

    const block& block_;
    const csv_kinds kinds_;
    std::vector<std::size_t> columns_;
    std::size_t base_ = 0;  // the column with the base; 0 if there is none
    std::string_view rest_;
    std::uint64_t next_number_;
    std::vector<csv_field> record_;
    std::string text_buffer_, base_buffer_;
    std::vector<written_text> texts_;
};

}  // namespace uriscan::cli
