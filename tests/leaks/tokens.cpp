#include "leaks/tokens.hpp"

#include <string>
#include <string_view>

#include "leaks/closed.hpp"
#include "support/token_shapes.hpp"

namespace uriscan::leaks {
namespace {

pieces whole_secret(const std::string& text) {
    return {{text, role::secret, true}};
}

// The text before and after a token that is not in the user information.
struct surroundings {
    std::string_view before;
    std::string_view after;
};

constexpr surroundings all_surroundings[] = {
    {"https://h.example/a/", ""},
    {"https://h.example/a/", "/b"},
    {"https://h.example/", "?x=1"},
    {"https://h.example/a;v=", "/b"},
    {"https://h.example/?", ""},
    {"https://h.example/?x=", "&y=1"},
    {"https://h.example/?x=a,", ",b&y=1"},
    {"https://h.example/?x=a&y=b%2C", "#c"},
    {"https://h.example/?x=a+", "+b"},
    {"https://h.example/?x=(", ")&y=1"},
    {"https://h.example/?x=a*", "!b"},
    {"https://h.example/?x=a$", "$b"},
    {"https://h.example/?x=a%20", "%20b"},
    {"https://h.example/?x=%22", "%22"},
    {"https://h.example/?x=Bearer%2520", ""},
    {"https://h.example/#", ""},
    {"https://h.example/#/a/", ""},
    {"https://h.example/?u=https%3A%2F%2Fi.example%2Fc%2F", "%2Fd"},
    {"https://h.example/?u=https://i.example/c/", ""},
    {"https:\\/\\/h.example\\/c\\/", "\\/d"},
    {"https://h.example/?a=b&amp;c=", "&amp;d=e"},
    {"GET /x/", " HTTP/1.1"},
    {"GET /?x=", " HTTP/1.1"},
    {"\"POST /a/b/", "/c?d=e HTTP/1.1\" 200"},
    {"Retry: /a/", ""},
    {"path=\"/a?x=", "\" host=h"},
    {"v1/me?x=", " (again)"},
    {"mailto:", ""},
    {"com.example.app:/cb?x=", ""},
};

}  // namespace

std::string any_token(random_source& random) {
    const tests::token_shape& one = random.one_of(tests::token_shapes);
    std::string token;
    for (const tests::shape_part& next : one.parts) {
        const std::string octets = random.some(next.alphabet, next.size, next.size);
        token += next.text;
        const bool can_have_mark = next.alphabet.find('Q') != next.alphabet.npos;
        token += random.is_closed() && can_have_mark ? marked(octets) : octets;
    }
    // A token can end with a ".", but so can the sentence around it.
    return token.ends_with('.') ? token.substr(0, token.size() - 1) : token;
}

pieces tokens(random_source& random, bool user_is_secret) {
    const pieces token = whole_secret(any_token(random));
    switch (random.below(10)) {
        case 0: return kept("x https://") + token + kept("@h.example/a");
        case 1: {
            const std::string text = token.front().text;
            return kept("x https://") +
                   (user_is_secret ? whole_secret("u:" + text) : kept("u:") + whole_secret(text)) +
                   kept("@h.example/a");
        }
        case 2:
            return kept("x https://h.example/a/" + random.some(tests::digit_octets, 8, 10) + ":") +
                   whole_secret("AA" + (random.is_closed()
                                            ? marked(random.some(tests::base64_octets, 33, 33))
                                            : random.some(tests::base64_octets, 33, 33))) +
                   kept("/getMe");
        default: break;
    }
    const surroundings& around = random.one_of(all_surroundings);
    return kept(random.one_of<std::string>({"", "x ", "\t"}) + std::string(around.before)) + token +
           kept(around.after);
}

}  // namespace uriscan::leaks
