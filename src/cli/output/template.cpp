// Reads templates, and writes records with them.
#include "cli/output/template.hpp"

#include <fmt/format.h>

#include <utility>

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
    explicit template_format(record_template made)
        : record_format(std::move(made.fields)), texts_(std::move(made.texts)) {}

    void append(fmt::memory_buffer& out, const record& record) const override {
        for (std::size_t i = 0; i < slots().size(); ++i) {
            out.append(texts_[i]);
            out.append(record[slots()[i]]);
        }
        out.append(texts_.back());
    }

private:
    std::vector<std::string> texts_;
};

}  // namespace

record_template read_template(std::string_view text, column_list known) {
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
            if (end == text.npos) {
                throw field_error("a '{' has no '}'; '{{' is the brace itself");
            }
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
    return std::make_unique<template_format>(std::move(made));
}

}  // namespace uriscan::cli
