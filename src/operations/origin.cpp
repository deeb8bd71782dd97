// The origin of a URI (RFC 6454), as a text and in comparisons.
#include "uriscan/origin.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "octets/subtext.hpp"
#include "operations/backward_writer.hpp"
#include "operations/reversed_normal_form.hpp"
#include "operations/reversed_octets.hpp"
#include "operations/sizes.hpp"

namespace uriscan {
namespace {

constexpr normalization rules_of_origins =
    normalization::letter_case | normalization::percent_encoding | normalization::ipv6_address;

// Returns the part of a URI up to the end of its host.
uri_view without_tail(const uri_view& uri) noexcept {
    uri_components at = uri.components();
    at.path_begin = at.path_end = at.query_end = at.host_end;
    return uri_view::unchecked(subtext(uri.text(), 0, at.host_end), at);
}

// Gives the text of an origin in pieces, from its last octet to its first.  The origin must not be
// opaque.
class reversed_origin {
public:
    reversed_origin(const uri_view& uri, const scheme_table& schemes) noexcept
        : form_(without_tail(uri), rules_of_origins, schemes) {
        const std::uint16_t port = effective_port(uri, schemes).value_or(0);
        if (port != schemes.find(uri.scheme())->default_port) {
            port_[0] = ':';
            char* const end = port_.data() + port_.size();
            port_size_ = static_cast<std::size_t>(std::to_chars(port_.data() + 1, end, port).ptr -
                                                  port_.data());
        }
    }

    bool next(std::string_view& piece) noexcept {
        if (const std::size_t size = std::exchange(port_size_, 0); size != 0) {
            piece = {port_.data(), size};
            return true;
        }
        while (form_.next(piece)) {
            if (form_.section_of_piece() != reversed_normal_form::userinfo) {
                return true;
            }
            // The "//" belongs to this section, and is always there.
            if (!std::exchange(has_slashes_, true)) {
                piece = "//";
                return true;
            }
        }
        return false;
    }

private:
    std::array<char, sizeof(":65535") - 1> port_;
    std::size_t port_size_ = 0;
    bool has_slashes_ = false;
    reversed_normal_form form_;
};

}  // namespace

bool has_opaque_origin(const uri_view& uri, const scheme_table& schemes) noexcept {
    const scheme_rules* const known = uri.has_scheme() ? schemes.find(uri.scheme()) : nullptr;
    return known == nullptr || !known->default_port || uri.host().empty() ||
           !effective_port(uri, schemes);
}

bool same_origin(const uri_view& a, const uri_view& b, const scheme_table& schemes) noexcept {
    if (has_opaque_origin(a, schemes) || has_opaque_origin(b, schemes)) {
        return false;
    }
    reversed_octets<reversed_origin> from_a(a, schemes), from_b(b, schemes);
    return are_same(from_a, from_b);
}

std::size_t origin_size(const uri_view& uri) noexcept {
    if (has_opaque_origin(uri)) {
        return std::string_view("null").size();
    }
    std::size_t size = 0;
    reversed_origin origin(uri, {});
    for (std::string_view piece; origin.next(piece);) {
        size += piece.size();
    }
    return size;
}

result<std::string_view> serialize_origin(const uri_view& uri, std::span<char> buffer,
                                          const scheme_table& schemes) noexcept {
    backward_writer writer(buffer.first(std::min(buffer.size(), origin_size_limit(uri))));
    if (has_opaque_origin(uri, schemes)) {
        writer.put("null");
    } else {
        reversed_origin origin(uri, schemes);
        for (std::string_view piece; origin.next(piece);) {
            writer.put(piece);
        }
    }
    const std::optional<std::size_t> size = writer.finish();
    if (!size) {
        return uri_error{error_reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

}  // namespace uriscan
