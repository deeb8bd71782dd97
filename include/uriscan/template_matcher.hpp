// Matches texts against URI templates, from one template to the routes of a whole service.
// docs/uri_templates.md says which values a template matches, because RFC 6570 leaves this open.
//
// Lifetime: a template_matcher owns all that it needs.  What a template_match gives refers to the
// matcher and to the text that was matched.
// Thread safety: any number of threads can call all functions here at the same time, each with a
// template_match of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan {

/// How a template_matcher reads templates.
struct match_options {
    /// Accepts a template that matches a text in several ways.  The match is then that with the
    /// shortest first value, then the shortest second one, and so on.  Otherwise, such a template
    /// is refused.
    bool shortest_first = false;

    /// Lets a variable without operator match any segment of a path (`pchar` of RFC 3986, section
    /// 3.3), as the routers of web services do.  Otherwise, it matches only what an expansion can
    /// be: unreserved octets and triplets.
    bool any_segment = false;
};

/// Why templates cannot be compiled for matching.
struct template_refusal {
    std::size_t index = 0;       ///< The index of the refused template; the first is 0.
    uri_error error;             ///< The reason, and the offset in the template.
    std::string text;            ///< A text that an ambiguous template matches in two ways.
    std::string first_reading;   ///< One of these ways, such as `a="x", b="y"`.
    std::string second_reading;  ///< The other way.
};

/// Returns one English sentence without its full stop.  It has both readings of an ambiguous
/// template.
[[nodiscard]] std::string describe(const template_refusal&, std::string_view template_text);

/// A member of a list or of an associative array that a template matched, as slices of the text.
struct matched_item {
    /// What is before the "="; null if the member has no name.  Only with the operators ";", "?"
    /// and "&" can a name have an empty text.  So with "+", the member "k=" has no name.
    std::string_view name;
    std::string_view text;  ///< What is after the "=", or the whole member.

    [[nodiscard]] constexpr bool has_name() const noexcept { return name.data() != nullptr; }
};

/// A value that a template matched: a slice of the text.  The range from begin() to end() has the
/// matched_item of each member of a list or of an associative array.  Any other value counts as one
/// member.
struct matched_value {
    std::string_view name;  ///< The name of the variable.
    std::string_view text;  ///< As it is in the text; null if the variable is absent.
    template_operator op = template_operator::simple;
    bool explode = false;  ///< Whether the text is a list: several values with delimiters.

    /// Says whether the text has a value.  A present value can be empty.
    [[nodiscard]] constexpr bool is_present() const noexcept { return text.data() != nullptr; }

    /// Returns a view that decodes the text (RFC 3986, section 2.1).  To get the same text again,
    /// expand this value; with the operators "+" and "#", expand `text` instead, because they keep
    /// triplets.
    [[nodiscard]] constexpr decoded_view decoded() const noexcept { return decoded_view(text); }

    /// Reads the members, one after another.
    class iterator : public detail::value_iterator<iterator, std::forward_iterator_tag> {
    public:
        using value_type = matched_item;
        using reference = matched_item;
        using pointer = void;

        constexpr iterator() noexcept = default;
        [[nodiscard]] constexpr matched_item operator*() const noexcept {
            const std::string_view item = detail::subtext(rest_, 0, item_size());
            const std::size_t equals = kind_ == member_kind::plain ? item.size() : item.find('=');
            const bool can_be_empty = kind_ == member_kind::named;
            if (equals < item.size() && (can_be_empty || equals + 1 < item.size())) {
                return {detail::subtext(item, 0, equals), detail::subtext(item, equals + 1)};
            }
            return can_be_empty ? matched_item{item, detail::subtext(item, item.size())}
                                : matched_item{{}, item};
        }
        constexpr iterator& operator++() noexcept {
            const std::size_t size = item_size();
            at_end_ = size == rest_.size();
            rest_.remove_prefix(at_end_ ? size : size + 1);
            return *this;
        }
        friend constexpr bool operator==(const iterator& a, const iterator& b) noexcept {
            return a.at_end_ == b.at_end_ && (a.at_end_ || a.rest_.size() == b.rest_.size());
        }

    private:
        friend struct matched_value;
        // In a named list, a member without "=" is a name with an empty value (3.2.7).
        enum class member_kind : std::uint8_t { plain, list, named };

        constexpr iterator(std::string_view rest, char delimiter, member_kind kind) noexcept
            : rest_(rest), delimiter_(delimiter), kind_(kind), at_end_(rest.data() == nullptr) {}
        constexpr std::size_t item_size() const noexcept {
            const std::size_t end =
                kind_ == member_kind::plain ? rest_.size() : rest_.find(delimiter_);
            return end < rest_.size() ? end : rest_.size();
        }

        std::string_view rest_;
        char delimiter_ = ',';
        member_kind kind_ = member_kind::plain;
        bool at_end_ = true;
    };
    [[nodiscard]] constexpr iterator begin() const noexcept {
        return {text, detail::rules_of(op).separator,
                !explode                     ? iterator::member_kind::plain
                : detail::rules_of(op).named ? iterator::member_kind::named
                                             : iterator::member_kind::list};
    }
    [[nodiscard]] constexpr iterator end() const noexcept { return {}; }
};

namespace detail {
struct compiled_templates;
}

/// What template_matcher::match() found.  Use the same object again and again: it keeps its memory.
class template_match {
public:
    /// Returns the index of the template that matched.
    [[nodiscard]] std::size_t index() const noexcept { return index_; }

    /// Returns the number of variables of that template.
    [[nodiscard]] std::size_t size() const noexcept { return size_; }

    /// Returns the value of the variable `i`, in the order of the template.  Requires i < size().
    [[nodiscard]] matched_value operator[](std::size_t i) const noexcept;

    /// Returns the value of the variable with this name.  It is absent if there is no such
    /// variable.  Linear in the number of variables.
    [[nodiscard]] matched_value find(std::string_view name) const noexcept;

private:
    friend class template_matcher;
    friend struct detail::compiled_templates;

    const detail::compiled_templates* templates_ = nullptr;
    std::string_view text_;
    std::size_t index_ = 0;
    std::size_t size_ = 0;
    // A way to match the text so far.  Its values are in the block `slots` of slots_.  The ranks of
    // two runs depend on the first octet at which only one of them has a literal: that run has the
    // smaller rank.  If there is no such octet, the runs have the same rank.
    struct run {
        std::uint32_t state;
        std::uint32_t slots;
        std::uint32_t rank;
    };
    std::vector<run> runs_;
    std::vector<run> next_runs_;
    std::vector<std::uint32_t> ranks_;       // the ranks that are in use
    std::vector<std::uint32_t> slots_;       // begin and end of each value
    std::vector<std::uint32_t> free_slots_;  // the blocks that no run has
    std::vector<std::uint32_t> seen_;  // for each state or template, the last step that reached it
    std::uint32_t step_ = 0;
};

/// Compiled templates, from one to many thousands: all are matched in one pass over a text, without
/// backtracking.  A copy shares the compiled templates.
///
///     constexpr std::string_view routes[] = {"/users/{id}", "/users/me", "/files{/path*}{?q}"};
///     const auto matcher = uriscan::template_matcher::compile(routes).value();
///     uriscan::template_match found;
///     // matcher.match("/users/7", found) && found.index() == 0 && found[0].text == "7"
///     // matcher.match("/users/me", found) && found.index() == 1
///     // matcher.match("/files/a/b?q=", found) && found[0].text == "a/b" && found[1].is_present()
class template_matcher {
public:
    /// Makes a matcher without templates, which matches nothing.
    template_matcher() noexcept = default;
    template_matcher(const template_matcher&) noexcept;
    template_matcher(template_matcher&&) noexcept;
    template_matcher& operator=(template_matcher) noexcept;
    ~template_matcher();

    /// Compiles templates.  The error is that of uri_template::parse(), or repeated_variable,
    /// ambiguous_template or too_many_states; `refusal`, if it is not null, says more.
    ///
    /// An octet of a literal is one state, and a variable about three states.  A template can have
    /// at most 65,535 states, 2^20 transitions and 255 variables.  The check for ambiguity is
    /// linear for templates in which no state has two transitions for one octet.  For others, it is
    /// quadratic in the states of the template, and gives up with too_many_states after 2^22 pairs
    /// of states.
    [[nodiscard]] static result<template_matcher> compile(
        std::span<const std::string_view> templates, const match_options& = {},
        template_refusal* refusal = nullptr);

    /// Says whether a template matches the whole text.  If so, stores the template and its values
    /// in `found`.  If several templates match, they are compared at the first octet where one has
    /// a literal and another a variable: the one with the literal wins.  If there is no such octet,
    /// the one with fewer variables wins.  If they have equally many, the one with fewer operators
    /// "+" and "#" wins, and otherwise the first one.
    ///
    /// The time is at most linear in the size of the text, times the number of states that can be
    /// reached at an octet.  Allocates only when `found` is first used with this matcher: 4 octets
    /// for each state.
    [[nodiscard]] bool match(std::string_view text, template_match& found) const;

    /// Returns the number of templates.
    [[nodiscard]] std::size_t size() const noexcept;

    /// Returns the text of a template.  Requires i < size().
    [[nodiscard]] std::string_view template_text(std::size_t i) const noexcept
        URISCAN_LIFETIMEBOUND;

    /// Returns the number of states and the memory of the compiled templates, in octets.
    [[nodiscard]] std::size_t state_count() const noexcept;
    [[nodiscard]] std::size_t memory() const noexcept;

private:
    const detail::compiled_templates* templates_ = nullptr;  // has a reference count
};

}  // namespace uriscan
