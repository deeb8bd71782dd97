// Values as they are written into a URI: without change, or percent-encoded.
#pragma once

#include <cstddef>
#include <iterator>
#include <optional>
#include <string_view>

#include "octets/bare_text.hpp"
#include "operations/encoder.hpp"
#include "operations/parts.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_builder.hpp"
#include "uriscan/uri_view.hpp"

namespace uriscan {

// A value and how it is written.  A null value is absent.
struct written_value {
    std::string_view value;
    std::optional<encode_for> encoding = {};  // nothing if the value is written without change

    std::size_t size() const noexcept {
        return encoding ? encoded_size(value, *encoding) : value.size();
    }

    // Writes the value to `to`, which has room for size() octets, and returns the end.  A value
    // that is not encoded can overlap with `to`.
    char* write(char* to) const noexcept {
        return encoding ? write_encoded(value, *encoding, to) : move_octets(to, value);
    }
};

// The encoding of the data of a component; nothing if the component cannot have triplets.
constexpr std::optional<encode_for> encoding_of(component which) noexcept {
    constexpr encode_for user_information = encode_for::password;  // keeps ":"
    constexpr std::optional<encode_for> encodings[] = {
        std::nullopt,     user_information,  encode_for::host,    std::nullopt,
        encode_for::path, encode_for::query, encode_for::fragment};
    static_assert(std::size(encodings) == std::size(all_components));
    return encodings[index(which)];
}

// Each function below returns a value as it will be written, or an error if the component or the
// parameter cannot have this value.  A null value counts as empty.

// The value of a component.  Data is encoded.  A scheme, a port and an IP literal cannot have
// triplets, so their data is not encoded.
result<written_value> value_of_component(component which, std::string_view value,
                                         given_as) noexcept;

// A segment to append to a path.
result<written_value> value_of_segment(std::string_view segment, given_as) noexcept;

// The key of a query parameter.  A key without a value cannot be empty.
result<written_value> value_of_key(std::string_view key, bool has_value, given_as) noexcept;

// The value of a query parameter.
result<written_value> value_of_parameter(std::string_view value, given_as) noexcept;

}  // namespace uriscan
