// Makes texts that have URIs in them.
#include "operations/texts_with_uris.hpp"

#include "support/every_text.hpp"
#include "support/token_shapes.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::tests {
namespace {

// The pieces of random texts: parts of URIs, octets that end a URI, texts that are almost parts of
// a URI, and other text.
constexpr std::string_view text_pieces[] = {"http",
                                            "://",
                                            ":",
                                            "//",
                                            "/",
                                            "a",
                                            "b",
                                            "1",
                                            "80",
                                            ".",
                                            ",",
                                            ";",
                                            "!",
                                            "?",
                                            "'",
                                            "\"",
                                            "(",
                                            ")",
                                            "[",
                                            "]",
                                            "<",
                                            ">",
                                            "{",
                                            "}",
                                            " ",
                                            "\n",
                                            "\t",
                                            "%",
                                            "%4",
                                            "%41",
                                            "%zz",
                                            "@",
                                            "#",
                                            "&",
                                            "=",
                                            "+",
                                            "-",
                                            "_",
                                            "~",
                                            "mailto",
                                            "URN",
                                            "tel",
                                            "sip",
                                            "data",
                                            "news",
                                            "x-y.z",
                                            "h",
                                            "[::1",
                                            "::1]",
                                            "[v1.",
                                            "u:p@",
                                            "=x;",
                                            "token=",
                                            "KEY=",
                                            "&%74oken=",
                                            "?sig=a",
                                            "#code=",
                                            "1.2.3.4",
                                            "ftp://h",
                                            "http://a/b",
                                            "mailto:me@h",
                                            "\xc3\xa4",
                                            "level:info",
                                            "*",
                                            "'",
                                            "'s",
                                            "|",
                                            "&nbsp;",
                                            "&#60;",
                                            "&#x2014;",
                                            "&amp;lt;",
                                            "&AMP;LT;",
                                            "&AMP;",
                                            "&hellip;",
                                            "&eacute;",
                                            "&#46;",
                                            "&#39;",
                                            "#012",
                                            "(see ",
                                            "[1]",
                                            "[/u]",
                                            "\xe3\x80\x82",
                                            "\xe2\x80\xa6",
                                            "\xe2\x80\x8b",
                                            "\xe2\x80\x94",
                                            "\xf0\x9f\x98\x80",
                                            "\\uff0c",
                                            "-->",
                                            "a,b?",
                                            "@;",
                                            "--%>",
                                            "--",
                                            "%}",
                                            "/*",
                                            "*/",
                                            "&gt;",
                                            "\\\\n",
                                            "\\xE2\\x80\\x94",
                                            "&quot;",
                                            "&lt;",
                                            "&gt;",
                                            "&#39;",
                                            "\\/",
                                            ":\\/\\/",
                                            "http:\\/\\/h\\/",
                                            "\\",
                                            "\\n",
                                            "\\x22",
                                            "\\u0022",
                                            "\x1B[31m",
                                            "[0;1m",
                                            "%3A",
                                            "~",
                                            "`",
                                            "data:a/b,",
                                            ",http://",
                                            ";tel:",
                                            "|s://",
                                            ",mailto:a@",
                                            "\xE2\x80\x9D",
                                            "\xE3\x80\x82",
                                            "K",
                                            "m",
                                            "\x7F",
                                            "^"};

// Returns a token whose shape is known, whole or without its last octet.
std::string known_token(slow::generator& random) {
    std::string text;
    for (const shape_part& one : token_shapes[random.below(std::size(token_shapes))].parts) {
        text += one.text;
        for (std::size_t i = 0; i < one.size; ++i) {
            text += one.alphabet[random.below(one.alphabet.size())];
        }
    }
    return text.substr(0, text.size() - (random.below(4) == 0 ? 1 : 0));
}

std::string assembled_text(slow::generator& random) {
    std::string text;
    for (std::size_t i = random.below(24) + 1; i > 0; --i) {
        switch (random.below(18)) {
            case 0: text += known_token(random); break;
            case 1:
            case 2:
            case 3: text += random.text("URI-reference"); break;
            default: text += text_pieces[random.below(std::size(text_pieces))]; break;
        }
    }
    return text;
}

// Returns a URI between two pieces of other text. The URI is changed: a piece replaces an octet of
// it or is inserted into it.
std::string mutated(slow::generator& random) {
    std::string text = random.text("URI");
    const std::string_view piece = text_pieces[random.below(std::size(text_pieces))];
    text.replace(random.below(text.size()), random.below(2), piece);
    return std::string(text_pieces[random.below(std::size(text_pieces))]) + text +
           std::string(text_pieces[random.below(std::size(text_pieces))]);
}

inputs drawn(slow::generator& random) {
    return {random.below(2) == 0 ? assembled_text(random) : mutated(random)};
}

}  // namespace

const slow::names& listed_schemes() {
    static const slow::names listed(schemes_without_authority.begin(),
                                    schemes_without_authority.end());
    return listed;
}

property on_random_texts(const std::string& name, check_of_text check, std::size_t once_in) {
    return {name, {""}, drawn, [check](const inputs& in) { return check(in[0]); }, once_in};
}

property on_all_texts(const std::string& name, check_of_text check, std::string_view before,
                      std::string_view alphabet, std::size_t size) {
    std::vector<inputs> all;
    for (const std::string& text : every_text(alphabet, size)) {
        all.push_back({std::string(before) + text});
    }
    return {name, {""},          drawn, [check](const inputs& in) { return check(in[0]); },
            1,    std::move(all)};
}

}  // namespace uriscan::tests
