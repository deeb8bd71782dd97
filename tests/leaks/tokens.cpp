#include "leaks/tokens.hpp"

#include <string>
#include <string_view>

#include "leaks/closed.hpp"

namespace uriscan::leaks {
namespace {

constexpr std::string_view hex = "0123456789abcdef";
constexpr std::string_view digits = "0123456789";
constexpr std::string_view base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::string_view bech32 = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L";
constexpr std::string_view base62 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view base64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// A part of a token: a fixed text, and random octets after it.
struct part {
    std::string_view text;
    std::string_view alphabet = {};
    std::size_t size = 0;
};

struct shape {
    part first;
    part second = {};
    part third = {};
};

// The shapes as the issuers write or show them (the pages are named in ragel/token_shapes.rl).
// This table is not the library's.
constexpr shape shapes[] = {
    {{"ghp_", base62, 36}},
    {{"gho_", base62, 36}},
    {{"ghu_", base62, 36}},
    {{"ghs_", base62, 36}},
    {{"ghr_", base62, 76}},
    {{"github_pat_", base62, 22}, {"_", base62, 59}},
    {{"glpat-", base64, 20}},
    {{"glptt-", hex, 40}},
    {{"gldt-", base64, 20}},
    {{"glrt-", base64, 20}},
    {{"glagent-", base64, 50}},
    {{"gloas-", hex, 64}},
    {{"xoxb-", digits, 12}, {"-", digits, 13}, {"-", base62, 24}},
    {{"xoxp-", digits, 12}, {"-", digits, 12}, {"-", hex, 32}},
    {{"xoxe.xoxp-1-", base62, 146}},
    {{"xapp-1-A", base32, 10}, {"-", digits, 13}, {"-", hex, 64}},
    {{"sk_live_", base62, 24}},
    {{"sk_test_", base62, 99}},
    {{"rk_live_", base62, 24}},
    {{"AKIA", base32, 16}},
    {{"ASIA", base32, 16}},
    {{"AIzaSy", base64, 33}},
    {{"ya29.a0", base64, 150}},
    {{"sk-", base62, 48}},
    {{"sk-proj-", base64, 74}, {"T3BlbkFJ", base64, 74}},
    {{"sk-ant-api03-", base64, 93}, {"AA"}},
    {{"sk-or-v1-", hex, 64}},
    {{"SG.", base64, 22}, {".", base64, 43}},
    {{"shpat_", hex, 32}},
    {{"sq0atp-", base64, 22}},
    {{"EAAA", base64, 60}},
    {{"dop_v1_", hex, 64}},
    {{"npm_", base62, 36}},
    {{"pypi-AgEIcHlwaS5vcmc", base64, 150}},
    {{"dckr_pat_", base64, 27}},
    {{"hf_", base62, 34}},
    {{"hvs.", base64, 91}},
    {{"key-", hex, 32}},
    {{"AGE-SECRET-KEY-1", bech32, 58}},
    {{"eyJhbGciOiJIUzI1NiJ9", {}, 0}, {".eyJ", base64, 40}, {".", base64, 43}},
    {{"eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0", {}, 0}, {".eyJ", base64, 12}, {"."}},
};

std::string any_token(random_source& random) {
    const shape& one = random.one_of(shapes);
    std::string token;
    for (const part& next : {one.first, one.second, one.third}) {
        const std::string octets = random.some(next.alphabet, next.size, next.size);
        token += next.text;
        const bool can_have_mark = next.alphabet.find('Q') != next.alphabet.npos;
        token += random.is_closed() && can_have_mark ? marked(octets) : octets;
    }
    // A token can end with a ".", but so can the sentence around it.
    return token.ends_with('.') ? token.substr(0, token.size() - 1) : token;
}

pieces whole_secret(const std::string& text) {
    return {{text, role::secret, true}};
}

// What is before a token that is not in the user information, and what is after it.
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
            return kept("x https://h.example/a/" + random.some(digits, 8, 10) + ":") +
                   whole_secret("AA" + (random.is_closed() ? marked(random.some(base64, 33, 33))
                                                           : random.some(base64, 33, 33))) +
                   kept("/getMe");
        default: break;
    }
    const surroundings& around = random.one_of(all_surroundings);
    return kept(random.one_of<std::string>({"", "x ", "\t"}) + std::string(around.before)) + token +
           kept(around.after);
}

}  // namespace uriscan::leaks
