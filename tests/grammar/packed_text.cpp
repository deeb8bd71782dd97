// Asks the reference parser for the rows of lines, and compares them with those of parse_lines()
// and check_lines().
#include "grammar/packed_text.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <optional>

#include "kernels/kernels.hpp"
#include "support/case_file.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t most_lines = 4096;
constexpr std::size_t most_octets = 1U << 18;
constexpr std::size_t longest_line = 1U << 15;

constexpr std::array<line_column, 7> columns_of_rows = {
    line_column::scheme_end, line_column::host_begin, line_column::host_end,
    line_column::path_begin, line_column::path_end,   line_column::query_end,
    line_column::stop};

// Returns the offsets that include/uriscan/uri_view.hpp describes.
std::array<std::uint32_t, 7> numbers_of(const oracle::components& parts, std::string_view line) {
    const auto begin = [&](std::string_view part) {
        return static_cast<std::uint32_t>(part.data() - line.data());
    };
    const auto end = [&](std::string_view part) {
        return begin(part) + static_cast<std::uint32_t>(part.size());
    };
    const std::string_view path = parts.path.value();
    return {parts.scheme ? end(*parts.scheme) : 0,
            parts.host ? begin(*parts.host) : 0,
            parts.host ? end(*parts.host) : begin(path),
            begin(path),
            end(path),
            parts.query ? end(*parts.query) : end(path),
            static_cast<std::uint32_t>(line.size())};
}

std::string text_of(const std::array<std::uint32_t, 7>& numbers, bool is_valid) {
    std::string text = is_valid ? "valid, size " : "not valid, error at ";
    text += std::to_string(numbers.back());
    text += ", offsets";
    for (std::size_t i = 0; i + 1 < numbers.size(); ++i) {
        text += ' ' + std::to_string(numbers.at(i));
    }
    return text;
}

std::string parsed_text(const line_columns& columns, std::size_t row) {
    std::array<std::uint32_t, 7> numbers{};
    std::ranges::transform(columns_of_rows, numbers.begin(),
                           [&](line_column name) { return columns.column(name)[row]; });
    return text_of(numbers, columns.is_valid(row)) + ", " + in_quotes(columns.line(row));
}

}  // namespace

expected_rows rows_by_reference(std::string_view line) {
    const oracle::reference_parser& reference = oracle::rfc3986_reference();
    expected_rows rows;
    std::array<std::uint32_t, 7> numbers{};
    bool has_numbers = false;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto run = reference.automaton(top_rules.at(i).theirs).run(line);
        if (!run.accepted) {
            rows.at(i).numbers.back() = static_cast<std::uint32_t>(run.viable);
            continue;
        }
        if (!has_numbers) {  // the components are the same by each rule
            numbers = numbers_of(reference.parse(top_rules.at(i).theirs, line).parts, line);
            has_numbers = true;
        }
        rows.at(i) = {numbers, true};
    }
    return rows;
}

packed_text::packed_text() : pages_(most_octets + longest_line), columns_(most_lines) {}

void packed_text::add(std::string_view octets, std::string_view line_end) {
    const bool has_cr = line_end == "\n" && octets.ends_with('\r');
    add(octets, line_end, rows_by_reference(octets.substr(0, octets.size() - (has_cr ? 1 : 0))));
}

void packed_text::add(std::string_view octets, std::string_view line_end,
                      const expected_rows& rows) {
    const std::size_t cr = line_end == "\n" && octets.ends_with('\r') ? 1 : 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        store(i, rows.at(i));
    }
    begins_.push_back(static_cast<std::uint32_t>(text_.size()));
    ends_.push_back(static_cast<std::uint32_t>(text_.size() + octets.size() - cr));
    text_ += octets;
    text_ += line_end;
    if (begins_.size() == most_lines || text_.size() > most_octets) {
        check();
    }
}

void packed_text::store(std::size_t rule, const expected_row& row) {
    rule_rows& rows = rows_.at(rule);
    const std::size_t index = begins_.size();
    if (index % 64 == 0) {
        rows.valid.push_back(0);
    }
    rows.valid.back() |= std::uint64_t{row.is_valid} << index % 64;
    for (std::size_t i = 0; i < rows.columns.size(); ++i) {
        rows.columns.at(i).push_back(row.numbers.at(i));
    }
}

void packed_text::pad(std::size_t offset, std::size_t unit) {
    constexpr std::size_t most = 1000;  // longer lines are slow with the scalar kernel
    static const std::string letters(most, 'a');
    static std::array<std::optional<expected_rows>, most> known;
    if (begins_.size() + 16 > most_lines || text_.size() + 2 * unit > most_octets) {
        check();  // so that the padding and the next line are in one text
    }
    for (std::size_t missing = (offset - text_.size()) % unit; missing != 0;) {
        const std::size_t size = std::min(missing, most) - 1;
        const std::string_view line = std::string_view(letters).substr(0, size);
        if (!known.at(size)) {
            known.at(size) = rows_by_reference(line);
        }
        add(line, "\n", *known.at(size));
        missing -= size + 1;
    }
}

void packed_text::check() {
    if (begins_.empty()) {
        return;
    }
    // Every second text loses the end of its last line.  But an empty line keeps its end, because
    // without the end it would be no line.  CR LF stays, too.
    const bool has_cr = text_.ends_with("\r\n");
    if (texts_++ % 2 == 1 && !has_cr && begins_.back() + 1 < text_.size()) {
        text_.pop_back();
    }
    lines_ += begins_.size();
    const std::string_view text = pages_.put_at_end(text_);
    for (std::size_t rule = 0; rule < top_rules.size(); ++rule) {
        for (const kernel* const usable_kernel : usable_kernels()) {
            const kernel& kernel = *usable_kernel;
            use_kernel(kernel);
            compare(text, rule);
            compare_verdicts(text, rule);
        }
    }
    text_.clear();
    begins_.clear();
    ends_.clear();
    for (rule_rows& rows : rows_) {
        rows.valid.clear();
        for (auto& column : rows.columns) {
            column.clear();
        }
    }
}

void packed_text::compare(std::string_view text, std::size_t rule) {
    const std::size_t parsed = parse_lines(text, columns_, top_rules.at(rule).ours);
    const bool same_lines = parsed == text.size() &&
                            std::ranges::equal(columns_.column(line_column::begin), begins_) &&
                            std::ranges::equal(columns_.column(line_column::end), ends_) &&
                            std::ranges::equal(columns_.valid(), rows_.at(rule).valid);
    bool same_numbers = true;
    for (std::size_t i = 0; i < columns_of_rows.size(); ++i) {
        same_numbers = same_numbers && is_same(rule, i);
    }
    if (!same_lines || !same_numbers) {
        fail(text, rule);
    }
}

void packed_text::compare_verdicts(std::string_view text, std::size_t rule) {
    const std::vector<std::uint64_t>& expected = rows_.at(rule).valid;
    verdicts_.assign(expected.size(), ~std::uint64_t{0});
    const checked_lines checked = check_lines(text, verdicts_, top_rules.at(rule).ours);
    if (checked.octets == text.size() && checked.lines == begins_.size() && verdicts_ == expected) {
        return;
    }
    std::printf("%s kernel, %s: check_lines() has read %zu of %zu lines\n",
                std::string(kernel_name()).c_str(), top_rules.at(rule).name, checked.lines,
                begins_.size());
    for (std::size_t row = 0; row < begins_.size(); ++row) {
        const bool is_valid = (expected[row / 64] >> row % 64 & 1) != 0;
        if (((verdicts_[row / 64] >> row % 64 & 1) != 0) != is_valid) {
            std::printf("line %zu, at offset %u, is %s: %s\n", row, begins_[row],
                        is_valid ? "valid" : "not valid",
                        in_quotes(text.substr(begins_[row], ends_[row] - begins_[row])).c_str());
            break;
        }
    }
    std::exit(1);
}

bool packed_text::is_same(std::size_t rule, std::size_t column) const {
    return std::ranges::equal(columns_.column(columns_of_rows.at(column)),
                              rows_.at(rule).columns.at(column));
}

std::string packed_text::expected_text(std::size_t rule, std::size_t row) const {
    std::array<std::uint32_t, 7> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        numbers.at(i) = rows_.at(rule).columns.at(i).at(row);
    }
    return text_of(numbers, (rows_.at(rule).valid.at(row / 64) >> row % 64 & 1) != 0);
}

void packed_text::fail(std::string_view text, std::size_t rule) const {
    std::printf("%s kernel, %s: %zu lines, %zu rows\n", std::string(kernel_name()).c_str(),
                top_rules.at(rule).name, begins_.size(), columns_.size());
    for (std::size_t row = 0; row < std::min(begins_.size(), columns_.size()); ++row) {
        const std::string_view line = text.substr(begins_[row], ends_[row] - begins_[row]);
        const std::string expected = expected_text(rule, row) + ", " + in_quotes(line);
        const std::string parsed = parsed_text(columns_, row);
        if (expected != parsed) {
            std::printf("line %zu, at offset %u:\n  expected: %s\n  parsed:   %s\n", row,
                        begins_[row], expected.c_str(), parsed.c_str());
            const std::size_t from = begins_[row] - std::min(begins_[row], 80U);
            std::printf("  in: %s\n", in_quotes(text.substr(from, 160 + line.size())).c_str());
            break;
        }
    }
    std::exit(1);
}

}  // namespace uriscan::tests
