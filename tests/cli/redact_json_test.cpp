// uriscan redact --input-format json writes lines of JSON again: with the same octets outside of
// the strings, so also with the same number of values.  The lines are random, and their strings
// have secrets, escapes and delimiters in many orders.
#include <array>
#include <nlohmann/json.hpp>
#include <random>
#include <utility>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

using pieces = std::vector<std::string_view>;

const pieces starts_of_secrets = {"http://h/?token=",
                                  R"(http:\/\/h\/?a=1\u0026sig=)",
                                  "http://u:",
                                  "http://h/reset-password/",
                                  "Server=h;Pwd=",
                                  R"(Server=h;Pwd=\")",
                                  "/a?token=",
                                  "GET /a?sig=",
                                  "'http://h/?sig=",
                                  R"(\"http://h/?token=)",
                                  R"({\"u\":\"http://u:)"};
const pieces ends_of_strings = {
    R"(\\)", R"(\")",     R"(\\\")",   R"(\\\\)",         "'", ")", ".", ",",
    "}",     R"(\u0022)", R"(\u00e9)", R"(\ud83d\ude00)", " "};
const pieces anything = {"S",
                         "=",
                         "&a=b",
                         ";a=b",
                         "{",
                         "<",
                         "#",
                         "/",
                         ":",
                         "@h/",
                         "%22",
                         "&quot;",
                         "(",
                         "curl -u a:S ",
                         R"(\u003d)",
                         R"(\u0026)",
                         "u:S@tcp(h)/db",
                         R"({\"token\":\")",
                         "\xC3\xA9",
                         "?sig=",
                         R"(\n)"};

class json_lines {
public:
    // Returns lines of JSON.  If `is_wild`, the pieces of the strings come in any order.
    // Otherwise, each string has one secret, which contains "S3CRET".
    std::string make(std::size_t count, bool is_wild) {
        std::string lines;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t values = 1 + below(3);
            const bool is_object = below(2) == 0;
            lines += is_object ? '{' : '[';
            for (std::size_t value = 0; value < values; ++value) {
                lines += value > 0 ? "," : "";
                lines += is_object ? text(is_wild) + ':' : "";
                lines += text(is_wild);
            }
            lines += is_object ? "}\n" : "]\n";
        }
        return lines;
    }

private:
    std::size_t below(std::size_t end) { return random_() % end; }
    std::string_view one_of(const pieces& all) { return all[below(all.size())]; }

    std::string text(bool is_wild) {
        std::string text = "\"";
        if (is_wild) {
            const std::array<const pieces*, 3> all = {&starts_of_secrets, &ends_of_strings,
                                                      &anything};
            for (std::size_t i = below(8); i > 0; --i) {
                text += one_of(*all[below(all.size())]);
            }
        } else {
            text += std::string(one_of(starts_of_secrets)) + "S3CRET";
            for (std::size_t i = below(4); i > 0; --i) {
                text += one_of(ends_of_strings);
            }
        }
        return text + '"';
    }

    std::mt19937 random_{1};
};

std::string outside_of_strings(std::string_view line) {
    std::string outside;
    bool is_inside = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (is_inside && line[at] == '\\') {
            ++at;
        } else if (line[at] == '"') {
            is_inside = !is_inside;
            outside += '"';
        } else if (!is_inside) {
            outside += line[at];
        }
    }
    return outside;
}

std::string redacted(const std::string& lines, const words& options) {
    const temporary_file file(lines);
    return uriscan(with({"redact", "--input-format", "json", file.path()}, options)).out;
}

TEST(redact_json, changes_nothing_outside_of_strings) {
    const std::string text = json_lines().make(5'000, true);
    const std::vector<std::string> lines = lines_in(text);
    for (const words& options : {words{}, words{"--closed"}, words{"--mask"}}) {
        const std::vector<std::string> results = lines_in(redacted(text, options));
        ASSERT_EQ(results.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            ASSERT_TRUE(nlohmann::json::accept(lines[i])) << lines[i];
            EXPECT_TRUE(nlohmann::json::accept(results[i])) << lines[i] << "\n" << results[i];
            EXPECT_EQ(outside_of_strings(results[i]), outside_of_strings(lines[i])) << lines[i];
        }
    }
}

TEST(redact_json, replaces_all_secrets_at_once) {
    const std::string text = json_lines().make(5'000, false);
    for (const words& options : {words{}, words{"--closed"}}) {
        const std::string once = redacted(text, options);
        EXPECT_EQ(once.find("S3CRET"), once.npos);
        const std::vector<std::string> lines = lines_in(once);
        const std::vector<std::string> twice = lines_in(redacted(once, options));
        ASSERT_EQ(twice.size(), lines.size());
        for (std::size_t i = 0; i < lines.size(); ++i) {
            EXPECT_EQ(twice[i], lines[i]);
        }
    }
}

TEST(redact_json, reads_a_backslash_at_the_end_of_a_string) {
    const std::array<std::pair<const char*, const char*>, 3> cases = {
        {{R"({"u":"http://h/?token=S\\","v":"w"})", R"({"u":"http://h/?token=REDACTED","v":"w"})"},
         {R"({"u":"http://h/reset-password/S\\","n":"x"})",
          R"({"u":"http://h/reset-password/REDACTED","n":"x"})"},
         {R"(["Server=h;Pwd=\"S\\","w"])", R"(["Server=h;Pwd=\"REDACTED","w"])"}}};
    for (const auto& [line, expected] : cases) {
        EXPECT_EQ(redacted(line, {}), expected);
    }
}

}  // namespace
}  // namespace uriscan::tests
