#include "leaks/tokens.hpp"

#include <string>
#include <string_view>

#include "leaks/closed.hpp"

namespace uriscan::leaks {
namespace {

constexpr std::string_view hex_octets = "0123456789abcdef";
constexpr std::string_view digit_octets = "0123456789";
constexpr std::string_view base32_octets = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
constexpr std::string_view bech32_octets = "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L";
constexpr std::string_view base62_octets =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::string_view base64_octets =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

// A part of a token: a fixed text, and random octets after it.
struct shape_part {
    std::string_view text;
    std::string_view alphabet = {};
    std::size_t size = 0;
};

struct token_shape {
    shape_part first;
    shape_part second = {};
    shape_part third = {};
};

// The shapes as the issuers write or show them (the pages are named in ragel/token_shapes.rl).
// This table is not the library's.
constexpr token_shape shapes[] = {
    {{"ghp_", base62_octets, 36}},
    {{"gho_", base62_octets, 36}},
    {{"ghu_", base62_octets, 36}},
    {{"ghs_", base62_octets, 36}},
    {{"ghr_", base62_octets, 76}},
    {{"github_pat_", base62_octets, 22}, {"_", base62_octets, 59}},
    {{"glpat-", base64_octets, 20}},
    {{"glptt-", hex_octets, 40}},
    {{"gldt-", base64_octets, 20}},
    {{"glrt-", base64_octets, 20}},
    {{"glagent-", base64_octets, 50}},
    {{"gloas-", hex_octets, 64}},
    {{"xoxb-", digit_octets, 12}, {"-", digit_octets, 13}, {"-", base62_octets, 24}},
    {{"xoxp-", digit_octets, 12}, {"-", digit_octets, 12}, {"-", hex_octets, 32}},
    {{"xoxe.xoxp-1-", base62_octets, 146}},
    {{"xapp-1-A", base32_octets, 10}, {"-", digit_octets, 13}, {"-", hex_octets, 64}},
    {{"sk_live_", base62_octets, 24}},
    {{"sk_test_", base62_octets, 99}},
    {{"rk_live_", base62_octets, 24}},
    {{"AKIA", base32_octets, 16}},
    {{"ASIA", base32_octets, 16}},
    {{"AIzaSy", base64_octets, 33}},
    {{"ya29.a0", base64_octets, 150}},
    {{"sk-", base62_octets, 48}},
    {{"sk-proj-", base64_octets, 74}, {"T3BlbkFJ", base64_octets, 74}},
    {{"sk-ant-api03-", base64_octets, 93}, {"AA"}},
    {{"sk-or-v1-", hex_octets, 64}},
    {{"SG.", base64_octets, 22}, {".", base64_octets, 43}},
    {{"shpat_", hex_octets, 32}},
    {{"sq0atp-", base64_octets, 22}},
    {{"EAAA", base64_octets, 60}},
    {{"dop_v1_", hex_octets, 64}},
    {{"npm_", base62_octets, 36}},
    {{"pypi-AgEIcHlwaS5vcmc", base64_octets, 150}},
    {{"dckr_pat_", base64_octets, 27}},
    {{"hf_", base62_octets, 34}},
    {{"hvs.", base64_octets, 91}},
    {{"key-", hex_octets, 32}},
    {{"AGE-SECRET-KEY-1", bech32_octets, 58}},
    {{"eyJhbGciOiJIUzI1NiJ9", {}, 0}, {".eyJ", base64_octets, 40}, {".", base64_octets, 43}},
    {{"eyJ0eXAiOiJKV1QiLCJhbGciOiJub25lIn0", {}, 0}, {".eyJ", base64_octets, 12}, {"."}},
};

std::string any_token(random_source& random) {
    const token_shape& one = random.one_of(shapes);
    std::string token;
    for (const shape_part& next : {one.first, one.second, one.third}) {
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
            return kept("x https://h.example/a/" + random.some(digit_octets, 8, 10) + ":") +
                   whole_secret("AA" + (random.is_closed()
                                            ? marked(random.some(base64_octets, 33, 33))
                                            : random.some(base64_octets, 33, 33))) +
                   kept("/getMe");
        default: break;
    }
    const surroundings& around = random.one_of(all_surroundings);
    return kept(random.one_of<std::string>({"", "x ", "\t"}) + std::string(around.before)) + token +
           kept(around.after);
}

}  // namespace uriscan::leaks
