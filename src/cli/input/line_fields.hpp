// Lines whose texts are the whole line or some of its fields: --input-format lines, tsv and blanks.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "cli/input/escaped_text.hpp"
#include "cli/input/input_options.hpp"
#include "cli/input/lines.hpp"

namespace uriscan::cli {

// Returns field `number` of `line`, counted from 1.  If the line has fewer fields, returns the
// empty text at its end.
std::string_view field_of(std::string_view line, std::size_t number, char delimiter);

// Does the same for fields with runs of spaces and tabs between them.  A run at the start of the
// line is ignored: no field is before it.
std::string_view field_between_blanks(std::string_view line, std::size_t number);

// The lines of a block; see input_format.hpp.
class line_fields : public block_lines {
public:
    static escapes escapes_in(const input_options& options) {
        return options.field.format == input_format::tsv ? escapes::tsv : escapes::none;
    }

    line_fields(const block& block, const input_options& options)
        : block_lines(block, options), fields_(options.field), how_(escapes_in(options)) {}

    // If there are several fields, calls `use` for each of them.
    template <class Use>
    void visit(Use use) {
        const auto use_each = [&](const located_line& line) {
            for (const std::size_t number : fields_.numbers) {
                located_line field = line;
                take(field, number);
                use(std::as_const(field));
            }
        };
        for_each([&](located_line& line) {
            if (fields_.numbers.size() < 2 || line.too_long != 0) {
                take(line, fields_.number);
                use(std::as_const(line));
            } else {
                for_each_of(line, use_each);
            }
        });
    }

    template <class Use>
    void for_each_text(const located_line& line, Use use) {
        for (const std::size_t number : fields_.numbers) {
            use(written_text{field(line.text, number), how_, text_kind::field});
        }
    }

private:
    // Takes the field with this number, or the whole line if the number is 0.  Also takes the base.
    // In tab-separated values, the field \N is NULL.
    void take(located_line& line, std::size_t number) {
        line.is_null = false;
        if (fields_.base_number != 0) {
            line.base = value_of(field(line.text, fields_.base_number), base_buffer_, line);
        }
        if (number != 0) {
            const std::string_view found = field(line.text, number);
            line.start = static_cast<std::size_t>(found.data() - line.text.data());
            line.text = found;
        }
        line.text = value_of(line.text, text_buffer_, line);
    }

    std::string_view field(std::string_view line, std::size_t number) const {
        return fields_.format == input_format::blanks
                   ? field_between_blanks(line, number)
                   : field_of(line, number, fields_.octet_between());
    }

    std::string_view value_of(std::string_view field, std::string& buffer,
                              located_line& line) const {
        if (how_ == escapes::none) {
            return field;
        }
        line.is_null = line.is_null || field == "\\N";
        return decoded(field, how_, buffer);
    }

    const field_options& fields_;
    const escapes how_;
    std::string text_buffer_, base_buffer_;
};

}  // namespace uriscan::cli
