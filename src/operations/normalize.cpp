// Normalization (RFC 3986, sections 6.2.2 and 6.2.3): the normal form written down.
#include "uriscan/normalize.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "operations/dot_segments.hpp"
#include "operations/normal_form.hpp"

namespace uriscan {
namespace {

using section_sizes = std::array<std::size_t, reversed_normal_form::section_count>;

// The offsets of components whose parts have these sizes.
uri_components components_of(const uri_view& uri, const section_sizes& sizes) noexcept {
    std::array<std::uint32_t, reversed_normal_form::section_count> ends{};
    std::uint32_t end = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        ends[i] = end += static_cast<std::uint32_t>(sizes[i]);
    }
    using form = reversed_normal_form;
    return {uri.has_scheme() ? ends[form::scheme] - 1 : 0,
            uri.has_authority() ? ends[form::userinfo] : 0,
            ends[form::host],
            ends[form::port],
            ends[form::path],
            ends[form::query]};
}

result<uri_view> view_of(std::string_view text, const uri_components& at) noexcept {
    if (text.size() > UINT32_MAX) {
        return uri_error{reason::too_long};
    }
    return uri_view(text, at);
}

// Writes the normal form from its last octet to its first, since the buffer may have room for no more.
result<uri_view> write_backward(const uri_view& uri, std::span<char> buffer, normalization rules,
                                const scheme_table& schemes) noexcept {
    // No more of the buffer is touched than can be needed.
    backward_writer writer(buffer.first(std::min(buffer.size(), normalized_size_limit(uri))));
    section_sizes sizes{};
    reversed_normal_form form(uri, rules, schemes);
    for (std::string_view piece; form.next(piece);) {
        writer.put(piece);
        sizes[form.section_of_piece()] += piece.size();
    }
    const std::optional<std::size_t> size = writer.finish();
    if (!size) {
        return uri_error{reason::buffer_too_small};
    }
    return view_of({buffer.data(), *size}, components_of(uri, sizes));
}

result<uri_view> copy(const uri_view& uri, std::span<char> buffer) noexcept {
    const std::string_view text = uri.text();
    if (text.size() > buffer.size()) {
        return uri_error{reason::buffer_too_small};
    }
    if (!text.empty()) {
        std::memcpy(buffer.data(), text.data(), text.size());
    }
    return uri_view({buffer.data(), text.size()}, uri.components());
}

}  // namespace

result<uri_view> normalize(const uri_view& uri, std::span<char> buffer, normalization rules,
                           const scheme_table& schemes) noexcept {
    if (looks_normal(uri, rules, schemes)) {
        return copy(uri, buffer);
    }
    if (buffer.size() < normalized_size_limit(uri) || has_path_to_merge(uri)) {
        return write_backward(uri, buffer, rules, schemes);
    }
    uri_components at;
    char* const end = write_normal_form(uri, rules, schemes, buffer.data(), at);
    return view_of({buffer.data(), end}, at);
}

result<uri> normalize(const uri_view& uri, normalization rules, const scheme_table& schemes) {
    std::string text(normalized_size_limit(uri), '\0');
    const result<uri_view> normal = normalize(uri, text, rules, schemes);
    if (!normal) {
        return normal.error();
    }
    const uri_components at = normal->components();
    text.resize(normal->text().size());
    return uriscan::uri(std::move(text), at);
}

bool is_normalized(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    if (looks_normal(uri, rules, schemes)) {
        return true;
    }
    std::string_view rest = uri.text();
    reversed_normal_form form(uri, rules, schemes);
    for (std::string_view piece; form.next(piece);) {
        if (!rest.ends_with(piece)) {
            return false;
        }
        rest.remove_suffix(piece.size());
    }
    return rest.empty();
}

}  // namespace uriscan
