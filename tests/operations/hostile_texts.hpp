// Texts that are made to be slow to search for URIs and secrets.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace uriscan::tests {

inline std::string repeated(std::string_view text, std::size_t count) {
    std::string result;
    for (; count > 0; --count) {
        result += text;
    }
    return result;
}

struct hostile_text {
    const char* begin;
    const char* body;
    const char* end;

    std::string of_size(std::size_t size) const {
        return begin + repeated(body, size / std::string_view(body).size()) + end;
    }
};

// Texts that are made to be slow to search for URIs and secrets. They consist of starts of URIs,
// octets that are removed from the end of a URI, or parameters.
inline constexpr hostile_text texts_to_search[] = {
    {"", "a", ""},
    {"", "a:", ""},
    {"", "://", ""},
    {"", "http://[", ""},
    {"", "http://[v1.a", ""},
    {"", "http://a:b", ""},
    {"", "http://%4", ""},
    {"", "http://[::1]a", ""},
    {"", "a://x:y/", ""},
    {"", "mailto:", ""},
    {"", "news:.", ""},
    {"", "tel:/, ", ""},
    {"", "%", ""},
    {"", "(", ""},
    {"", "1.", ""},
    {"", "level:info;", ""},
    {"http://[v1.", "a:", ""},
    {"http://[v1.", "tel:", ""},
    {"http://a:b", "a:", ""},
    {"http://a:b", ";tel:", ""},
    {"http://a:b", ";c://", ""},
    {"tel:a", ")", ""},
    {"tel:", "(", ")"},
    {"tel:", ")(", "))))"},
    {"tel:", "a)((b).", ""},
    {"tel:", ".", ""},
    {"http://h/?", "a;", ""},
    {"http://h/?", "a=", ""},
    {"http://h/?", "key=a;", ""},
    {"http://h/?", "token=a&", ""},
    {"http://h/?", "%74oken=1&", ""},
    {"http://h/#", "a;", ""},
    {"http://", ":", "@h"},
    {"", "http://a,", ""},
    {"", "tel:1,", ""},
    {"", ",tel:", ""},
    {"", "tel:@", "^"},
    {"", "tel:'s", ""},
    {"", "'tel:", ""},
    {"", "(tel:", ""},
    {"(tel:", "(", ")"},
    {"'tel:", "a:", "'"},
    {"", "&quot;", ""},
    {"tel:a", "&a;", ""},
    {"tel:a", "'s", ""},
    {"", "http://[::1],a", ""},
    {"", "http://h/|a", ""},
    {"", "data:a/", ""},
    {"", "data:a/b,", ""},
    {"data:", "a", ""},
    {"", "a:\\/\\/", ""},
    {"a:\\/\\/", "\\/", ""},
    {"a:\\/\\/", "a:", "\\"},
    {"", "\x1B[1", "m"},
    {"\x1B[", "1;", "mtel:1"},
    {"", "\\n", ""},
    {"http://h:8", "]", ""},
    // for redact(): an "@" that is searched again and again, escapes, keys, marks and brackets
    {"http://h?", "u=x://a:b&", "@"},
    {"", "x://a:b@c?e=", ""},
    {"", "x://a:b?e=", "/@"},
    {"", "http://h/?x=%68ttp%3A%2F%2Fhttp://u:p@", ""},
    {"http://h?u=", "x%3A%2F%2Fa%3Ab%3Fe%3D", "%40"},
    {"http://", "a:", "@h"},
    {"http://", "a@", "h/"},
    {"http://h?", "%25", ""},
    {"http://h?", "%2525", "="},
    {"http://h?", "token", "=a"},
    {"http://h?", "token=a;", ""},
    {"http://h?", "=", ""},
    {"http://h/", "\\", "/"},
    {"http://h/", "&am", ""},
    {"http://h/", "/reset-password", ""},
    {"http://h/", "accounts/reset/", "a"},
    {"'", "http://a,'", ""},
    {"", "\"http://a:\\\"", ""},
    {"", "\u00ABhttp://a:b", ""},
    {"", "(http://a:b", ""},
    {"", "(/\u00ABx://\u00BB", ""},
    {"(http://a", "()", ""},
    {"http://a?", ")", ""},
    {"http://a?", "(", "]"},
    {"", "http://a,b=", ""},
    {"", "GET /a;", ""},
    {"", "A", " /a?token=b"},
    {"jdbc:", "a:", "//"},
    {"jdbc:a", ";password={", ""},
    {"jdbc:oracle:thin:", "a/b", "@"},
    // many references start before one mark, and none has a secret
    {"", "?|", ""},
    {"", ".?]", ""},
    {"", "'?", "@"},
    {"", "'/", "?token=a"},
    {"(", "?;?;", "http://h"},
    {"", "'%3F", "@h/"},
    {"[", "\\x22?", "@"},
    {"", "\\x22%3Faccounts/", " HTTP/1.1"},
    {"", "?\u00ABhttp://a:b\u00BB", ""},
    {"", "|?`?`", ""},
    {"?", "\\x22sb://\\x22https:/", " "},
    // quotation marks that may be in JSON
    {"'http://h/", "\\\"", ""},
    {"'http://h/?a", ":&quot;x", "'"},
    {"`http://h/?{a", ",\"x", "`"},
    {"http://h/?a", ":&quot;x", ""},
    {"http://h/?a={", ",\\\"x", ""},
    {"http://h/?a=[", "&quot;x\\\"y", ""},
    // schemes without slashes, which user information can follow
    {"http://h/?", "http:", ""},
    {"x?a=", "sip:", "="},
    {"?", "http%3A", "="},
    {"http://", "%2525sip:sip:%26%26", "//"},
    {"", "#http:key=", ""},
    {"http://h/?", "x://%3A%2F%2F~", "="},
    {"http://h/?", "a=//", ""},
    {"http://h/?", "a=x://%3A%2F%2F", ""},
    // separators in user information, and references to slashes
    {"a://", ",tel:", "@h"},
    {"http:&#47;&#47;", ",tel:", "@h"},
    {"http:&#47;&#47;h", "&#47;", ""},
    {"", "http:&#47;&#47;", ""},
    // octets that end a host, unless an "@" comes after them
    {"", "http://a;", ""},
    {"", "http://a;.", ""},
    {"http://a", ";b", "@h"},
    {"http://a", ";b", " "},
    {"http://a", ",b", "/"},
    {"http://", ";a@h", ""},
    {"http://a", "%22", "@"},
    {"http://u@h:80;", "b", "@"},
    {"http://[::1])", "b", ""},
    {"http:\\/\\/u@h:80)", "b", ""},
    {"http:&#47;&#47;a", "&#59;b", "&#64;h"},
    {"http://a", ";.http:&sol;&sol;b", ""},
    {"http://a", "->", ""},
    {"http://a", "-", ">"},
    {"b://", ")[", ""},
    // pairs of connection strings whose values have many possible ends
    {"", "a=b;Pwd=S < ", ""},
    {"", "a=b;Pwd=\"!", ""},
    {"a=b;Pwd=", "&lt;", ""},
    {"", "a=;Pwd=S&gt;&lt;", ""},
    {"", "(a=b;Pwd=S)]})\"", ""},
    {"|a=b;Pwd=S", "|", ""},
    {"\u201Ca=b;Pwd=S", "\u201D", ""},
    {"", "                               =;", ""},
};

}  // namespace uriscan::tests
