// Makes all short strings of given octets, and longer strings in which a part is repeated.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "grammar/reference.hpp"

namespace uriscan::tests {

// Calls `visit` with each string that consists of `size` octets of the set `octets`.
template <class Visit>
void for_each_string_of(std::string_view octets, std::size_t size, const Visit& visit) {
    std::string string(size, octets.front());
    std::string digits(size, '\0');
    for (;;) {
        visit(std::string_view(string));
        std::size_t i = 0;
        for (; i < size; ++i) {
            const std::size_t next = (static_cast<std::size_t>(digits[i]) + 1) % octets.size();
            digits[i] = static_cast<char>(next);
            string[i] = octets[next];
            if (next != 0) {
                break;
            }
        }
        if (i == size) {
            return;
        }
    }
}

// Does the same for all sizes up to `most`.
template <class Visit>
void for_each_string(std::string_view octets, std::size_t most, const Visit& visit) {
    for (std::size_t size = 0; size <= most; ++size) {
        for_each_string_of(octets, size, visit);
    }
}

// A string with a part that can be repeated: an octet or a triplet.
struct repeated_part {
    std::string_view string;
    std::size_t at;
    std::size_t size;

    // Repeats the part so that the octet after it has the offset `end`, or a smaller one if a
    // triplet does not fit. The part is there at least once.
    std::string until(std::size_t end) const {
        std::string text(string.substr(0, at + size));
        while (text.size() + size <= end) {
            text += string.substr(at, size);
        }
        return text.append(string.substr(at + size));
    }
};

inline bool is_triplet(std::string_view text) {
    const std::string_view digits = "a1";
    return text.size() >= 3 && text[0] == '%' && digits.find(text[1]) != digits.npos &&
           digits.find(text[2]) != digits.npos;
}

// Calls `visit` with each part of each string. If equal octets are next to each other, only the
// first of them is repeated.
template <class Visit>
void for_each_part(std::string_view octets, std::size_t most, const Visit& visit) {
    for_each_string(octets, most, [&](std::string_view string) {
        for (std::size_t at = 0; at < string.size(); ++at) {
            if (at == 0 || string[at] != string[at - 1]) {
                visit(repeated_part{string, at, 1});
            }
            if (is_triplet(string.substr(at))) {
                visit(repeated_part{string, at, 3});
            }
        }
    });
}

// Says whether the part and what is before it can start a line, however often the part is repeated.
inline bool can_be_repeated(const repeated_part& part) {
    const std::string text = part.until(64);
    const std::size_t end = text.size() - (part.string.size() - part.at - part.size);
    const oracle::rule rule = oracle::rule::uri_reference;
    return oracle::rfc3986_reference().automaton(rule).viable_prefix_length(text) >= end;
}

}  // namespace uriscan::tests
