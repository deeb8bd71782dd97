// Reads templates, and writes records with them.
#include <fmt/format.h>

#include <array>
#include <utility>

#include "cli/output/record_options.hpp"
#include "cli/output/rows.hpp"

namespace uriscan::cli {
namespace {

// Returns the octet that a backslash and `name` stand for.
char unescaped(std::string_view name) {
    if (name == "t") {
        return '\t';
    }
    if (name == "n") {
        return '\n';
    }
    if (name == "\\") {
        return '\\';
    }
    throw usage_error("'\\{}' is none of \\t, \\n and \\\\", name);
}

struct template_cells {
    struct member {
        std::string_view before;
        field_slot slot;
        friend bool operator==(const member&, const member&) = default;
    };
    static constexpr std::array<member, 0> usual{}, usual_of_audit{};
    static constexpr bool finds_commas = false;
    static constexpr bool has_separators = true;

    std::vector<member> members(const field_list&, const std::vector<field_slot>& slots) const {
        std::vector<member> made;
        for (std::size_t i = 0; i < slots.size(); ++i) {
            made.push_back({texts[i], slots[i]});
        }
        return made;
    }
    static std::size_t room(const member& each) { return each.before.size(); }
    std::size_t room_of_end() const { return texts.back().size(); }

    template <class Row>
    char* put_value(char* to, const Row& row, const member& each) const {
        to = put(to, each.before);
        const cell value = row[each.slot];
        if (value.data() == nullptr) {
            return to;
        }
        return row.is_plain(each.slot)
                   ? row.copy(to, value)
                   : row.leave(to, [&](fmt::memory_buffer& out) { out.append(value); });
    }
    char* end(char* to) const { return put(to, texts.back()); }

    std::vector<std::string> texts;  // the texts before each value and after the last one
};

}  // namespace

record_template read_template(std::string_view text, const known_fields& known) {
    record_template made{.texts = {""}, .fields = {}};
    while (!text.empty()) {
        const char octet = text.front();
        text.remove_prefix(1);
        if (octet == '\\') {
            made.texts.back() += unescaped(text.substr(0, 1));
            text.remove_prefix(1);
        } else if (octet == '{' && text.starts_with('{')) {
            made.texts.back() += '{';
            text.remove_prefix(1);
        } else if (octet == '{') {
            const std::size_t end = text.find('}');
            refuse_if(end == text.npos, "a '{' has no '}'; write '{{' for a brace");
            made.fields.push_back(field_named(text.substr(0, end), known));
            made.texts.emplace_back();
            text.remove_prefix(end + 1);
        } else {
            made.texts.back() += octet;
        }
    }
    return made;
}

format_pointer make_template_format(record_template made) {
    return std::make_unique<row_format<template_cells>>(std::move(made.fields),
                                                        template_cells{std::move(made.texts)});
}

}  // namespace uriscan::cli
