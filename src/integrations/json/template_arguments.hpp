// The values for the expansion of a URI template, read from a JSON object.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "json_scanner.hpp"
#include "json_text.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan::integrations {

// Reads the values for an expansion from an object.  Strings, numbers and truth values become
// strings, null is undefined, an array becomes a list, and an object becomes an associative array.
class json_arguments {
public:
    // Why a text is not such an object, and where.
    struct mistake {
        enum class kind : std::uint8_t { none, not_json, not_an_object, too_deep };

        kind what = kind::none;
        cli::json_error error = cli::json_error::none;  // only if the text is not JSON
        std::size_t offset = 0;
    };

    // Reads a text, which must outlive this object.  Call this function once.
    mistake read(std::string_view text) {
        text_ = text;
        const auto* const begin = reinterpret_cast<const unsigned char*>(text.data());
        const auto [end, error] =
            cli::json_scanner<json_arguments>::scan(begin, begin + text.size(), *this);
        return error == cli::json_error::none
                   ? mistake_
                   : mistake{mistake::kind::not_json, error, static_cast<std::size_t>(end - begin)};
    }

    // Returns the arguments.  If several members have the same name, the last one counts.
    std::vector<template_argument> arguments() const {
        std::vector<template_argument> all;
        std::for_each(values_.rbegin(), values_.rend(), [&all](const named_value& each) {
            all.push_back({each.name, {}});
            template_value& value = all.back().value;
            switch (each.type) {
                case cli::json_type::array: value = each.list; break;
                case cli::json_type::object: value = each.pairs; break;
                default: value = each.string;
            }
        });
        return all;
    }

    // Returns where the text has `name` as the name of an argument: the offset after the opening
    // quotation mark.  If no argument has this name, returns 0.
    std::size_t offset_of(std::string_view name) const {
        const auto found = std::find_if(values_.rbegin(), values_.rend(),
                                        [name](const auto& each) { return each.name == name; });
        return found == values_.rend() ? 0 : found->offset;
    }

private:
    friend class cli::json_scanner<json_arguments>;

    struct named_value {
        std::string_view name;
        std::size_t offset = 0;
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
        // Ends a surrogate pair whose second half is missing.
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
        if (is_wrong()) {
            return;
        }
        const std::string_view name = decoded(raw, has_escape);
        if (depth_ == 1) {
            named_value& added = values_.emplace_back();
            added.name = name;
            added.offset = offset_in_text(raw);
        } else if (depth_ == 2) {
            values_.back().pairs.push_back({name, {}});
        }
    }
    void element() {}
    void text(std::string_view raw, bool has_escape) {
        add(decoded(raw, has_escape), offset_in_text(raw) - 1);
    }
    void other(cli::json_type type, std::string_view raw) {
        add(type == cli::json_type::null ? std::string_view() : raw, offset_in_text(raw));
    }
    void open(cli::json_type type, std::string_view before) {
        if (depth_ == 0 && type != cli::json_type::object) {
            refuse(mistake::kind::not_an_object, offset_in_text(before));
        } else if (depth_ == 1 && !is_wrong()) {
            values_.back().type = type;
        } else if (depth_ > 1) {
            refuse(mistake::kind::too_deep, offset_in_text(before));
        }
        ++depth_;
    }
    void close() { --depth_; }

    bool is_wrong() const { return mistake_.what != mistake::kind::none; }

    // Stores a mistake.  Only the first mistake counts.
    void refuse(mistake::kind what, std::size_t offset) {
        if (!is_wrong()) {
            mistake_ = {what, cli::json_error::none, offset};
        }
    }

    std::size_t offset_in_text(std::string_view raw) const {
        return static_cast<std::size_t>(raw.data() - text_.data());
    }

    // Adds a string, which is null if the value is undefined.
    void add(std::string_view string, std::size_t offset) {
        if (depth_ == 0) {
            refuse(mistake::kind::not_an_object, offset);
        }
        if (is_wrong()) {
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

    std::string_view text_;
    std::vector<named_value> values_;
    std::deque<std::string> decoded_;
    int depth_ = 0;
    mistake mistake_;
};

// Appends an expansion.  Returns false if the template is not valid, or if the values are not an
// object of strings, lists and associative arrays.  Also returns false if the template wants the
// prefix of a list or an associative array.
inline bool append_expansion(std::string_view template_text, std::string_view values,
                             std::string& out) {
    const auto parsed = uri_template::parse(template_text);
    json_arguments read;
    if (!parsed || read.read(values).what != json_arguments::mistake::kind::none) {
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
