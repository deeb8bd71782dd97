// Compares the functions of http_parser that uriscan provides with the real http_parser:
//
//     http_parser_comparison LIBRARY DOCUMENT
//
// LIBRARY is the shared library of http_parser.  It is loaded at run time, because both libraries
// define the same names.  The program fails, and prints what is wrong, in these cases:
//
//  - The tables of DOCUMENT are not what the two parsers say.  The program then prints the tables.
//  - Both parsers accept a short text, but find different fields.
#include <dlfcn.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "http_parser/url_text.hpp"
#include "support/every_text.hpp"

namespace uriscan::tests {
namespace {

using parse_function = int (*)(const char*, std::size_t, int, http_parser_url*);

parse_function real_parser = nullptr;

constexpr const char* refused = "refused";

std::string parsed_by(parse_function parse, std::string_view text, bool is_connect = false) {
    http_parser_url url{};
    return parse(text.data(), text.size(), is_connect, &url) == 0 ? shown(text, url) : refused;
}

bool accepts(parse_function parse, std::string_view text, bool is_connect = false) {
    return parsed_by(parse, text, is_connect) != refused;
}

// ---- The table of octets ----

struct place {
    const char* name;
    const char* before;
    const char* after;
    bool is_connect = false;
};

constexpr place places[] = {
    {"scheme", "h", "h://h/"},
    {"user information", "http://u", "u@h/"},
    {"host", "http://h", "h/"},
    {"IPv6 address", "http://[::1", "]/"},
    {"zone identifier", "http://[fe80::1%25a", "a]/"},
    {"port", "http://h:8", "0/"},
    {"path", "http://h/p", "p"},
    {"query", "http://h/?q", "q"},
    {"fragment", "http://h/#f", "f"},
    {"path of origin-form", "/p", "p"},
    {"query of origin-form", "/?q", "q"},
    {"fragment of origin-form", "/#f", "f"},
    {"host of CONNECT", "h", "h:80", true},
    {"port of CONNECT", "h:8", "0", true},
};

std::string name_of(int octet) {
    char name[16];
    if (octet > ' ' && octet < 0x7F) {
        const char* const format = octet == '|' ? "`\\%c`" : octet == '`' ? "`` %c ``" : "`%c`";
        std::snprintf(name, sizeof name, format, octet);
    } else {
        std::snprintf(name, sizeof name, "0x%02X", static_cast<unsigned>(octet));
    }
    return name;
}

// Lists the octets for which `is_listed` is true.  Runs of more than two are written with "to".
std::string list_octets(const std::function<bool(int)>& is_listed) {
    std::string all;
    for (int octet = 0; octet < 256; ++octet) {
        int last = octet;
        while (last < 256 && is_listed(last)) {
            ++last;
        }
        if (last - octet > 2) {
            all += ' ' + name_of(octet) + " to " + name_of(last - 1);
            octet = last;
        } else if (last > octet) {
            all += ' ' + name_of(octet);
        }
    }
    return all.empty() ? " -" : all;
}

std::string table_of_octets() {
    std::string table =
        "| place of the octet | text | only http_parser accepts | only uriscan accepts | "
        "the strict function also refuses |\n|---|---|---|---|---|\n";
    for (const place& place : places) {
        const auto accepted = [&place](parse_function parse, int octet) {
            const std::string text =
                place.before + std::string(1, static_cast<char>(octet)) + place.after;
            return accepts(parse, text, place.is_connect);
        };
        const auto theirs = [&](int octet) { return accepted(real_parser, octet); };
        const auto ours = [&](int octet) { return accepted(uriscan_http_parser_parse_url, octet); };
        const auto strict = [&](int octet) {
            return accepted(uriscan_http_parser_parse_url_strict, octet);
        };
        table += std::string("| ") + place.name + (place.is_connect ? " | CONNECT `" : " | `") +
                 place.before + "␣" + place.after + "` |" +
                 list_octets([&](int octet) { return theirs(octet) && !ours(octet); }) + " |" +
                 list_octets([&](int octet) { return !theirs(octet) && ours(octet); }) + " |" +
                 list_octets([&](int octet) { return ours(octet) && !strict(octet); }) + " |\n";
    }
    return table;
}

// ---- The table of texts ----

constexpr struct {
    std::string_view text;
    std::string_view reason;
    bool is_connect = false;
} texts[] = {
    {"http://h#f", "a path can be empty (RFC 3986, section 3.3)"},
    {"http://h%41/", "a registered name can have triplets (RFC 3986, section 3.2.2)"},
    {"http://[v1.a]/", "IPvFuture is an IP literal (RFC 3986, section 3.2.2)"},
    {"http://[1]/", "`1` is no IPv6 address"},
    {"http://[:::::]/", "`:::::` is no IPv6 address"},
    {"http://[::1%a%]/", "a `%` in a zone identifier starts a triplet"},
    {"http://[::1%]/", "a zone identifier has a name"},
    {"http://u%@h/", "a `%` in user information starts a triplet"},
    {"http://u%41@h/", ""},
    {"http://h:/", "the port is empty; the RFC allows that, but http_parser does not"},
    {"http://h:65536/", "the port is too large"},
    {"http:///p", "there is no host"},
    {"http:/p", "there is no host"},
    {"//h/p", "a path"},
    {"*", "stored as a path"},
    {"*/p", "the asterisk stands alone (RFC 9112, section 3.2.4)"},
    {"/a#b#c", "the fragment is `b#c`"},
    {"/a##c", "http_parser: the fragment is `c`; uriscan: it is `#c`"},
    {"/a\\b", "the path is `/a\\b`"},
    {"[::1]:80", "", true},
    {"[::1%251]:80", "", true},
    {"h%41:80", "a registered name can have triplets (RFC 3986, section 3.2.2)", true},
    {"u@h:80", "CONNECT has no user information (RFC 9112, section 3.2.3)", true},
    {"@h:80", "CONNECT has no user information (RFC 9112, section 3.2.3)", true},
    {"h:80?", "CONNECT has no query (RFC 9112, section 3.2.3)", true},
};

// Escapes what Markdown reads as the end of a cell.
std::string in_cell(std::string text) {
    for (std::size_t at = 0; (at = text.find('|', at)) != text.npos; at += 2) {
        text.insert(at, 1, '\\');
    }
    return text;
}

std::string table_of_texts() {
    std::string table = "| text | http_parser | uriscan | why |\n|---|---|---|---|\n";
    for (const auto& [text, reason, is_connect] : texts) {
        const std::string theirs = parsed_by(real_parser, text, is_connect);
        const std::string ours = parsed_by(uriscan_http_parser_parse_url, text, is_connect);
        table += std::string(is_connect ? "| CONNECT `" : "| `") + in_cell(std::string(text)) +
                 "` | " + (theirs == refused ? "refuses" : "accepts") + " | " +
                 (ours == refused ? "refuses" : "accepts") + " | " + std::string(reason) + " |\n";
    }
    return table;
}

bool has_table(const std::string& document, const std::string& table) {
    if (document.find(table) == document.npos) {
        std::printf("this table is not in the document:\n\n%s\n", table.c_str());
        return false;
    }
    return true;
}

// ---- All short texts ----

std::size_t compared = 0;
std::size_t differences = 0;

// Like uriscan_http_parser_parse_url(), but removes each "#" from the start of the fragment, as
// http_parser does.  This is the only field that the two parsers read differently.
int parse_without_leading_signs(const char* text, std::size_t size, int is_connect,
                                http_parser_url* url) {
    const int status = uriscan_http_parser_parse_url(text, size, is_connect, url);
    auto& [offset, length] = url->field_data[UF_FRAGMENT];
    while (length > 0 && text[offset] == '#') {
        ++offset;
        --length;
    }
    if (length == 0) {
        url->field_set = static_cast<std::uint16_t>(url->field_set & ~(1U << UF_FRAGMENT));
    }
    return status;
}

void compare_fields(const std::string& text, bool is_connect) {
    const std::string theirs = parsed_by(real_parser, text, is_connect);
    const std::string ours = parsed_by(parse_without_leading_signs, text, is_connect);
    ++compared;
    if (theirs != ours && theirs != refused && ours != refused && ++differences <= 20) {
        std::printf("%s\n  http_parser: %s\n  uriscan:     %s\n", in_quotes(text).c_str(),
                    theirs.c_str(), ours.c_str());
    }
}

void compare_short_texts() {
    for (const char* before :
         {"", "/", "h", "h:", "h://", "h://h", "h://h:1", "h://u@h", "h://[::1]", "h://[::1%25a",
          "h://h/", "h://h?", "h://h/#", "[::1]:", "h:1"}) {
        for (const std::string& rest : every_text("a1/:?#@[]%|.*\xFF", 4)) {
            compare_fields(before + rest, false);
            compare_fields(before + rest, true);
        }
    }
    std::printf("%zu texts, %zu with other fields\n", compared, differences);
}

int run(const char* library, const char* path) {
    void* const loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    void* const found = loaded != nullptr ? dlsym(loaded, "http_parser_parse_url") : nullptr;
    if (found == nullptr) {
        std::printf("%s\n", dlerror());
        return 1;
    }
    real_parser = reinterpret_cast<parse_function>(found);
    std::ifstream file(path);
    const std::string document{std::istreambuf_iterator<char>(file), {}};
    const bool has_octets = has_table(document, table_of_octets());
    const bool has_texts = has_table(document, table_of_texts());
    compare_short_texts();
    return has_octets && has_texts && differences == 0 ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    return argc == 3 ? uriscan::tests::run(argv[1], argv[2]) : 2;
}
