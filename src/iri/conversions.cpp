// Maps IRIs to URIs and back (RFC 3987, sections 3.1 and 3.2).
//
//     to_uri   each octet from 0x80 on becomes a triplet
//     to_iri   the triplets of a character become this character if an IRI can have it in this
//              component, or if it is an unreserved character of ASCII
//
// Both functions keep all delimiters, so the result has the same components, at other offsets.  The
// components are written one after the other, and the offset of each end is recorded.
#include <algorithm>
#include <array>

#include "iri/access.hpp"
#include "iri_character.hpp"
#include "kernels/machine.hpp"
#include "octets/hexadecimal.hpp"
#include "octets/limited_writer.hpp"
#include "octets/subtext.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

using detail::iri_access;

constexpr bool is_beyond_ascii(char octet) noexcept {
    return static_cast<unsigned char>(octet) >= 0x80;
}

std::size_t count_beyond_ascii(std::string_view text) noexcept {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_beyond_ascii));
}

void put_triplet(limited_writer& to, char octet) noexcept {
    const auto triplet = triplet_of(octet);
    to.put({triplet.data(), triplet.size()});
}

// Writes a text with a triplet for each octet from 0x80 on.
void put_encoded(limited_writer& to, std::string_view text) noexcept {
    while (!text.empty()) {
        const auto* const first =
            std::find_if(text.data(), text.data() + text.size(), is_beyond_ascii);
        const auto plain = static_cast<std::size_t>(first - text.data());
        to.put(subtext(text, 0, plain));
        if (plain == text.size()) {
            return;
        }
        put_triplet(to, *first);
        text = subtext(text, plain + 1);
    }
}

// The octets of the triplets at the start of a text: at most four, as many as a character can have.
struct decoded_triplets {
    std::array<unsigned char, 4> octets{};
    std::size_t count = 0;

    explicit decoded_triplets(std::string_view text) noexcept {
        for (std::size_t at = 0; count < octets.size() && at < text.size() && text[at] == '%';
             at += 3) {
            octets[count++] = static_cast<unsigned char>(octet_of_triplet(subtext(text, at)));
        }
    }
};

// Writes a component, and decodes those triplets that to_iri() decodes.  `start` is the state in
// which the machine reads one character of the component.
void put_decoded(limited_writer& to, std::string_view text, int start) noexcept {
    while (!text.empty()) {
        const std::size_t plain = std::min(text.find('%'), text.size());
        to.put(subtext(text, 0, plain));
        text = subtext(text, plain);
        if (text.empty()) {
            return;
        }
        const decoded_triplets found(text);
        const unsigned char first = found.octets[0];
        std::size_t size = first < 0x80 ? 0 : found.count;  // of the character, in octets
        while (size != 0 &&
               !iri_character::matches(start, found.octets.data(), found.octets.data() + size)) {
            --size;
        }
        if (size != 0) {
            to.put({reinterpret_cast<const char*>(found.octets.data()), size});
        } else if (first >= 0x80) {
            put_triplet(to, static_cast<char>(first));
        } else if (const char octet = static_cast<char>(first); is_unreserved(octet)) {
            to.put({&octet, 1});
        } else {
            to.put(subtext(text, 0, 3));
        }
        text = subtext(text, 3 * std::max<std::size_t>(size, 1));
    }
}

// Writes the parts of a text up to each of its offsets.  `put` writes a part, and gets the number
// of the offset after it: 0 for the scheme, and so on to 6 for the fragment.  Returns the offsets
// of the result.
template <class Put>
uri_components put_parts(const uri_view& from, const limited_writer& to, Put put) noexcept {
    const uri_components& at = from.components();
    const std::uint32_t begins[] = {
        0, at.scheme_end, at.host_begin, at.host_end, at.path_begin, at.path_end, at.query_end};
    std::array<std::uint32_t, 6> ends{};
    std::uint32_t written = 0;
    for (std::size_t part = 0; part < 6; ++part) {
        const std::uint32_t end = begins[part + 1];
        if (end >= written && end != 0) {
            put(subtext(from.text(), written, end - written), part);
            written = end;
            ends[part] = static_cast<std::uint32_t>(to.size());
        }
    }
    put(subtext(from.text(), written), 6);
    return {ends[0], ends[1], ends[2], ends[3], ends[4], ends[5]};
}

constexpr std::size_t query_part = 5;

std::string_view written_in(std::span<char> buffer, std::size_t size) noexcept {
    return {buffer.data(), size};
}

// Writes the URI with the host that `options.host` makes.  The result is parsed, because this
// function of the caller can write anything.
result<uri_view> to_uri_with_host(const uri_view& iri, std::span<char> buffer,
                                  const to_uri_options& options) noexcept {
    limited_writer to(buffer);
    const std::size_t host_begin = iri.components().host_begin;
    put_encoded(to, subtext(iri.text(), 0, host_begin));
    if (to.size() > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    const std::size_t made_begin = to.size();
    const result<std::size_t> made =
        options.host(iri.host(), buffer.subspan(made_begin), options.context);
    if (!made) {
        return made.error();
    }
    if (*made > buffer.size() - made_begin) {
        return uri_error{error_reason::buffer_too_small};
    }
    to.room_for(*made);
    put_encoded(to, subtext(iri.text(), iri.components().host_end));
    if (to.size() > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    const auto parsed = parse_uri_reference(written_in(buffer, to.size()));
    const bool is_host =
        parsed && parsed->components().host_begin == made_begin && parsed->host().size() == *made;
    return is_host ? parsed
                   : uri_error{error_reason::unexpected_character, component::host, host_begin};
}

// Writes what to_iri() writes.  Returns the offsets of the result.
uri_components put_iri(const iri_view& uri, limited_writer& to) noexcept {
    return put_parts(iri_access::as_uri(uri), to, [&](std::string_view part, std::size_t number) {
        put_decoded(to, part,
                    number == query_part ? iri_character::iri_character_en_in_query
                                         : iri_character::iri_character_en_anywhere);
    });
}

}  // namespace

std::size_t to_uri_size(const iri_view& iri) noexcept {
    return iri.text().size() + 2 * count_beyond_ascii(iri.text());
}

result<uri_view> to_uri(const iri_view& iri, std::span<char> buffer,
                        const to_uri_options& options) noexcept {
    const uri_view& from = iri_access::as_uri(iri);
    if (options.host != nullptr && count_beyond_ascii(from.host()) != 0) {
        return to_uri_with_host(from, buffer, options);
    }
    limited_writer to(buffer);
    const uri_components at =
        put_parts(from, to, [&](std::string_view part, std::size_t) { put_encoded(to, part); });
    if (to.size() > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    if (to.size() > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return uri_view::unchecked(written_in(buffer, to.size()), at);
}

std::size_t to_iri_size(const iri_view& uri) noexcept {
    limited_writer to({});
    put_iri(uri, to);
    return to.size();
}

result<iri_view> to_iri(const iri_view& uri, std::span<char> buffer) noexcept {
    limited_writer to(buffer);
    const uri_components at = put_iri(uri, to);
    if (to.size() > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return iri_view::unchecked(written_in(buffer, to.size()), at);
}

}  // namespace uriscan
