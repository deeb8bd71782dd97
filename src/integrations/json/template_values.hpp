// The values that a URI template has matched, as a JSON object.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "octets/hexadecimal.hpp"
#include "template/characters.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan::integrations {

// Returns whether every database can store a text: it is UTF-8, and has no NUL.
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

// Appends a part of a text that was matched.  Decodes it if the result is a text.
inline void append_json_part(std::string& out, std::string_view part, bool keeps_triplets) {
    const std::string text = keeps_triplets ? std::string(part) : decoded_view(part).str();
    append_json_string(out, is_text(text) ? std::string_view(text) : part);
}

// Appends a list as an array, or as an object if its members have their own names.  With the
// operators `;`, `?` and `&`, a member without its own name has the name of the variable.
inline void append_json_list(std::string& out, const matched_value& value, bool keeps_triplets) {
    const bool named = detail::rules_of(value.op).named;
    const bool has_names =
        !keeps_triplets && std::any_of(value.begin(), value.end(), [&](const matched_item& item) {
            return item.has_name() && !(named && item.name == value.name);
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

// Appends an object with the values that a template has matched.  It has no member for a variable
// without a value.
inline void append_json(std::string& out, const template_match& found) {
    char before = '{';
    for (std::size_t i = 0; i < found.size(); ++i) {
        const matched_value value = found[i];
        if (!value.is_present()) {
            continue;
        }
        // With these operators, triplets stay in the values.
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

// Matches texts against one template after another.  If successive rows have the same template, it
// is compiled only once.
class cached_matcher {
public:
    // Appends an object with the values.  Returns false if the template does not match the text, is
    // not valid, or has a variable twice.  If a template matches a text in two ways, the first
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

}  // namespace uriscan::integrations
