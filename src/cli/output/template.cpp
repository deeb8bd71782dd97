// Reads templates, and writes records with them.
#include "cli/output/template.hpp"

#include <fmt/format.h>

#include "cli/output/formats.hpp"

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
    throw field_error(fmt::format("'\\{}' is none of \\t, \\n and \\\\", name));
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

record_template read_template(std::string_view text, column_list columns) {
    const field_list known = known_fields(columns);
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
                throw field_error("a '{' has no '}'; '{{' is the brace itself");
            }
            pieces.back().value = field_named(text.substr(0, end), known);
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
