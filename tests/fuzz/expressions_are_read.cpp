// Properties of the expressions of `uriscan grep`.  An expression is read, or refused with a
// message.  A text is matched by an expression E, or by "not ( E )", and never by both.
// Expressions that are made of E and F have the values that "and", "or" and "not" give them.  A
// text that is matched has the octets that the expression needs.
//
// The first line is E, the second one F, and the rest is a text.
#include <algorithm>
#include <optional>

#include "cli.hpp"
#include "cli/filter/subject.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::optional<cli::expression> read(std::string_view text) {
    try {
        return cli::read_expression(text);
    } catch (const cli::usage_error& error) {
        expect(!std::string_view(error.what()).empty(), text, "an expression is refused silently");
        return std::nullopt;
    }
}

// Returns whether the expressions can be nested once more: their depth is limited.
bool is_flat(std::string_view text) {
    constexpr std::ptrdiff_t most = 20;
    return std::ranges::count(text, '(') < most && std::ranges::count(text, 'n') < most;
}

bool has_text(std::string_view text, std::string_view needed) {
    const auto is_same = [](char a, char b) { return lower(a) == lower(b); };
    return needed.empty() || std::search(text.begin(), text.end(), needed.begin(), needed.end(),
                                         is_same) != text.end();
}

bool matches(const cli::expression& what, std::string_view text) {
    cli::subject subject(what, rule::uri_reference);
    const cli::located_line line{.file = "f", .number = 1, .text = text, .whole = text};
    const bool is_match = subject.matches(line, nullptr);
    const auto uri = parse_uri_reference(text);
    expect(is_match == subject.matches(line, uri ? &*uri : nullptr), text,
           "the answer about the parsed text is another one");
    expect(!is_match || has_text(text, cli::text_needed_by(what)), text,
           "a match does not have what the expression needs");
    return is_match;
}

// Checks the value of an expression that is made of others that can be read.
void check(const std::string& made, std::string_view text, bool expected) {
    const auto what = read(made);
    expect(what.has_value(), made, "an expression of expressions is refused");
    expect(matches(*what, text) == expected, made, "an expression has another value");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const exact_copy first(input.take_line());
    const exact_copy second(input.take_line());
    const exact_copy text(input.rest());
    const auto e = read(first.text());
    const auto f = read(second.text());
    if (e) {
        matches(*e, text.text());
    }
    if (!e || !f || !is_flat(first.text()) || !is_flat(second.text())) {
        return 0;
    }
    const bool is_e = matches(*e, text.text());
    const bool is_f = matches(*f, text.text());
    const std::string group_e = "( " + std::string(first.text()) + " )";
    const std::string group_f = "( " + std::string(second.text()) + " )";
    check("not " + group_e, text.text(), !is_e);
    check("not not " + group_e, text.text(), is_e);
    check(group_e + " and " + group_f, text.text(), is_e && is_f);
    check(group_e + " or " + group_f, text.text(), is_e || is_f);
    check("not ( not " + group_e + " or not " + group_f + " )", text.text(), is_e && is_f);
    check(group_f + " or " + group_e + " and not " + group_e, text.text(), is_f);
    return 0;
}
