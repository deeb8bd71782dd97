#include "generator.hpp"

#include <algorithm>

namespace uriscan::services {

namespace {

// nginx refuses controls and spaces before our module sees them, so no text has any.
constexpr unsigned char first_octet = 0x21;
constexpr unsigned char delete_octet = 0x7F;

// A field Host of nginx has no slash, and no two dots in a row.
bool nginx_accepts_host(std::string_view host) {
    return !host.empty() && host.find('/') == std::string_view::npos &&
           host.find("..") == std::string_view::npos;
}

// nginx decodes the path and removes dot segments, so it refuses a wrong triplet and a "..".
bool nginx_accepts_path(std::string_view target) {
    const std::string_view path = target.substr(0, target.find_first_of("?#"));
    for (std::size_t at = 0; (at = path.find('%', at)) != std::string_view::npos; ++at) {
        const std::string digits(path.substr(at + 1, 2));
        if (digits.find_first_not_of("0123456789abcdefABCDEF") != std::string::npos ||
            digits.size() < 2 || digits == "00" || digits[0] == '2') {
            return false;
        }
    }
    return path.find("..") == std::string_view::npos;
}

}  // namespace

generator::generator(std::uint64_t seed, std::vector<std::string> seeds)
    : chance_(seed), seeds_(std::move(seeds)) {}

std::string_view generator::any_of(const std::vector<std::string_view>& texts) {
    return texts[below(texts.size())];
}

char generator::octet() {
    const auto value = static_cast<unsigned char>(first_octet + below(256 - first_octet));
    return static_cast<char>(value == delete_octet ? '~' : value);
}

std::string generator::octets(std::size_t size) {
    std::string text(size, '\0');
    std::generate(text.begin(), text.end(), [this] { return octet(); });
    return text;
}

std::string generator::pieces(std::size_t count) {
    static const std::vector<std::string_view> all = {
        "%41", "%7e", "%FF",  "%2F",      "/", "/",  "//", "a", "index.html", "é", "[", "]",
        "|",   "\\",  "a=b&", "a%20b=c;", ":", "@x", "!",  "~", "0123456789", ",", "_", "$()*+'-"};
    std::string text;
    for (; count > 0; --count) {
        text += any_of(all);
    }
    return text;
}

// Changes a few octets after the first ones.
void generator::change(std::string& text, std::size_t first) {
    for (std::size_t changes = below(4); changes > 0 && text.size() > first; --changes) {
        const std::size_t at = first + below(text.size() - first);
        switch (below(3)) {
            case 0: text[at] = octet(); break;
            case 1: text.insert(at, 1, octet()); break;
            default: text.erase(at, 1); break;
        }
    }
}

// Starts with a "/".  The path is often good, because nginx refuses some bad ones itself.
std::string generator::path_and_query() {
    std::string text = "/";
    if (one_in(4)) {
        text = seeds_[below(seeds_.size())];
    } else {
        text += pieces(below(8));
    }
    if (one_in(3)) {
        change(text, 1);
    }
    if (!nginx_accepts_path(text)) {
        return path_and_query();
    }
    if (one_in(2) && text.find('#') == std::string::npos) {
        text += '?';
        text += pieces(below(12));
        if (one_in(4)) {
            text += octets(below(one_in(30) ? 2000 : 70));
        }
        if (one_in(3)) {
            text += std::string(below(140), 'a');  // a long run, for the blocks of the kernels
            change(text, text.find('?') + 1);
        }
    }
    return text;
}

// nginx accepts hosts of letters, digits, "-" and ".", and almost anything in brackets.
std::string generator::absolute_form() {
    static const std::vector<std::string_view> authorities = {"http://h",
                                                              "HTTP://h.example:80",
                                                              "a+b-c.1://h:",
                                                              "https://192.0.2.1:443",
                                                              "http://[::1]:80",
                                                              "http://[::1",
                                                              "http://[1.2.3.4]",
                                                              "http://[v1.a:b]",
                                                              "http://[1::2::3]",
                                                              "http://[v.]",
                                                              "ws://a-b",
                                                              "http://[1:2:3:4:5:6:7:8:9]",
                                                              "x://h:99999999",
                                                              "http://[::1]",
                                                              "http://[::FFFF:1.2.3.256]"};
    return std::string(any_of(authorities)) + (one_in(6) ? "" : path_and_query());
}

std::string generator::host() {
    static const std::vector<std::string_view> hosts = {
        "h.example",   "H.EXAMPLE:80", "[::1]:8080",  "[v1.a]",     "192.0.2.1",
        "%41",         "user@h",       "h:8x",        "[::1",       "a,b",
        "h:",          "xn--h",        "[1::2::3]",   "a_b.c!d",    "h:99999999999999999999",
        "[::1]:80:80", "[v1.]",        "[1.2.3.4]:1", "-.example.", "[1:2:3:4:5:6:7:8]"};
    std::string text(any_of(hosts));
    if (one_in(3)) {
        change(text, 0);
    }
    return nginx_accepts_host(text) ? text : "h";
}

request generator::next(server to) {
    static const std::vector<std::string_view> methods = {"OPTIONS", "POST", "DELETE", "BREW"};
    request result{to, "GET", {}, "h"};
    const bool is_absolute = to == server::log && one_in(8);
    result.target = is_absolute ? absolute_form() : path_and_query();
    if (one_in(to == server::redirect ? 50 : 8)) {
        result.method = any_of(methods);
    }
    if (one_in(to == server::redirect ? 50 : 2)) {
        result.host = host();
    }
    return result;
}

}  // namespace uriscan::services
