// uriscan audit: finds risky URIs, and URIs that programs read differently.
#include "cli/commands/commands.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "cli/output/paragraph.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/output_file.hpp"
#include "cli/system/process.hpp"

namespace uriscan::cli {
namespace {

void write_list() {
    constexpr std::size_t width = 80;
    constexpr std::size_t margin = 4;
    std::string list;
    for (const finding_description& description : all_findings()) {
        list.append(name_of(description.finding)).append("\n");
        list += paragraph(description.meaning, width, margin);
        list += paragraph("Example: " + printable(description.example), width, margin);
        list += paragraph(description.reader, width, margin);
    }
    write_out(list);
}

// Makes one text of the names of findings.  Some octets after this text can be read, as in an
// octet_buffer.
class names_of_findings {
public:
    cell operator[](const audit_findings& found) {
        if (last_.data() == nullptr || found.bits() != last_bits_) {
            last_bits_ = found.bits();
            last_ = find(found);
        }
        return last_;
    }

private:
    cell find(const audit_findings& found) {
        std::string& text = texts_[found.bits()];
        if (text.empty()) {
            append_names(text, found);
            text.append(octet_buffer::readable_after_end, '\0');
        }
        return cell(text).substr(0, text.size() - octet_buffer::readable_after_end);
    }

    std::uint64_t last_bits_ = 0;
    cell last_;
    std::unordered_map<std::uint64_t, std::string> texts_;
};

// Audits the texts of one block, and writes the records that are wanted.
class block_auditor {
public:
    block_auditor(const audit_command_options& options, record_writer& records)
        : rule_(options.checked_rule),
          wants_all_(options.wanted.empty()),
          wanted_(options.wanted.bits()),
          records_(records) {}

    void write_records(const block& block) {
        if (!are_texts(block, records_.input())) {
            const auto fill = [&](record& record, std::string_view text) {
                return set_text(record, text);
            };
            records_.write_lines(block, fill, wants_all_);
            return;
        }
        const auto write_empty = [&](const located_line& line) { write_text(line); };
        parse_block(
            block, rule_,
            [&](const located_line& lines) { records_.write_each(lines, write_empty); },
            [&](const located_line& line, const line_columns& lines) { write_rows(line, lines); });
    }

private:
    bool is_wanted(const audit_findings& found) const {
        return wants_all_ || (found.bits() & wanted_) != 0;
    }

    // Sets what a record says about its text.  Returns whether the record is wanted.
    bool set_text(record& record, std::string_view text) const {
        const auto uri = parse(rule_, text);
        const audit_findings found = uri ? audit(*uri) : audit_refused(text, uri.error());
        if (!is_wanted(found)) {
            return false;
        }
        if (uri) {
            record.set_components(*uri);
        } else {
            record.set_error(error_of(uri.error(), text));
        }
        record.set_findings(found);
        return true;
    }

    void write_text(const located_line& line) {
        if (set_text(records_.start(line), line.text)) {
            records_.append();
        }
    }

    // Writes the records of lines that were parsed at once.  `line` is the first of these lines.
    void write_rows(located_line line, const line_columns& lines) {
        const std::uint64_t first = line.number;
        names_of_rows_.resize(lines.size());
        for (std::size_t row = 0; row < lines.size();) {
            const std::size_t begin = row;
            while (row < lines.size() && has_wanted_uri(lines, row)) {
                ++row;
            }
            write_uris(line, first, {lines, begin, row, names_of_rows_});
            if (row < lines.size() && !lines.is_valid(row)) {
                set_row(line, first, lines, row);
                write_text(line);
                records_.out().flush_if_large();
            }
            ++row;
        }
    }

    // Returns whether the row has a URI whose record is wanted.  If so, stores the names of its
    // findings.
    bool has_wanted_uri(const line_columns& lines, std::size_t row) {
        if (!lines.is_valid(row)) {
            return false;
        }
        const audit_findings found = audit(lines.uri(row));
        if (is_wanted(found)) {
            names_of_rows_[row] = names_[found];
        }
        return is_wanted(found);
    }

    void write_uris(located_line& line, std::uint64_t first, uri_rows rows) {
        const auto skip_written = [&] {
            rows.begin = records_.append_uris(rows);
            return rows.begin < rows.end;
        };
        for (; skip_written(); ++rows.begin) {
            set_row(line, first, rows.lines, rows.begin);
            write_text(line);
            records_.out().flush_if_large();
        }
    }

    const rule rule_;
    const bool wants_all_;
    const std::uint64_t wanted_;
    record_writer& records_;
    names_of_findings names_;
    std::vector<cell> names_of_rows_;
};

}  // namespace

int run_audit(const audit_command_options& options) {
    if (options.list_findings) {
        write_list();
        return exit_ok;
    }
    return write_records(options.common, {options.records, columns_of_findings},
                         [&](const block& block, record_writer& records) {
                             block_auditor(options, records).write_records(block);
                         });
}

}  // namespace uriscan::cli
