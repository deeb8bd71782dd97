// A key is compared with the keys of the options, and then read by its words, from its end.
//
// 1.  Digits and words such as "new" at the end do not count.
// 2.  If a secret word or a pair such as "api key" is at the end, the key is secret.
// 3.  Otherwise, if the last word is a qualifier, as in "token type", the key is not secret.
// 4.  Otherwise, a secret word or pair makes the key secret if another word starts directly after
//     it, as in "token github".
//
// A secret word does not count if the word before it says so, as in "page token".
#include "text/redact/keys.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <span>

#include "octets/subtext.hpp"
#include "random_value.hpp"
#include "text/redact/key_name.hpp"
#include "text/redact/units.hpp"

namespace uriscan {
namespace {

using names = std::span<const std::string_view>;
using key_words = std::span<const key_word>;

// Says whether `name`, which is the text of a key_name, is `other`, a name from the options.
// Compares from the last octet to the first.  If `other` has no octets that matter, the result is
// false.
inline bool is_name(std::string_view name, std::string_view other) noexcept {
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
    return at == 0 && !name.empty();
}

bool is_among(const key_name& name, names keys) noexcept {
    return name.is_whole() && std::ranges::any_of(keys, [&name](std::string_view key) {
               return is_name(name.text(), key);
           });
}

// Reads the words of a key.
class word_reader {
public:
    explicit word_reader(const key_name& name) noexcept
        : name_(name), text_(name.text()), end_(text_.size()) {}

    key_kind kind() noexcept {
        if (is_word(word_role::alone, 0, end_) && name_.is_whole()) {
            return key_kind::secret;
        }
        leave_out_extra_words();
        if (end_ == 0) {
            return key_kind::open;
        }
        if (ends_in_secret(end_) || ends_in_last_word() || ends_in_plural()) {
            return key_kind::secret;
        }
        if (ends_in_qualifier()) {
            return key_kind::open;
        }
        for (std::size_t at = name_.word_before(end_); at > 0; at = name_.word_before(at)) {
            if (ends_in_secret(at)) {
                return key_kind::secret;
            }
        }
        return is_doubtful() ? key_kind::doubtful : key_kind::open;
    }

private:
    // Says whether a word with this role can end at `end`.
    bool may_end(word_role role, std::size_t end) const noexcept {
        const char before = end > 1 ? text_[end - 2] : '\0';
        return end > 0 &&
               (roles_of_ends[end_index(before, text_[end - 1])] >> static_cast<unsigned>(role) &
                1) != 0;
    }

    bool is_word(word_role role, std::size_t begin, std::size_t end) const noexcept {
        return may_end(role, end) &&
               std::ranges::binary_search(words_of(role), part(begin, end), {}, &key_word::text);
    }

    std::string_view part(std::size_t begin, std::size_t end) const noexcept {
        return subtext(text_, begin, end - begin);
    }

    void leave_out_extra_words() noexcept {
        while (end_ > 0) {
            const std::size_t begin = name_.word_before(end_);
            if (is_in(text_[begin], tolerant_table::digit)) {
                end_ = begin;
                // "apikeyv2" is the second version of "apikey", but "cvv2" is no version of "cv".
                end_ -= end_ > 1 && text_[end_ - 1] == 'v' && !name_.starts_word(end_ - 1) &&
                                !ends_in_last_word()
                            ? 1
                            : 0;
            } else if (is_word(word_role::extra, begin, end_) && begin > 0) {
                end_ = begin;
            } else {
                leave_out_extra_end(begin);
                return;
            }
        }
    }

    // Leaves out a word at the end, such as "new" in "passwordnew", if a secret word is before it.
    void leave_out_extra_end(std::size_t begin) noexcept {
        constexpr std::size_t least = 3;
        for (const std::string_view word :
             may_end(word_role::extra, end_) ? words_of(word_role::extra) : key_words()) {
            if (word.size() >= least && part(begin, end_).ends_with(word) &&
                ends_in_secret(end_ - word.size())) {
                end_ -= word.size();
                return;
            }
        }
    }

    // `begin` is the start of a secret word.  Says whether the word before it makes it public, as
    // "page" does in "page token".
    bool is_no_secret(std::size_t begin) const noexcept {
        return begin > 0 &&
               is_word(word_role::no_secret, name_.word_in_any_case_before(begin), begin);
    }

    // Says whether a secret word or pair ends at `end`.
    bool ends_in_secret(std::size_t end) const noexcept {
        const std::string_view rest = subtext(text_, 0, end);
        if (may_end(word_role::anywhere, end)) {
            for (const std::string_view word : words_of(word_role::anywhere)) {
                if (word.back() == rest.back() && rest.ends_with(word) &&
                    !is_no_secret(end - word.size())) {
                    return true;
                }
            }
        }
        return may_end(word_role::head, end) &&
               std::ranges::any_of(key_heads(), [&](const key_head& head) {
                   return rest.ends_with(head.word) &&
                          has_partner(end - head.word.size(), head.partners);
               });
    }

    // Says whether one of the words is before `end`.  A short word counts only as a whole word.
    bool has_partner(std::size_t end, key_words partners) const noexcept {
        constexpr std::size_t most_of_short = 2;
        const std::string_view rest = subtext(text_, 0, end);
        return std::ranges::any_of(partners, [&](std::string_view word) {
            return rest.ends_with(word) &&
                   (word.size() > most_of_short || name_.starts_word(end - word.size()));
        });
    }

    // Some words are secret only at the end of a key.  Says whether the key ends with one of them.
    bool ends_in_last_word() const noexcept {
        return may_end(word_role::last, end_) &&
               std::ranges::any_of(std::array{std::size_t{0}, name_.word_before(end_),
                                              name_.word_in_any_case_before(end_)},
                                   [this](std::size_t begin) {
                                       return is_word(word_role::last, begin, end_) &&
                                              !is_no_secret(begin);
                                   });
    }

    // Says whether the key ends with a plural, as in "tokens[]", and the word before does not show
    // that it is a number, as in "max tokens".
    bool ends_in_plural() const noexcept {
        return may_end(word_role::plural, end_) &&
               std::ranges::any_of(words_of(word_role::plural), [this](std::string_view word) {
                   return subtext(text_, 0, end_).ends_with(word) &&
                          !follows_number(end_ - word.size());
               });
    }

    // Says whether a word starts at `begin`, and the word before it shows that it means a number.
    // An example is "tokens" in "max tokens".
    bool follows_number(std::size_t begin) const noexcept {
        return begin > 0 && name_.starts_word(begin) &&
               is_word(word_role::number, name_.word_before(begin), begin);
    }

    bool ends_in_qualifier() const noexcept {
        return is_word(word_role::qualifier, name_.word_before(end_), end_) ||
               is_word(word_role::qualifier, name_.word_in_any_case_before(end_), end_);
    }

    // Says whether the key ends with a word such as "key", without a known partner before it.
    bool is_doubtful() const noexcept {
        return may_end(word_role::head, end_) &&
               std::ranges::any_of(key_heads(), [this](const key_head& head) {
                   const std::size_t begin = end_ - std::min(end_, head.word.size());
                   return head.is_doubtful && subtext(text_, 0, end_).ends_with(head.word) &&
                          name_.starts_word(begin) && !has_partner(begin, head.open_partners);
               });
    }

    const key_name& name_;
    std::string_view text_;
    std::size_t end_;  // of the words that count
};

// Returns whether a word of the key can have one of these ends.  If not, the key is not secret.
// Each octet that is not a small letter counts as the start of a word.
bool may_be_secret_key(std::string_view key, const key_ends& ends) noexcept {
    word_end end;
    char last = '\0';
    for (const char octet : key) {
        if (!is_small_letter(octet)) {
            if (end.is_in(ends) || is_in(octet, tolerant_table::encoding)) {
                return true;
            }
            if (last == 'v') {  // "apikeyv2" is the second version of "apikey"
                word_end before = end;
                before.remove_last();
                if (before.is_in(ends)) {
                    return true;
                }
            }
            if (is_in(octet, tolerant_table::ignored_in_key)) {
                continue;
            }
        }
        end.add(octet);
        last = octet;
    }
    return end.is_in(ends);
}

}  // namespace

key_ends ends_of_keys(const redact_options& options) noexcept {
    key_ends ends = options.key_words ? ends_of_secret_words : key_ends();
    for (const std::string_view key : options.keys) {
        const key_name name(key);
        if (!name.text().empty()) {
            add_end(ends, name.text());
        }
    }
    return ends;
}

bool is_public_key(std::string_view key, const redact_options& options) noexcept {
    return !options.public_keys.empty() && is_among(key_name(key), options.public_keys);
}

key_kind kind_of_key(std::string_view key, const redact_options& options,
                     const key_ends& ends) noexcept {
    if (!may_be_secret_key(key, ends)) {
        return key_kind::open;
    }
    const key_name name(key);
    if (is_among(name, options.public_keys)) {
        return key_kind::open;
    }
    if (is_among(name, options.keys)) {
        return key_kind::secret;
    }
    return options.key_words ? word_reader(name).kind() : key_kind::open;
}

bool is_secret_value(std::string_view value, const redact_options& options) noexcept {
    constexpr std::size_t least = 16;
    constexpr std::size_t least_of_replacement = 8;  // a shorter one can be in a value by chance
    const std::string_view replacement = options.replacement;
    return value.size() >= least &&
           random_value::matches(octets(value), octets(value) + value.size()) &&
           (replacement.size() < least_of_replacement || value.find(replacement) == value.npos);
}

bool is_same_name(std::string_view a, std::string_view b) noexcept {
    assert(b.size() < 256);
    return is_name(key_name(a).text(), b);
}

}  // namespace uriscan
