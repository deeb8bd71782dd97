#include "leaks/pieces.hpp"

#include <algorithm>
#include <cctype>

namespace uriscan::leaks {
namespace {

// The ways in which "=" can be written: as it is, percent-encoded, or escaped.
constexpr std::string_view equals_signs[] = {"=",       "%3D",   "%3d",   "%253D",
                                             "\\u003d", "\\x3d", "&#x3D;"};

using replacement = std::pair<char, std::string_view>;

std::string replaced(std::string_view text, std::initializer_list<replacement> replacements) {
    std::string result;
    for (const char c : text) {
        const auto* found = std::find_if(replacements.begin(), replacements.end(),
                                         [&](const replacement& one) { return one.first == c; });
        if (found == replacements.end()) {
            result += c;
        } else {
            result += found->second;
        }
    }
    return result;
}

std::string encoded(std::string_view text, std::string_view digits) {
    constexpr std::string_view unreserved =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string result;
    for (const char c : text) {
        if (unreserved.find(c) != unreserved.npos) {
            result += c;
        } else {
            const auto octet = static_cast<unsigned char>(c);
            result += {'%', digits[octet >> 4], digits[octet & 0xF]};
        }
    }
    return result;
}

bool is_alphanumeric(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0;
}

// Removes backslashes at the end of a text that are percent-encoded: an escape might start there.
std::string without_encoded_backslashes(std::string text) {
    for (const std::string_view backslash : {"%5C", "%5c", "%255C", "%255c"}) {
        if (text.ends_with(backslash)) {
            text.resize(text.size() - backslash.size());
            return without_encoded_backslashes(std::move(text));
        }
    }
    return text;
}

// Removes from the end of a text what might be the start of an escape or a triplet.  If there is an
// empty value near the end, removes all from its "=" on, because the next URI of a list might start
// there.
std::string without_part_of_escape(const std::string& text) {
    constexpr std::size_t longest = 6;
    constexpr std::size_t longest_start = 20;  // separators, brackets and the next scheme
    for (const std::string_view sign : equals_signs) {
        const std::size_t equals = text.rfind(sign);
        const std::size_t value = equals + sign.size();
        if (equals != text.npos && value < text.size() && value + longest_start > text.size() + 1 &&
            !is_alphanumeric(text[value])) {
            return text.substr(0, equals);
        }
    }
    const std::size_t last = text.find_last_of("\\%&\x1b");
    if (last == text.npos || last + longest < text.size()) {
        return text;
    }
    // An escape of an escape starts with several backslashes.
    const std::size_t before = text[last] == '\\' ? text.find_last_not_of('\\', last) : last - 1;
    return without_encoded_backslashes(text.substr(0, before + 1));
}

bool ends_in_equals(const pieces& all) {
    return !all.empty() && std::ranges::any_of(equals_signs, [&](std::string_view equals) {
        return all.back().text.ends_with(equals);
    });
}

}  // namespace

pieces operator+(pieces first, const pieces& second) {
    first += second;
    return first;
}

pieces& operator+=(pieces& first, const pieces& second) {
    for (const piece& one : second) {
        // Two secrets without an octet between them are one secret.
        if (!first.empty() && first.back().what == one.what && one.what != role::either) {
            first.back().text += one.text;
        } else if (!one.text.empty()) {
            first.push_back(one);
        }
    }
    return first;
}

pieces transformed(pieces all, const std::function<std::string(std::string_view)>& change) {
    for (piece& one : all) {
        one.text = change(one.text);
    }
    return all;
}

std::string text_of(const pieces& all) {
    std::string text;
    for (const piece& one : all) {
        text += one.text;
    }
    return text;
}

namespace {

// Tells whether the first `size` octets of `text` are user information with a password that nobody
// can take for a host and a port.
bool is_password(const pieces& before, const std::string& text, std::size_t size) {
    const std::string start = text.substr(0, size);
    if (before.empty() || size >= text.size() || start.find_first_of("@/?#%&;,\\") != start.npos ||
        !is_alphanumeric(start.back())) {
        return false;
    }
    const std::size_t colon = start.find(':');
    const bool has_user = before.back().text.ends_with("://");
    return has_user ? colon + 1 < start.size() && colon != start.npos
                    : before.back().text.ends_with(':') && !before.back().text.ends_with("thin:");
}

}  // namespace

pieces truncated(const pieces& all, std::size_t size) {
    constexpr std::size_t longest = 16;  // delimiter, with a scheme: "|mongodb+srv://"
    pieces result;
    for (std::size_t i = 0; i < all.size() && size > 0; ++i) {
        piece one = all[i];
        const std::size_t delimiter_size =
            i + 1 < all.size() ? std::min(longest, all[i + 1].text.size()) : 0;
        if (one.what == role::secret && size < one.text.size() + delimiter_size &&
            (one.is_whole || (!ends_in_equals(result) && !is_password(result, one.text, size)))) {
            break;
        }
        if (i > 0 && all[i - 1].what == role::secret && size < one.text.size() && size < longest) {
            break;
        }
        if (size < one.text.size()) {
            one.text.resize(size);
            one.text = without_part_of_escape(one.text);
            size = one.text.size();
        }
        size -= one.text.size();
        while (size == 0 && one.what == role::secret && !one.text.empty() &&
               !is_alphanumeric(one.text.back())) {
            one.text.pop_back();
            one.text = without_part_of_escape(one.text);
        }
        if (!one.text.empty()) {
            result.push_back(std::move(one));
        }
    }
    return result;
}

std::string json_string(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            result += {'\\', c};
        } else if (static_cast<unsigned char>(c) < 0x20) {
            constexpr std::string_view digits = "0123456789abcdef";
            result += "\\u00";
            result += {digits[static_cast<unsigned char>(c) >> 4], digits[c & 0xF]};
        } else {
            result += c;
        }
    }
    return result;
}
std::string json_slashes(std::string_view text) {
    return replaced(text, {{'/', "\\/"}});
}
std::string json_u(std::string_view text) {
    return replaced(text, {{'&', "\\u0026"}, {'<', "\\u003c"}, {'>', "\\u003e"}});
}
std::string json_u_equals(std::string_view text) {
    return replaced(text, {{'&', "\\u0026"}, {'=', "\\u003d"}, {'\'', "\\u0027"}});
}
std::string json_slashes_u(std::string_view text) {
    return json_slashes(json_u(text));
}
std::string json_u_slashes(std::string_view text) {
    return replaced(text, {{'/', "\\u002F"}, {'&', "\\u0026"}});
}
std::string hex_x_all(std::string_view text) {
    return replaced(text, {{'/', "\\x2f"}, {'&', "\\x26"}, {'=', "\\x3d"}});
}
std::string html_hex(std::string_view text) {
    return replaced(text, {{'/', "&#x2F;"}, {'&', "&amp;"}, {'=', "&#x3D;"}});
}
std::string hex_x(std::string_view text) {
    return replaced(text, {{'&', "\\x26"}});
}
std::string html(std::string_view text) {
    return replaced(text, {{'&', "&amp;"}});
}
std::string html_number(std::string_view text) {
    return replaced(text, {{'&', "&#38;"}});
}
std::string percent_encoded(std::string_view text) {
    return encoded(text, "0123456789ABCDEF");
}
std::string percent_encoded_lower(std::string_view text) {
    return encoded(text, "0123456789abcdef");
}
std::string percent_encoded_twice(std::string_view text) {
    return percent_encoded(percent_encoded(text));
}

std::string random_source::some(std::string_view octets, std::size_t least, std::size_t most) {
    std::string result;
    for (std::size_t size = least + below(most - least + 1); result.size() < size;) {
        result += octets[below(octets.size())];
    }
    return result;
}

}  // namespace uriscan::leaks
