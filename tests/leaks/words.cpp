#include "leaks/words.hpp"

#include <algorithm>

#include "leaks/closed.hpp"
#include "leaks/names.hpp"

namespace uriscan::leaks {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::string_view alphanumerics =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

bool is_letter_or_digit(char c) {
    return alphanumerics.find(c) != alphanumerics.npos;
}

std::string without(std::string text, std::string_view avoid) {
    std::erase_if(text, [&](char c) { return avoid.find(c) != avoid.npos; });
    return text;
}

// Returns one to nine octets that are allowed in the value of a parameter and do not end it.
std::string odd_octet(random_source& random) {
    return random.one_of<std::string>({"-",   ".",   "_",         "~",  "!",  "$",   "(x)", "*",
                                       "+",   ",",   ":",         "@",  "/",  "=",   "%20", "%2f",
                                       "%25", "%26", "%E2%82%AC", "==", "//", "a,b", "?",   "'"});
}

// Returns any octet that does not end a URI in text: not NUL, ESC or white space, no quote, "<",
// ">" or backslash.
std::string any_octet(random_source& random) {
    for (;;) {
        const char octet = static_cast<char>(random.below(256));
        constexpr std::string_view ends = "\t\n\v\f\r \x1b\"'<>\\";
        if (octet != '\0' && ends.find(octet) == ends.npos) {
            return std::string(1, octet);
        }
    }
}

std::string from_pieces(random_source& random, const place& where,
                        std::string (*piece_of)(random_source&, const place&)) {
    std::string result(1, letters[random.below(letters.size())]);
    result += random.some(alphanumerics, 4, 8);
    for (std::size_t count = 1 + random.below(3); count > 0; --count) {
        result += without(piece_of(random, where), where.avoid);
        result += random.some(alphanumerics, 1, 6);
    }
    return random.is_closed() ? marked(result) : result;
}

std::string password_piece(random_source& random, const place& where) {
    if (random.once_in(3)) {
        return random.once_in(2) ? refused_octets(random, where) : any_octet(random);
    }
    return random.one_of<std::string>({":",  "@",  "/",  "#", "?", "|", "[", "]",  "{",  "}",
                                       "^",  "`",  "%",  "&", "=", ";", ",", "//", "@@", "#@",
                                       "/@", "?@", ":@", "*", "!", "$", "+", "'",  "(",  ")"});
}

}  // namespace

std::string word(random_source& random) {
    return random.one_of<std::string>({"alpha", "beta", "cart",       "docs", "edit",     "feed",
                                       "git",   "home", "index.html", "js",   "v1",       "2024",
                                       "a",     "x",    "img",        "%41",  "D%C3%A1l", "~me",
                                       "a.b",   "c-d",  "@scope",     "a;b=c"});
}

std::string host(random_source& random) {
    return random.one_of<std::string>({"h", "example.com", "db.internal", "localhost", "127.0.0.1",
                                       "[::1]", "[2001:db8::7]", "a-b.example.org",
                                       "xn--bcher-kva.example", "h:8080", "127.0.0.1:5432",
                                       "[::1]:6379", "example.com:443", "EXAMPLE.COM"});
}

std::string path(random_source& random, const place& where) {
    std::string result;
    for (std::size_t count = random.below(4); count > 0; --count) {
        result += "/" + (random.is_closed() ? secret_word(random) : word(random));
    }
    return without(result, where.avoid) + (random.once_in(3) ? "/" : "");
}

std::string refused_octets(random_source& random, const place& where) {
    const std::string all = random.one_of<std::string>(
        {"|",           "[",    "]",    "[]",  "{",  "}",        "{x}",
         "^",           "`",    "%",    "%zz", "%4", "\xc3\xbc", "\xff",
         "\x80\xfe",    "\x01", "\x7f", "\\k", "||", "[0]",      "\xe2\x82\xac",
         "\xed\xa0\x80"});
    return without(all, where.avoid);
}

std::string secret_word(random_source& random, std::size_t least, std::size_t most) {
    const std::string word =
        letters[random.below(letters.size())] + random.some(alphanumerics, least - 1, most - 1);
    return random.is_closed() ? marked(word) : word;
}

std::string secret_value(random_source& random, const place& where) {
    switch (random.below(where.refused_octets ? 4 : 3)) {
        case 0:
        case 1: return secret_word(random);
        case 2:
            return from_pieces(random, where,
                               [](random_source& from, const place&) { return odd_octet(from); });
        default: return from_pieces(random, where, refused_octets);
    }
}

std::string mild_password(random_source& random, const place& where) {
    if (random.once_in(2)) {
        return secret_word(random);
    }
    const auto piece_of = [](random_source& from, const place&) {
        return from.one_of<std::string>({"-", ".", "_", "~", "!", "$", "(", ")", "'", "*", "+", ",",
                                         ";", "=", "&", ":", "%40", "%2F", "%3a"});
    };
    return from_pieces(random, where, piece_of);
}

std::string password(random_source& random, const place& where) {
    if (!where.refused_octets || random.once_in(3)) {
        return mild_password(random, where);
    }
    std::string text = from_pieces(random, where, password_piece);
    const std::size_t end = text.find_first_of("/?#");
    if (end != text.npos) {
        // docs/redact.md says which "@" ends a password that has "/", "?" or "#".  Here, the
        // password must not be readable in two other ways.  First, the part before the "/", "?" or
        // "#" must not be a complete authority.  A host that is only a word does not count.
        // Second, no "@" of the password must be in the value of a parameter.
        const std::size_t at = text.rfind('@', end);
        const bool is_word =
            at != text.npos && at + 1 < end &&
            std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at + 1),
                        text.begin() + static_cast<std::ptrdiff_t>(end), is_letter_or_digit);
        text = is_word ? text : without(text.substr(0, end), "@") + text.substr(end);
        text = text.find('@') == text.npos ? text : without(text, "=");
        // The letters before a "=" must not be a secret key by chance, such as "pW".
        for (std::size_t equals = 0; (equals = text.find('=', equals)) != text.npos; equals += 2) {
            text.insert(equals, 1, 'x');
        }
    }
    return text;
}

place after_password(const place& where, const std::string& password) {
    place rest = where;
    if (password.find_first_of("/?#") != password.npos) {
        rest.avoid += '@';
    }
    return rest;
}

std::string harmless_parameter(random_source& random, const place& where) {
    if (random.is_closed()) {
        const std::string key = random.once_in(4) ? "" : unlisted_name(random) + "=";
        return without(key, where.avoid) + (random.once_in(8) ? "" : secret_value(random, where));
    }
    std::string all = random.one_of<std::string>({"monkey=banana",
                                                  "tokenizer=x",
                                                  "author=me",
                                                  "keyboard=us",
                                                  "token=",
                                                  "PASSWORD=",
                                                  "page=2",
                                                  "q=a+b",
                                                  "email=me@example.com",
                                                  "time=12:34:56",
                                                  "flag",
                                                  "=x",
                                                  "sort=",
                                                  "return=/home",
                                                  "lang=en",
                                                  "max_tokens=100",
                                                  "secretary=bob",
                                                  "signatures=2",
                                                  "token_type=bearer",
                                                  "a=b=c",
                                                  "passenger=2",
                                                  "x=%26",
                                                  "utm_source=news",
                                                  "ids=1,2,3",
                                                  "range=1-2",
                                                  "turkey=1",
                                                  "donkey"});
    if (where.refused_octets && random.once_in(5)) {
        all = random.one_of<std::string>({"ids[]=1", "filter={a:1}", "a|b=c|d", "q=50%",
                                          "name=J\xc3\xbcrgen", "x=^1", "r[0]=a", "latin=\xfc",
                                          "tpl={{x}}"});
    }
    if (random.once_in(5)) {
        all = name_about_secret(random) + "=" + random.one_of<std::string>({"1", "x", "a:b"});
    }
    return without(all, where.avoid);
}

std::string harmless_text(random_source& random) {
    return random.one_of<std::string>({"at 12:34:56@host the job",
                                       "mail me@example.com or you@example.org",
                                       "see http://h/a?b=c,",
                                       "C:\\Users\\me\\key.txt",
                                       "D:\\",
                                       "\\\\server\\share",
                                       "fe80::1%eth0 is up",
                                       "::1",
                                       "2001:db8::1",
                                       "monkey=banana",
                                       "tokenizer=x",
                                       "author=me",
                                       "keyboard=us",
                                       "user@host:22",
                                       "git clone me@h",
                                       "level:info",
                                       "a://",
                                       "://",
                                       "http://",
                                       "http:// ",
                                       "ratio 3:4",
                                       "50%",
                                       "(see http://example.com/a_(b)).",
                                       "mailto:me@example.com",
                                       "urn:isbn:0451450523",
                                       "key: value",
                                       "[INFO]",
                                       "{\"a\":1}",
                                       "<p>text</p>",
                                       "'quoted'",
                                       "\"quoted\"",
                                       "it's",
                                       "https://unpkg.com/react@18.2.0/index.js",
                                       "https://medium.com/@user/post",
                                       "http://h/?q=me@example.com",
                                       "file:///C:/a/b",
                                       "file:///etc/passwd",
                                       "&amp;",
                                       "%40",
                                       "@",
                                       "http://[::1]:80/",
                                       "http://127.0.0.1:8080/a?b#c",
                                       "https://h/#a@b",
                                       "tel:+1-816-555-1212",
                                       "GET",
                                       "POST is a method",
                                       "/usr/bin/env",
                                       "a/b/c?d",
                                       "x=1&y=2",
                                       "12:34:56.789 WARN",
                                       "\xc3\xbc\xc3\xa4\xc3\xb6",
                                       "\xff\xfe",
                                       "std::string",
                                       "Foo::bar(a, b)",
                                       "#42",
                                       "PR#7"});
}

}  // namespace uriscan::leaks
