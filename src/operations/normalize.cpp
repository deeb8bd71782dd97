// Normalization (RFC 3986, sections 6.2.2 and 6.2.3).
//
// There are three algorithms, and all are linear:
// - Most texts are their own normal form.  find_rule_changes() finds this quickly, and
//   the text is copied.
// - If the buffer has room for the longest possible result, the normal form is written from its
//   first octet to its last, and then the dot segments of its path are removed in place.
//   find_rule_changes() says which rules change nothing, so that they can be left out.
// - Otherwise, the normal form is written from its last octet to its first, which needs no more
//   room than the result (reversed_normal_form.hpp).  Relative paths are always written so, because
//   they keep each ".." that has no segment to remove.
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

// Writes the normal form from its first octet to its last.
class forward_writer {
public:
    forward_writer(char* to, normalization rules, const rule_changes& changes) noexcept
        : to_(to), end_(to), rules_(rules), changes_(changes) {}

    // Writes the normal form of a part of the text: triplets are normalized, and if `lowers` is
    // true, letters are written in lower case.  Returns the size of all that was written.
    std::uint32_t put(std::string_view part, bool lowers = false) noexcept {
        lowers = lowers && contains_rules(rules_, normalization::letter_case) &&
                 (changes_.letters || changes_.triplets);  // a triplet can stand for a letter
        end_ = changes_.triplets || lowers ? put_normal(part, rules_, lowers, end_)
                                           : move_octets(end_, part);
        return size();
    }
    // Writes the host, which is an IPv6 address.
    std::uint32_t put_address_of(const uri_view& uri) noexcept {
        end_ = put_address(uri, end_);
        return size();
    }
    // Writes the path, which starts at the offset `begin`.
    std::uint32_t put_path(const uri_view& uri, std::size_t begin) noexcept {
        if (changes_.root) {
            *end_++ = '/';
        } else {
            put(uri.path());
        }
        // A triplet that was decoded can be a dot.
        if ((changes_.dots || changes_.triplets) &&
            contains_rules(rules_, normalization::dot_segments)) {
            end_ = remove_dots_in_place(to_ + begin, end_, uri.has_authority());
        }
        return size();
    }
    std::string_view text() const noexcept { return {to_, end_}; }

private:
    std::uint32_t size() const noexcept { return static_cast<std::uint32_t>(end_ - to_); }

    char* to_;
    char* end_;
    normalization rules_;
    rule_changes changes_;
};

// Writes the normal form of the path and of what follows it.  at.path_begin is the offset of the
// path.  Sets the offsets after it.
[[gnu::always_inline]] inline void put_rest(forward_writer& writer, const uri_view& uri,
                                            uri_components& at) noexcept {
    const uri_components& from = uri.components();
    at.path_end = writer.put_path(uri, at.path_begin);
    at.query_end = writer.put(subtext(uri.text(), from.path_end, from.query_end - from.path_end));
    writer.put(subtext(uri.text(), from.query_end));
}

// Writes the normal form from its first octet to its last.  The buffer must have
// normalized_size_limit() octets, and has_path_to_merge() must be false.
result<uri_view> write_forward(const uri_view& uri, char* const buffer, normalization rules,
                               const rule_changes& changes) noexcept {
    const std::string_view text = uri.text();
    const uri_components& from = uri.components();
    const auto part = [text](std::size_t begin, std::size_t end) {
        return subtext(text, begin, end - begin);
    };
    forward_writer writer(buffer, rules, changes);
    uri_components at = from;
    std::size_t read = 0;
    if (uri.has_userinfo()) {
        const std::size_t userinfo_begin = from.host_begin - uri.userinfo().size() - 1;
        writer.put(part(0, userinfo_begin), true);
        at.host_begin = writer.put(part(userinfo_begin, from.host_begin));
        read = from.host_begin;
    }
    if (changes.address) {
        writer.put(part(read, from.host_begin), true);
        at.host_end = writer.put_address_of(uri);
    } else {
        at.host_end = writer.put(part(read, from.host_end), true);
    }
    at.path_begin = changes.port ? at.host_end : writer.put(part(from.host_end, from.path_begin));
    put_rest(writer, uri, at);
    return view_of(writer.text(), at);
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

// Writes the normal form of a text that changes.  This is not inlined: so a text that is only
// copied does not pay for the many variables.
[[gnu::noinline]] result<uri_view> write_normal_form(const uri_view& uri, std::span<char> buffer,
                                                     normalization rules,
                                                     const scheme_table& schemes,
                                                     const rule_changes& changes) noexcept {
    if (buffer.size() < normalized_size_limit(uri) || has_path_to_merge(uri)) {
        return write_backward(uri, buffer, rules, schemes);
    }
    return write_forward(uri, buffer.data(), rules, changes);
}

std::string_view write_normal_rest(const uri_view& uri, char* to, normalization rules,
                                   const rule_changes& changes) noexcept {
    forward_writer writer(to, rules, changes);
    uri_components at{};
    put_rest(writer, uri, at);
    return writer.text();
}

result<uri_view> normalize(const uri_view& uri, std::span<char> buffer, normalization rules,
                           const scheme_table& schemes) noexcept {
    const rule_changes changes = find_rule_changes(uri, rules, schemes);
    return changes.are_none() ? copy(uri, buffer)
                              : write_normal_form(uri, buffer, rules, schemes, changes);
}

std::size_t normalized_size(const uri_view& uri, normalization rules,
                            const scheme_table& schemes) noexcept {
    return looks_normal(uri, rules, schemes) ? uri.text().size()
                                             : size_of_normal_form(uri, rules, schemes);
}

bool is_normalized(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    const rule_changes changes = find_rule_changes(uri, rules, schemes);
    if (changes.are_none()) {
        return true;
    }
    const bool dots_can_stay =
        has_path_to_merge(uri) || (!uri.has_authority() && starts_with(uri.path(), "/.//"));
    if (changes.letters || changes.triplets || changes.port || changes.root || changes.address ||
        !dots_can_stay) {
        return false;
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
