// A record has the result for one text as values of columns.  A record_format writes the record.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/fields/derived_values.hpp"
#include "cli/fields/field.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/logs/log_values.hpp"
#include "cli/output/line_error.hpp"
#include "uriscan/allow.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::cli {

// Returns the value of this field in a log's line.  If the field is a number, but the line has
// other octets there, the value is absent.
cell value_of_log(const log_values&, field_id);

// Appends the names of the findings, with commas between all names.
void append_names(std::string& names, const uriscan::audit_findings&);

// A record has views of the texts that are set, so the texts must outlive the record.  To allocate
// less, use one record for many inputs.
class record {
public:
    // `wanted` has the bits of the columns to set: bit_of() for each column, and bit_of_derived if
    // there are derived values.  Other columns need not be set.
    explicit record(std::uint64_t wanted = ~std::uint64_t{0}) : wanted_(wanted) {}

    // Removes all values, and starts the record of the input `text`.
    void start(std::string_view text);

    // Removes all values, and starts the record of an input that is NULL: no column has a value.
    void start_null();

    // Starts the record of a line, and sets its components or its error.  If both pointers are
    // null, sets the error of a line without a text, such as one that is too long.  A line that is
    // NULL has no error.  The error has a message only if `has_message` is true.
    void start(const located_line&, const uri_view*, const uri_error*, bool has_place,
               bool has_message = true);

    // Sets the place of a text: its file, its line, the whole line, and the offset in the line.
    void set_place(const located_line&);

    // Tells the record that its input, although valid, can have any octets.
    void set_input_of_any_octets() { any_octets_ |= bit_of(field_id::input); }

    void set_truncated(bool truncated) { set(field_id::truncated, truncated ? "1" : "0"); }

    void set_valid() { set(field_id::valid, "1"); }

    // These functions also set the column `valid`.
    template <class View>
    void set_components(const View& uri);  // a uri_view, rfc2396::uri_view or iri_view
    void set_components(const allowed_view&);
    void set_components(const request_target_view&);
    void set_components(const authority_view&);  // the value of the field Host has no path
    void set_result(std::string_view text);
    void set_error(line_error);

    void set_findings(const uriscan::audit_findings&);

    // The text was not audited, so its findings are absent.
    void set_no_findings() { set(field_id::findings, cell()); }

    // Sets the deviations of the input.  A valid input has none.
    void set_deviations(std::vector<deviation>);

    // Moves a URI into the record, so that other values can be views of it.  Returns a view of the
    // URI, which is valid until the next call of keep().
    uri_view keep(uri);

    // Decodes the percent-encoding of the components that were set.
    void decode_components();

    // Computes the values of these fields from the columns.  Call this function after all others.
    void derive(const field_list& derived);

    // Returns whether the column was set.  Its value can be absent.
    bool has(field_id which) const { return (present_ & bit_of(which)) != 0; }

    // Returns whether the value can contain any octets.  All other values are components of valid
    // URIs, numbers or static names.
    bool holds_any_octets(field_id which) const { return (any_octets_ & bit_of(which)) != 0; }

    // Returns the bits of the columns whose values can contain any octets.
    std::uint64_t any_octets() const { return any_octets_; }

    // Returns the value as text, or a null text if the value is absent.
    cell operator[](field_id which) const { return has(which) ? cells_[index_of(which)] : cell(); }

    // Returns all stored values.  They are valid until the next value is set.
    stored_values stored() const { return {cells_.data(), present_}; }

    // Returns the value of a slot as text, or a null text.  If its field is derived, derive() must
    // have computed it.
    cell operator[](const field_slot& of) const {
        return (present_ & of.bit) != 0 ? cells_[of.cell] : cell();
    }

    // Returns the items of a derived field whose type is a list.
    std::span<const cell> items(const field_slot& of) const {
        return derived_.items(of.cell - stored_count);
    }

    bool holds_any_octets(const field_slot& of) const {
        return of.can_have_any_octets || (any_octets_ & of.bit) != 0;
    }

    // Returns at least the sum of the sizes of all values, without the input.
    std::size_t octets() const { return octets_; }

    const uriscan::audit_findings& found() const { return found_; }
    const std::vector<deviation>& all_deviations() const { return deviations_; }

private:
    void set_log_values(const log_values&);

    // Sets the column if it is wanted.  Calls `value()` only in this case.
    template <class Value>
    void set_if_wanted(field_id which, Value value);

    template <class View>
    void set_authority(const View& view);

    bool wants(field_id which) const { return (wanted_ & (bit_of(which) | bit_of_derived)) != 0; }

    void set(field_id which, cell value) {
        cells_[index_of(which)] = value;
        present_ |= bit_of(which);
        octets_ += value.size();
    }
    void set_octets(field_id which, cell value) {
        set(which, value);
        any_octets_ |= bit_of(which);
    }

    std::uint64_t wanted_;
    std::vector<cell> cells_ = std::vector<cell>(stored_count);  // derived values follow
    std::uint64_t present_ = 0;
    std::uint64_t any_octets_ = 0;
    std::size_t octets_ = 0;

    // Some cells point into these members.
    std::optional<fmt::format_int> line_, offset_, error_offset_;
    line_error error_;
    uriscan::audit_findings found_;
    std::string findings_;  // the names of found_, separated by commas
    std::vector<deviation> deviations_;
    std::string deviations_text_;
    uri kept_;
    std::array<std::string, component_count> decoded_;
    derived_values derived_;
};

}  // namespace uriscan::cli
