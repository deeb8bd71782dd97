// Finds fields by their names.
#include "cli/fields/field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/fields/domains.hpp"
#include "uriscan/percent.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view decoded_prefix = "decoded:";

bool exists(const field_kind& kind, const known_fields& known) {
    return std::ranges::find(known.stored, kind.from) != known.stored.end() &&
           (kind.functions.text != domain_of || knows_domains()) &&
           (!kind.functions.needs_templates || known.has_templates);
}

// Splits a name after its first ":".  Without a ":", the second part is empty.
std::pair<std::string, std::string_view> split_at_argument(std::string_view name) {
    const std::size_t colon = name.find(':');
    const std::size_t end = colon == name.npos ? name.size() : colon + 1;
    return {std::string(name.substr(0, end)), name.substr(end)};
}

// Returns the row with this name.  Also finds names of earlier versions.
const field_kind* find_kind(std::string name) {
    std::ranges::replace(name, '-', '_');
    name = name == "query_key" ? "query_keys" : name;
    const auto* const found = std::ranges::find(field_table, name, &field_kind::name);
    return found == field_table.end() ? nullptr : found;
}

long read_segment(std::string_view digits) {
    long number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number);
    refuse_if(error != std::errc() || stop != end || number == 0,
              "segment:N counts from 1, or from -1 at the end: '{}' is wrong", digits);
    return number;
}

std::string read_key(std::string_view key) {
    auto decoded = decode(key);
    refuse_if(!decoded, "'{}' has a '%' without two hexadecimal digits", key);
    return *std::move(decoded);
}

// Returns the decoded form of a field.  Some fields, such as numbers, have nothing to decode.
field decoded(field of, std::string_view name) {
    const value_type type = of.type();
    refuse_if(type != value_type::text && type != value_type::octets && type != value_type::list,
              "'{}' has nothing to decode", of.name);
    of.name = name;
    of.is_decoded = true;
    return of;
}

}  // namespace

field field::of(field_id which) {
    return {.kind = &kind_of(which), .name = std::string(name_of(which))};
}

value_type field::type() const {
    const bool is_text = kind->type == value_type::text;
    return is_decoded && is_text ? value_type::octets : kind->type;
}

std::string field::name_in_stats() const {
    if (kind->argument != "KEY") {
        return name;
    }
    std::size_t start = 0;
    while (std::string_view(name).substr(start).starts_with(decoded_prefix)) {
        start += decoded_prefix.size();
    }
    return name.substr(0, name.find(':', start) + 1) + encode(key, encode_for::query_parameter);
}

std::string field::title() const {
    std::string title(kind->title);
    if (kind->argument == "KEY") {
        title.append(" ").append(encode(key, encode_for::query_parameter));
    } else if (kind->argument == "NAME") {
        title.append(" ").append(key);
    } else if (!kind->argument.empty()) {
        title.append(" ").append(std::to_string(segment));
    }
    return is_decoded ? title.append(" (decoded)") : title;
}

field_slot::field_slot(const field& of)
    : cell(of.is_derived() ? stored_count + of.place : index_of(of.which())),
      bit(of.is_derived() ? bit_of_derived : bit_of(of.which())),
      which(of.which()),
      can_have_any_octets(of.is_decoded),
      type(of.type()) {}

field field_named(std::string_view name, const known_fields& known) {
    if (name.starts_with(decoded_prefix)) {
        return decoded(field_named(name.substr(decoded_prefix.size()), known), name);
    }
    const auto [wanted, argument] = split_at_argument(name);
    const field_kind* const found = find_kind(wanted);
    if (found == nullptr || !exists(*found, known)) {
        refuse_if(wanted == "domain" && !knows_domains(),
                  "domain is not available: built without libpsl");
        const std::string hint = hint_for(name, names_of_fields(known));
        const bool is_of_others = found != nullptr && hint.empty();
        throw usage_error("there is no field '{}'{}", name,
                          is_of_others ? " in this command" : hint);
    }
    field made{.kind = found, .name = std::string(name)};
    if (found->functions.text == segment_of) {
        made.segment = read_segment(argument);
    } else if (found->argument == "NAME") {
        made.key = argument;  // triplets are part of the name (RFC 6570, section 2.3)
    } else if (!found->argument.empty()) {
        made.key = read_key(argument);
    }
    return made;
}

field_descriptions described_fields(const known_fields& known) {
    field_descriptions fields;
    const auto add = [&](const field_kind& kind) {
        fields.emplace_back(fmt::format("{}{}", kind.name, kind.argument), kind.meaning);
    };
    for (const field_id which : known.stored) {
        add(kind_of(which));
    }
    for (const field_kind& each : field_table) {
        if (each.is_derived() && exists(each, known)) {
            add(each);
        }
    }
    fields.emplace_back(fmt::format("{}FIELD", decoded_prefix),
                        "the value of FIELD with its percent-encoding decoded");
    return fields;
}

std::vector<std::string> names_of_fields(const known_fields& known) {
    return names_of(described_fields(known), &field_descriptions::value_type::first);
}

field_list fields_of(column_list columns) {
    field_list fields;
    std::ranges::transform(columns, std::back_inserter(fields), field::of);
    return fields;
}

field_list read_field_list(std::string_view names, const known_fields& known) {
    field_list fields;
    for (const std::string_view name : split(names, ',')) {
        field made = field_named(name, known);
        refuse_if(std::ranges::find(fields, made.name, &field::name) != fields.end(),
                  "the field '{}' is named twice", made.name);
        fields.push_back(std::move(made));
    }
    return fields;
}

field_list number_derived(field_list& fields) {
    field_list derived;
    for (field& each : fields) {
        if (each.is_derived()) {
            each.place = derived.size();
            derived.push_back(each);
        }
    }
    return derived;
}

}  // namespace uriscan::cli
