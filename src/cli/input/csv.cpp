// Makes lines of the records of CSV.
#include "cli/input/csv.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/system/input_file.hpp"
#include "cli/system/printable.hpp"

namespace uriscan::cli {
namespace {

std::string_view text_of(const csv_field& field, std::string& buffer) {
    return field.has_escape ? decoded(field.raw, escapes::csv, buffer) : field.raw;
}

std::size_t column_named(const std::string& name, const std::vector<csv_field>& header) {
    std::string buffer;
    std::string known;
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string_view text = text_of(header[i], buffer);
        if (text == name) {
            return i + 1;
        }
        known.append(known.empty() ? "" : ", ").append(printable(text));
    }
    throw read_error(fmt::format("the header has no column '{}', only {}", printable(name), known));
}

}  // namespace

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

std::vector<std::size_t> columns_named(const field_options& fields,
                                       const std::vector<csv_field>& header) {
    std::vector<std::size_t> columns = fields.numbers;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        columns[i] = columns[i] == 0 ? column_named(fields.names[i], header) : columns[i];
    }
    if (fields.has_base()) {
        columns.push_back(fields.base_number == 0 ? column_named(fields.base_name, header)
                                                  : fields.base_number);
    }
    return columns;
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
    }
    const std::string_view header = rest_.substr(0, block.header_size);
    next_number_ += static_cast<std::uint64_t>(std::ranges::count(header, '\n'));
    rest_.remove_prefix(header.size());
}

// Reads the next record or run of empty lines; returns false if there is none.
bool csv_records::next(located_line& line) {
    if (rest_.empty()) {
        return false;
    }
    line.number = next_number_;
    line.whole = line.text = rest_.substr(0, 0);
    line.start = 0;
    line.too_long = 0;
    line.log_error = {};
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

// Reads a record that has octets.  One that is not CSV goes up to the end of its last line.
void csv_records::read_record(located_line& line) {
    const auto [read, error, line_ends] = csv_fields::read(rest_, kinds_, record_);
    std::size_t end = read;
    if (error != csv_error::none) {
        end = std::min(rest_.find('\n', read), rest_.size() - 1) + 1;
        line.log_error = description_of(error);
        line.log_error_offset = read;
        line.log_error_reason = "not-csv";
    }
    const bool has_line_end = rest_[end - 1] == '\n' && error != csv_error::not_closed;
    std::string_view whole = rest_.substr(0, end - (has_line_end ? 1 : 0));
    whole.remove_suffix(has_line_end && whole.ends_with('\r') ? 1 : 0);
    rest_.remove_prefix(end);
    next_number_ += line_ends + 1;
    if (whole.size() > block_.max_line) {
        line.too_long = whole.size();
        line.log_error = {};
        return;
    }
    line.text = line.whole = whole;
    line.is_null = whole.empty();  // the line has only a CR
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

std::span<const written_text> csv_records::texts(const located_line& record) {
    texts_.clear();
    if (!record.log_error.empty()) {
        texts_.push_back({record.text});
    } else if (!record.is_null) {
        for (const std::size_t column : columns_) {
            const csv_field* const found = field(column);
            if (found != nullptr && !found->raw.empty()) {
                texts_.push_back({found->raw, escapes::csv, text_kind::field});
            }
        }
        keep_each_once(texts_);
    }
    return texts_;
}

}  // namespace uriscan::cli
