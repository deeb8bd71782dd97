// The names come from the documentation of Go's driver for MySQL, go-sql-driver/mysql:
//
//     [username[:password]@][protocol[(address)]]/dbname[?param1=value1&...&paramN=valueN]
//
// A password can have any octets, without escapes.  The values of parameters are percent-encoded.
#include "leaks/data_sources.hpp"

#include <string>

#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

constexpr carrier texts_of_programs[] = {
    {"", ""},
    {"open ", ": no such host"},
    {"DB_DSN=", ""},
    {"export MYSQL_DSN='", "'", "'"},
    {"dsn: ", "\n"},
    {"dsn: \"", "\"", ""},
    {"-dsn=", " -v"},
    {"--dsn ", " --table t"},
    {"level=info msg=connect dsn=", " driver=mysql"},
    {"level=error msg=\"cannot open\" dsn=\"", "\" err=EOF"},
    {"2024/01/02 15:04:05 connecting to ", ""},
    {"sql.Open(\"mysql\", \"", "\")"},
    {"sql.Open(\"mysql\", `", "`)", "`"},
    {"[mysqld_exporter] <", ">"},
    {"DATA_SOURCE_NAME='", "' ./exporter", "'"},
    {"invalid DSN \"", "\": missing the slash"},
    {"http://a.example/ ", " http://b.example/?q=1"},
    {"{\"dsn\":\"", "\"}"},
    {"{\"level\":\"info\",\"msg\":\"open ", " failed\",\"n\":1}"},
    {"[\"x\",\"", "\"]"},
};

std::string name_of_user(random_source& random) {
    return random.one_of<std::string>({"root", "u", "app-rw", "svc_1", "a.b", "id"});
}

std::string address(random_source& random) {
    return random.one_of<std::string>(
        {"tcp(localhost:5555)", "tcp([de:ad:be:ef::ca:fe]:80)", "tcp(db.example.com:3306)",
         "unix(/path/to/socket)", "unix(/tmp/mysql.sock)", "unix(/var/run/mysqld/mysqld.sock)",
         "cloudsql(project-id:instance-name)", "tcp(h)", "udp(127.0.0.1:3306)", "my+net(h:1)"});
}

// The name of a database, and parameters.
std::string database(random_source& random) {
    return "/" + random.one_of<std::string>({"dbname", "db_1", "my-database", ""}) +
           random.one_of<std::string>(
               {"", "", "?loc=Local", "?parseTime=true", "?charset=utf8mb4,utf8&sys_var=esc%40ped",
                "?timeout=90s&collation=utf8mb4_unicode_ci", "?loc=US%2FPacific",
                "?tls=skip-verify&autocommit=true", "?time_zone=%27Europe%2FParis%27"});
}

// Returns a password.  `octets` must have no octet that can end the password.
std::string some_password(random_source& random, std::string_view octets) {
    std::string text = secret_word(random, 6, 10);
    for (std::size_t count = random.below(4); count > 0; --count) {
        text += random.some(octets, 1, 2) + secret_word(random, 1, 6);
    }
    return text;
}

std::string hostile_password(random_source& random) {
    return some_password(random, "!#$%&()*+,-./:;=?@[]^_{|}~") +
           random.one_of<std::string>({"", "://", "x://", "http://", "://x", "?a=b", "/a:b@c",
                                       "@t(x)", "(x)", "a://b/c?d#e"}) +
           secret_word(random, 6, 8);
}

pieces data_source(random_source& random, bool user_is_secret, const std::string& password) {
    const std::string who = name_of_user(random) + ":";
    return (user_is_secret ? secret(who + password) : kept(who) + secret(password)) +
           kept("@" + address(random) + database(random));
}

pieces in_program(random_source& random, const pieces& all) {
    for (;;) {
        const carrier& around = random.one_of(texts_of_programs);
        if (text_of(all).find_first_of(around.avoid) == std::string::npos) {
            const pieces before = around.before.empty() ? pieces() : kept(around.before);
            return before + all + kept(around.after);
        }
    }
}

// Places in a URI or a reference.  In a reference, the octets before the user may be replaced, too:
// a data source name in a text can start with any octets except white space.
struct place_in_uri {
    std::string_view before;
    std::string_view after;
    bool is_path;
};

constexpr place_in_uri places_in_uris[] = {
    {"https://h.example/x?dsn=", "", false},
    {"https://h.example/x?a=b&dsn=", "&c=d", false},
    {"see https://h.example:8080/?u=", "#top", false},
    {"http://h.example/a;dsn=", "", true},
    {"http://h.example/p/", "", true},
    {"http://h.example/p/a/", "?c=d more", true},
    {"http://h.example/#/r?dsn=", "", false},
    {"https://h.example/?v={%22dsn%22:%22", "%22}", false},
    {"myapp://cb?x=1&to=", " more", false},
    {"/x?dsn=", "", false},
    {"/x?dsn=", "&c=d", false},
    {"/p/", "", true},
};

// Places of a name in JSON.  There are no blanks, and other strings are before the name.
constexpr carrier places_in_json[] = {
    {"{\"env\":[{\"name\":\"DSN\",\"value\":\"", "\"}]}"},
    {"{\"a\":\"x\",\"b\":[1,\"y:z\"],\"dsn\":\"", "\",\"z\":\"q\"}"},
    {"[\"k:v\",\"", "\",\"t\"]"},
    {"{\"dsn\":\"", "\"}"},
    {"{\"c\":{\"d\":\"e:f\"},\"g\":[\"", "\"]}"},
};

std::string with_octet(std::string_view text, char octet, std::string_view replacement) {
    std::string result;
    for (const char c : text) {
        result += c == octet ? replacement : std::string_view(&c, 1);
    }
    return result;
}

std::string html_attribute(std::string_view text) {
    return with_octet(with_octet(with_octet(text, '&', "&amp;"), '"', "&quot;"), '\'', "&#x27;");
}

// Places of a text, and the function that writes the text there.
struct quoted_place {
    carrier around;
    std::string (*change)(std::string_view);
};

constexpr quoted_place quoted_places[] = {
    {{"", ""}, [](std::string_view text) { return std::string(text); }},
    {{"<p data-x=\"", "\">"}, html_attribute},
    {{"1,\"", "\",x"}, [](std::string_view text) { return with_octet(text, '"', "\"\""); }},
    {{"A=b:c DSN='", "' ./run"},  // a shell
     [](std::string_view text) { return with_octet(text, '\'', "'\\''"); }},
    {{"{a:'b',dsn:'", "'}"},  // YAML
     [](std::string_view text) { return with_octet(text, '\'', "''"); }},
};

}  // namespace

pieces nested_data_source_line(random_source& random, bool user_is_secret) {
    const std::string odd = random.one_of<std::string>(
        {"", "','", "':'", "'(x)'", "://", "\\", "@x", "\",\"", "\":\"", "\"{", "&quot;"});
    const quoted_place& where = random.one_of(quoted_places);
    const bool has_quotes = odd.find('"') != std::string::npos;
    const std::size_t levels = has_quotes ? 1 + random.below(3) : random.below(4);
    pieces all = data_source(
        random, user_is_secret,
        some_password(random, has_quotes ? "\"'`[]{})@:\\/?=&,;#%!" : "'`[]{})@:\\/?=&,;#%!") +
            odd + secret_word(random, 6, 8));
    for (std::size_t level = 0; level < levels; ++level) {
        const carrier& around = random.one_of(places_in_json);
        all = kept(around.before) + transformed(all, json_string) + kept(around.after);
    }
    return kept(where.around.before) + transformed(all, where.change) + kept(where.around.after);
}

pieces data_source_in_uri(random_source& random, bool user_is_secret) {
    const place_in_uri& where = random.one_of(places_in_uris);
    const bool is_encoded = random.once_in(2);
    const pieces name =
        data_source(random, user_is_secret,
                    is_encoded ? hostile_password(random)
                               : some_password(random, where.is_path ? "!$*+-.^_~:@=,|[]()"
                                                                     : "!$*+-./?;^_~:@=,|[]()"));
    const auto encode = random.one_of({percent_encoded, percent_encoded_lower});
    return kept(random.one_of<std::string>({"", "GET ", "to: "})) +
           (where.before.starts_with('/') ? either(where.before) : kept(where.before)) +
           (is_encoded ? transformed(name, encode) : name) + kept(where.after);
}

pieces data_source_line(random_source& random, bool user_is_secret) {
    return in_program(random,
                      data_source(random, user_is_secret, some_password(random, "!#$%*+-./^_~")));
}

pieces odd_data_source_line(random_source& random, bool user_is_secret) {
    return in_program(random, data_source(random, user_is_secret, hostile_password(random)));
}

}  // namespace uriscan::leaks
