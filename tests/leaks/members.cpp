#include "leaks/members.hpp"

#include <string>

#include "leaks/names.hpp"
#include "leaks/uris.hpp"

namespace uriscan::leaks {
namespace {

struct frame {
    std::string_view before;
    std::string_view after;
    std::string_view avoid;  // the octets that must not stand between the two
};

// Texts that programs write before and after a reference.
constexpr frame frames[] = {
    {"Retry: ", "", ""},
    {"Max retries exceeded with url: ", " (Caused by X)", ""},
    {"Redirecting https://h.example/one -> ", "", ""},
    {"at=info method=GET path=\"", "\" host=h status=200", "\"'"},
    {"method:GET\turi:", "\tstatus:200", ""},
    {"[GET] ", " 200", ""},
    {"{\"path\":\"", "\",\"n\":1}", "\"'\\"},
    {":path: ", "", ""},
    {"Location: ", "\r\n", ""},
    {"M-SEARCH ", " HTTP/1.1", ""},
    {"get ", " failed", ""},
    {"url=", "", ""},
    {"fetch('", "')", "'"},
    {"`", "`", "`"},
    {"<a href=", ">", ""},
    {"{\"msg\":\"failed\\n", "\\nretry\"}", "\"'\\"},
    {"", "", ""},
};

// Texts that can stand before the "?" of a reference.
constexpr std::string_view starts[] = {"/",
                                       "/a",
                                       "/v1/me",
                                       "/a/b.php",
                                       "/a:b/c",
                                       "",
                                       "v1/me",
                                       "index.php",
                                       "com.example.app:/cb",
                                       "myapp:/oauth2redirect",
                                       "//h.example/a",
                                       "//h/",
                                       "/%41/~x",
                                       "./a",
                                       "../b"};

std::string harmless_value(random_source& random) {
    return random.one_of<std::string>({"b", "1", "12", "abc", "x-y", "/a", "h.example"});
}

pieces json_object(random_source& random, const place& where, std::size_t depth) {
    pieces all = kept("{");
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept(
            random.one_of<std::string>({"\"a\":\"b\",", "\"n\":1,", "\"x\":[1,\"y\"],",
                                        "\"t\":\"12:34:56\",", "\"e\":\"\",", "\"k\" : null,"}));
    }
    switch (random.below(depth > 0 ? 4 : 3)) {
        case 0:
            all += kept("\"" + plain_secret_name(random) + "\":") +
                   secret(random.some("123456789", 6, 12));
            break;
        case 1:
            all += kept("\"url\":\"") +
                   transformed(web_uri(random, where), random.one_of({json_string, json_slashes})) +
                   kept("\"");
            break;
        case 2:
            all += kept("\"" + plain_secret_name(random) +
                        random.one_of<std::string>({"\":\"", "\": \"", "\" : \""})) +
                   transformed(secret(secret_value(random, where)), json_string) + kept("\"");
            break;
        default: all += kept("\"in\":") + json_object(random, where, depth - 1); break;
    }
    return all + kept(random.one_of<std::string>({"}", ",\"z\":\"w\"}", ",\"z\":{\"w\":1}}"}));
}

std::string java_properties(std::string_view text) {
    std::string result;
    for (const char c : text) {
        result += c == ':' || c == '=' || c == '#' || c == '!' ? "\\" : "";
        result += c;
    }
    return result;
}

// Returns the text with `write(delimiter)` in place of each delimiter.
template <class Write>
std::string delimiters_written(std::string_view text, Write write) {
    std::string result;
    for (const char c : text) {
        if (std::string_view(":/?#@&=").find(c) != std::string_view::npos) {
            result += write(static_cast<unsigned>(c));
        } else {
            result += c;
        }
    }
    return result;
}

std::string hexadecimal(unsigned number) {
    constexpr std::string_view digits = "0123456789abcdef";
    return {digits[number / 16], digits[number % 16]};
}

std::string references(std::string_view text) {
    return delimiters_written(text, [](unsigned c) { return "&#" + std::to_string(c) + ";"; });
}
std::string references_with_zeros(std::string_view text) {
    return delimiters_written(text, [](unsigned c) { return "&#000" + std::to_string(c) + ";"; });
}
std::string long_references(std::string_view text) {
    return delimiters_written(text, [](unsigned c) { return "&#x0000" + hexadecimal(c) + ";"; });
}
std::string u_escapes(std::string_view text) {
    return delimiters_written(text, [](unsigned c) { return "\\u00" + hexadecimal(c); });
}
std::string x_escapes(std::string_view text) {
    return delimiters_written(text, [](unsigned c) { return "\\x" + hexadecimal(c); });
}

// Puts a URI that has quotation marks in a text: alone, in marks of another kind, or in a string.
pieces in_marks(random_source& random, const pieces& uri) {
    switch (random.below(4)) {
        case 0: return kept("fetch('") + uri + kept("')");
        case 1: return kept("`") + uri + kept("`");
        case 2: return kept("{\"m\":\"x ") + transformed(uri, json_string) + kept(" y\"}");
        default:
            return kept(random.one_of<std::string>({"x ", "", "url: "})) + uri +
                   kept(random.one_of<std::string>({"", " y"}));
    }
}

}  // namespace

pieces bare_reference(random_source& random, bool user_is_secret) {
    const frame& around = random.one_of(frames);
    const place where = {.user_is_secret = user_is_secret, .avoid = std::string(around.avoid)};
    pieces all = kept(around.before);
    if (user_is_secret && random.once_in(6)) {
        all += kept("//") + secret("u:" + mild_password(random, where)) +
               kept("@h.example" + path(random, where));
    } else if (random.once_in(6)) {
        all += kept("/cb#") + parameters(random, where);
    } else {
        all += kept(std::string(random.one_of(starts)) + "?") + parameters(random, where);
    }
    return all + kept(around.after);
}

pieces encoded_url(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret};
    const auto encode =
        random.one_of({percent_encoded, percent_encoded_lower, percent_encoded_twice});
    return kept(random.one_of<std::string>(
               {"redirect_uri=", "next=", "x=1&callback=", "Cookie: u=", "{\"body\":\"u=", ""})) +
           transformed(web_uri(random, where), encode) +
           kept(random.one_of<std::string>({"", "&x=1", "; b=c", " "}));
}

pieces members(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret};
    const std::string sign = random.one_of<std::string>({":", "="});
    const std::string separator = random.one_of<std::string>({",", "~", "|"});
    pieces all = kept("http://h/?q=1&" + random.one_of<std::string>({"a", "props", "x"}) + "=");
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept("a" + sign + harmless_value(random) + separator);
    }
    all += kept(plain_secret_name(random) + sign) + secret(secret_word(random));
    for (std::size_t count = random.below(3); count > 0; --count) {
        all += kept(separator + "b" + sign + harmless_value(random));
    }
    return all + kept(random.one_of<std::string>({"", "&c=d", "#e"})) + kept(" ");
}

pieces json_in_query(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .avoid = "\"\\"};
    const auto encode =
        random.one_of({percent_encoded, percent_encoded_lower, percent_encoded_twice});
    return kept("https://h.example" + random.one_of<std::string>({"/?data=", "/a?b=c&v=", "/?"})) +
           transformed(json_object(random, where, 2), encode) +
           kept(random.one_of<std::string>({"", "&c=d", " "}));
}

pieces raw_json(random_source& random, bool) {
    pieces object =
        kept("\"" + plain_secret_name(random) + "\":\"") + secret(secret_word(random)) + kept("\"");
    for (std::size_t depth = random.below(3); depth > 0; --depth) {
        object = kept(random.one_of<std::string>({"\"in\":{", "\"a\":\"b\",\"in\":{"})) + object +
                 kept(random.one_of<std::string>({"}", ",\"n\":[1,\"y\"]}"}));
    }
    return in_marks(random, kept("https://h.example" +
                                 random.one_of<std::string>({"/?data={", "/a?b=c&v={", "/#v={"})) +
                                object +
                                kept(random.one_of<std::string>({"}", ",\"z\":{\"w\":1}}"}) +
                                     random.one_of<std::string>({"", "&c=d"})));
}

pieces raw_graphql(random_source& random, bool) {
    const std::string before =
        random.one_of<std::string>({"", "id:1,", "user:\"u\",", "a:[1,\"b\"],"});
    const std::string after = random.one_of<std::string>({"", ",n:2", ",z:{w:\"}\"}"});
    const std::string start = random.one_of<std::string>(
        {"/graphql?query={login(", "/g?a=b&query={u{f(", "/g?query=mutation{login("});
    return in_marks(random,
                    kept("https://h.example" + start + before + plain_secret_name(random) + ":\"") +
                        secret(secret_word(random)) + kept("\"" + after + "){id}") +
                        kept(random.one_of<std::string>({"}", "}}", "}&c=d"})));
}

// The quotation marks are a part of the value.  But a "'" at its end might belong to the next text.
pieces quoted_value(random_source& random, bool) {
    const std::string quote = random.one_of<std::string>({"\"", "\"", "%22", "'"});
    const bool keeps_last = quote == "'";
    const std::string after = random.one_of<std::string>({"", keeps_last ? "" : "&c=d", " y"});
    return kept("x https://h.example/?" + random.one_of<std::string>({"", "a=b&"}) +
                plain_secret_name(random) + "=") +
           secret(random.one_of<std::string>({"", "", "3D"}) + quote + secret_word(random) +
                  (keeps_last ? "" : quote)) +
           kept(keeps_last ? quote + after : after);
}

// If the "@" is cut off, "sip:me:pw" might be a host and a port.
pieces opaque_userinfo(random_source& random, bool user_is_secret) {
    const std::string word = secret_word(random);
    const std::string scheme = random.one_of<std::string>(
        {"sip:", "sips:", "http:", "https:", "http:/", "http:///", "https:////"});
    return kept(random.one_of<std::string>({"x ", "call "}) + scheme +
                (user_is_secret ? "" : "u:")) +
           pieces{{user_is_secret ? "u:" + word : word, role::secret, true}} +
           kept("@h.example" + random.one_of<std::string>({"", ":5060", "/a", "?x=1"}));
}

pieces jdbc_in_parameter(random_source& random, bool user_is_secret) {
    const bool is_encoded = random.once_in(2);
    const place where = {
        .user_is_secret = user_is_secret, .refused_octets = false, .avoid = "&;,)(@/#'{}"};
    const std::string value = secret_word(random);
    const std::string key =
        random.one_of<std::string>({"password", "Password", "trustStorePassword", "pwd"});
    pieces all;
    switch (random.below(5)) {
        case 0:
            all = kept(random.one_of<std::string>(
                      {"jdbc:oracle:thin:", "jdbc:log4jdbc:oracle:oci:"})) +
                  (user_is_secret ? pieces{{"u/" + value, role::secret, true}}
                                  : kept("u/") + secret(value)) +
                  kept(random.one_of<std::string>({"@h", "@h:1521:x", "@//h:1521/s"}));
            break;
        case 1:
            all = kept("jdbc:mysql://(host=h,user=u," + key + "=") + secret(value) + kept(")/db");
            break;
        case 2:
            all = kept("jdbc:mysql://address=(host=h)(user=u)(" + key + "=") + secret(value) +
                  kept(")/db");
            break;
        case 3:
            all = kept("jdbc:teradata://h/DATABASE=d,USER=u," + key + "=") + secret(value);
            break;
        default:
            all =
                kept("jdbc:sqlserver://h:1433;user=u;" + key + "=") + secret(value) + kept(";a=b");
            break;
    }
    return kept("https://o.example/?x=1&url=") +
           (is_encoded ? transformed(all, random.one_of({percent_encoded, percent_encoded_lower,
                                                         percent_encoded_twice}))
                       : all) +
           kept(random.one_of<std::string>({"", "&y=2"}));
}

pieces rare_escapes(random_source& random, bool user_is_secret) {
    const place where = {
        .user_is_secret = user_is_secret, .refused_octets = false, .avoid = "\\\"'<>&;!"};
    const auto escape = random.one_of({java_properties, references, references_with_zeros,
                                       long_references, u_escapes, x_escapes});
    return kept("x ") + transformed(web_uri(random, where), escape) + kept(" y");
}

}  // namespace uriscan::leaks
