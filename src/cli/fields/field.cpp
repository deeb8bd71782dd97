// Finds fields by their names.
#include "cli/fields/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "cli/fields/domains.hpp"
#include "cli/system/suggestions.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view decoded_prefix = "decoded:";

// What a name that is not a column's stands for.
struct derived_name {
    std::string_view name;      // up to the argument
    std::string_view argument;  // in messages; empty if there is none
    derivation how;
    column from;
};

constexpr auto derived_names =
    std::to_array<derived_name>({{"authority", "", derivation::authority, column::host},
                                 {"domain", "", derivation::domain, column::host},
                                 {"effective_port", "", derivation::effective_port, column::port},
                                 {"segment:", "N", derivation::segment, column::path},
                                 {"query:", "KEY", derivation::query_value, column::query},
                                 {"query-all:", "KEY", derivation::query_values, column::query},
                                 {"query-keys", "", derivation::query_keys, column::query}});

bool has(column_list columns, column which) {
    return std::ranges::find(columns, which) != columns.end();
}

bool exists(const derived_name& derived, column_list known) {
    return has(known, derived.from) && (derived.how != derivation::domain || knows_domains());
}

std::optional<field> column_named(std::string_view name, column_list known) {
    const auto found = std::ranges::find(known, name, name_of);
    return found == known.end() ? std::nullopt : std::optional(field::of(*found));
}

long read_segment(std::string_view digits) {
    long number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    if (error != std::errc() || stop != end || number == 0) {
        throw field_error(
            fmt::format("the N of segment:N is a number, and not 0: '{}' is not one", digits));
    }
    return number;
}

std::string read_key(std::string_view key) {
    auto decoded = decode(key);
    if (!decoded) {
        throw field_error(fmt::format("'{}' has a '%' without two hexadecimal digits", key));
    }
    return *std::move(decoded);
}

std::optional<field> derived_named(std::string_view name, column_list known) {
    for (const derived_name& each : derived_names) {
        const bool matches =
            each.argument.empty() ? name == each.name : name.starts_with(each.name);
        if (!matches || !exists(each, known)) {
            continue;
        }
        field made{.name = std::string(name), .which = each.from, .how = each.how};
        const std::string_view argument = name.substr(each.name.size());
        if (each.how == derivation::segment) {
            made.segment = read_segment(argument);
        } else {
            made.key = read_key(argument);
        }
        return made;
    }
    return std::nullopt;
}

// Returns the field, decoded.  Numbers and the like have nothing to decode.
field decoded(field of, std::string_view name) {
    const value_type type = of.type();
    if (type != value_type::text && type != value_type::octets && type != value_type::list) {
        throw field_error(fmt::format("'{}' has nothing to decode", of.name));
    }
    of.name = name;
    of.is_decoded = true;
    return of;
}

}  // namespace

field field::of(column which) {
    return {.name = std::string(name_of(which)), .which = which};
}

value_type field::type() const {
    switch (how) {
        case derivation::query_values:
        case derivation::query_keys: return value_type::list;
        case derivation::effective_port: return value_type::port;
        case derivation::none: return is_decoded ? value_type::octets : type_of(which);
        default: return is_decoded ? value_type::octets : value_type::text;
    }
}

field_slot::field_slot(const field& of)
    : cell(of.is_derived() ? column_count + of.place : static_cast<std::size_t>(of.which)),
      bit(of.is_derived() ? bit_of_derived : bit_of(of.which)),
      which(of.which),
      can_have_any_octets(of.is_decoded || of.how == derivation::domain),
      type(of.type()) {}

field field_named(std::string_view name, column_list known) {
    if (name.starts_with(decoded_prefix)) {
        return decoded(field_named(name.substr(decoded_prefix.size()), known), name);
    }
    if (auto found = column_named(name, known)) {
        return *std::move(found);
    }
    if (auto found = derived_named(name, known)) {
        return *std::move(found);
    }
    throw field_error(
        fmt::format("there is no field '{}'{}", name, hint_for(name, names_of_fields(known))));
}

std::vector<std::string> names_of_fields(column_list known) {
    std::vector<std::string> names;
    for (const column which : known) {
        names.emplace_back(name_of(which));
    }
    for (const derived_name& each : derived_names) {
        if (exists(each, known)) {
            names.push_back(fmt::format("{}{}", each.name, each.argument));
        }
    }
    names.push_back(fmt::format("{}FIELD", decoded_prefix));
    return names;
}

}  // namespace uriscan::cli
