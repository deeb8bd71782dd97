// The C functions for URI templates.
#include "uriscan/uriscan_template.h"

#include <algorithm>

#include "c/conversions.hpp"
#include "octets/subtext.hpp"
#include "template/expansion.hpp"

namespace uriscan::c {
namespace {

std::string_view text_of(const uriscan_slice& slice) noexcept {
    return {slice.data, slice.size};
}

template_pair member_of_list(const void* members, std::size_t i) noexcept {
    return {{}, text_of(static_cast<const uriscan_slice*>(members)[i])};
}

template_pair member_of_array(const void* members, std::size_t i) noexcept {
    const uriscan_template_pair& pair = static_cast<const uriscan_template_pair*>(members)[i];
    return pair_of(text_of(pair.name), text_of(pair.value));
}

argument_value value_of(const argument_list& all, std::string_view name) noexcept {
    const auto* const arguments = static_cast<const uriscan_template_argument*>(all.arguments);
    for (std::size_t i = 0; i < all.count; ++i) {
        const uriscan_template_argument& argument = arguments[i];
        if (text_of(argument.name) == name) {
            if (argument.list != nullptr) {
                return {{}, argument.list, argument.count, member_of_list};
            }
            if (argument.pairs != nullptr) {
                return {{}, argument.pairs, argument.count, member_of_array};
            }
            return {text_of(argument.string)};
        }
    }
    return {};
}

// Stores the first variable of the list at the start of `rest`, if there is one.
int store_variable(std::string_view rest, std::int32_t op,
                   uriscan_template_variable* variable) noexcept {
    const std::size_t end = rest.find_first_of(",}");
    const template_variable found = detail::variable_of(subtext(rest, 0, end));
    *variable = {slice_of(found.name), op, found.max_length, found.explode ? 1U : 0U, 0};
    return 1;
}

}  // namespace

}  // namespace uriscan::c

using namespace uriscan;
using namespace uriscan::c;

uriscan_status uriscan_template_parse(const char* text, std::size_t size, std::size_t* variables,
                                      uriscan_error* error) noexcept {
    const auto parsed = uri_template::parse(std::string_view(text, size));
    if (variables != nullptr) {
        *variables = parsed ? parsed->variable_count() : 0;
    }
    return parsed ? store(URISCAN_OK, error) : store(parsed.error(), error);
}

int uriscan_template_next_variable(const char* text, std::size_t size,
                                   uriscan_template_variable* variable) noexcept {
    std::string_view rest(text, size);
    if (variable->name.data != nullptr) {
        const auto end = static_cast<std::size_t>(variable->name.data - text) + variable->name.size;
        rest = subtext(rest, end);
        rest = subtext(rest, std::min(rest.find_first_of(",}"), rest.size()));
        if (!rest.empty() && rest.front() == ',') {
            return store_variable(subtext(rest, 1), variable->op, variable);
        }
    }
    const std::size_t brace = rest.find('{');
    if (brace >= rest.size() || rest.size() - brace < 2) {
        *variable = {};
        return 0;
    }
    rest = subtext(rest, brace + 1);
    const template_operator op = detail::operator_of(rest.front());
    return store_variable(subtext(rest, op == template_operator::simple ? 0 : 1),
                          static_cast<std::int32_t>(op), variable);
}

uriscan_status uriscan_template_expand(const char* text, std::size_t size,
                                       const uriscan_template_argument* arguments,
                                       std::size_t count, char* to, std::size_t capacity,
                                       std::size_t* needed, uriscan_error* error) noexcept {
    const destination out(to, capacity, needed);
    const auto parsed = uri_template::parse(std::string_view(text, size));
    if (!parsed) {
        return store(parsed.error(), error);
    }
    const result<std::size_t> written =
        put_expansion(*parsed, {arguments, count, value_of}, limited_writer(out.buffer()));
    return end_without_result(written, out, error);
}
