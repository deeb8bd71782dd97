#include "leaks/names.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

#include "leaks/closed.hpp"

namespace uriscan::leaks {
namespace {

std::string varied_case(random_source& random, std::string name) {
    const std::size_t how = random.below(5);
    for (char& c : name) {
        const auto octet = static_cast<unsigned char>(c);
        if (how == 0 || (how == 1 && random.once_in(2))) {
            c = static_cast<char>(std::toupper(octet));
        }
    }
    return name;
}

std::string partly_encoded(random_source& random, const std::string& name) {
    // Encodes both brackets or neither: an unencoded "]" alone would be the partner of a "[" before
    // the URI.
    const bool has_brackets = random.once_in(2);
    std::string result;
    for (const char c : name) {
        const bool is_bracket = c == '[' || c == ']';
        if (is_bracket ? has_brackets : random.once_in(4)) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const auto octet = static_cast<unsigned char>(c);
            result += {'%', digits[octet >> 4], digits[octet & 0xF]};
        } else {
            result += c;
        }
    }
    return result;
}

// Names that are secret as a whole, as lists of words.
constexpr std::string_view whole_names[] = {"code",
                                            "sid",
                                            "sig",
                                            "session",
                                            "auth",
                                            "otp",
                                            "pass",
                                            "jwt",
                                            "assertion",
                                            "client assertion",
                                            "device code",
                                            "code verifier",
                                            "oauth verifier",
                                            "id token hint",
                                            "subscription key",
                                            "phpsessid",
                                            "samlresponse",
                                            "awsaccesskeyid",
                                            "jsessionid",
                                            "access code",
                                            "account key",
                                            "app key",
                                            "auth code",
                                            "bearer",
                                            "cookie",
                                            "license key",
                                            "master key",
                                            "passcode",
                                            "pin",
                                            "session key",
                                            "signing key",
                                            "storage key",
                                            "totp"};

// The last words of names that are secret, whatever is before them.
constexpr std::string_view last_words[] = {
    "token",      "secret",        "password",   "signature",   "api key",
    "access key", "authorization", "credential", "credentials", "passphrase",
    "passwd",     "private key",   "pwd",        "secret key",  "session id"};

// Words that are secret only as the last word of a name.
constexpr std::string_view words_at_end[] = {"sig", "sign", "pass",   "pin",     "otp",
                                             "psw", "hmac", "cookie", "session", "auth"};

// Words that change nothing after a secret word.
constexpr std::string_view words_after[] = {"new", "old", "v2", "github", "prod", "0", "root"};

// Secret words in the plural.
constexpr std::string_view plurals[] = {"tokens",      "secrets",     "passwords",  "api keys",
                                        "access keys", "passphrases", "secret keys"};

// If a name ends with one of these words, its value is only about a secret.
constexpr std::string_view words_about[] = {"type",   "hint", "expires", "length", "policy",
                                            "format", "name", "count",   "url",    "expires at"};

std::vector<std::string> words_of(std::string_view name) {
    std::vector<std::string> words = {""};
    for (const char c : name) {
        if (c == ' ') {
            words.emplace_back();
        } else {
            words.back() += c;
        }
    }
    return words;
}

std::vector<std::string> family_name(random_source& random) {
    std::vector<std::string> words;
    for (std::size_t count = random.below(3); count > 0; --count) {
        words.push_back(random.one_of<std::string>(
            {"refresh", "access",  "client", "user", "my",     "db",    "x",
             "aws",     "session", "app",    "new",  "admin",  "slack", "oauth",
             "stripe",  "web",     "hook",   "bot",  "device", "upload"}));
    }
    for (std::string& part : words_of(random.one_of(last_words))) {
        words.push_back(std::move(part));
    }
    if (random.once_in(10)) {
        words.back() += random.one_of<std::string>({"1", "2", "42"});
    }
    return words;
}

// Returns a name as words.  Whoever joins them must put a sign such as "-" between them.
std::vector<std::string> name_with_signs(random_source& random) {
    std::vector<std::string> words = {random.one_of<std::string>({"x", "db", "temp", "my", "web"})};
    if (random.once_in(2)) {
        words.emplace_back(random.one_of(words_at_end));
        return words;
    }
    for (const std::string_view name : {random.one_of(last_words), random.one_of(words_after)}) {
        for (std::string& part : words_of(name)) {
            words.push_back(std::move(part));
        }
    }
    return words;
}

std::vector<std::string> name_in_plural(random_source& random) {
    std::vector<std::string> words;
    if (random.once_in(2)) {
        words.push_back(random.one_of<std::string>({"user", "client", "refresh", "old", "my"}));
    }
    for (std::string& part : words_of(random.one_of(plurals))) {
        words.push_back(std::move(part));
    }
    return words;
}

std::string joined_with_signs(random_source& random, const std::vector<std::string>& words) {
    const char sign = random.one_of({'-', '_', '.'});
    std::string name;
    for (const std::string& part : words) {
        name += (name.empty() ? "" : std::string(1, sign)) + part;
    }
    return name;
}

// Writes words as one name: refreshToken, refresh-token, user[password], ...
std::string joined(random_source& random, const std::vector<std::string>& words) {
    const std::size_t how = random.below(6);
    std::string name;
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::string part = words[i];
        if (how == 0 && i > 0) {
            part[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(part[0])));
        }
        if (how == 5 && i > 0) {
            name += "[" + part + "]";
        } else {
            name += (i == 0 || how == 0 || how == 4 ? "" : std::string(1, "?-_."[how])) + part;
        }
    }
    return name;
}

}  // namespace

std::string secret_name(random_source& random) {
    if (random.is_closed()) {
        return unlisted_name(random);
    }
    std::string name = random.once_in(12) ? joined(random, name_in_plural(random))
                       : random.once_in(3)
                           ? joined_with_signs(random, name_with_signs(random))
                           : joined(random, random.once_in(2) ? words_of(random.one_of(whole_names))
                                                              : family_name(random));
    if (random.once_in(8)) {
        name += "[]";
    }
    name = varied_case(random, name);
    return random.once_in(6) ? partly_encoded(random, name) : name;
}

std::string plain_secret_name(random_source& random) {
    for (;;) {
        std::string name = secret_name(random);
        if (name.find_first_of("[]%") == name.npos) {
            return name;
        }
    }
}

std::string name_about_secret(random_source& random) {
    std::vector<std::string> words = words_of(random.one_of(last_words));
    for (std::string& part : words_of(random.one_of(words_about))) {
        words.push_back(std::move(part));
    }
    return joined_with_signs(random, words);
}

bool may_be_secret_name(std::string_view name) {
    std::string letters;
    for (const char c : name) {
        const auto octet = static_cast<unsigned char>(c);
        if (std::isalpha(octet) != 0) {
            letters += static_cast<char>(std::tolower(octet));
        }
    }
    constexpr std::string_view parts[] = {
        "token", "secret", "pass",  "pwd",       "pw",     "sig",      "key",
        "code",  "auth",   "sess",  "sid",       "cookie", "otp",      "jwt",
        "pin",   "hmac",   "cred",  "assertion", "psw",    "verifier", "nonce",
        "hash",  "invit",  "appid", "policy",    "ticket", "srf",      "saml"};
    return std::ranges::any_of(
        parts, [&](std::string_view part) { return letters.find(part) != letters.npos; });
}

}  // namespace uriscan::leaks
