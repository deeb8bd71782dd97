#include "operations/written_value.hpp"

#include <algorithm>
#include <cstdint>

#include "octets/subtext.hpp"
#include "operations/dot_segments.hpp"

namespace uriscan {
namespace {

std::string_view present(std::string_view value) noexcept {
    return is_present(value) ? value : std::string_view("");
}

// Where size_t has 32 bits, the size of longer data might overflow when it is encoded.
constexpr std::size_t longest_data = std::min<std::uint64_t>(UINT32_MAX, SIZE_MAX / triplet_size);

result<written_value> encoded(component where, std::string_view data,
                              encode_for encoding) noexcept {
    if (data.size() > longest_data || encoded_size(data, encoding) > UINT32_MAX) {
        return uri_error{error_reason::too_long, where};
    }
    return written_value{present(data), encoding};
}

// Returns `text` as a part of a component.  Returns an error if the component cannot have this
// text, or if the text contains one of the `delimiters`.
result<written_value> unchanged(component where, std::string_view text,
                                std::string_view delimiters = {}) noexcept {
    if (text.size() > UINT32_MAX) {
        return uri_error{error_reason::too_long, where};
    }
    const std::size_t delimiter = text.find_first_of(delimiters);
    if (const auto wrong = check_component(where, subtext(text, 0, delimiter))) {
        return *wrong;
    }
    if (delimiter != text.npos) {
        return uri_error{error_reason::unexpected_character, where, delimiter};
    }
    return written_value{present(text)};
}

}  // namespace

result<written_value> value_of_component(component which, std::string_view value,
                                         given_as given) noexcept {
    const auto encoding = encoding_of(which);
    const bool is_ip_literal = which == component::host && value.starts_with('[');
    return given == given_as::data && encoding && !is_ip_literal ? encoded(which, value, *encoding)
                                                                 : unchanged(which, value);
}

result<written_value> value_of_segment(std::string_view segment, given_as given) noexcept {
    // In text, a "%" can start the triplet of a dot.  In data, it cannot, because "%" is encoded.
    const dot_form form = given == given_as::text ? dot_form::plain_or_encoded : dot_form::plain;
    if (dots_of(segment, form) > 0) {
        return uri_error{error_reason::dot_segment, component::path, 0};
    }
    return given == given_as::data ? encoded(component::path, segment, encode_for::segment)
                                   : unchanged(component::path, segment, "/");
}

result<written_value> value_of_key(std::string_view key, bool has_value, given_as given) noexcept {
    if (key.empty() && !has_value) {
        return uri_error{error_reason::unexpected_end, component::query, 0};
    }
    return given == given_as::data ? encoded(component::query, key, encode_for::query_parameter)
                                   : unchanged(component::query, key, "&=");
}

result<written_value> value_of_parameter(std::string_view value, given_as given) noexcept {
    return given == given_as::data ? encoded(component::query, value, encode_for::query_parameter)
                                   : unchanged(component::query, value, "&");
}

}  // namespace uriscan
