// The formats of records; each has its own source file.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/input/octet_buffer.hpp"
#include "cli/output/record.hpp"
#include "cli/output/record_options.hpp"
#include "uriscan/batch.hpp"

namespace uriscan::cli {

// Rows of lines that were parsed at once: from `begin` up to, but not including, `end`.
struct uri_rows {
    const line_columns& lines;
    std::size_t begin;
    std::size_t end;
    // The names of the findings of each row.  If this is empty, no row has findings.  Some octets
    // after each text can be read, as in an octet_buffer.
    std::span<const cell> findings = {};

    cell findings_of(std::size_t row) const { return findings.empty() ? cell() : findings[row]; }
};

// Writes records in one format.
class record_format {
public:
    // Each record has these fields.
    explicit record_format(field_list fields);
    virtual ~record_format() = default;
    record_format(const record_format&) = delete;
    record_format& operator=(const record_format&) = delete;

    // Return what is written before the first record and after the last one.
    virtual std::string start() const { return ""; }
    virtual std::string end() const { return ""; }

    // Returns the names of the columns, written like a record.  Only formats with columns define
    // it.
    virtual std::string header() const { return ""; }

    // Returns the fields whose values must be computed before append(): see record::derive().
    const field_list& derived_fields() const { return derived_; }

    // Returns the bits of all columns that a record needs: see the constructor of `record`.
    std::uint64_t wanted() const { return wanted_; }

    // Returns whether records need the values of record::set_place().
    bool needs_place() const { return needs_place_; }

    // Returns whether records need neither derived fields nor a place.
    bool needs_only_uris() const { return derived_.empty() && !needs_place_; }

    // Returns whether a separator, such as a line feed, comes after each record.
    virtual bool has_separators() const { return true; }

    // Appends a record without its separator.
    virtual void append(fmt::memory_buffer& out, const record&) const = 0;

    // Appends the records of these rows, each with its separator, as append() would do it.  May
    // stop at any line, even at the first one; always stops at a line that is not valid.  Returns
    // the row at which it stopped, or the end.  Call this function only if needs_only_uris().  The
    // lines must be in an octet_buffer, and stay there until pack() is called.
    virtual std::size_t append_uris([[maybe_unused]] fmt::memory_buffer& out, const uri_rows& rows,
                                    [[maybe_unused]] char separator) const {
        return rows.begin;
    }

    // Call this before the appended records are written.  Most formats append their output, and do
    // nothing here.  In other formats, append() only collects rows.  This function then replaces
    // the collected rows by the output: its first part is in `records`, and the rest is in `rest`.
    virtual void pack([[maybe_unused]] fmt::memory_buffer& records,
                      [[maybe_unused]] octet_buffer& rest) const {}

protected:
    const field_list& fields() const { return fields_; }
    const std::vector<field_slot>& slots() const { return slots_; }

private:
    field_list fields_;
    field_list derived_;
    std::vector<field_slot> slots_;  // the slots of fields_
    std::uint64_t wanted_ = 0;
    bool needs_place_;
};

using format_pointer = std::unique_ptr<const record_format>;

format_pointer make_json_format(column_list);
format_pointer make_tsv_format(field_list, bool escapes);
// If `defuses` is true, puts a ' before each cell that a spreadsheet could run as a formula.
format_pointer make_csv_format(field_list, bool defuses);
// Each record has all fields of --fields, in this order.
format_pointer make_json_fields_format(field_list);
// If `can_be_null` is true, the input of a record can be NULL.
format_pointer make_rowbinary_format(field_list, bool can_be_null);
format_pointer make_arrow_format(field_list);
format_pointer make_template_format(record_template);

// Returns the format that `options` name, or JSON Lines if they name none.  If the options name no
// fields, the records have the columns `usual`.  The format keeps a reference to `options`.
format_pointer make_format(const record_options& options, column_list usual, bool can_be_null);

}  // namespace uriscan::cli
