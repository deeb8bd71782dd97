// URI templates (RFC 6570, level 4): parsing, expansion, and matching texts against templates.
// docs/uri_templates.md says which values a template matches, because the RFC leaves this open.
//
// Lifetime: a uri_template, its variables and the values for it are views.  They refer to texts of
// the caller, which must outlive them.  A template_matcher owns all that it needs.  What a
// template_match gives refers to the matcher and to the text that was matched.
// Thread safety: any number of threads can call all functions here at the same time, each with a
// template_match of its own.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "uriscan/detail/automaton.hpp"
#include "uriscan/detail/lifetime.hpp"
#include "uriscan/detail/pieces.hpp"
#include "uriscan/detail/subtext.hpp"
#include "uriscan/detail/template_automaton.hpp"
#include "uriscan/detail/value_iterator.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/result.hpp"

namespace uriscan {

/// The operator of an expression (RFC 6570, section 2.2).  The values are the octets of operators.
enum class template_operator : char {
    simple = 0,          ///< `{var}`: no operator (3.2.2).
    reserved = '+',      ///< `{+var}`: reserved octets stay as they are (3.2.3).
    fragment = '#',      ///< `{#var}` (3.2.4).
    label = '.',         ///< `{.var}` (3.2.5).
    path = '/',          ///< `{/var}` (3.2.6).
    parameter = ';',     ///< `{;var}` (3.2.7).
    query = '?',         ///< `{?var}` (3.2.8).
    continuation = '&',  ///< `{&var}` (3.2.9).
};

/// A variable of a template, with its modifier (2.3, 2.4).
struct template_variable {
    std::string_view name;         ///< As it is written: triplets are part of the name.
    std::uint16_t max_length = 0;  ///< The number of a prefix modifier, or 0 if there is none.
    bool explode = false;          ///< Whether there is a "*".

    friend constexpr bool operator==(const template_variable&, const template_variable&) = default;
};

namespace detail {

using template_machine = automaton<template_automaton>;

// The last position of each kind in a template.
struct template_recorder {
    std::size_t expression = std::string_view::npos;  // npos outside of an expression
    std::size_t modifier = std::string_view::npos;    // npos outside of a modifier
    std::size_t reserved = std::string_view::npos;

    constexpr void expression_begin(std::size_t p) noexcept { expression = p; }
    constexpr void varspec_begin(std::size_t) noexcept { modifier = std::string_view::npos; }
    constexpr void modifier_begin(std::size_t p) noexcept { modifier = p; }
    constexpr void expression_end(std::size_t) noexcept {
        expression = modifier = std::string_view::npos;
    }
    constexpr void reserved_operator(std::size_t p) noexcept { reserved = p; }
};

// Says why `text` is no template.  It was read up to `stop`.
constexpr error_reason template_fault(std::string_view text, std::size_t stop,
                                      const template_recorder& at) noexcept {
    constexpr std::size_t none = std::string_view::npos;
    if (at.reserved != none) {
        return error_reason::reserved_operator;
    }
    if ((stop >= 1 && text[stop - 1] == '%') || (stop >= 2 && text[stop - 2] == '%')) {
        return error_reason::malformed_percent_encoding;
    }
    if (at.expression == none) {
        return error_reason::invalid_literal;
    }
    if (stop == text.size()) {
        return error_reason::unclosed_expression;
    }
    return at.modifier == none ? error_reason::invalid_variable_name
                               : error_reason::invalid_modifier;
}

// Reads a text as a template.  Returns its size, or the first error.
constexpr result<std::size_t> read_template(std::string_view text) noexcept {
    template_recorder recorder;
    int state = template_machine::start;
    std::size_t p = 0;
    for (; p < text.size(); ++p) {
        const auto next = template_machine::follow(state, text[p]);
        if (next.target == template_machine::error) {
            break;
        }
        template_automaton::act(next.actions, recorder, p);
        if (recorder.reserved == p) {
            break;
        }
        state = next.target;
    }
    if (p == text.size() && template_machine::is_final(state)) {
        return p;
    }
    return uri_error{template_fault(text, p, recorder), component::path, p};
}

// Reads a varspec of a valid template.
constexpr template_variable variable_of(std::string_view varspec) noexcept {
    template_variable variable;
    const std::size_t colon = varspec.find(':');
    variable.explode = varspec.ends_with('*');
    variable.name = subtext(varspec, 0, variable.explode ? varspec.size() - 1 : colon);
    for (std::size_t i = colon; i < varspec.size() && ++i < varspec.size();) {
        variable.max_length =
            static_cast<std::uint16_t>(variable.max_length * 10 + (varspec[i] - '0'));
    }
    return variable;
}

// Returns the operator of an expression that starts with `octet`.
constexpr template_operator operator_of(char octet) noexcept {
    switch (const auto found = static_cast<template_operator>(octet)) {
        case template_operator::reserved:
        case template_operator::fragment:
        case template_operator::label:
        case template_operator::path:
        case template_operator::parameter:
        case template_operator::query:
        case template_operator::continuation: return found;
        default: return template_operator::simple;
    }
}

// Returns what separates the values of an expression (appendix A).
constexpr char separator_of(template_operator op) noexcept {
    switch (op) {
        case template_operator::simple:
        case template_operator::reserved:
        case template_operator::fragment: return ',';
        case template_operator::query: return '&';
        default: return static_cast<char>(op);
    }
}

// Says whether the values of an expression have names.
constexpr bool is_named(template_operator op) noexcept {
    return op == template_operator::parameter || op == template_operator::query ||
           op == template_operator::continuation;
}

// These functions are not constexpr, so a call at compile time is an error that shows the name of
// the function.  They have no definitions.
void the_template_ends_too_early();
void the_template_cannot_go_on_with(char octet);
void the_operator_is_reserved_for_extensions(char octet);

}  // namespace detail

/// One part of a template: a literal, or an expression with its operator and variables.
struct template_part {
    std::string_view text;  ///< The whole part.  An expression has its braces.
    template_operator op = template_operator::simple;

    /// Says whether the part is an expression.
    [[nodiscard]] constexpr bool is_expression() const noexcept { return text.starts_with('{'); }

    /// Returns the variables of an expression as a range of template_variable.
    [[nodiscard]] constexpr auto variables() const noexcept {
        const std::size_t begin = op == template_operator::simple ? 1 : 2;
        return detail::pieces<',', detail::variable_of>(
            is_expression() ? detail::subtext(text, begin, text.size() - begin - 1)
                            : std::string_view());
    }
};

/// A valid template.  It is a view: it refers to its text, which must outlive it.
///
///     const auto users = uriscan::uri_template::parse("/users/{id}{?fields*}").value();
///     // users.variable_count() == 2
///     // uriscan::uri_template::parse("/users/{id").error().offset == 10
///     // uriscan::uri_template::parse("{=id}").error().reason == error_reason::reserved_operator
class uri_template {
public:
    /// Makes the empty template, which expands to the empty text.
    constexpr uri_template() noexcept = default;

    /// Parses a template.  The error has the offset of the first octet with which no template goes
    /// on, and the reason.  Its component has no meaning.  Linear in the text.
    [[nodiscard]] static constexpr result<uri_template> parse(
        std::string_view text URISCAN_LIFETIMEBOUND) noexcept {
        const result<std::size_t> read = detail::read_template(text);
        return read ? result<uri_template>(uri_template(text)) : read.error();
    }
    template <detail::temporary_text Text>
    static result<uri_template> parse(Text&&) = delete;

    /// Returns the text.
    [[nodiscard]] constexpr std::string_view text() const noexcept { return text_; }

    /// Calls `visit` with each template_part, in order.  Linear in the text.
    template <class Visit>
    constexpr void for_each_part(Visit visit) const {
        for (std::string_view rest = text_; !rest.empty();) {
            const bool expression = rest.front() == '{';
            const std::size_t end = expression ? rest.find('}') + 1 : rest.find('{');
            const std::string_view part = detail::subtext(rest, 0, end);
            visit(template_part{
                part, expression ? detail::operator_of(part[1]) : template_operator::simple});
            rest.remove_prefix(part.size());
        }
    }

    /// Calls `visit` with each template_variable, in order.  Linear in the text.
    template <class Visit>
    constexpr void for_each_variable(Visit visit) const {
        for_each_part([&visit](const template_part& part) {
            for (const template_variable& variable : part.variables()) {
                visit(variable);
            }
        });
    }

    /// Returns the number of variables; one that is named twice counts twice.  Linear in the text.
    [[nodiscard]] constexpr std::size_t variable_count() const noexcept {
        std::size_t count = 0;
        for_each_variable([&count](const template_variable&) { ++count; });
        return count;
    }

    /// Returns the variables in their order.  Linear in the text.
    [[nodiscard]] std::vector<template_variable> variables() const {
        std::vector<template_variable> all;
        for_each_variable([&all](const template_variable& variable) { all.push_back(variable); });
        return all;
    }

private:
    constexpr explicit uri_template(std::string_view text) noexcept : text_(text) {}

    std::string_view text_;
};

namespace template_literals {

/// Parses a literal as a template.  A text that is not valid is a compile error.
///
///     using namespace uriscan::template_literals;
///     static_assert("/users/{id}"_template.variable_count() == 1);
consteval uri_template operator""_template(const char* text, std::size_t size) {
    const std::string_view literal(text, size);
    const result<uri_template> parsed = uri_template::parse(literal);
    if (!parsed) {
        const uri_error error = parsed.error();
        if (error.offset == size) {
            detail::the_template_ends_too_early();
        } else if (error.reason == error_reason::reserved_operator) {
            detail::the_operator_is_reserved_for_extensions(text[error.offset]);
        } else {
            detail::the_template_cannot_go_on_with(text[error.offset]);
        }
    }
    return *parsed;
}

}  // namespace template_literals

/// One member of an associative array.  If the value is null, the member is undefined.
struct template_pair {
    std::string_view name;
    std::string_view value;
};

/// The value of a variable: undefined, a string, a list or an associative array (2.3).  It is a
/// view.  A null `string_view` is undefined, and so is a list or an array without a defined member.
class template_value {
public:
    /// Makes an undefined value.
    constexpr template_value() noexcept = default;

    /// Makes a string.
    template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
    constexpr template_value(const Text& text URISCAN_LIFETIMEBOUND) noexcept : string_(text) {}

    /// Makes a list.
    template <class List>
    requires std::convertible_to<const List&, std::span<const std::string_view>>
    constexpr template_value(const List& list URISCAN_LIFETIMEBOUND) noexcept
        : list_(list), is_string_(false) {}

    /// Makes an associative array.  The pairs are written in this order.
    template <class Pairs>
    requires std::convertible_to<const Pairs&, std::span<const template_pair>>
    constexpr template_value(const Pairs& pairs URISCAN_LIFETIMEBOUND) noexcept
        : pairs_(pairs), is_string_(false) {}

    [[nodiscard]] constexpr bool is_string() const noexcept { return is_string_; }
    [[nodiscard]] constexpr std::string_view string() const noexcept { return string_; }
    [[nodiscard]] constexpr std::span<const std::string_view> list() const noexcept {
        return list_;
    }
    [[nodiscard]] constexpr std::span<const template_pair> pairs() const noexcept { return pairs_; }

private:
    std::string_view string_;
    std::span<const std::string_view> list_;
    std::span<const template_pair> pairs_;
    bool is_string_ = true;
};

/// The value for the variables with this name.  Names are compared octet by octet.
struct template_argument {
    std::string_view name;
    template_value value;
};

/// Returns the size of what expand() writes, in octets.  The error is prefix_of_composite, with the
/// offset of the variable in the template, or too_long if the result has 2^32 octets or more.
[[nodiscard]] result<std::size_t> expanded_size(
    const uri_template&, std::span<const template_argument> arguments) noexcept;

/// Expands a template (RFC 6570, section 3) into the start of `buffer`, and returns a view of the
/// result.  A variable without an argument is undefined.  If several arguments have the same name,
/// the first one counts.
///
/// Strings should be UTF-8.  An octet that is not part of valid UTF-8 is percent-encoded like any
/// other, and counts as one character for a prefix.  With the operators "+" and "#", triplets in a
/// value stay, and those of one character count as one.
///
/// The error is that of expanded_size(), or buffer_too_small; the octets of the buffer are then
/// unspecified.  The buffer must not overlap with the texts.  Linear in the result, and for each
/// variable linear in the number of arguments.  Allocates nothing.
///
///     constexpr std::string_view tags[] = {"a", "b"};
///     const uriscan::template_argument arguments[] = {{"id", "7/8"}, {"tag", tags}};
///     char buffer[64];
///     const auto users = uriscan::uri_template::parse("/users/{id}{?tag*}").value();
///     // uriscan::expand(users, arguments, buffer).value() == "/users/7%2F8?tag=a&tag=b"
result<std::string_view> expand(const uri_template&, std::span<const template_argument> arguments,
                                std::span<char> buffer) noexcept;

/// Expands a template as the expand() with a buffer does, and returns a string.
result<std::string> expand(const uri_template&, std::span<const template_argument> arguments);

/// How a template_matcher reads templates.
struct match_options {
    /// Accepts a template that matches a text in two ways: the first value is as short as possible,
    /// then the second, and so on.  Otherwise, such a template is refused.
    bool shortest_first = false;

    /// Lets a variable without operator match any segment of a path (`pchar` of RFC 3986, section
    /// 3.3), as the routers of web services do.  Otherwise, it matches only what an expansion can
    /// be: unreserved octets and triplets.
    bool any_segment = false;
};

/// Why templates cannot be compiled for matching.
struct template_refusal {
    std::size_t index = 0;       ///< Which template.
    uri_error error;             ///< The reason, and the offset in the template.
    std::string text;            ///< If it is ambiguous: a text that it matches in two ways,
    std::string first_reading;   ///< one of them, such as `a="x", b="y"`,
    std::string second_reading;  ///< and the other.
};

/// Returns one English sentence without its full stop.  It has both readings of an ambiguous
/// template.
[[nodiscard]] std::string describe(const template_refusal&, std::string_view template_text);

/// A member of a list or of an associative array that a template matched, as slices of the text.
struct matched_item {
    std::string_view name;  ///< What is before the "="; null if the member has no name.
    std::string_view text;  ///< What is after the "=", or the whole member.

    [[nodiscard]] constexpr bool has_name() const noexcept { return name.data() != nullptr; }
};

/// A value that a template matched: a slice of the text.  The range from begin() to end() has the
/// matched_item of each member of a list or of an associative array.  A value that is no list is
/// one member.
struct matched_value {
    std::string_view name;  ///< The name of the variable.
    std::string_view text;  ///< As it is in the text; null if the variable is absent.
    template_operator op = template_operator::simple;
    bool explode = false;  ///< Whether the text is a list: several values with delimiters.

    /// Says whether the text has a value.  A present value can be empty.
    [[nodiscard]] constexpr bool is_present() const noexcept { return text.data() != nullptr; }

    /// Returns a view that decodes the text (RFC 3986, section 2.1).  With the operators "+" and
    /// "#", triplets of a value stay in an expansion, so there the text itself expands to the text.
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
            if (equals < item.size()) {
                return {detail::subtext(item, 0, equals), detail::subtext(item, equals + 1)};
            }
            return kind_ == member_kind::named
                       ? matched_item{item, detail::subtext(item, item.size())}
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
            const std::size_t end = rest_.find(delimiter_);
            return end < rest_.size() ? end : rest_.size();
        }

        std::string_view rest_;
        char delimiter_ = ',';
        member_kind kind_ = member_kind::plain;
        bool at_end_ = true;
    };
    [[nodiscard]] constexpr iterator begin() const noexcept {
        return {text, explode ? detail::separator_of(op) : ',',
                !explode               ? iterator::member_kind::plain
                : detail::is_named(op) ? iterator::member_kind::named
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
    // A way to match the text so far.  Its values are in the block `slots` of slots_.
    struct run {
        std::uint32_t state;
        std::uint32_t slots;
    };
    std::vector<run> runs_;
    std::vector<run> next_runs_;
    std::vector<std::uint32_t> slots_;       // begin and end of each value
    std::vector<std::uint32_t> free_slots_;  // the blocks that no run has
    std::vector<std::uint32_t> seen_;        // for each state, the step in which it was reached
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
    /// A state is an octet of a literal, or about three states are a variable.  A template can have
    /// at most 65,535 states, 2^20 transitions and 255 variables.  The check for ambiguity is
    /// linear for templates in which each octet leaves one way to go on.  For others, it is
    /// quadratic in the states of the template, and gives up with too_many_states after 2^22 pairs
    /// of states.
    [[nodiscard]] static result<template_matcher> compile(
        std::span<const std::string_view> templates, const match_options& = {},
        template_refusal* refusal = nullptr);

    /// Matches a whole text.  Returns whether a template matches it, and if so, stores which one,
    /// and its values, in `found`.  If several templates match, the one counts that has a literal
    /// where the others have a variable, at the first octet where they differ.  If there is no such
    /// octet, it is the one with fewer variables, or else the first one.
    ///
    /// The time is at most linear in the text, times the states that can be reached at an octet.
    /// Allocates only when `found` is first used with this matcher: 4 octets for each state.
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
    const detail::compiled_templates* templates_ = nullptr;  // counts its matchers
};

}  // namespace uriscan
