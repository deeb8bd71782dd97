// Makes lines from the records of CSV.
#include "cli/input/csv.hpp"

#include <algorithm>

#include "cli/system/input_file.hpp"
#include "cli/system/messages.hpp"
#include "csv_scanner.hpp"

namespace uriscan::cli {
namespace {

std::string_view text_of(const csv_field& field, std::string& buffer) {
    return field.has_escape ? decoded(field.raw, escapes::csv, buffer) : field.raw;
}

// Returns why a record is not CSV, as a static text.
std::string_view description_of(csv_error error) {
    switch (error) {
        case csv_error::none: return {};
        case csv_error::mark_in_field:
            return "not CSV: a quotation mark in a field that does not start with one";
        case csv_error::octet_after_mark:
            return "not CSV: after the closing quotation mark, the field must end";
        case csv_error::not_closed: return "not CSV: a field lacks its closing quotation mark";
    }
    return {};
}

// Returns the names in a header.  If they are too long for a message, they are cut.
std::string shown_names(std::string_view header, const csv_kinds& kinds) {
    constexpr std::size_t most = 4096;
    std::string shown;
    std::string buffer;
    bool is_cut = false;
    csv_fields::read(header, kinds, [&](const csv_field& name) {
        is_cut = is_cut || shown.size() > most;
        if (!is_cut) {
            shown.append(shown.empty() ? "" : ", ").append(printable(text_of(name, buffer)));
        }
    });
    return shown.append(is_cut ? ", ..." : "");
}

// Finds the columns that a header names.
class header_columns {
public:
    explicit header_columns(const field_options& fields) : names_(fields.names) {
        numbers_ = fields.numbers;
        if (fields.has_base()) {
            names_.push_back(fields.base_name);
            numbers_.push_back(fields.base_number);
        }
    }

    // Reads the header, and finds the columns that it names.  Returns the result of
    // csv_fields::read().
    csv_fields::result read(std::string_view header, const csv_kinds& kinds) {
        std::size_t column = 0;
        return csv_fields::read(header, kinds, [&](const csv_field& field) {
            ++column;
            const std::string_view name = text_of(field, buffer_);
            for (std::size_t i = 0; i < numbers_.size(); ++i) {
                if (numbers_[i] == 0 && names_[i] == name) {
                    numbers_[i] = column;
                }
            }
        });
    }

    // Returns the numbers of the columns with the URIs.  The number of the column with the base
    // comes last, if there is one.  Throws read_error if the header does not have all these
    // columns.
    const std::vector<std::size_t>& numbers(std::string_view header, const csv_kinds& kinds) const {
        const auto missing = std::ranges::find(numbers_, 0U);
        if (missing != numbers_.end()) {
            const auto which = static_cast<std::size_t>(missing - numbers_.begin());
            throw read_error("the header has no column '{}', only {}", printable(names_[which]),
                             shown_names(header, kinds));
        }
        return numbers_;
    }

private:
    std::vector<std::string> names_;
    std::vector<std::size_t> numbers_;  // 0 if the column has a name that was not found yet
    std::string buffer_;
};

// Splits a file into records.
class csv_splitter final : public splitter {
public:
    explicit csv_splitter(const input_options& options)
        : fields_(options.field),
          kinds_(csv_kinds_with(fields_.octet_between())),
          max_line_(options.max_line),
          needs_header_(fields_.has_header()) {
        if (!needs_header_) {
            columns_ = header_columns(fields_).numbers({}, kinds_);
        }
    }

    // If there are no quotation marks, each line after the first record is a record.
    std::size_t read_all(std::string_view octets) override {
        const std::size_t first = scanner_.read(octets, kinds_, true);
        const std::string_view rest = octets.substr(first);
        std::size_t end = 0;
        if (first != 0 && rest.find('"') == rest.npos) {
            end = rest.rfind('\n') + 1;  // npos + 1 is 0
            scanner_.read(rest.substr(end), kinds_, false);
        } else if (first != 0) {
            end = scanner_.read(rest, kinds_, false);
        }
        count_lines(octets, first + end);
        return first + end;
    }

    std::size_t read_one(std::string_view octets) override {
        const std::size_t end = scanner_.read(octets, kinds_, true);
        count_lines(octets.substr(0, end == 0 ? octets.npos : end), end);
        return end;
    }

    std::uint64_t lines() const override { return lines_; }

    std::string_view line_end(bool has_cr) const override { return has_cr ? "\r\n" : "\n"; }

    void start_block(block& block) const override {
        block.header_size = 0;
        block.columns = columns_;
    }

    // Reads the header, which is in the first block.
    void finish_block(block& block) override {
        if (!needs_header_) {
            return;
        }
        const std::string_view lines(block.lines.begin(), block.lines.end());
        header_columns columns(fields_);
        const auto [end, error, line_ends] = columns.read(lines, kinds_);
        if (block.too_long != 0 || end > max_line_) {
            throw read_error("the header is longer than --max-line allows");
        }
        if (error != csv_error::none) {
            throw read_error("the header is {}", description_of(error));
        }
        needs_header_ = false;
        columns_ = columns.numbers(lines.substr(0, end), kinds_);
        block.columns = columns_;
        block.header_size = end;
    }

private:
    // Counts lines.  `end` is the end of the last record that ends in these octets.  The lines
    // after it are counted when their record ends.
    void count_lines(std::string_view octets, std::size_t end) {
        if (end != 0) {
            lines_ += lines_of_record_ + count_octets(octets.substr(0, end), '\n');
            lines_of_record_ = 0;
        }
        lines_of_record_ += count_octets(octets.substr(end), '\n');
    }

    const field_options& fields_;
    const csv_kinds kinds_;
    const std::uint64_t max_line_;
    csv_scanner scanner_;
    bool needs_header_;
    std::vector<std::size_t> columns_;
    std::uint64_t lines_ = 0;            // the number of lines in complete records
    std::uint64_t lines_of_record_ = 0;  // the number of lines in the current record so far
};

}  // namespace

std::unique_ptr<splitter> csv_records::make_splitter(const input_options& options) {
    return std::make_unique<csv_splitter>(options);
}

csv_records::csv_records(const block& block, const input_options& options)
    : block_(block),
      kinds_(csv_kinds_with(options.field.octet_between())),
      columns_(block.columns),
      rest_(block.lines.begin(), block.lines.end()),
      next_number_(block.first_line) {
    if (options.field.has_base()) {
        base_ = columns_.back();
        columns_.pop_back();
        base_only_ = std::ranges::count(columns_, base_) == 0 ? base_ : 0;
    }
    std::vector<std::size_t> needed = columns_;
    needed.push_back(base_);
    std::ranges::sort(needed);
    needed.erase(std::unique(needed.begin(), needed.end()), needed.end());
    for (const std::size_t column : needed) {
        if (column != 0) {
            kept_.push_back({column});
        }
    }
    const std::string_view header = rest_.substr(0, block.header_size);
    next_number_ += static_cast<std::uint64_t>(std::ranges::count(header, '\n'));
    rest_.remove_prefix(header.size());
}

// Reads the next record, or several empty lines at once.  Returns false if there is none.
bool csv_records::next(located_line& line) {
    if (rest_.empty()) {
        return false;
    }
    line.number = next_number_;
    line.whole = line.text = rest_.substr(0, 0);
    line.start = 0;
    line.too_long = 0;
    line.fault = {};
    line.count = size_of_run(rest_, '\n');
    line.is_null = line.count > 0;
    if (line.is_null) {
        rest_.remove_prefix(line.count);
        next_number_ += line.count;
    } else {
        line.count = 1;
        read_record(line);
    }
    return true;
}

// Reads a record that is not empty.  If it is not valid CSV, it ends with the line of the error.
void csv_records::read_record(located_line& line) {
    for (kept_field& kept : kept_) {
        kept.is_there = false;
    }
    auto next = kept_.begin();
    std::size_t column = 0;
    const auto keep = [&, end = kept_.end()](const csv_field& field) {
        ++column;
        if (next != end && next->column == column) {
            next->is_there = true;
            next->field = field;
            ++next;
        }
    };
    const auto [read, error, line_ends] = csv_fields::read(rest_, kinds_, keep);
    std::size_t end = read;
    if (error != csv_error::none) {
        end = std::min(rest_.find('\n', read), rest_.size() - 1) + 1;
        line.fault = {description_of(error), read, "not-csv"};
    }
    const bool has_line_end = rest_[end - 1] == '\n' && error != csv_error::not_closed;
    std::string_view whole = rest_.substr(0, end - (has_line_end ? 1 : 0));
    whole.remove_suffix(has_line_end && whole.ends_with('\r') ? 1 : 0);
    rest_.remove_prefix(end);
    next_number_ += line_ends + 1;
    if (whole.size() > block_.max_line) {
        line.too_long = whole.size();
        line.fault = {};
        return;
    }
    line.text = line.whole = whole;
    line.is_null = whole.empty();  // the line has only a CR
}

// Returns the field in this column, or nullptr if the record has no such field.  The column must be
// one of those that are needed.
const csv_field* csv_records::field(std::size_t column) const {
    const auto found = std::ranges::lower_bound(kept_, column, {}, &kept_field::column);
    return found != kept_.end() && found->column == column && found->is_there ? &found->field
                                                                              : nullptr;
}

// Returns the current record with the text of this column, and with the base.
located_line csv_records::text_in(const located_line& record, std::size_t column) {
    located_line made = record;
    const csv_field* const found = field(column);
    const csv_field* const base = base_ == 0 ? nullptr : field(base_);
    made.is_null = found == nullptr || (base_ != 0 && base == nullptr);
    if (made.is_null) {
        made.text = record.text.substr(0, 0);
        return made;
    }
    made.text = text_of(*found, text_buffer_);
    made.start = static_cast<std::size_t>(found->raw.data() - record.whole.data());
    made.base = base == nullptr ? std::string_view() : text_of(*base, base_buffer_);
    return made;
}

}  // namespace uriscan::cli
