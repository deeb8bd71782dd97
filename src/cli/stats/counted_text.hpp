// The values of a text and of its line, in the form in which they are counted.  Schemes and hosts
// are normalized first (RFC 3986, section 6.2.2).  So equivalent values are counted together.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/input/located_line.hpp"
#include "cli/output/record.hpp"
#include "cli/output/uri_values.hpp"
#include "cli/stats/counted_by.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan::cli {

// Stands for an absent value.  No component of a URI has this value.
inline constexpr std::string_view absent_value("\0", 1);

// Reuse an object for many texts, to allocate less.  Components are read from the URI, and values
// of a log from its line.  Only other fields need a record.
class counted_text {
public:
    explicit counted_text(std::span<const counted_by> tables);

    // Starts the text of a line.  `uri` is its URI, or `error` is its error.  Both are null if the
    // line itself has an error, or if only values of its log are read.  All three must stay valid
    // while the other functions are called.
    void start(const located_line& line, const uri_view* uri, const uri_error* error = nullptr) {
        line_ = &line;
        uri_ = uri;
        error_ = error;
        is_filled_ = false;
    }

    // Returns the URI.  There must be one.
    const uri_view& uri() const { return *uri_; }

    // Returns the component that is the value of this field.  Returns nothing if the field is not a
    // component.
    static std::optional<field_id> component_of(const field& of) {
        return of.is_derived() || !is_of_uri(of.which()) ? std::nullopt : std::optional(of.which());
    }

    // Returns a component of this URI as it is written, or absent_value.  If two URIs have the same
    // result, value_of() also returns the same for both.
    std::string_view written(field_id component) const {
        const cell value = readable_value(*uri_, component);
        return value.data() == nullptr ? absent_value : value;
    }

    // Returns the value of a field that is not a list.  The result is a slice of the URI, static,
    // or written to `memory`.  Octets of the input that a URI cannot have are percent-encoded,
    // except for spaces, which stay.
    std::string_view value_of(const field& of, std::string& memory);

    // Returns the value of a field that is a number, or 0 if it is absent.
    std::uint64_t number_of(const field& of);

    // Calls `use` for each item of a list.
    void each_item(const field& of, const item_user& use);

private:
    static bool is_of_uri(field_id which) {
        return which >= field_id::scheme && which <= field_id::fragment;
    }
    // Returns whether the URI lacks this component.
    bool is_absent_component(field_id which) const {
        return uri_ != nullptr && is_of_uri(which) &&
               readable_value(*uri_, which).data() == nullptr;
    }
    // Returns whether the stored field can be read without a record.
    bool is_at_hand(const field& of) const {
        return of.needs_log() || (uri_ != nullptr && is_of_uri(of.which()));
    }
    cell value_at_hand(const field& of) const;
    stored_values stored_for(const field& of);
    cell find(const field& of);
    const record& filled();

    const located_line* line_ = nullptr;
    const uri_view* uri_ = nullptr;
    const uri_error* error_ = nullptr;
    record record_;
    bool is_filled_ = false;      // whether the record is filled with this text
    bool needs_place_ = false;    // whether some field needs the place of the line or its log
    bool needs_message_ = false;  // whether some field needs the message of the error
    std::array<cell, stored_count> only_value_;  // for a derived field that needs only one value
    std::string made_;                           // the value of a derived field
};

// Returns the range that has this length, such as "16-31".  The result is static.
std::string_view range_of_length(std::uint64_t length);

}  // namespace uriscan::cli
