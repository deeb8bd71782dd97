// Properties of URI templates:
// - A text is a template if and only if the slow reference for RFC 6570 reads it as one.  An error
//   has the same offset.
// - The variables are the same.
// - expand() gives what the reference gives, into a buffer of any size.  It needs expanded_size()
//   octets.
// - The C functions give the same.
// template_inputs.hpp describes the input.
#include <string>
#include <vector>

#include "operations/reference/uri_template.hpp"
#include "template_inputs.hpp"
#include "unit/template_cases.hpp"
#include "uriscan/uri_template.hpp"
#include "uriscan/uriscan_template.h"

namespace uriscan::tests {
namespace {

std::vector<slow::varspec> variables_of(const slow::uri_template& what) {
    std::vector<slow::varspec> all;
    for (const slow::template_part& part : what.parts) {
        if (const auto* expression = std::get_if<slow::template_expression>(&part)) {
            all.insert(all.end(), expression->variables.begin(), expression->variables.end());
        }
    }
    return all;
}

void check_variables(std::string_view text, const uri_template& parsed,
                     const slow::uri_template& theirs) {
    const std::vector<slow::varspec> expected = variables_of(theirs);
    expect(parsed.variable_count() == expected.size(), text, "the number of variables is wrong");
    uriscan_template_variable variable = {};
    std::size_t i = 0;
    parsed.for_each_variable([&](const template_variable& each) {
        expect(each.name == expected[i].name && each.max_length == expected[i].prefix &&
                   each.explode == expected[i].explode,
               text, "a variable is wrong:", each.name);
        expect(
            uriscan_template_next_variable(text.data(), text.size(), &variable) == 1 &&
                variable.name.data == each.name.data() && variable.name.size == each.name.size() &&
                variable.max_length == each.max_length && (variable.explode != 0) == each.explode,
            text, "C gives another variable than", each.name);
        ++i;
    });
    expect(uriscan_template_next_variable(text.data(), text.size(), &variable) == 0, text,
           "C gives too many variables");
}

void check_expansion(std::string_view text, const uri_template& parsed,
                     const slow::uri_template& theirs, const template_values& values,
                     std::size_t capacity) {
    const arguments_of arguments(values);
    const auto expected = slow::expand(theirs, values);
    const auto size = expanded_size(parsed, arguments);
    expect(size.has_value() == expected.has_value(), text, "only one of them fails");
    if (!expected) {
        expect(size.error().reason == error_reason::prefix_of_composite &&
                   size.error().offset < text.size(),
               text, "the error is wrong");
        return;
    }
    expect(*size == expected->size(), text, "the size is not that of", *expected);
    const exact_room room(capacity);
    const auto expanded = expand(parsed, arguments, room.span());
    expect(expanded.has_value() == (*size <= capacity), text, "the buffer is not right for",
           *expected);
    if (expanded) {
        expect(*expanded == *expected, text, "expands to another text than", *expected);
    } else {
        expect(expanded.error().reason == error_reason::buffer_too_small, text,
               "the error is wrong");
    }
}

void check(std::string_view text, const template_values& values, std::size_t capacity) {
    const auto parsed = uri_template::parse(text);
    const auto theirs = slow::read_template(text);
    expect(parsed.has_value() == theirs.has_value(), text,
           parsed ? "is no template" : "is a template");
    std::size_t count = 0;
    uriscan_error error;
    const uriscan_status status = uriscan_template_parse(text.data(), text.size(), &count, &error);
    expect((status == URISCAN_OK) == parsed.has_value() &&
               count == (parsed ? parsed->variable_count() : 0),
           text, "C gives another answer");
    if (!parsed) {
        expect(parsed.error().offset == slow::template_error_offset(text) &&
                   error.offset == parsed.error().offset,
               text, "the offset of the error is wrong");
        expect(describe(parsed.error(), text) != "", text, "the error has no words");
        return;
    }
    check_variables(text, *parsed, *theirs);
    check_expansion(text, *parsed, *theirs, values, capacity);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const std::size_t capacity = input.choose(256);
    const exact_copy text(input.take_line());
    check(text.text(), read_values(input), capacity);
    return 0;
}
