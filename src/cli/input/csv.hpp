// Records of CSV (RFC 4180): fields with a delimiter between them.  A field in quotation marks can
// have delimiters, ends of lines, and "" for one quotation mark.  So a record can have several
// lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
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

    // Calls `use` for each column of --field.  If the record does not have a column, the value is
    // NULL.
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

    // Calls `use` once for each column, even if it is named twice.  A record that is not CSV is one
    // text.
    template <class Use>
    void for_each_text(const located_line& record, Use use) {
        if (!record.fault.what.empty()) {
            use(written_text{record.text});
        } else if (!record.is_null) {
            for (const kept_field& kept : kept_) {
                if (kept.column != base_only_ && kept.is_there && !kept.field.raw.empty()) {
                    use(written_text{kept.field.raw, escapes::csv, text_kind::field});
                }
            }
        }
    }

private:
    bool next(located_line& line);
    void read_record(located_line& line);
    located_line text_in(const located_line& record, std::size_t column);
    const csv_field* field(std::size_t column) const;

    // A field in a column that is needed.  A record can have very many fields that are not needed.
    struct kept_field {
        std::size_t column;
        bool is_there = false;
        csv_field field = {};
    };

    const block& block_;
    const csv_kinds kinds_;
    std::vector<std::size_t> columns_;
    std::size_t base_ = 0;  // the column with the base; 0 if there is none
    std::string_view rest_;
    std::uint64_t next_number_;
    std::vector<kept_field> kept_;  // the fields of the current record, by their columns
    std::size_t base_only_ = 0;     // the column of the base, if it is not one of `columns_`
    std::string text_buffer_, base_buffer_;
};

}  // namespace uriscan::cli
