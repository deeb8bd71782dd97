// Percent-encoding (RFC 3986, section 2).  Most octets of most texts do not change; they are tested
// and copied eight at a time.  All functions are linear.
#include "uriscan/percent.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "octets/hexadecimal.hpp"
#include "octets/subtext.hpp"
#include "operations/encoder.hpp"

namespace uriscan {
namespace {

constexpr std::size_t word_size = 8;

// One form in which an octet is written: one or three octets, and then NULs.  The size is always
// four, so that four octets can be copied for each form.
using written_octet = std::array<char, triplet_size + 1>;

// The two forms of each octet: [false][octet] is its triplet, [true][octet] is the octet itself.
constexpr std::array<std::array<written_octet, 256>, 2> written_octets = [] {
    std::array<std::array<written_octet, 256>, 2> table{};
    for (std::size_t octet = 0; octet < 256; ++octet) {
        const auto triplet = triplet_of(static_cast<char>(octet));
        table[false][octet] = {triplet[0], triplet[1], triplet[2]};
        table[true][octet] = {static_cast<char>(octet)};
    }
    return table;
}();

const char* written_as(bool itself, char octet) noexcept {
    return written_octets[itself][static_cast<unsigned char>(octet)].data();
}

bool all_stay(const char* word, encode_for part) noexcept {
    auto sets = static_cast<unsigned>(part);
    for (std::size_t i = 0; i < word_size; ++i) {
        sets &= sets_of(word[i]);
    }
    return sets != 0;
}

// Returns how many of the eight octets of `word` come before the first "%".
std::size_t octets_before_percent(std::uint64_t word) noexcept {
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t low_bits = ones * 0x7F;
    const std::uint64_t zero_at_percent = word ^ ones * '%';
    // In `others`, the highest bit of an octet is 1 if the same octet of zero_at_percent is not 0.
    // No sum carries into the next octet.
    const std::uint64_t others = ((zero_at_percent & low_bits) + low_bits) | zero_at_percent;
    const std::uint64_t percents = ~(others | low_bits);
    constexpr bool first_is_lowest = std::endian::native == std::endian::little;
    const int bits = first_is_lowest ? std::countr_zero(percents) : std::countl_zero(percents);
    return static_cast<std::size_t>(bits) / 8;
}

std::string_view written(const char* begin, const char* end) noexcept {
    return {begin, static_cast<std::size_t>(end - begin)};
}

uri_error malformed_at(std::size_t offset) noexcept {
    return {error_reason::malformed_percent_encoding, component::path, offset};
}

// Decodes into a buffer that is large enough, and that can start where `text` starts.
result<std::string_view> write_decoded(std::string_view text, char* const buffer) noexcept {
    char* out = buffer;
    std::string_view rest = text;
    while (!rest.empty()) {
        if (rest.front() == '%') {
            if (!begins_with_triplet(rest)) {
                return malformed_at(text.size() - rest.size());
            }
            *out++ = octet_of_triplet(rest);
            rest.remove_prefix(triplet_size);
            continue;
        }
        // A whole word is written only if the rest of the text has at least 24 octets: these decode
        // to at least eight octets, even if they are all triplets.  The word must not overwrite
        // octets that were not yet read.  The first of these is `gap` octets after `out`.
        const auto gap =
            reinterpret_cast<std::uintptr_t>(rest.data()) - reinterpret_cast<std::uintptr_t>(out);
        std::size_t run = word_size;
        if (rest.size() >= triplet_size * word_size && (gap == 0 || gap >= word_size)) {
            std::uint64_t word = 0;
            std::memcpy(&word, rest.data(), word_size);
            std::memcpy(out, &word, word_size);
            run = octets_before_percent(word);
        }
        if (run == word_size) {  // the run can be longer, or the word was not read
            run = std::min(rest.find('%'), rest.size());
            std::memmove(out, rest.data(), run);
        }
        out += run;
        rest.remove_prefix(run);
    }
    return written(buffer, out);
}

}  // namespace

char* write_encoded(std::string_view data, encode_for part, char* out) noexcept {
    const char* p = data.data();
    const char* const end = p + data.size();
    // To avoid a branch for each octet, four octets are written for each octet of `data`, although
    // only the first or the first three count.  What is written for the next octet overwrites the
    // others.  The loop stops early enough that the buffer always has room for four octets.
    while (static_cast<std::size_t>(end - p) >= word_size + triplet_size) {
        const char* const word_end = p + word_size;
        if (all_stay(p, part)) {
            std::memcpy(out, p, word_size);
            out += word_size;
            p = word_end;
        }
        for (; p != word_end; ++p) {
            const bool itself = encode_keeps(*p, part);
            std::memcpy(out, written_as(itself, *p), sizeof(written_octet));
            out += triplet_size - itself * (triplet_size - 1);
        }
    }
    for (; p != end; ++p) {
        if (encode_keeps(*p, part)) {
            *out++ = *p;
        } else {
            std::memcpy(out, written_as(false, *p), triplet_size);
            out += triplet_size;
        }
    }
    return out;
}

std::size_t encoded_size(std::string_view data, encode_for part) noexcept {
    std::size_t size = data.size();
    while (!data.empty()) {
        const std::string_view next = subtext(data, 0, word_size);
        if (next.size() < word_size || !all_stay(next.data(), part)) {
            for (const char octet : next) {
                size += encode_keeps(octet, part) ? 0 : triplet_size - 1;
            }
        }
        data.remove_prefix(next.size());
    }
    return size;
}

result<std::string_view> encode(std::string_view data, encode_for part,
                                std::span<char> buffer) noexcept {
    if (buffer.size() / triplet_size < data.size() && buffer.size() < encoded_size(data, part)) {
        return uri_error{error_reason::buffer_too_small};
    }
    return written(buffer.data(), write_encoded(data, part, buffer.data()));
}

result<std::size_t> decoded_size(std::string_view text) noexcept {
    std::size_t size = text.size();
    std::string_view rest = text;
    for (;;) {
        if (!rest.starts_with('%')) {
            const std::size_t run = rest.find('%');
            if (run == std::string_view::npos) {
                return size;
            }
            rest.remove_prefix(run);
        }
        if (!begins_with_triplet(rest)) {
            return malformed_at(text.size() - rest.size());
        }
        rest.remove_prefix(triplet_size);
        size -= triplet_size - 1;
    }
}

result<std::string_view> decode(std::string_view text, std::span<char> buffer) noexcept {
    if (buffer.size() < text.size()) {
        const auto size = decoded_size(text);
        if (!size) {
            return size.error();
        }
        if (buffer.size() < *size) {
            return uri_error{error_reason::buffer_too_small};
        }
    }
    return write_decoded(text, buffer.data());
}

result<std::string_view> decode_in_place(std::span<char> text) noexcept {
    const std::string_view encoded(text.data(), text.size());
    const auto size = decoded_size(encoded);
    return size ? write_decoded(encoded, text.data()) : size.error();
}

}  // namespace uriscan
