// Normalization (RFC 3986, sections 6.2.2 and 6.2.3).
//
// There are three ways to write the normal form, and all are linear:
// - Most texts are their own normal form.  looks_normal() finds this quickly, and the text is
//   copied.
// - If the buffer has room for the longest possible result, the normal form is written from its
//   first octet to its last, and then the dot segments of its path are removed in place.
// - Otherwise, the normal form is written from its last octet to its first, which needs no more
//   room than the result (reversed_normal_form.hpp).  This way is also used for relative paths,
//   because they keep each ".." that has no segment to remove.
#include "uriscan/normalize.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "kernels/machine.hpp"
#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/backward_writer.hpp"
#include "operations/dot_segments.hpp"
#include "operations/normal_rules.hpp"
#include "operations/reversed_normal_form.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

using section_sizes = std::array<std::size_t, reversed_normal_form::section_count>;

// Returns the offsets of the components of the normal form of `uri`.  `sizes` has the size of each
// section of the normal form.
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
        return uri_error{error_reason::too_long};
    }
    return result_access::viewing(text, at);
}

// Writes the normal form from its last octet to its first.
result<uri_view> write_backward(const uri_view& uri, std::span<char> buffer, normalization rules,
                                const scheme_table& schemes) noexcept {
    // If the buffer is larger than the result can be, only the start of the buffer is used.
    backward_writer writer(buffer.first(std::min(buffer.size(), normalized_size_limit(uri))));
    section_sizes sizes{};
    reversed_normal_form form(uri, rules, schemes);
    for (std::string_view piece; form.next(piece);) {
        writer.put(piece);
        sizes[form.section_of_piece()] += piece.size();
    }
    const std::optional<std::size_t> size = writer.finish();
    if (!size) {
        return uri_error{error_reason::buffer_too_small};
    }
    return view_of({buffer.data(), *size}, components_of(uri, sizes));
}

char* put_lowered(std::string_view text, char* to) noexcept {
    char* const end = to + text.size();
    if (text.size() < sizeof(word)) {
        std::transform(text.begin(), text.end(), to, lower);
        return end;
    }
    const auto put_word = [&](std::size_t at) {
        const word octets = lowered(load(text.data() + at));
        std::memcpy(to + at, &octets, sizeof(word));
    };
    const std::size_t last = text.size() - sizeof(word);
    for (std::size_t at = 0; at < last; at += sizeof(word)) {
        put_word(at);
    }
    put_word(last);
    return end;
}

char* put_normal(std::string_view text, normalization rules, bool lowers, char* to) noexcept {
    while (!text.empty()) {
        if (text.front() == '%') {
            to += put_triplet(text, rules, lowers, to);
            text.remove_prefix(triplet_size);
            continue;
        }
        const std::string_view plain = subtext(text, 0, text.find('%'));
        to = lowers ? put_lowered(plain, to) : move_octets(to, plain);
        text.remove_prefix(plain.size());
    }
    return to;
}

// Writes the normal form from its first octet to its last.  The buffer must have
// normalized_size_limit() octets, and has_path_to_merge() must be false.
result<uri_view> write_forward(const uri_view& uri, char* const buffer, normalization rules,
                               const scheme_table& schemes) noexcept {
    const std::string_view text = uri.text();
    const uri_components& from = uri.components();
    const bool lowers = contains_rules(rules, normalization::letter_case);
    char* end = buffer;
    const auto write = [&](std::size_t part_begin, std::size_t part_end, bool lowers_part) {
        end = put_normal(subtext(text, part_begin, part_end - part_begin), rules, lowers_part, end);
        return static_cast<std::uint32_t>(end - buffer);
    };
    uri_components at = from;
    if (uri.has_userinfo()) {
        const std::size_t userinfo_begin = from.host_begin - uri.userinfo().size() - 1;
        write(0, userinfo_begin, lowers);
        at.host_begin = write(userinfo_begin, from.host_begin, false);
        at.host_end = write(from.host_begin, from.host_end, lowers);
    } else {
        at.host_end = write(0, from.host_end, lowers);
    }
    at.path_begin = removes_port(uri, rules, schemes)
                        ? at.host_end
                        : write(from.host_end, from.path_begin, false);
    if (path_becomes_root(uri, rules, schemes)) {
        *end++ = '/';
    }
    write(from.path_begin, from.path_end, false);
    if (contains_rules(rules, normalization::dot_segments)) {
        char* const path = buffer + at.path_begin;
        end = path + *write_without_dots({path, end}, uri.has_authority(), {path, end});
    }
    at.path_end = static_cast<std::uint32_t>(end - buffer);
    at.query_end = write(from.path_end, from.query_end, false);
    write(from.query_end, text.size(), false);
    return view_of({buffer, end}, at);
}

// Writes the normal form in one of two ways.  This is not inlined, so that a text that is copied
// does not pay for its many variables.
[[gnu::noinline]] result<uri_view> write(const uri_view& uri, std::span<char> buffer,
                                         normalization rules,
                                         const scheme_table& schemes) noexcept {
    if (buffer.size() < normalized_size_limit(uri) || has_path_to_merge(uri)) {
        return write_backward(uri, buffer, rules, schemes);
    }
    return write_forward(uri, buffer.data(), rules, schemes);
}

result<uri_view> copy(const uri_view& uri, std::span<char> buffer) noexcept {
    const std::string_view text = uri.text();
    if (text.size() > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    move_octets(buffer.data(), text);
    return result_access::viewing({buffer.data(), text.size()}, uri.components());
}

}  // namespace

result<uri_view> normalize(const uri_view& uri, std::span<char> buffer, normalization rules,
                           const scheme_table& schemes) noexcept {
    return looks_normal(uri, rules, schemes) ? copy(uri, buffer)
                                             : write(uri, buffer, rules, schemes);
}

std::size_t normalized_size(const uri_view& uri, normalization rules,
                            const scheme_table& schemes) noexcept {
    return looks_normal(uri, rules, schemes) ? uri.text().size()
                                             : size_of_normal_form(uri, rules, schemes);
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
