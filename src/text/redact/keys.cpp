// A key is decoded and converted to lower case, and the octets that do not matter are dropped.
// Then it is compared with the keys of the options.
#include "text/redact/keys.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "text/redact/units.hpp"

namespace uriscan {
namespace {

// The octets of a name that matter.
class plain_name {
public:
    explicit plain_name(std::string_view name) noexcept {
        for (std::size_t at = 0; at < name.size();) {
            const unit unit = read_unit(name, at);
            at = unit.end;
            if (!is_in(unit.octet, tolerant_table::ignored_in_key)) {
                add(lower(unit.octet));
            }
        }
    }

    // Returns the name, or only its last octets if it is too long.
    std::string_view text() const noexcept {
        const std::string_view all(octets_.data(), size_);
        return subtext(all, all.size() - std::min(all.size(), most));
    }

    bool is_whole() const noexcept { return size_ <= most; }

private:
    static constexpr std::size_t most = 256;

    void add(char octet) noexcept {
        if (size_ == octets_.size()) {
            std::copy(octets_.end() - most, octets_.end(), octets_.begin());
            size_ = most;  // with the octet that follows, the name is too long
        }
        octets_[size_++] = octet;
    }

    std::array<char, 2 * most> octets_;
    std::size_t size_ = 0;
};

// Says whether the plain name `name` ends with `other`, a name from the options.  If `is_equal`,
// says whether the two are equal.  Compares from the last octet to the first.  If `other` has no
// octets that matter, the result is false: otherwise, each name would end with it.
inline bool ends_with(std::string_view name, std::string_view other, bool is_equal) noexcept {
    std::size_t at = name.size();
    for (std::size_t i = other.size(); i > 0; --i) {
        const char octet = lower(other[i - 1]);
        if (is_in(octet, tolerant_table::ignored_in_key)) {
            continue;
        }
        if (at == 0 || name[at - 1] != octet) {
            return false;
        }
        --at;
    }
    return at < name.size() && (!is_equal || at == 0);
}

bool is_among(const plain_name& name, std::span<const std::string_view> keys) noexcept {
    return name.is_whole() && std::ranges::any_of(keys, [&name](std::string_view key) {
               return ends_with(name.text(), key, true);
           });
}

std::string_view without_digits(std::string_view name) noexcept {
    const auto rest = std::find_if_not(
        name.rbegin(), name.rend(), [](char octet) { return is_in(octet, tolerant_table::digit); });
    return {name.begin(), rest.base()};
}

// Adds the last octets and the size of a secret key, which is as long as `name` or, if `is_ending`,
// can be longer.  If the name has only one octet, any octet can be before it in a key.
constexpr void add_name(key_ends& ends, std::string_view name, bool is_ending) noexcept {
    char last = '\0';
    char last_but_one = '\0';
    std::size_t size = 0;
    for (const char octet : name) {
        if (!is_in(octet, tolerant_table::ignored_in_key)) {
            last_but_one = std::exchange(last, octet);
            ++size;
        }
    }
    if (size == 0) {
        return;
    }
    const auto add = [&ends](std::size_t index) {
        ends[index / 64] |= std::uint64_t{1} << index % 64;
    };
    for (int octet = 0; octet < 0x20; ++octet) {
        add(end_index(size > 1 ? last_but_one : static_cast<char>(octet), last));
    }
    add(size_index(last, size));
    for (; is_ending && size < longest_size; ++size) {
        add(size_index(last, size + 1));
    }
}

using names = std::span<const std::string_view>;

constexpr key_ends ends_of_names(names keys, names endings) noexcept {
    key_ends ends{};
    for (const std::string_view key : keys) {
        add_name(ends, key, false);
    }
    for (const std::string_view ending : endings) {
        add_name(ends, ending, true);
    }
    return ends;
}

// To make these takes longer than to redact a line, so the compiler does it.
constexpr key_ends ends_of_default_keys = ends_of_names(secret_keys, secret_key_endings);

constexpr bool is_same_list(names a, names b) noexcept {
    return a.data() == b.data() && a.size() == b.size();
}

// Says whether the last octets of a key are letters and not encoded, so that its end is known
// without decoding.
bool ends_in_letters(std::string_view key) noexcept {
    constexpr std::size_t longest_unit = 16;
    const std::string_view end = subtext(key, key.size() - std::min(key.size(), longest_unit));
    return !key.empty() && is_alpha(key.back()) &&
           (key.size() == 1 || is_alpha(key[key.size() - 2])) &&
           std::none_of(end.begin(), end.end(),
                        [](char octet) { return is_in(octet, tolerant_table::encoding); });
}

// Says whether a secret key can have the size and the last octet of this plain name.
bool has_size(const key_ends& ends, std::string_view name) noexcept {
    return !name.empty() && has_bit(ends, size_index(name.back(), name.size()));
}

}  // namespace

key_ends ends_of_keys(const redact_options& options) noexcept {
    if (is_same_list(options.keys, secret_keys) &&
        is_same_list(options.key_endings, secret_key_endings)) {
        return ends_of_default_keys;
    }
    return ends_of_names(options.keys, options.key_endings);
}

bool is_secret_key(std::string_view key, const redact_options& options,
                   const key_ends& ends) noexcept {
    if (ends_in_letters(key) &&
        !has_end(ends, key.size() > 1 ? key[key.size() - 2] : '\0', key.back())) {
        return false;
    }
    const plain_name name(key);
    const std::string_view letters = without_digits(name.text());
    const bool is_secret =
        (has_size(ends, name.text()) && is_among(name, options.keys)) ||
        (has_size(ends, letters) &&
         std::ranges::any_of(options.key_endings, [letters](std::string_view ending) {
             return ends_with(letters, ending, false);
         }));
    return is_secret && !is_among(name, options.public_keys);
}

bool is_same_name(std::string_view a, std::string_view b) noexcept {
    return ends_with(plain_name(a).text(), b, true);
}

}  // namespace uriscan
