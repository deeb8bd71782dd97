// Reads templates, and writes records with them.
#include "cli/output/template.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/output/formats.hpp"
#include "cli/output/listed.hpp"

namespace uriscan::cli {
namespace {

column column_named(std::string_view name, const std::vector<column>& known) {
    const auto found = std::ranges::find(known, name, name_of);
    if (found != known.end()) {
        return *found;
    }
    std::vector<std::string> names;
    for (const column which : known) {
        names.emplace_back(name_of(which));
    }
    throw template_error(fmt::format("there is no field '{}', only {}", name, listed(names)));
}

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
    throw template_error(fmt::format("'\\{}' is none of \\t, \\n and \\\\", name));
}

class template_format : public record_format {
public:
    explicit template_format(const record_template& pieces) : pieces_(pieces) {}

    void append(fmt::memory_buffer& out, const record& record) const override {
        for (std::size_t i = 0; i + 1 < pieces_.size(); ++i) {
            out.append(pieces_[i].text);
            out.append(record[pieces_[i].value]);
        }
        out.append(pieces_.back().text);
    }

private:
    const record_template& pieces_;
};

}  // namespace

std::vector<column> columns_of_templates(column_list columns) {
    std::vector<column> all = {columns.begin(), columns.end()};
    for (const column more : {column::input, column::error_message}) {
        if (std::ranges::find(all, more) == all.end()) {
            all.insert(more == column::input ? all.begin() : all.end(), more);
        }
    }
    return all;
}

record_template read_template(std::string_view text, column_list columns) {
    const std::vector<column> known = columns_of_templates(columns);
    record_template pieces(1);
    while (!text.empty()) {
        const char octet = text.front();
        text.remove_prefix(1);
        if (octet == '\\') {
            pieces.back().text += unescaped(text.substr(0, 1));
            text.remove_prefix(1);
        } else if (octet == '{' && text.starts_with('{')) {
            pieces.back().text += '{';
            text.remove_prefix(1);
        } else if (octet == '{') {
            const std::size_t end = text.find('}');
            if (end == text.npos) {
                throw template_error("a '{' has no '}'; '{{' is the brace itself");
            }
            pieces.back().value = column_named(text.substr(0, end), known);
            pieces.emplace_back();
            text.remove_prefix(end + 1);
        } else {
            pieces.back().text += octet;
        }
    }
    return pieces;
}

format_pointer make_template_format(const record_template& pieces) {
    return std::make_unique<template_format>(pieces);
}

}  // namespace uriscan::cli
