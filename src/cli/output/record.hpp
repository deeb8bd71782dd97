// A record has the result for one text, as values of columns.  A record_format writes the record.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/output/cell.hpp"
#include "cli/output/columns.hpp"
#include "cli/output/line_error.hpp"
#include "uriscan/audit.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/request_target.hpp"

namespace uriscan::cli {

// A record has views of the texts that are set, so these texts must outlive the record.  Reuse one
// record for many inputs, to allocate less.
class record {
public:
    // Removes all values, and starts the record of the input `text`.
    void start(std::string_view text);

    // Removes all values, and starts the record of an input that is NULL: no column has a value.
    void start_null();

    void set_location(std::uint64_t line, std::size_t offset);

    void set_truncated(bool truncated) { set(column::truncated, truncated ? "1" : "0"); }

    void set_valid() { set(column::valid, "1"); }

    // These functions also set the column `valid`.
    template <class View>
    void set_components(const View& uri);  // a uri_view or an rfc2396::uri_view
    void set_components(const request_target_view&);
    void set_components(const authority_view&);  // the value of the field Host has no path
    void set_result(std::string_view text);
    void set_error(line_error);

    void set_findings(const uriscan::findings&);

    // Sets the deviations of the input.  A valid input has none.
    void set_deviations(std::vector<deviation>);

    // Moves a URI into the record, so that other values can be views of the URI.  Returns a view of
    // the URI, which is valid until the next call of keep().
    uri_view keep(uri);

    // Decodes the percent-encoding of the components that were set.
    void decode_components();

    // Returns whether the column was set.  Its value can be absent.
    bool has(column which) const { return (present_ & bit(which)) != 0; }

    // Returns whether the value can contain any octets.  All other values are components of valid
    // URIs, numbers or static names.
    bool holds_any_octets(column which) const { return (any_octets_ & bit(which)) != 0; }

    // Returns the value as text, or a null text if the value is absent.
    cell operator[](column which) const {
        return cells_[has(which) ? static_cast<std::size_t>(which) : column_count];
    }

    // Returns an upper bound for the sum of the sizes of all values, without the input.
    std::size_t octets() const { return octets_; }

    const uriscan::findings& found() const { return found_; }
    const std::vector<deviation>& all_deviations() const { return deviations_; }

private:
    static constexpr std::uint32_t bit(column which) {
        return std::uint32_t{1} << static_cast<unsigned>(which);
    }

    template <class View>
    void set_authority(const View& view);

    void set(column which, cell value) {
        cells_[static_cast<std::size_t>(which)] = value;
        present_ |= bit(which);
        octets_ += value.size();
    }
    void set_octets(column which, cell value) {
        set(which, value);
        any_octets_ |= bit(which);
    }

    std::array<cell, column_count + 1> cells_;  // the last cell is always absent
    std::uint32_t present_ = 0;
    std::uint32_t any_octets_ = 0;
    std::size_t octets_ = 0;

    // Some cells point into these members.
    std::optional<fmt::format_int> line_, offset_, error_offset_;
    line_error error_;
    uriscan::findings found_;
    std::string findings_;  // the names of found_, separated by commas
    std::vector<deviation> deviations_;
    std::string deviations_text_;
    uri kept_;
    std::array<std::string, component_count> decoded_;
};

}  // namespace uriscan::cli
