// The kernel without vector instructions: a table says which sets an octet is in.

#include "kernels/kernel.hpp"
#include "kernels/shared.hpp"
#include "kernels/table_skipper.hpp"

namespace uriscan {
namespace {

// A block in plain C++.  Only the functions that search a text use it; parsing uses table_skipper.
class octet_block {
public:
    octet_block(const unsigned char* begin, std::size_t size) noexcept
        : begin_(begin), size_(std::min(size, block_size)) {}

    explicit octet_block(const unsigned char* begin) noexcept : octet_block(begin, block_size) {}

    std::uint64_t equal(unsigned char octet) const noexcept {
        return bits(size_, [&](std::size_t i) { return begin_[i] == octet; });
    }

    std::uint64_t in(const nibble_table& set) const noexcept {
        return bits(size_, [&](std::size_t i) {
            return (set[begin_[i] & 0xFU] & high_nibbles[begin_[i] >> 4]) != 0;
        });
    }

    std::uint64_t starts(const word_buckets& words, const octet_block& second,
                         const octet_block& third) const noexcept {
        return bits(size_, [&](std::size_t i) {
            return words.buckets_of(begin_[i], second.at(i), third.at(i)) != 0;
        });
    }

private:
    unsigned char at(std::size_t i) const noexcept { return i < size_ ? begin_[i] : 0; }

    template <class Predicate>
    static std::uint64_t bits(std::size_t size, Predicate predicate) noexcept {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < size; ++i) {
            bits |= std::uint64_t{predicate(i)} << i;
        }
        return bits;
    }

    const unsigned char* begin_;
    std::size_t size_;
};

scheme_end find_scheme_end_by_octet(std::string_view text, std::size_t from,
                                    const nibble_table& ends) noexcept {
    for (std::size_t colon = from; (colon = text.find(':', colon)) != text.npos; ++colon) {
        const bool is_last = colon + 1 == text.size();
        if (is_last || text[colon + 1] == '/' || text[colon + 1] == '\\' ||
            (colon > from && has_octet(ends, octets(text)[colon - 1]))) {
            std::size_t start = colon;
            while (start > from && has_octet(in_scheme, octets(text)[start - 1])) {
                --start;
            }
            return {colon, start};
        }
    }
    return {text.size(), text.size()};
}

uri_run read_run_by_octet(std::string_view text, std::size_t, bool is_opened,
                          unsigned char* to) noexcept {
    text = is_opened ? before_closing(text) : text;
    std::size_t size = 0;
    std::size_t colons = 0;
    bool has_cut = false;
    for (; size < text.size() && is_uri_octet[octets(text)[size]]; ++size) {
        colons += text[size] == ':' ? 1 : 0;
        has_cut = has_cut || is_cut_octet(text[size]);
    }
    const std::string_view run(text.data(), size);
    return {size, colons > 1 || (has_cut && !ends_with_lone_closing(run)),
            read_any<table_skipper<>>(run, to) == fault::none};
}

// Says whether a URI-reference has a "%" or a "/.".
bool has_triplet_or_dot(std::string_view text) noexcept {
    constexpr std::size_t seen = sizeof(word) + 1;
    if (text.size() < seen) {
        return text.find('%') != text.npos || text.find("/.") != text.npos;
    }
    // The text's last octet is compared only with the "." of "/.".  It cannot be a "%", because two
    // digits follow every "%".
    return any_word<seen>(text, [](const char* octets) {
        const word here = load(octets), next = load(octets + 1);
        return zeros(here ^ repeated('%')) | zeros((here ^ repeated('/')) | (next ^ repeated('.')));
    });
}

unsigned find_changes_by_word(std::string_view text, std::size_t lowered) noexcept {
    assert(lowered <= text.size());
    unsigned found = has_upper(subtext(text, 0, lowered)) ? text_changes::letter : 0;
    if (has_triplet_or_dot(text)) {
        for (std::size_t at = 0; at + 1 < text.size(); ++at) {
            if (text[at] == '%') {
                found |= find_triplet_changes(octets(text) + at, std::uint64_t{1});
            } else if (text[at] == '/' && text[at + 1] == '.') {
                found |= text_changes::dot_after_slash;
            }
        }
    }
    return found;
}

// Says whether a path has an empty segment, or a segment that starts with a "." or "%", after a
// "/".
bool has_odd_segment(std::string_view path) noexcept {
    constexpr std::size_t seen = sizeof(word) + 1;
    if (path.size() < seen) {
        for (std::size_t at = 1; at < path.size(); ++at) {
            const char octet = path[at];
            if (path[at - 1] == '/' && (octet == '/' || octet == '.' || octet == '%')) {
                return true;
            }
        }
        return false;
    }
    const auto equal = [](word octets, char octet) { return zeros(octets ^ repeated(octet)); };
    return any_word<seen>(path, [&](const char* octets) {
        const word next = load(octets + 1);
        return equal(load(octets), '/') & (equal(next, '/') | equal(next, '.') | equal(next, '%'));
    });
}

unsigned find_plain_by_word(std::string_view text, const uri_components& at) noexcept {
    assert(at.path_begin <= at.path_end && at.path_end <= text.size());
    const std::string_view path = subtext(text, at.path_begin, at.path_end - at.path_begin);
    return (has_odd_segment(path) ? 0U : plain_parts::segments) |
           (text.find('%') == text.npos ? plain_parts::octets : 0U);
}

}  // namespace

constexpr kernel scalar_kernel = {"scalar",
                                  read_any<table_skipper<>>,
                                  advance_with<table_skipper<>>,
                                  read_iri_by_table,
                                  read_origin_form_with<table_skipper<origin_form_automaton>>,
                                  find_scheme_end_by_octet,
                                  read_run_by_octet,
                                  find_marks<octet_block>,
                                  find_changes_by_word,
                                  find_plain_by_word,
                                  read_no_lines,
                                  check_no_lines,
                                  decode_ipv6_by_words};

template struct functions_of<scalar_kernel>;

}  // namespace uriscan
