#include "leaks/lines.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "leaks/commands.hpp"
#include "leaks/connection_strings.hpp"
#include "leaks/data_sources.hpp"
#include "leaks/members.hpp"
#include "leaks/nested.hpp"
#include "leaks/product.hpp"
#include "leaks/requests.hpp"
#include "leaks/tokens.hpp"
#include "leaks/uris.hpp"

namespace uriscan::leaks {
namespace {

pieces any_uri(random_source& random, const place& where) {
    return random.one_of(uri_classes).make(random, where);
}

// ---- Around a URI ----

pieces in_text(random_source& random, const pieces& uri) {
    const std::string before = random.once_in(2) ? harmless_text(random) + " " : "";
    const std::string after = random.once_in(2) ? " " + harmless_text(random) : "";
    return kept(before) + uri + kept(after);
}

struct bracket {
    std::string_view open;
    std::string_view close;
    std::string_view avoid;  // the octets that must not stand between `open` and `close`
};

// clang-format off
constexpr bracket brackets[] = {
    {"(", ")", "()"}, {"[", "]", "[]"}, {"{", "}", "{}"}, {"<", ">", ""}, {"\"", "\"", ""},
    {"'", "'", "'"}, {"`", "`", "`"}, {"\xe2\x80\x9c", "\xe2\x80\x9d", "\xe2\x80\x9c\x9d"},
    {"\xc2\xab", "\xc2\xbb", "\xc2\xab\xbb"}, {"([", "])", "()[]"}, {"{\"", "\"}", ""},
    {"['", "']", "'[]"}, {"(\"", "\")", ""}, {"<<", ">>", ""}, {"url(", ")", "()"},
    {"[x](", ")", "()"}, {"href=\"", "\"", ""}, {"url=", "", ""}, {"url:", "", ""}, {"=", "", ""},
};
// clang-format on

pieces bracketed(random_source& random, const place& where) {
    const bracket& around = random.one_of(brackets);
    place inside = where;
    inside.avoid += around.avoid;
    return kept(around.open) + any_uri(random, inside) + kept(around.close);
}

pieces in_brackets(random_source& random, bool user_is_secret) {
    return in_text(random, bracketed(random, {.user_is_secret = user_is_secret}));
}

// ---- Lists ----

// A list of URIs with a separator between them.  There are brackets or quotes around each URI or
// around the whole list, or a prefix such as "url=" before the whole list.
pieces tight_list(random_source& random, bool user_is_secret) {
    const bracket& around = random.one_of(brackets);
    const bool all_in_one = around.close.empty() || random.once_in(2);
    place inside = {.user_is_secret = user_is_secret};
    inside.avoid = around.avoid;
    inside.avoid += ",;|";
    const std::string separator = random.one_of<std::string>({",", ";", "|", ", ", "; ", " | "});
    pieces all;
    for (std::size_t count = 2 + random.below(3), i = 0; i < count; ++i) {
        all += kept(i == 0 ? "" : separator);
        all += all_in_one ? any_uri(random, inside)
                          : kept(around.open) + any_uri(random, inside) + kept(around.close);
    }
    if (!all_in_one) {
        return in_text(random, all);
    }
    // docs/redact.md: a closing mark outside of ASCII ends only the URI after its opening mark.
    const bool is_ascii =
        around.close.empty() || static_cast<unsigned char>(around.close[0]) < 0x80;
    return in_text(
        random, kept(around.open) + all + (is_ascii ? kept(around.close) : either(around.close)));
}

pieces two_on_a_line(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret};
    pieces all;
    for (std::size_t count = 2 + random.below(4); count > 0; --count) {
        all +=
            in_text(random, random.once_in(3) ? bracketed(random, where) : any_uri(random, where)) +
            kept(random.one_of<std::string>({" ", "\t", "  ", " -> ", "\n", "\r\n"}));
    }
    return all;
}

// ---- Databases ----

pieces many_hosts(random_source& random, bool user_is_secret) {
    place where = {.user_is_secret = user_is_secret};
    where.avoid = "@,";
    std::string hosts;
    for (std::size_t count = 2 + random.below(3); count > 0; --count) {
        hosts += (hosts.empty() ? "" : ",") +
                 random.one_of<std::string>({"h1:27017", "h2", "db.internal:5432", "10.0.0.1:5432",
                                             "[::1]:5432", "h3:9092"});
    }
    const std::string name = random.one_of<std::string>(
        {"mongodb", "postgres", "postgresql", "redis", "jdbc:mysql", "jdbc:postgresql"});
    pieces all = kept(name + "://") + userinfo(random, where, password(random, where)) +
                 kept(hosts + random.one_of<std::string>({"/", "/db", ""}));
    if (text_of(all).ends_with("/db") && random.once_in(2)) {
        all += kept("?replicaSet=rs0&") + parameters(random, where);
    }
    return in_text(random, all);
}

// Each host of a list has user information of its own.
pieces many_users(random_source& random, bool user_is_secret) {
    place where = {.user_is_secret = user_is_secret};
    where.avoid = ",;|";
    const std::string separator = random.one_of<std::string>({",", ";"});
    const std::string name = random.one_of<std::string>({"amqp", "nats", "redis", "http", "tcp"});
    pieces all;
    for (std::size_t count = 2 + random.below(3), i = 0; i < count; ++i) {
        all += kept((i == 0 ? "" : separator) + name + "://") +
               userinfo(random, where, mild_password(random, where)) + kept(host(random));
    }
    return in_text(random, all);
}

pieces jdbc(random_source& random, bool user_is_secret) {
    place where = {.user_is_secret = user_is_secret};
    where.avoid = ";,@";
    const std::string secret_key = random.one_of<std::string>(
        {"password", "Password", "PASSWORD", "trustStorePassword", "pwd", "accessToken"});
    switch (random.below(6)) {
        case 0:
            return in_text(
                random,
                kept("jdbc:sqlserver://h" +
                     random.one_of<std::string>({"", ":1433", "\\k:1433", "\\SQLEXPRESS"}) +
                     random.one_of<std::string>({";", ";databaseName=d;", ";encrypt=true;"}) +
                     "user=sa;" + secret_key + "=") +
                    secret(secret_value(random, where)) +
                    kept(random.one_of<std::string>({"", ";", ";loginTimeout=30"})));
        case 1: {
            where.avoid += "/";
            const std::string value = mild_password(random, where);
            const pieces login = user_is_secret ? secret("u/" + value) : kept("u/") + secret(value);
            return in_text(random, kept("jdbc:oracle:thin:") + login +
                                       kept(random.one_of<std::string>(
                                           {"@h", "@h:1521:x", "@//h:1521/s", "@h:1521/s"})));
        }
        case 2:
            return in_text(random, kept("jdbc:postgresql://h:5432/db?user=me&" + secret_key + "=") +
                                       secret(secret_value(random, where)) + kept("&ssl=true"));
        case 3:
            return in_text(
                random,
                kept(random.one_of<std::string>({"jdbc:h2:mem:x;USER=sa;", "jdbc:derby:x;user=u;",
                                                 "jdbc:sybase:Tds:h:2048?USER=u;",
                                                 "jdbc:db2://h:50000/db:user=u;"}) +
                     secret_key + "=") +
                    secret(secret_value(random, where)) + kept(";a=b"));
        default:
            return in_text(random, kept("jdbc:mysql://h/db?user=me&" + secret_key + "=") +
                                       secret(secret_value(random, where)));
    }
}

// ---- Escapes ----

pieces escaped(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .avoid = "\\\"'<>&"};
    const auto escape = random.one_of(
        {json_slashes, json_u, json_slashes_u, json_u_equals, hex_x, html, html_number});
    const pieces uri = transformed(any_uri(random, where), escape);
    switch (random.below(4)) {
        case 0: return kept("{\"level\":\"info\",\"url\":\"") + uri + kept("\",\"status\":200}");
        case 1: return kept("{\"msg\":\"fetch of ") + uri + kept(" failed\",\"t\":\"12:34:56\"}");
        case 2:
            return kept("[\"") + uri + kept("\",\"") + transformed(any_uri(random, where), escape) +
                   kept("\"]");
        case 3: return kept("<a href=\"") + uri + kept("\">text</a>");
        default: return in_text(random, uri);
    }
}

// Few programs write these escapes, which also stand for "/" or "=".
pieces escaped_rarely(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .avoid = "\\\"'<>&"};
    const auto escape = random.one_of({json_u_slashes, hex_x_all, html_hex});
    const pieces uri = transformed(any_uri(random, where), escape);
    if (escape == html_hex) {
        return kept("&lt;a href=&quot;") + uri + kept("&quot;&gt;text");
    }
    return kept("{\"url\":\"") + uri + kept("\",\"status\":200}");
}

// JSON in a string of JSON: the quotes have a backslash.
pieces escaped_twice(random_source& random, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .avoid = "\\\"'<>&"};
    return kept("{\"log\":\"{\\\"url\\\":\\\"") + any_uri(random, where) +
           kept("\\\",\\\"n\\\":1}\\n\",\"stream\":\"stdout\"}");
}

pieces harmless(random_source& random, bool) {
    pieces all;
    for (std::size_t count = 1 + random.below(5); count > 0; --count) {
        all += kept(harmless_text(random) + " ");
    }
    if (random.once_in(2)) {
        all += kept("GET /a?" + harmless_parameter(random, {}) + "&" +
                    harmless_parameter(random, {}) + " HTTP/1.1");
    }
    return all;
}

// A line of a log in JSON, as containers write it.
pieces container_log(random_source& random, bool user_is_secret) {
    const auto make =
        random.one_of({server_request, framework_request, in_brackets, escaped, harmless});
    pieces line = transformed(make(random, user_is_secret), json_string);
    if (random.once_in(3)) {
        line = transformed(line, random.one_of({json_slashes, json_u}));
    }
    return kept("{\"log\":\"") + line + kept("\\n\",\"stream\":\"stdout\"}");
}

// ---- Colours, other octets, harmless text ----

pieces coloured(random_source& random, bool user_is_secret) {
    const std::string on =
        random.one_of<std::string>({"\x1b[31m", "\x1b[1;32m", "\x1b[0;38;5;208m", "\x1b[4m"});
    const place where = {.user_is_secret = user_is_secret};
    return kept(on) + any_uri(random, where) + kept("\x1b[0m") + kept(" " + harmless_text(random));
}

pieces between_other_octets(random_source& random, bool user_is_secret) {
    // After "//" and ":/", there can be user information, also if the slash is escaped: ":\/".
    const auto can_start_authority = [](std::string octets) {
        std::erase(octets, '\\');
        return octets.find("//") != octets.npos || octets.find(":/") != octets.npos;
    };
    const auto garbage = [&] {
        std::string octets;
        do {
            octets = random.some(
                "\x01\x02\x7f\x80\x81\xbf\xc0\xc3\xe2\xed\xf0\xf5\xfe\xff|^`{}[]\\@:/?#&=;,.%", 0,
                12);
        } while (can_start_authority(octets));
        return octets;
    };
    const place where = {.user_is_secret = user_is_secret};
    return kept(garbage() + " ") + any_uri(random, where) + kept(" " + garbage());
}

pieces after_harmless_text(random_source& random, bool user_is_secret) {
    pieces all;
    for (std::size_t count = 1 + random.below(4); count > 0; --count) {
        all += kept(harmless_text(random) + " ");
    }
    return all + any_uri(random, {.user_is_secret = user_is_secret});
}

// A text that contains a URI of the class with this number.
template <std::size_t Number>
pieces plain(random_source& random, bool user_is_secret) {
    return in_text(random, uri_classes[Number].make(random, {.user_is_secret = user_is_secret}));
}

template <std::size_t Number>
pieces spelled(random_source& random, bool user_is_secret) {
    return spelled_line(random, kinds_of_secrets[Number], user_is_secret);
}

template <std::size_t... Numbers>
void add_spelled(std::index_sequence<Numbers...>, std::vector<line_class>& to) {
    (to.push_back({kinds_of_secrets[Numbers].name, spelled<Numbers>, false}), ...);
}

template <std::size_t... Numbers>
std::vector<line_class> with_uri_classes(std::index_sequence<Numbers...>,
                                         std::vector<line_class> others) {
    std::vector<line_class> all = {{uri_classes[Numbers].name, plain<Numbers>}...};
    all.insert(all.end(), others.begin(), others.end());
    add_spelled(std::make_index_sequence<kind_count>(), all);
    return all;
}

}  // namespace

const std::vector<line_class> line_classes =
    with_uri_classes(std::make_index_sequence<uri_class_count>(),
                     {
                         {"brackets and quotes", in_brackets},
                         {"tight lists", tight_list},
                         {"several on a line", two_on_a_line},
                         {"databases with many hosts", many_hosts},
                         {"lists with many users", many_users},
                         {"JDBC", jdbc},
                         {"data source names", data_source_line, false},
                         {"data source names, odd", odd_data_source_line, false},
                         {"data source names, nested", nested_data_source_line, false},
                         {"data source names in URIs", data_source_in_uri, false},
                         {"connection strings", connection_string_line, false},
                         {"commands", command_line, false},
                         {"escaped", escaped},
                         {"escaped in a rare way", escaped_rarely},
                         {"JSON in JSON", escaped_twice},
                         {"requests in logs of servers", server_request},
                         {"requests in logs of frameworks", framework_request},
                         {"logs of containers", container_log},
                         {"references without a method", bare_reference},
                         {"encoded URLs outside of URIs", encoded_url},
                         {"members of values", members},
                         {"JSON in URIs", json_in_query},
                         {"JDBC in parameters", jdbc_in_parameter},
                         {"quoted values", quoted_value},
                         {"JSON that is not encoded", raw_json},
                         {"GraphQL that is not encoded", raw_graphql},
                         {"users without //", opaque_userinfo},
                         {"tokens", tokens},
                         {"other escapes", rare_escapes},
                         {"escapes in escapes", nested_escapes},
                         {"colours", coloured},
                         {"other octets around", between_other_octets},
                         {"after harmless text", after_harmless_text},
                         {"no secret", harmless},
                     });

}  // namespace uriscan::leaks
