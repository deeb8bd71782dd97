// Reads a text as a URI template.  See uri_template.hpp.
#pragma once

#include <cstddef>
#include <string_view>

#include "uriscan/detail/automaton.hpp"
#include "uriscan/detail/template_automaton.hpp"
#include "uriscan/result.hpp"

namespace uriscan::detail {

using template_machine = automaton<template_automaton>;

// Stores the offsets that the machine of templates reports: where the expression and the modifier
// start that are read now, and where a reserved operator is.
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

// Returns the reason why `text` is not a template.  `stop` is the offset of the error.
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

}  // namespace uriscan::detail
