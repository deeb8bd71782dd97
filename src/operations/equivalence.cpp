// Comparison (RFC 3986, section 6.2).  If a text is its own normal form, the text itself is used.
// Otherwise, the normal form of a text of usual size is written to an array.  The normal form of a
// longer text is read in pieces, from its last octet to its first (reversed_normal_form.hpp), and
// not stored.  If two texts have the same scheme and authority, only the normal forms of what
// follows are compared.  All functions are linear and allocate nothing.
#include "uriscan/normalize.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/normal_rules.hpp"
#include "operations/reversed_normal_form.hpp"
#include "operations/reversed_octets.hpp"

namespace uriscan {
namespace {

// Says whether two texts of the same size are equal when the case of letters is ignored.
bool are_same_lowered(std::string_view a, std::string_view b) noexcept {
    if (a.size() < sizeof(word)) {
        return equal_ignoring_case(a, b);
    }
    const auto differ_at = [&](std::size_t at) {
        const word octets = load(a.data() + at);
        const word difference = octets ^ load(b.data() + at);
        const word letters = uppers(octets & ~repeated(case_bit)) / (0x80 / case_bit);
        return (difference & ~letters) != 0;
    };
    const std::size_t last = a.size() - sizeof(word);
    for (std::size_t at = 0; at < last; at += sizeof(word)) {
        if (differ_at(at)) {
            return false;
        }
    }
    return !differ_at(last);
}

// The head of a text is the octets before its path.  Says whether two texts have heads that
// certainly have the same normal form: the rules ignore the case of letters, and the heads differ
// in nothing else.  The case of user information counts, so heads with user information are not
// compared.  In other heads, the host begins after the "://".
bool have_same_heads(const uri_view& a, const uri_view& b, normalization rules) noexcept {
    const uri_components& at = a.components();
    const uri_components& other = b.components();
    return at.path_begin != 0 && at.scheme_end == other.scheme_end &&
           at.host_begin == other.host_begin && at.host_end == other.host_end &&
           at.path_begin == other.path_begin && at.host_begin <= at.scheme_end + 3 &&
           contains_rules(rules, normalization::letter_case) &&
           are_same_lowered(subtext(a.text(), 0, at.path_begin),
                            subtext(b.text(), 0, at.path_begin));
}

std::string_view rest_of(const uri_view& uri) noexcept {
    return subtext(uri.text(), uri.components().path_begin);
}

// The normal form of a URI, or only its rest from the path on.  It is known if the text of the URI
// is its own normal form, or if it is not long.
class normal_text {
public:
    normal_text(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept
        : normal_text(uri, rules, schemes, find_rule_changes(uri, rules, schemes)) {}

    normal_text(const uri_view& uri, normalization rules, const scheme_table& schemes,
                const rule_changes& changes, bool is_rest = false) noexcept {
        if (changes.are_none()) {
            text_ = is_rest ? rest_of(uri) : uri.text();
        } else if (normalized_size_limit(uri) <= room_.size()) {
            text_ = is_rest ? write_normal_rest(uri, room_.data(), rules, changes)
                            : write_normal_form(uri, room_, rules, schemes, changes)->text();
        }
    }
    normal_text(const normal_text&) = delete;
    normal_text& operator=(const normal_text&) = delete;

    bool is_known() const noexcept { return text_.data() != nullptr; }
    std::string_view text() const noexcept { return text_; }

private:
    std::array<char, 1024> room_;
    std::string_view text_;  // null if it is not known
};

using reversed_form = reversed_octets<reversed_normal_form>;

// Hashes octets that are added from the last to the first.  The hash does not depend on how many
// octets each call adds.
class reversed_hash {
public:
    void add(std::string_view octets) noexcept {
        size_ += octets.size();
        while (!octets.empty()) {
            if (filled_ == 0 && octets.size() >= word_size) {
                mix(word_at(octets.data() + octets.size() - word_size));
                octets.remove_suffix(word_size);
                continue;
            }
            if (filled_ == 0) {
                word_ = short_word(octets);
                filled_ = octets.size();
                return;
            }
            word_ = word_ << 8 | static_cast<unsigned char>(octets.back());
            octets.remove_suffix(1);
            if (++filled_ == word_size) {
                mix(word_);
                filled_ = 0;
                word_ = 0;
            }
        }
    }
    std::size_t value() noexcept {
        mix(word_);
        mix(size_);
        return static_cast<std::size_t>(state_);
    }

private:
    static constexpr std::size_t word_size = 8;

    // Returns some octets as a number.  The first octet is in its lowest bits.
    template <std::size_t Size = word_size>
    static std::uint64_t word_at(const char* octets, std::size_t size = Size) noexcept {
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < size; ++i) {
            word |= std::uint64_t{static_cast<unsigned char>(octets[i])} << (8 * i);
        }
        return word;
    }
    // Returns less than eight octets as a number.
    static std::uint64_t short_word(std::string_view octets) noexcept {
        constexpr std::size_t half = word_size / 2;
        if (octets.size() < half) {
            return word_at(octets.data(), octets.size());
        }
        const std::size_t last = octets.size() - half;
        return word_at<half>(octets.data()) | word_at<half>(octets.data() + last) << (8 * last);
    }
    void mix(std::uint64_t word) noexcept {
        // 2^64 divided by the golden ratio, as an odd number.
        constexpr std::uint64_t golden_ratio = 0x9E3779B97F4A7C15;
        state_ = (state_ ^ word) * golden_ratio;
        state_ ^= state_ >> 32;
    }

    std::uint64_t state_ = 0;
    std::uint64_t word_ = 0;
    std::size_t filled_ = 0;  // how many octets are in word_
    std::uint64_t size_ = 0;
};

}  // namespace

bool equivalent(const uri_view& a, const uri_view& b, normalization rules,
                const scheme_table& schemes) noexcept {
    if (a == b) {
        return true;
    }
    if (rest_of(a) == rest_of(b) && have_same_heads(a, b, rules)) {
        return true;
    }
    const rule_changes changes_of_a = find_rule_changes(a, rules, schemes);
    const rule_changes changes_of_b = find_rule_changes(b, rules, schemes);
    if (changes_of_a.are_none() && changes_of_b.are_none()) {
        return false;
    }
    const bool are_rests = have_same_heads(a, b, rules);
    const normal_text normal_a(a, rules, schemes, changes_of_a, are_rests);
    const normal_text normal_b(b, rules, schemes, changes_of_b, are_rests);
    if (normal_a.is_known() && normal_b.is_known()) {
        return normal_a.text() == normal_b.text();
    }
    reversed_form from_a(a, rules, schemes), from_b(b, rules, schemes);
    return are_same(from_a, from_b);
}

std::strong_ordering compare(const uri_view& a, const uri_view& b, normalization rules,
                             const scheme_table& schemes) noexcept {
    const normal_text normal_a(a, rules, schemes), normal_b(b, rules, schemes);
    if (normal_a.is_known() && normal_b.is_known()) {
        return normal_a.text() <=> normal_b.text();
    }
    const std::size_t size_a = size_of_normal_form(a, rules, schemes);
    const std::size_t size_b = size_of_normal_form(b, rules, schemes);
    reversed_form from_a(a, rules, schemes), from_b(b, rules, schemes);
    from_a.skip(size_a - std::min(size_a, size_b));
    from_b.skip(size_b - std::min(size_a, size_b));
    // The first difference in the texts decides.  The texts are read backward, so this is the last
    // difference that the loop finds.
    std::strong_ordering order = size_a <=> size_b;
    for (std::size_t size; (size = std::min(from_a.available(), from_b.available())) != 0;) {
        const std::strong_ordering here = from_a.take(size) <=> from_b.take(size);
        order = here != 0 ? here : order;
    }
    return order;
}

std::size_t hash_value(const uri_view& uri, normalization rules,
                       const scheme_table& schemes) noexcept {
    reversed_hash hash;
    if (const normal_text normal(uri, rules, schemes); normal.is_known()) {
        hash.add(normal.text());
        return hash.value();
    }
    reversed_normal_form form(uri, rules, schemes);
    for (std::string_view piece; form.next(piece);) {
        hash.add(piece);
    }
    return hash.value();
}

}  // namespace uriscan
