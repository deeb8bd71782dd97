// A record: what was made of a text, in columns that have names, in whichever format it is written.
#pragma once

#include <fmt/format.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/output/faults.hpp"
#include "uriscan/audit.hpp"

namespace uriscan::cli {

enum class column : std::uint8_t {
    input,
    line,    // from 1; of a URI found in a text
    offset,  // from 0, in the line
    valid,
    scheme,
    userinfo,
    host,
    host_kind,
    port,
    path,
    query,
    fragment,
    result,
    findings,
    error_offset,
    error_component,
    error_reason,
    error_message,
};

inline constexpr std::size_t column_count = 18;
inline constexpr std::size_t first_component = static_cast<std::size_t>(column::scheme);
inline constexpr std::size_t component_count = 8;

// Returns the column's name, such as "host_kind".  The text is static.
std::string_view name_of(column);

// The columns of a command's rows, in their order.
using column_list = std::span<const column>;

extern const column_list columns_of_components;  // parse and check
extern const column_list columns_of_hits;        // extract
extern const column_list columns_of_results;     // normalize, resolve and relativize
extern const column_list columns_of_findings;    // audit

// A value that may be absent: a null text.
using cell = std::string_view;

// Views what it is given, which must outlive it.  Is made to be used again, for the next input.
class record {
public:
    // Forgets all, and begins the record of `input`.
    void begin(std::string_view input);

    void set_location(std::uint64_t line, std::size_t offset);

    void set_valid() { set(column::valid, "1"); }

    // These also say that the input is valid, or what the fault says of that.
    template <class View>
    void set_components(const View& uri);  // of either RFC
    void set_result(std::string_view result);
    void set_fault(fault);

    void set_findings(const uriscan::findings&);

    // Decodes the components that were set.
    void decode_components();

    // Whether the record has the column at all, if only to say that its value is absent.
    bool has(column which) const { return (present_ & bit(which)) != 0; }

    // Whether the value can be any octets, and not only those of valid texts and of our names.
    bool holds_any_octets(column which) const { return (any_octets_ & bit(which)) != 0; }

    // The value in words; null where there is none.
    cell operator[](column which) const {
        return cells_[has(which) ? static_cast<std::size_t>(which) : column_count];
    }

    // How many octets its values have together, at most; the input is not one of them.
    std::size_t octets() const { return octets_; }

    const uriscan::findings& found() const { return found_; }

private:
    static constexpr std::uint32_t bit(column which) {
        return std::uint32_t{1} << static_cast<unsigned>(which);
    }

    void set(column which, cell value) {
        cells_[static_cast<std::size_t>(which)] = value;
        present_ |= bit(which);
        octets_ += value.size();
    }
    void set_octets(column which, cell value) {
        set(which, value);
        any_octets_ |= bit(which);
    }

    std::array<cell, column_count + 1> cells_;  // the last is always absent
    std::uint32_t present_ = 0;
    std::uint32_t any_octets_ = 0;
    std::size_t octets_ = 0;

    // What some cells view.
    std::optional<fmt::format_int> line_, offset_, error_offset_;
    fault fault_;
    uriscan::findings found_;
    std::string findings_;  // their names, with commas between them
    std::array<std::string, component_count> decoded_;
};

}  // namespace uriscan::cli
