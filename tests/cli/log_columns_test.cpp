// uriscan redact --log changes nothing outside of the column that has a secret.  Each line has one
// hostile column, which is written with the escapes of the server, and dull values in all others.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

// Returns the value with escapes.  Octets of `escaped` have a backslash before them, or are numbers
// like octets outside of 32 to 126.
std::string escaped_value(std::string_view value, std::string_view escaped, const char* format,
                          bool has_backslashes) {
    std::string text;
    for (const char octet : value) {
        const auto number = static_cast<unsigned char>(octet);
        const bool is_listed = escaped.find(octet) != escaped.npos;
        if (is_listed && has_backslashes) {
            text += {'\\', octet};
        } else if (is_listed || number < 0x20 || number > 0x7E) {
            text += fmt::format(fmt::runtime(format), number);
        } else {
            text += octet;
        }
    }
    return text;
}

std::string of_nginx(std::string_view value) {
    return escaped_value(value, "\"\\", "\\x{:02X}", false);
}
std::string of_apache(std::string_view value) {
    return escaped_value(value, "\"\\", "\\x{:02x}", true);
}
std::string of_json(std::string_view value) {
    return escaped_value(value, "\"\\", "\\u{:04x}", true);
}
std::string of_haproxy(std::string_view value) {
    return escaped_value(value, "\"#{}|", "#{:02X}", false);
}

struct log_of_columns {
    words options;
    std::string (*escaped)(std::string_view);
    const char* line;  // "$user" and so on stand for the columns
};

const std::array<log_of_columns, 8> logs_of_columns = {{
    {{"--log", "nginx"},
     of_nginx,
     R"(10.0.0.7 - $user [29/Nov/2026:17:41:35 +0000] "$request" 200 15 "$referer" "$agent")"},
    {{"--log", "vhost_combined"},
     of_apache,
     R"(h:80 10.0.0.7 - $user [29/Nov/2026:17:41:35 +0000] "$request" 200 15 "$referer" "$agent")"},
    {{"--log-format", R"(%h %l %u %t "%r" %>s "%{Referer}i" "%{User-Agent}i" "%{Host}i")"},
     of_apache,
     R"(10.0.0.7 - $user [t] "$request" 200 "$referer" "$agent" "$host")"},
    {{"--log-format",
      R"($remote_addr "$http_host" "$request" $status "$http_cookie" "$http_referer")"},
     of_nginx,
     R"(10.0.0.7 "$host" "$request" 200 "$agent" "$referer")"},
    {{"--log-format",
      R"({"u":"$remote_user","a":"$http_user_agent","r":"$request","f":"$http_referer"})"},
     of_json,
     R"({"u":"$user","a":"$agent","r":"$request","f":"$referer"})"},
    {{"--log", "haproxy"},
     of_haproxy,
     R"(10.0.0.7:4 [t] f f/<NOSRV> 0/1/1/1/0 200 7 - - LR-- 1/1/0/0/0 0/0 {$agent} "$request")"},
    {{"--log-format", R"(%{+Q}o %{-Q}ci [%trg] %r %ST %CC %CS %hrl %hsl)"},
     of_haproxy,
     R"(10.0.0.7 [t] "$request" 200 "" "" "$agent" "$referer" )"},
    {{"--log-format", R"(%ci [%trg] "%r" %ST "%[capture.req.hdr(0)]" "%[capture.req.hdr(1)]")"},
     of_haproxy,
     R"(10.0.0.7 [t] "$request" 200 "$agent" "$host")"},
}};

using pieces = std::vector<std::string_view>;

const pieces starts_of_values = {"", "x ", "bot (+", "\"", "'", "\\", "a="};
const pieces secrets = {"http://r.example/p?token=",
                        "https://u:",
                        "/p?sig=",
                        "jdbc:oracle:thin:password=",
                        "?token='",
                        "Server=h;password='",
                        "curl -u a:",
                        "mailto:a?k=",
                        "//u:p",
                        "token:"};
const pieces ends_of_values = {
    "\"",    "\\",     "\\\"", "\"\\", "'",   "`",    "\\\\",     "{",       "}", "[",
    "]",     "(",      ")",    "<",    ">",   "@",    "@h/",      ":",       ";", ",",
    " ",     "\t",     "&",    "#",    "%22", "%5C",  "=\"",      "='",      "|", "\r",
    "\\x22", "&quot;", "/",    "?",    "\n",  "\xFF", "\xC3\xA9", "\\u0022", "$"};

class hostile_lines {
public:
    // A line, and the octets of it that are outside of its hostile column.
    struct line {
        std::string text, before, after;
    };

    line make(const log_of_columns& log) {
        const std::string_view all = log.line;
        const std::array<std::string_view, 5> names = {"$user", "$request", "$referer", "$agent",
                                                       "$host"};
        std::string_view hostile;
        do {
            hostile = names[below(names.size())];
        } while (all.find(hostile) == all.npos);
        line made;
        std::string* text = &made.before;
        for (std::size_t at = 0; at < all.size();) {
            const auto name = std::ranges::find_if(
                names, [&](std::string_view each) { return all.substr(at).starts_with(each); });
            if (name == names.end()) {
                *text += all[at++];
                continue;
            }
            const bool is_request = *name == "$request";
            if (*name == hostile) {
                made.before += is_request ? "GET /" : "";
                made.text = log.escaped(value());
                text = &made.after;
                made.after += is_request ? " HTTP/1.1" : "";
            } else {
                *text += is_request ? "GET /a HTTP/1.1" : "-";
            }
            at += name->size();
        }
        made.text = made.before + made.text + made.after;
        return made;
    }

private:
    std::size_t below(std::size_t end) { return random_() % end; }
    std::string_view one_of(const pieces& all) { return all[below(all.size())]; }

    std::string value() {
        std::string value = fmt::format("{}{}S", one_of(starts_of_values), one_of(secrets));
        for (std::size_t i = below(4); i > 0; --i) {
            value += one_of(ends_of_values);
            value += below(3) == 0 ? "b" : "";
        }
        return value;
    }

    std::mt19937 random_{1};
};

TEST(redact_log, changes_nothing_outside_of_a_column) {
    constexpr std::size_t count = 4'000;
    hostile_lines random;
    for (const log_of_columns& log : logs_of_columns) {
        std::vector<hostile_lines::line> lines;
        std::string text;
        for (std::size_t i = 0; i < count; ++i) {
            lines.push_back(random.make(log));
            text += lines.back().text + '\n';
        }
        const temporary_file file(text);
        for (const words& options : {words{}, words{"--closed"}, words{"--mask"}}) {
            const std::vector<std::string> results =
                lines_in(uriscan(with(with({"redact", file.path()}, log.options), options)).out);
            ASSERT_EQ(results.size(), lines.size());
            std::size_t changed = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const auto& [line, start, end] = lines[i];
                EXPECT_TRUE(results[i].size() >= start.size() + end.size() &&
                            results[i].starts_with(start) && results[i].ends_with(end))
                    << line << "\n"
                    << results[i];
                changed += results[i] != line ? 1U : 0U;
            }
            EXPECT_GT(changed, count / 3);
        }
    }
}

TEST(redact_log, reads_headers_of_haproxy_in_quotation_marks) {
    const temporary_file file(
        "10.0.0.7 [t] \"GET / HTTP/1.1\" 200 \"\" \"\" \"http://h/?token=S1#C3#A9S#22S<S\" "
        "\"/reset-password/S1#22S\" \n");
    EXPECT_EQ(uriscan({"redact", file.path(), "--log-format",
                       "%{+Q}o %{-Q}ci [%trg] %r %ST %CC %CS %hrl %hsl"})
                  .out,
              "10.0.0.7 [t] \"GET / HTTP/1.1\" 200 \"\" \"\" \"http://h/?token=REDACTED\" "
              "\"/reset-password/REDACTED\" \n");
}

}  // namespace
}  // namespace uriscan::tests
