// The values of URI templates as JSON, for databases: what a template has matched becomes an
// object, and an object has the values for an expansion.
#pragma once

#include <algorithm>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json_scanner.hpp"
#include "json_text.hpp"
#include "octets/hexadecimal.hpp"
#include "template/characters.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/template_matcher.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::integrations {

// Says whether each database can store a text: it is UTF-8, and has no NUL.
inline bool is_text(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = utf8_character_size(text);
        if (size == 0 || text.front() == '\0') {
            return false;
        }
        text.remove_prefix(size);
    }
    return true;
}

// Appends a string in quotation marks, with the escapes of RFC 8259.
inline void append_json_string(std::string& out, std::string_view text) {
    out += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out += '\\';
            out += c;
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out.append("\\u00");
            out += hexadecimal_digits[static_cast<std::size_t>(c) >> 4];
            out += hexadecimal_digits[static_cast<std::size_t>(c) & 15];
        } else {
            out += c;
        }
    }
    out += '"';
}

// Appends a part of a text that was matched, decoded if that is a text.
inline void append_json_part(std::string& out, std::string_view part, bool keeps_triplets) {
    const std::string text = keeps_triplets ? std::string(part) : decoded_view(part).str();
    append_json_string(out, is_text(text) ? std::string_view(text) : part);
}

// Appends a list as an array, or as an object if its members have names of their own.
inline void append_json_list(std::string& out, const matched_value& value, bool keeps_triplets) {
    const bool has_names =
        !keeps_triplets && std::any_of(value.begin(), value.end(), [&](const matched_item& item) {
            return item.has_name() && item.name != value.name;
        });
    char before = has_names ? '{' : '[';
    for (const matched_item& item : value) {
        out += std::exchange(before, ',');
        if (has_names) {  // a member without "=" is a name with an empty value
            append_json_part(out, item.has_name() ? item.name : item.text, false);
            out += ':';
            append_json_part(out, item.has_name() ? item.text : std::string_view(""), false);
        } else if (keeps_triplets && item.has_name()) {
            append_json_part(
                out,
                {item.name.data(),
                 static_cast<std::size_t>(item.text.data() + item.text.size() - item.name.data())},
                true);
        } else {
            append_json_part(out, item.text, keeps_triplets);
        }
    }
    out += has_names ? '}' : ']';
}

// Appends an object with the values that a template has matched.  A variable without a value has no
// member.
inline void append_json(std::string& out, const template_match& found) {
    char before = '{';
    for (std::size_t i = 0; i < found.size(); ++i) {
        const matched_value value = found[i];
        if (!value.is_present()) {
            continue;
        }
        // With these operators, triplets stay in an expansion.
        const bool keeps_triplets =
            value.op == template_operator::reserved || value.op == template_operator::fragment;
        out += std::exchange(before, ',');
        append_json_string(out, value.name);
        out += ':';
        if (value.explode) {
            append_json_list(out, value, keeps_triplets);
        } else {
            append_json_part(out, value.text, keeps_triplets);
        }
    }
    out += before == '{' ? "{}" : "}";
}

// Matches texts against one template after another.  Rows with the same template compile it once.
class cached_matcher {
public:
    // Returns an object with the values, or nothing if the template does not match the text, or is
    // not valid, or has a variable twice.  Of a template that matches a text in two ways, the first
    // value is as short as possible.
    bool append_match(std::string_view template_text, std::string_view text, std::string& out) {
        if (!is_compiled_ || template_text != text_) {
            text_ = template_text;
            const std::string_view templates[] = {text_};
            auto compiled = template_matcher::compile(templates, {.shortest_first = true});
            matcher_ = compiled ? std::move(*compiled) : template_matcher();
            is_compiled_ = true;
        }
        if (!matcher_.match(text, found_)) {
            return false;
        }
        append_json(out, found_);
        return true;
    }

private:
    std::string text_;
    template_matcher matcher_;
    template_match found_;
    bool is_compiled_ = false;
};

// Reads the values for an expansion from an object: strings, numbers and truth values are strings,
// null is undefined, an array is a list, and an object is an associative array.
class json_arguments {
public:
    // Returns whether the text is such an object.
    bool read(std::string_view text) {
        const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
        const auto [end, error] =
            cli::json_scanner<json_arguments>::scan(begin, begin + text.size(), *this);
        return error == cli::json_error::none && is_object_ && !is_too_deep_;
    }

    // Returns the arguments.  Of several members with one name, the last one counts.
    std::vector<template_argument> arguments() const {
        std::vector<template_argument> all;
        for (auto each = values_.rbegin(); each != values_.rend(); ++each) {
            all.push_back({each->name, {}});
            template_value& value = all.back().value;
            switch (each->type) {
                case cli::json_type::array: value = each->list; break;
                case cli::json_type::object: value = each->pairs; break;
                default: value = each->string;
            }
        }
        return all;
    }

private:
    friend class cli::json_scanner<json_arguments>;

    struct named_value {
        std::string_view name;
        cli::json_type type = cli::json_type::null;
        std::string_view string;
        std::vector<std::string_view> list;
        std::vector<template_pair> pairs;
    };

    // Decodes the escapes of a string.
    class units {
    public:
        explicit units(std::string& to) : to_(to) {}
        void append_octets(const unsigned char* begin, const unsigned char* end) {
            end_pair();
            to_.append(reinterpret_cast<const char*>(begin), static_cast<std::size_t>(end - begin));
        }
        void append_escaped(const unsigned char* octet) {
            end_pair();
            to_ += static_cast<char>(*octet);
        }
        void append_control(const unsigned char* name) {
            constexpr std::string_view names = "bfnrt", controls = "\b\f\n\r\t";
            end_pair();
            to_ += controls[names.find(static_cast<char>(*name))];
        }
        void append_unit(unsigned unit, const unsigned char*) {
            const bool is_second = unit >= 0xDC00 && unit <= 0xDFFF;
            if (is_second && first_ != 0) {
                const unsigned first = std::exchange(first_, 0);
                append_character(0x10000 + (first - 0xD800) * 0x400 + (unit - 0xDC00));
                return;
            }
            end_pair();
            if (unit >= 0xD800 && unit <= 0xDBFF) {
                first_ = unit;
            } else {
                append_character(is_second ? replacement : unit);
            }
        }
        // Ends a surrogate pair that has no second half.
        void end_pair() {
            if (std::exchange(first_, 0) != 0) {
                append_character(replacement);
            }
        }

    private:
        static constexpr unsigned replacement = 0xFFFD;

        void append_character(unsigned character) {
            const auto tail = [&](unsigned shift) {
                to_ += static_cast<char>(0x80 | (character >> shift & 0x3F));
            };
            if (character < 0x80) {
                to_ += static_cast<char>(character);
                return;
            }
            if (character < 0x800) {
                to_ += static_cast<char>(0xC0 | character >> 6);
            } else if (character < 0x10000) {
                to_ += static_cast<char>(0xE0 | character >> 12);
                tail(6);
            } else {
                to_ += static_cast<char>(0xF0 | character >> 18);
                tail(12);
                tail(6);
            }
            tail(0);
        }

        std::string& to_;
        unsigned first_ = 0;
    };

    // These functions are called by json_scanner.

    void key(std::string_view raw, bool has_escape) {
        if (!is_object_ || is_too_deep_) {
            return;
        }
        const std::string_view name = decoded(raw, has_escape);
        if (depth_ == 1) {
            values_.emplace_back().name = name;
        } else if (depth_ == 2) {
            values_.back().pairs.push_back({name, {}});
        }
    }
    void element() {}
    void text(std::string_view raw, bool has_escape) { add(decoded(raw, has_escape)); }
    void other(cli::json_type type, std::string_view raw) {
        add(type == cli::json_type::null ? std::string_view() : raw);
    }
    void open(cli::json_type type, std::string_view) {
        if (depth_ == 0) {
            is_object_ = type == cli::json_type::object;
        } else if (depth_ == 1 && is_object_) {
            values_.back().type = type;
        } else {
            is_too_deep_ = true;
        }
        ++depth_;
    }
    void close() { --depth_; }

    // Adds a string, which is null if the value is undefined.
    void add(std::string_view string) {
        if (!is_object_ || is_too_deep_) {
            return;
        }
        named_value& value = values_.back();
        if (depth_ == 1) {
            value.string = string;
        } else if (value.type == cli::json_type::array) {
            value.list.push_back(string);
        } else {
            value.pairs.back().value = string;
        }
    }

    std::string_view decoded(std::string_view raw, bool has_escape) {
        if (!has_escape) {
            return raw;
        }
        std::string& text = decoded_.emplace_back();
        const auto* const begin = reinterpret_cast<const unsigned char*>(raw.data());
        units to(text);
        cli::read_json_text(begin, begin + raw.size(), to);
        to.end_pair();
        return text;
    }

    std::vector<named_value> values_;
    std::deque<std::string> decoded_;
    int depth_ = 0;
    bool is_object_ = false;
    bool is_too_deep_ = false;
};

// Appends an expansion.  Returns false if the template is not valid, if the values are no object of
// strings, lists and associative arrays, or if one of them cannot have a prefix.
inline bool append_expansion(std::string_view template_text, std::string_view values,
                             std::string& out) {
    const auto parsed = uri_template::parse(template_text);
    json_arguments read;
    if (!parsed || !read.read(values)) {
        return false;
    }
    const std::vector<template_argument> arguments = read.arguments();
    const auto size = expanded_size(*parsed, arguments);
    if (!size) {
        return false;
    }
    const std::size_t before = out.size();
    out.resize(before + *size);
    return expand(*parsed, arguments, std::span<char>(out).subspan(before)).has_value();
}

}  // namespace uriscan::integrations
