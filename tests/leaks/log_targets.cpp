#include "leaks/log_targets.hpp"

#include <string>

#include "leaks/names.hpp"
#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

// A place for a secret.  The members are the octets that the secret must not have there.
struct secret_place {
    std::string_view ends;
    std::string_view never;
};

bool has(std::string_view set, char octet) {
    return set.find(octet) != set.npos;
}

// Returns a few octets that are hard for a reader of logs.  There are three kinds: octets that a
// client can send and the log must escape, octets that would end a URI in a text, and
// percent-encoded octets.
std::string odd_octets(random_source& random) {
    if (random.once_in(3)) {
        return std::string(1, static_cast<char>(random.below(256)));
    }
    return random.one_of<std::string>(
        {"\"",       "\"\"",    "'",     " ",       "  ",  "\t",  "\x0b",
         "<",        ">",       "\\",    "#",       "##",  "/",   "?",
         ";",        "@",       ":",     "://",     "|",   "`",   "{",
         "}",        "(",       ")",     "[",       "]",   ",",   "=",
         "\xc3\xbc", "\xff",    "*",     "!",       "$",   "%22", "%0a",
         "%09",      "%20",     "%23",   "%2F",     "%26", "~",   "^",
         "%",        "%zz",     "+",     ".",       "-",   "\r",  "\xe2\x80\x9c",
         "\\x26",    "\\u0026", "\\x3B", "\\u002f", "\\n"});
}

std::string odd_secret(random_source& random, const secret_place& where) {
    std::string text;
    const auto add_odd = [&] {
        for (const char octet : odd_octets(random)) {
            if (octet != '\n' && octet != '\0' && !has(where.ends, octet) &&
                !has(where.never, octet)) {
                text += octet;
            }
        }
    };
    if (random.once_in(4)) {
        add_odd();
    }
    text += secret_word(random, 5, 9);
    for (std::size_t count = random.below(4); count > 0; --count) {
        add_odd();
        text += secret_word(random, 5, 9);
    }
    if (random.once_in(4)) {
        add_odd();
    }
    // Some logs write nothing for a missing version, after a space.  A backslash before a delimiter
    // can be an escape that the client has sent.
    while (has(" \\", text.back())) {
        text.pop_back();
    }
    return text;
}

pieces secret_of(random_source& random, const secret_place& where) {
    return secret(odd_secret(random, where));
}

std::string plain_path(random_source& random) {
    std::string path;
    for (std::size_t count = 1 + random.below(3); count > 0; --count) {
        path += "/" + random.one_of<std::string>({"a", "api", "v1", "img.png", "c-d", "~me",
                                                  "D%C3%A1l", "users", "index.html"});
    }
    return path;
}

std::string plain_parameter(random_source& random) {
    return random.one_of<std::string>({"a=1", "page=2", "q=a+b", "lang=en", "flag", "x=%26",
                                       "monkey=banana", "time=12:34:56", "sort=", "ids=1,2,3"});
}

// Parameters.  At least one of them has a secret.
pieces secret_query(random_source& random, const secret_place& where) {
    pieces all;
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept(plain_parameter(random) + "&");
    }
    all += kept(plain_secret_name(random) + "=") + secret_of(random, where);
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept("&" + plain_parameter(random));
    }
    return all;
}

// `ends` are the octets that end a segment or a parameter here.
pieces secret_path(random_source& random, const secret_place& where) {
    const std::string before = random.once_in(2) ? "" : plain_path(random);
    switch (random.below(4)) {
        case 0:
            return kept(before + "/p;" +
                        random.one_of<std::string>({"jsessionid", "token", "sid", "auth"}) + "=") +
                   secret_of(random, where) +
                   kept(random.one_of<std::string>({"", "/next", ";v=2", "/"}));
        case 1:
            return kept("/" + random.one_of<std::string>({"live", "movie", "series"}) + "/joe/") +
                   secret_of(random, where) +
                   kept("/" + std::to_string(random.below(1000)) + ".ts");
        case 2:
            return kept(before + "/" +
                        random.one_of<std::string>(
                            {"reset-password", "password/reset", "verify-email", "magic-link"}) +
                        "/") +
                   secret_of(random, where);
        default:
            return kept(before + "/" + random.one_of<std::string>({"token=", "api_key="})) +
                   secret_of(random, where) + kept(random.once_in(2) ? "/x" : "");
    }
}

// User information in the authority, in a value as it is, or percent-encoded in a value.
pieces secret_user(random_source& random, const secret_place& where) {
    const std::string scheme = random.one_of<std::string>({"http://", "https://", "ftp://", "//"});
    pieces uri = kept(scheme) + secret("me:" + odd_secret(random, where)) +
                 kept("@" + random.one_of<std::string>({"h", "h:8080", "www.example.com"}) + "/x");
    return random.once_in(2) ? uri : transformed(uri, percent_encoded);
}

constexpr std::string_view in_target = "/?;&";  // what ends a segment
constexpr std::string_view in_reference = "/?;&#";

// The octets that cannot be in a password here, because then nobody knows where it ends.
constexpr std::string_view in_user = "/?#@;&:[]=";

}  // namespace

path_and_query split_target(random_source& random, std::string_view never) {
    const pieces path =
        random.once_in(3) ? secret_path(random, {in_target, never}) : kept(plain_path(random));
    if (random.once_in(6)) {
        return {path, kept("next=") + secret_user(random, {in_user, never})};
    }
    return {path,
            random.once_in(6) ? kept(plain_parameter(random)) : secret_query(random, {"&", never})};
}

pieces logged_target(random_source& random, std::string_view never) {
    if (random.once_in(8)) {
        return secret_user(random, {in_user, never});
    }
    const path_and_query both = split_target(random, never);
    return both.path + kept("?") + both.query;
}

pieces logged_reference(random_source& random, std::string_view never) {
    if (random.once_in(6)) {
        return secret_user(random, {in_user, never});
    }
    pieces all = kept(random.once_in(3) ? "" : "https://www.example.com");
    all +=
        random.once_in(3) ? secret_path(random, {in_reference, never}) : kept(plain_path(random));
    if (!random.once_in(3)) {
        all += kept("?") + secret_query(random, {"&#", never});
    }
    if (random.once_in(3)) {
        all += kept("#") + secret_query(random, {"&", never});
    }
    return all;
}

pieces cut_in_value(random_source& random, bool is_target, std::string_view never) {
    return kept(plain_path(random) + "?" + plain_secret_name(random) + "=") +
           secret_of(random, {is_target ? "&" : "&#", never});
}

}  // namespace uriscan::leaks
