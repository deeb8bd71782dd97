#include "leaks/nested.hpp"

#include <array>
#include <cstdio>
#include <functional>
#include <string>

#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

using encoder = std::function<std::string(std::string_view)>;

// Returns an encoder.  It writes each octet of `octets` in a format such as "%%%02X", and keeps all
// other octets.
encoder writer(std::string_view octets, const char* format) {
    return [octets, format](std::string_view text) {
        std::string all;
        for (const char octet : text) {
            if (octets.find(octet) == octets.npos) {
                all += octet;
                continue;
            }
            std::array<char, 16> one{};
            std::snprintf(one.data(), one.size(), format, octet);
            all += one.data();
        }
        return all;
    };
}

std::string named(std::string_view text) {
    std::string all;
    for (const char octet : text) {
        switch (octet) {
            case '?': all += "&quest;"; break;
            case '=': all += "&equals;"; break;
            case '&': all += "&amp;"; break;
            default: all += octet; break;
        }
    }
    return all;
}

constexpr std::string_view signs = "?&=#;%\\";

// Returns an encoder for a text that is not yet encoded.
encoder first_encoder(random_source& random) {
    return random.one_of<encoder>({writer(signs, "%%%02X"), writer(signs, "%%%02x"),
                                   writer(signs, "\\u%04x"), writer(signs, "\\u%04X"),
                                   writer(signs, "\\x%02x"), writer(signs, "&#%d;"),
                                   writer(signs, "&#x%X;"), writer(signs, "&#%04d;"), named});
}

// Returns an encoder for a text that is encoded already.
encoder next_encoder(random_source& random) {
    return random.one_of<encoder>({writer(signs, "%%%02X"), writer(signs, "%%%02x"),
                                   writer("&", "\\u%04x"), writer("\\", "\\%c"),
                                   writer("&", "&#%d;"), writer("&", "&#x%X;"), named,
                                   writer("\\=#!", "\\%c")});
}

}  // namespace

pieces nested_escapes(random_source& random, bool) {
    std::string question = "?";
    std::string equals = "=";
    std::string ampersand = "&";
    const std::size_t depth = 1 + random.below(3);
    for (std::size_t i = 0; i < depth; ++i) {
        const encoder encode = i == 0 ? first_encoder(random) : next_encoder(random);
        for (std::string* one : {&question, &equals, &ampersand}) {
            *one = encode(*one);
        }
    }
    const std::string before = random.one_of<std::string>(
        {"x", "see v1/me", "u=/a", "https://h.example/?next=/a", "GET /b?c=/a"});
    return kept(before + question) +
           (random.once_in(2) ? kept("a" + equals + "b" + ampersand) : kept("")) +
           kept(random.one_of<std::string>({"token", "access_token"}) + equals) +
           secret(secret_word(random)) + kept(ampersand + "c" + equals + "d y");
}

}  // namespace uriscan::leaks
