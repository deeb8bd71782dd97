// Generates random texts; see generator.hpp.

#include "operations/reference/generator.hpp"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <variant>

#include "grammar/abnf.hpp"
#include "grammar/rfc3986.hpp"
#include "operations/reference/parts.hpp"

namespace uriscan::slow {

namespace {

using values = std::vector<std::string>;

// For some rules, values that operations often handle wrongly. The first call checks with the
// grammar that the values match their rules.
const std::map<std::string, values>& odd_values() {
    static const std::map<std::string, values> odd = [] {
        const values segments = {".",     "..",   "",       "a",   "a",     "b",   "c",
                                 "%2e",   "%2E.", ".%2e",   "%2F", "a:b",   ":",   "...",
                                 "%41",   "%7e",  "%c3%A4", "A",   ".a",    "a.",  "..a",
                                 "http:", "%3A",  "%2e%2e", "@",   "a;b=c", "%25", "%252E"};
        std::map<std::string, values> all = {
            {"scheme", {"http", "HTTP", "hTTps", "ftp", "file", "s", "S", "ws", "a+b-c.1", "urn"}},
            {"userinfo", {"", "u", "u:p", ":", "%41", "%3a", "U%2f"}},
            {"host",
             {"", "h", "H", "a", "example.COM", "%41", "%2e", "%2F", "1.2.3.4", "%31.2.3.4",
              "1.2.3.256", "[::1]", "[::AB]", "[1:2:3:4:5:6:7:8]", "[::ffff:1.2.3.4]", "[v1.A:b]",
              "[VF.x]", "h%40i", "%c3%a4"}},
            {"port",
             {"", "80", "443", "21", "0", "080", "0080", "8080", "65535", "65536", "99999999999"}},
            {"segment", segments},
            {"pct-encoded", {"%2e", "%2E", "%41", "%61", "%2f", "%2F", "%7e", "%7E", "%25", "%3a",
                             "%3A", "%c3", "%00", "%20", "%5f", "%30", "%5B", "%40", "%2d", "%fF"}},
            {"query", {"", "a=b&c", "?/", "%41=%26", "x/../y", "..", "a:b"}},
            {"fragment", {"", "f", "%7e", "/../", "?"}},
        };
        for (const char* rule : {"segment-nz", "segment-nz-nc"}) {
            for (const std::string& segment : segments) {
                if (is_valid(rule, segment)) {
                    all[rule].push_back(segment);
                }
            }
        }
        for (const auto& [rule, texts] : all) {
            for (const std::string& text : texts) {
                if (!is_valid(rule, text)) {
                    throw std::logic_error(text + " does not match the rule " + rule);
                }
            }
        }
        return all;
    }();
    return odd;
}

const oracle::grammar& rules() {
    static const oracle::grammar grammar = oracle::rfc3986_grammar();
    return grammar;
}

// Walks through an expression of the grammar and writes a random text that the expression derives.
class walker {
public:
    explicit walker(generator& choose) : choose_(choose) {}

    std::string derive(std::string_view rule) {
        call(std::string(rule));
        return std::move(text_);
    }

private:
    void call(const std::string& rule) {
        const auto odd = odd_values().find(oracle::lower_case(rule));
        if (odd != odd_values().end() && choose_.below(4) != 0) {
            text_ += odd->second[choose_.below(odd->second.size())];
        } else {
            write(*rules().find(rule));
        }
    }

    void write(const oracle::expression& expression) {
        std::visit([this](const auto& node) { write(node); }, expression.node);
    }
    void write(const oracle::octets& node) {
        std::size_t left = choose_.below(node.members.count());
        unsigned octet = 0;
        while (!node.members.test(octet) || left-- > 0) {
            ++octet;
        }
        text_ += static_cast<char>(octet);
    }
    void write(const oracle::concatenation& node) {
        for (const oracle::expression& part : node.parts) {
            write(part);
        }
    }
    void write(const oracle::alternation& node) {
        write(node.parts[choose_.below(node.parts.size())]);
    }
    // Writes the body a few times. Sometimes writes it so often that whole blocks contain the same
    // octets.
    void write(const oracle::repetition& node) {
        const std::size_t more = choose_.below(40) == 0 ? choose_.below(150) : geometric();
        const std::size_t times = node.least + more;
        for (std::size_t i = 0; i < std::min(times, node.most.value_or(times)); ++i) {
            write(node.body.front());
        }
    }
    std::size_t geometric() {
        std::size_t times = 0;
        while (times < 12 && choose_.below(5) > 1) {
            ++times;
        }
        return times;
    }
    void write(const oracle::rule_name& node) { call(node.name); }

    generator& choose_;
    std::string text_;
};

}  // namespace

std::size_t generator::below(std::size_t count) {
    return static_cast<std::size_t>(random_() % count);
}

const std::string& generator::one_of(const values& choices) {
    return choices[below(choices.size())];
}

std::string generator::derive(std::string_view rule) {
    return walker(*this).derive(rule);
}

std::string generator::assemble(std::string_view rule) {
    static const values tokens = {"/",   "/", "/", ".",   "..",    "..",  "//",
                                  "a",   "b", ":", "%2e", "%2E",   "%2F", "A",
                                  "%41", "?", "#", "@",   "[::1]", "80",  "%"};
    static const values begins = {"s:",   "s:",  "http:",    "http://",
                                  "s://", "s:/", "HTTP://h", "http://h/"};
    for (;;) {
        std::string made = once_in(2) && rule != "relative-ref" ? one_of(begins) : "";
        for (std::size_t left = below(10); left > 0; --left) {
            made += one_of(tokens);
        }
        if (is_valid(rule, made)) {
            return made;
        }
    }
}

std::string generator::text(std::string_view rule) {
    const std::string made = once_in(2) ? assemble(rule) : derive(rule);
    return once_in(6) ? stretch(rule, made) : made;
}

// Inserts one or a few octets many times, so that they can fill whole blocks. Returns `text`
// unchanged if no result is valid.
std::string generator::stretch(std::string_view rule, const std::string& text) {
    for (int tries = 0; tries < 8; ++tries) {
        const std::size_t at = below(text.size() + 1);
        const std::string slice = once_in(2) ? "a" : text.substr(at, below(8));
        std::string filling;
        for (std::size_t left = below(80); left > 0; --left) {
            filling += slice;
        }
        const std::string stretched = text.substr(0, at) + filling + text.substr(at);
        if (is_valid(rule, stretched)) {
            return stretched;
        }
    }
    return text;
}

std::pair<std::string, std::string> generator::base_and_reference() {
    const std::string base = text("URI");
    if (once_in(4)) {
        return {base, vary(base)};
    }
    return {base, text(once_in(4) ? "URI-reference" : "relative-ref")};
}

std::pair<std::string, std::string> generator::base_and_target() {
    const std::string base = text("URI");
    for (;;) {
        std::string target = once_in(6) ? text("URI") : vary(base);
        // Usually removes the dot-segments of the target, because the targets of resolution have
        // none.
        if (!once_in(4)) {
            parts cut = split(target);
            std::string path;
            for (std::size_t begin = 0; begin <= cut.path.size();) {
                const std::size_t end = std::min(cut.path.find('/', begin), cut.path.size());
                const std::string segment = cut.path.substr(begin, end - begin);
                path += segment == "." || segment == ".." ? "d" : segment;
                path += end < cut.path.size() ? "/" : "";
                begin = end + 1;
            }
            cut.path = path;
            target = recompose_readably(cut);
        }
        if (is_valid("URI", target)) {
            return {base, target};
        }
    }
}

std::string generator::octets() {
    static const values common = {"a", "B", "0", "%",   "/",   "?",        "#",
                                  "[", "]", "@", ":",   "&",   "=",        "+",
                                  " ", ".", "~", "%41", "%2F", "\xc3\xa4", std::string(1, '\0')};
    std::string made;
    for (std::size_t left = below(12); left > 0; --left) {
        made += once_in(2) ? one_of(common) : std::string(1, static_cast<char>(below(256)));
    }
    return made;
}

// Changes some components of a URI.
std::string generator::vary(std::string_view text) {
    for (;;) {
        parts cut = split(text);
        if (once_in(8)) {
            cut.scheme = split(derive("URI")).scheme;
        }
        if (once_in(6)) {
            cut.authority = split(this->text("URI")).authority;
        }
        if (!once_in(4)) {
            cut.path = vary_path(cut.path);
        }
        if (once_in(2)) {
            cut.query = once_in(2) ? std::nullopt : std::optional(derive("query"));
        }
        if (once_in(2)) {
            cut.fragment = once_in(2) ? std::nullopt : std::optional(derive("fragment"));
        }
        const std::string varied = recompose_readably(cut);
        if (is_valid("URI", varied)) {
            return varied;
        }
    }
}

// Keeps the first octets of the path and adds random segments.
std::string generator::vary_path(const std::string& path) {
    std::string varied = path.substr(0, below(path.size() + 1));
    if (!once_in(4)) {
        varied.resize(varied.rfind('/') == std::string::npos ? 0 : varied.rfind('/') + 1);
    }
    for (std::size_t left = below(4); left > 0; --left) {
        varied += derive("segment");
        varied += left > 1 || once_in(3) ? "/" : "";
    }
    return varied;
}

// Percent-encodes some unreserved octets. Changes the case of some hexadecimal digits in triplets.
std::string generator::encode_some(std::string_view text) {
    static const std::string digits = "0123456789ABCDEF";
    std::string encoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto octet = static_cast<unsigned char>(text[i]);
        if (text[i] == '%') {
            encoded += '%' + shake_case(text.substr(i + 1, 2));
            i += 2;
        } else if (once_in(5) && is_valid("unreserved", text.substr(i, 1))) {
            encoded += '%' + shake_case(std::string{digits[octet / 16], digits[octet % 16]});
        } else {
            encoded += text[i];
        }
    }
    return encoded;
}

// Changes the case of some letters outside of triplets.
std::string generator::shake_case(std::string_view text) {
    std::string shaken;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            shaken += text.substr(i, 3);
            i += 2;
            continue;
        }
        const char folded = static_cast<char>(text[i] | 0x20);
        const bool letter = folded >= 'a' && folded <= 'z';
        shaken += letter && once_in(2) ? static_cast<char>(text[i] ^ 0x20) : text[i];
    }
    return shaken;
}

std::string generator::equivalent(std::string_view text) {
    parts cut = split(text);
    if (cut.scheme) {
        cut.scheme = shake_case(*cut.scheme);
    }
    if (cut.authority) {
        authority_parts authority = split_authority(*cut.authority);
        if (authority.userinfo) {
            authority.userinfo = encode_some(*authority.userinfo);
        }
        const bool literal = authority.host.starts_with('[');
        authority.host = shake_case(authority.host);
        authority.host = literal ? authority.host : encode_some(authority.host);
        cut.authority = join(authority);
    }
    // If a path does not start with "/", "x/.." at its start can give it a "/" at the start
    // (5.2.4). So only "./" is inserted into such a path.
    const bool rootless = cut.scheme && !cut.path.starts_with('/');
    for (std::size_t i = cut.path.size(); i-- > 0;) {
        if (cut.path[i] == '/' && once_in(4)) {
            cut.path.insert(i + 1, rootless || once_in(2) ? "./" : "x/../");
        }
    }
    cut.path = encode_some(cut.path);
    for (auto* part : {&cut.query, &cut.fragment}) {
        if (*part) {
            *part = encode_some(**part);
        }
    }
    return recompose(cut);
}

}  // namespace uriscan::slow
