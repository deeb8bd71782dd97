// Texts that are not clean, and kinds of octets to repair or to let through, for the properties of
// repair() and parse_allowing().
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "operations/properties.hpp"
#include "operations/reference/error.hpp"
#include "operations/reference/repair.hpp"
#include "uriscan/repair.hpp"
#include "uriscan/result.hpp"

namespace uriscan::tests {

// The kinds of repairs, in the library and in the reference.
inline constexpr std::pair<repairs, slow::mend> kinds[] = {
    {repairs::space, slow::mend::space},
    {repairs::control, slow::mend::control},
    {repairs::non_ascii, slow::mend::non_ascii},
    {repairs::delimiters, slow::mend::delimiters},
    {repairs::brackets, slow::mend::brackets},
    {repairs::backslash, slow::mend::backslash},
    {repairs::unwise, slow::mend::unwise},
    {repairs::number_sign, slow::mend::number_sign},
    {repairs::percent_sign, slow::mend::percent_sign},
    {repairs::backslash_as_slash, slow::mend::backslash_as_slash},
    {repairs::surrounding, slow::mend::surrounding}};

struct allowed_kinds {
    repairs ours = repairs::none;
    slow::mends theirs;
};

// The first two octets of `bits` are a number that selects the kinds. An empty text selects the
// kinds that repair() allows by default.
allowed_kinds read_kinds(std::string_view bits);

std::optional<slow::mend> translated(repairs kind);

extern const std::string all_kinds;
extern const std::string no_kinds;
std::string draw_kinds(slow::generator&);

// Returns a text with octets that RFC 3986 does not allow, in all kinds of places.
std::string draw_dirty(slow::generator&);

// Returns a dirty text and kinds, both at random.
inputs draw_with_kinds(slow::generator&);

using check_function = std::optional<difference>(const inputs&);

// Runs `checks` with every text that consists of `in[0]` and up to four octets, and with the kinds
// `in[1]`. Returns the first difference.
std::optional<difference> check_all_texts(const inputs& in,
                                          std::initializer_list<check_function*> checks);

// Returns inputs for check_all_texts(): each start of a text with each of the kinds `all_allowed`.
std::vector<inputs> all_starts(std::initializer_list<std::string> all_allowed);

std::string shown(const slow::error&);

// Compares an error of the library with the error of the slow reference.
std::optional<difference> compare_error(const uri_error& got, const slow::error& expected);

}  // namespace uriscan::tests
