// The options come from the manuals of curl, wget and HTTPie, and the quotation marks from "Shell
// Command Language" in POSIX, section 2.2.
#include "leaks/commands.hpp"

#include <array>
#include <string>
#include <vector>

#include "leaks/tokens.hpp"
#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

// How a word is written: without marks, in ' or in ".
struct shell_quoting {
    std::string_view mark;
    std::string_view octets;  // can be in it without a backslash
};

constexpr shell_quoting quotings[] = {{"", "%+,-./:=@_^"},
                                      {"'", "!\"#$%&()*+,-./:;<=>?@[]^_`{|}~ "},
                                      {"\"", "!#%&'()*+,-./:;<=>?@[]^_{|}~ "}};

// docs/redact.md says: if a secret looks like a method and a target, the command is not found; and
// JSON in a URI can go on after the quotation marks around the URI.  So the secret has no " /" and
// no "?{".
std::string secret_text(random_source& random, const shell_quoting& how) {
    std::string text;
    do {
        text = secret_word(random, 6, 10);
        for (std::size_t count = random.below(3); count > 0; --count) {
            text += random.some(how.octets, 1, 2) + secret_word(random, 1, 6);
        }
    } while (text.find(" /") != text.npos || text.find("?{") != text.npos);
    if (!how.mark.empty() && random.once_in(16)) {
        text += how.mark == "'" ? "\\" : R"(\\)";  // a backslash that is an octet
    }
    return text;
}

pieces in_marks(const shell_quoting& how, const pieces& text) {
    return kept(how.mark) + text + kept(how.mark);
}

// A value with quotation marks in it.  Such a value is replaced with the marks around it.
std::string value_with_marks(random_source& random, std::string_view before) {
    const std::string first = std::string(before) + secret_word(random, 4, 8);
    const std::string second = secret_word(random, 4, 8);
    switch (random.below(4)) {
        case 0: return "'" + first + R"('\'')" + second + "'";
        case 1: return "'" + first + R"('"'"')" + second + "'";
        case 2: return first + "\"" + second + "! " + second + "\"";
        default: return first + random.one_of<std::string>({"\\\"", "\\'", "\\'" + second});
    }
}

// A token that is a user without a password, as Stripe wants it.
pieces token_user(random_source& random) {
    return secret(any_token(random)) + kept(":");
}

pieces shell_user(random_source& random, bool user_is_secret) {
    if (random.once_in(4)) {
        return secret(value_with_marks(random, "me:"));
    }
    if (!user_is_secret && random.once_in(4)) {
        return token_user(random);
    }
    const shell_quoting& how = random.one_of(quotings);
    const std::string password = secret_text(random, how);
    return in_marks(how,
                    user_is_secret ? secret("me:" + password) : kept("me:") + secret(password));
}

pieces secret_header(random_source& random) {
    if (random.once_in(6)) {
        return kept(random.one_of<std::string>(
                   {R"(X-Api-Key:\ )", R"(X-Api-Key\:\ )", R"(Authorization:\ Bearer\ )"})) +
               secret(secret_word(random, 6, 12));
    }
    const shell_quoting& how = quotings[1 + random.below(2)];
    if (random.once_in(4)) {
        return in_marks(how, kept("Cookie: a=b; session=") +
                                 secret(secret_word(random, 6, 12) +
                                        random.one_of<std::string>({"", "", "<a", ">b"})) +
                                 kept(random.one_of<std::string>({"", "; c=d"})));
    }
    const std::string name = random.one_of<std::string>(
        {"Authorization: Bearer ", "Authorization: Basic ", "authorization: token ",
         "Proxy-Authorization: Digest ", "Authorization: ", "X-Api-Key: ", "X-Auth-Token: ",
         "PRIVATE-TOKEN: ", "x-goog-api-key:", "X-Vault-Token: "});
    return in_marks(how, kept(name) + secret(name == "Authorization: " ? secret_word(random, 6, 12)
                                                                       : secret_text(random, how)));
}

pieces secret_form(random_source& random) {
    const shell_quoting& how = quotings[1 + random.below(2)];
    return in_marks(how, kept("a=b&password=") + secret(secret_word(random, 6, 12)) +
                             kept(random.one_of<std::string>({"", "&c=d"})));
}

pieces one_secret(random_source& random) {
    if (random.once_in(6)) {
        return secret(value_with_marks(random, ""));
    }
    if (random.once_in(6)) {
        return secret("-" + secret_word(random, 6, 12));  // programs read it as a value
    }
    const shell_quoting& how = random.one_of(quotings);
    return in_marks(how, secret(secret_text(random, how)));
}

// A file and its password.
pieces file_with_password(random_source& random) {
    const shell_quoting& how = quotings[1 + random.below(2)];
    const std::string password = secret_text(random, how);
    if (random.once_in(4)) {
        return in_marks(how, secret("C:/a.pem:" + password));
    }
    return in_marks(how, kept(random.one_of<std::string>({"a.pem:", "./a b.p12:", "/c/a.pem:"})) +
                             secret(password));
}

// A proxy with a user, but without a scheme.
pieces proxy_with_user(random_source& random, bool user_is_secret) {
    const std::string password = secret_word(random, 6, 12);
    return (user_is_secret ? secret("me:" + password) : kept("me:") + secret(password)) +
           kept(random.one_of<std::string>({"@p.example:3128", "@p", "@127.0.0.1:1080"}));
}

using maker = pieces (*)(random_source& random, bool user_is_secret);

pieces curl_option(random_source& random, bool user_is_secret) {
    const auto with = [&](std::initializer_list<std::string> names, const pieces& value) {
        return kept(random.one_of(names)) + value;
    };
    switch (random.below(7)) {
        case 0:
            return with({"-u ", "-u", "-su ", "-sSfLu ", "--user ", "--user=", "-U ",
                         "--proxy-user ", "--proxy-user="},
                        shell_user(random, user_is_secret));
        case 1:
            return with({"-H ", "-H", "--header ", "--header=", "-sH ", "--proxy-header "},
                        secret_header(random));
        case 2:
            return with({"-d ", "-d", "--data ", "--data-raw ", "-F ", "--url-query "},
                        secret_form(random));
        case 3:
            return with({"-b ", "--cookie "},
                        kept("'sid=") + secret(secret_word(random, 6, 12)) + kept("'"));
        case 4:
            return with({"-E ", "-sE", "--cert ", "--cert=", "--proxy-cert "},
                        file_with_password(random));
        case 5:
            return with({"-x ", "-sx", "--proxy ", "--proxy=", "--preproxy ", "--socks5 "},
                        proxy_with_user(random, user_is_secret));
        default: return with({"--oauth2-bearer ", "--pass ", "--proxy-pass "}, one_secret(random));
    }
}

pieces wget_option(random_source& random, bool) {
    return random.once_in(3) ? kept("--header=") + secret_header(random)
                             : kept(random.one_of<std::string>(
                                   {"--password=", "--http-password=", "--http-password ",
                                    "--proxy-password=", "--ftp-password="})) +
                                   one_secret(random);
}

pieces http_option(random_source& random, bool user_is_secret) {
    return kept(random.one_of<std::string>({"-a ", "--auth ", "--auth="})) +
           shell_user(random, user_is_secret);
}

// What HTTPie sends.  It is after the URI.
pieces http_item(random_source& random) {
    if (random.once_in(6)) {
        return kept("\"sid=") + secret("1; b=" + secret_word(random, 6, 12)) + kept("\"");
    }
    return kept(random.one_of<std::string>(
               {"X-Api-Key:", R"(X-Api-Key\:)", "token==", "password=", "password:="})) +
           secret(secret_word(random, 6, 12));
}

pieces harmless_option(random_source& random) {
    return kept(random.one_of<std::string>(
        {"-s", "--compressed", "-v", "-o out.txt", "-m 10", "--retry 3", "-H 'Accept: */*'",
         "-H \"Content-Type: application/json\"", "-X POST", "--data '{\"a\":1}'", "-A 'a b'"}));
}

pieces shell_uri(random_source& random) {
    const shell_quoting& how = random.one_of(quotings);
    const std::string host = random.one_of<std::string>(
        {"https://h.example/", "http://h:8080/a/b", "ftp://h/x.txt", "https://h.example"});
    return in_marks(how, random.once_in(4) && host.back() == '/'
                             ? kept(host + "?token=") + secret(secret_word(random, 6, 12))
                             : kept(host));
}

constexpr std::string_view before_command[] = {"",          "$ ",
                                               "# ",        "+ ",
                                               "RUN ",      "sudo ",
                                               "/usr/bin/", "see http://h/ and use ",
                                               "cd x; ",    "2026-01-01T00:00:00Z [1] ",
                                               "cd x && ",  "set -e\\n",
                                               "a\\r\\n",   "a\\\\n",
                                               "a\\u000a",  "\\t",
                                               "\\u003e",   "a#012",
                                               "\x1B[36m",  "+ \x1B[1;36m",
                                               "\t-",       "\t@-"};

constexpr std::string_view after_command[] = {"",
                                              " | sort -u a",
                                              " && docker run -u 1000:1000 a",
                                              "; id -u root",
                                              "\n-u a:b",
                                              " -o a.txt",
                                              "\x1B[0m",
                                              "\r\n-u a:b"};

pieces command(random_source& random, bool user_is_secret) {
    const std::size_t program = random.below(3);
    const maker option = std::array{curl_option, wget_option, http_option}[program];
    const std::string method =
        program == 2 ? random.one_of<std::string>({"", "POST ", "GET "}) : "";
    std::vector<pieces> words = {kept(method) + shell_uri(random), option(random, user_is_secret)};
    for (std::size_t count = random.below(3); count > 0; --count) {
        words.push_back(random.once_in(2) ? option(random, user_is_secret)
                        : program == 0    ? harmless_option(random)
                                          : kept("-v"));
    }
    pieces all = kept(std::array{"curl", "wget", "http"}[program]) +
                 kept(random.once_in(8) && words.size() > 1 ? ".exe" : "");
    // A URI is directly after the name of the program, or an option is between both.
    while (!words.empty()) {
        const std::size_t i = random.below(words.size());
        all +=
            kept(random.one_of<std::string>({" ", " ", " ", "  ", " \\\n  ", " \\\n>  ", " \\ "})) +
            words[i];
        words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (std::size_t count = program == 2 ? random.below(3) : 0; count > 0; --count) {
        all += kept(" ") + http_item(random);
    }
    return all;
}

std::string html_marks(std::string_view text) {
    std::string result;
    for (const char octet : text) {
        result += octet == '"'   ? "&quot;"
                  : octet == '&' ? "&amp;"
                  : octet == '<' ? "&lt;"
                  : octet == '>' ? "&gt;"
                                 : std::string(1, octet);
    }
    return result;
}

}  // namespace

pieces command_line(random_source& random, bool user_is_secret) {
    const pieces all = command(random, user_is_secret);
    const std::string text = text_of(all);
    switch (random.below(8)) {
        case 0:
            return kept(random.one_of<std::string>({"{\"cmd\":\"", "{\"b\":1,\"run\":\"cd x; "})) +
                   transformed(all, json_string) + kept("\",\"a\":\"-u b\"}");
        case 1:
            if (text.find('`') == text.npos && !text.ends_with("\\'")) {
                return kept("use `") + all + kept("` and -u a:b");
            }
            break;
        case 2:
            if (text.find_first_of("()") == text.npos) {
                return kept("x=$(") + all + kept(") -u a:b");
            }
            break;
        case 3:
            if (text.find('\'') == text.npos && text.find('\n') == text.npos) {
                return kept("- run: 'cd x; ") + all + kept("' # -u 'a:b'");
            }
            break;
        case 4:
            if (text.find('"') == text.npos && !text.ends_with("\\'")) {
                const std::string quote = random.one_of<std::string>({"\\u0022", "\\x22", "\\\""});
                return kept(quote) + all + kept(quote + " -u a:b");
            }
            break;
        case 5: return kept("<pre>") + transformed(all, html_marks) + kept("</pre> -u a:b");
        default: break;
    }
    return kept(random.one_of(before_command)) + all + kept(random.one_of(after_command));
}

}  // namespace uriscan::leaks
