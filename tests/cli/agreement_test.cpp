// parse, stats and grep have the same values of each field, on all URIs of the cases.
#include <nlohmann/json.hpp>

#include <map>
#include <set>

#include "cli/command.hpp"
#include "cli/fields/field.hpp"
#include "support/case_file.hpp"
#include "support/places.hpp"

namespace uriscan::tests {
namespace {

using nlohmann::json;

struct asked_field {
    std::string name;
    const cli::field_kind* kind;
    bool is_decoded;
};

std::vector<std::string> arguments_of(const cli::field_kind& kind) {
    if (kind.argument == "N") {
        return {"1", "2", "-1", "-2"};
    }
    if (kind.argument == "NAME") {
        return {"a", "k"};
    }
    if (kind.argument == "KEY") {
        return {"a", "k", "b", "%FF"};
    }
    return {""};
}

// Returns all fields that parse, stats and grep have.
std::vector<asked_field> asked_fields(bool with_log) {
    std::vector<asked_field> fields;
    for (const cli::field_kind& kind : cli::field_table) {
        const bool is_of_log = kind.needs == cli::need::log;
        for (const std::string& argument : arguments_of(kind)) {
            const std::string name = std::string(kind.name) + argument;
            try {
                cli::field_named(name, cli::columns_of_lines());
            } catch (const cli::usage_error&) {
                continue;
            }
            if (is_of_log != with_log && !kind.functions.needs_templates) {
                continue;
            }
            fields.push_back({name, &kind, false});
            if (kind.type == cli::value_type::text || kind.type == cli::value_type::octets ||
                kind.type == cli::value_type::list) {
                fields.push_back({"decoded:" + name, &kind, true});
            }
        }
    }
    return fields;
}

// A line of the input, and its value: null, a text, or an array of texts.
struct line_value {
    bool is_valid, has_authority;
    json value;
    std::vector<std::string> items;  // the octets of the text, or of those in the array
};

std::string octets_in(const std::string& hex) {
    std::string octets;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        octets += static_cast<char>(std::stoi(hex.substr(i, 2), nullptr, 16));
    }
    return octets;
}

std::vector<line_value> parsed(const std::string& field, const words& options,
                               const std::string& file) {
    std::vector<line_value> values;
    const bool is_asked = field == "valid" || field == "authority";
    const std::string names = is_asked ? "valid,authority" : "valid,authority," + field;
    for (const std::string& line :
         lines_in(uriscan(with({"parse", "--fields", names}, with(options, {file}))).out)) {
        const json record = json::parse(line);
        line_value made{
            record.at("valid") == true, !record.at("authority").is_null(), record.at(field), {}};
        const auto hex = record.find(field + "_hex");
        const auto text_of = [](const json& value) {
            return value.is_string() ? value.get<std::string>() : value.dump();
        };
        if (made.value.is_array()) {
            for (std::size_t i = 0; i < made.value.size(); ++i) {
                made.items.push_back(hex == record.end() ? text_of(made.value[i])
                                                         : octets_in((*hex)[i]));
            }
        } else if (!made.value.is_null()) {
            made.items.push_back(hex == record.end() ? text_of(made.value) : octets_in(*hex));
        }
        values.push_back(std::move(made));
    }
    return values;
}

// Returns the form in which stats counts a value.
std::string counted_form(const asked_field& field, const std::string& value) {
    std::string memory;
    if (field.is_decoded) {
        return std::string(cli::encoded_without_spaces(value, memory));
    }
    const auto form = field.kind->functions.counted;
    const std::string plain = field.kind->type == cli::value_type::flag
                                  ? std::string(value == "true" ? "1" : "0")
                                  : value;
    return form == nullptr ? plain : std::string(form(plain, memory));
}

bool is_counted(const asked_field& field, const line_value& line) {
    switch (field.kind->needs) {
        case cli::need::uri: return line.is_valid;
        case cli::need::authority: return line.is_valid && line.has_authority;
        case cli::need::error: return !line.is_valid;
        default: return true;
    }
}

using count_of_values = std::map<std::string, std::uint64_t>;

// Returns the counts that stats must have.  An absent value has the name "null".
count_of_values expected_counts(const asked_field& field, const std::vector<line_value>& values) {
    count_of_values expected;
    for (const line_value& line : values) {
        if (!is_counted(field, line)) {
            continue;
        }
        if (line.value.is_null() && field.kind->type != cli::value_type::list) {
            ++expected["null"];
        }
        for (const std::string& item : line.items) {
            const bool is_list = field.kind->type == cli::value_type::list;
            ++expected["=" + (is_list && !field.is_decoded ? item : counted_form(field, item))];
        }
    }
    return expected;
}

count_of_values counts_of_stats(const std::string& field, const words& options,
                                const std::string& file) {
    count_of_values found;
    const json report =
        json::parse(uriscan(with({"stats", "--format", "json", "--top", "0", "--by", field},
                                 with(options, {file})))
                        .out);
    for (const json& row : report.at("by").front().at("top")) {
        const json& value = row.at("value");
        found[value.is_null() ? "null" : "=" + value.get<std::string>()] +=
            row.at("count").get<std::uint64_t>();
    }
    return found;
}

// Returns the numbers of the lines that grep finds, from 0.
std::set<std::size_t> found_by_grep(const std::string& expression, const words& options,
                                    const std::string& file) {
    std::set<std::size_t> found;
    const finished_program result =
        uriscan(with({"grep", "-n", expression}, with(options, {file})));
    EXPECT_NE(result.status, 2) << expression << result.err;
    for (const std::string& line : lines_in(result.out)) {
        found.insert(std::stoul(line) - 1);
    }
    return found;
}

// Returns the digits of a number without zeros at its start, or the text if it is no number.
std::string without_zeros(const std::string& text) {
    const bool is_number =
        !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    return is_number ? "number " + text.substr(std::min(text.find_first_not_of('0'), text.size()))
                     : text;
}

bool is_equal(const asked_field& field, const std::string& a, const std::string& b) {
    if (field.kind->type == cli::value_type::number || field.kind->type == cli::value_type::port ||
        field.kind->name == "port") {
        return without_zeros(a) == without_zeros(b);
    }
    const bool ignores_case = field.kind->functions.is_host || field.kind->name == "scheme";
    return ignores_case ? std::ranges::equal(a, b, {}, ::tolower, ::tolower) : a == b;
}

void check_grep(const asked_field& field, const std::vector<line_value>& values,
                const words& options, const std::string& file) {
    std::set<std::size_t> present;
    std::set<std::string> texts;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool is_list = values[i].value.is_array();  // a list is present if it has an item
        if (is_list ? !values[i].items.empty() : !values[i].value.is_null()) {
            present.insert(i);
        }
        texts.insert(values[i].items.begin(), values[i].items.end());
    }
    // For two fields, the name alone means something else than "has a value".  A key without "="
    // has no value, but is present; and `valid` asks whether the text is valid.
    const bool has_other_meaning = field.kind->name == "query:" || field.name == "valid";
    if (!has_other_meaning) {
        EXPECT_EQ(found_by_grep(field.name, options, file), present);
    }
    constexpr std::size_t most = 4;  // tries about this many values
    const std::size_t step = std::max<std::size_t>(1, texts.size() / most);
    std::size_t number = 0;
    for (const std::string& text : texts) {
        const bool can_be_given = text.find('"') == text.npos && text.find('\0') == text.npos;
        if (number++ % step != 0 || !can_be_given) {
            continue;
        }
        std::set<std::size_t> expected;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::ranges::any_of(values[i].items, [&](const std::string& item) {
                    return is_equal(field, item, text);
                })) {
                expected.insert(i);
            }
        }
        const std::string given = field.kind->type == cli::value_type::flag
                                      ? std::string(text == "true" ? "1" : "0")
                                      : text;
        EXPECT_EQ(found_by_grep(field.name + "=\"" + given + "\"", options, file), expected)
            << text;
    }
}

void check_all(bool with_log, const std::string& text, std::size_t least_lines) {
    const temporary_file file(text);
    const temporary_file templates("/{a}{?k}\n{k}\nhttp://{+a}\n");
    const words usual = with_log ? words{"--log", "combined"} : words{};
    for (const asked_field& field : asked_fields(with_log)) {
        SCOPED_TRACE(field.name);
        const words options = field.kind->functions.needs_templates
                                  ? with(usual, {"--templates", templates.path()})
                                  : usual;
        const std::vector<line_value> values = parsed(field.name, options, file.path());
        ASSERT_GE(values.size(), least_lines);
        check_grep(field, values, options, file.path());
        const bool is_refused = field.name == "line";
        if (!is_refused) {
            EXPECT_EQ(counts_of_stats(field.name, options, file.path()),
                      expected_counts(field, values));
        }
    }
}

TEST(fields_of_commands, agree_on_all_cases) {
    std::string text;
    std::set<std::string> added;
    for (const std::string name : {"components", "hosts", "octets", "others_bugs", "percent",
                                   "ports", "rfc_examples", "rules", "segments"}) {
        for (const test_case& each :
             read_cases(source_path("tests/data/" + name + ".txt"), rule_names::any)) {
            const bool is_line =
                each.input.find_first_of(std::string_view("\r\n\0", 3)) == each.input.npos;
            if (is_line && each.input.size() < 1000 && added.insert(each.input).second) {
                text += each.input + "\n";
            }
        }
    }
    text +=
        "?a\n?a=\n?a=1&a=2\n?k&a\n/?a&k=1\n?=\n?&\n/\n//h/\n//h\na/b\n/a/\n/a//\n/"
        "%FF?%FF=%FE&k=%22\n"
        "?a=1&%61=\nhttp://H.Example:080/?k=b%20c\n";
    check_all(false, text, 100);
}

TEST(fields_of_commands, agree_on_logs) {
    std::string text;
    for (const std::string time : {"[20/Nov/2026:09:59:59 +0000]", "[when]"}) {
        for (const std::string status : {"200", "404", "-", "x", "99999999999999999999"}) {
            for (const std::string rest : {R"(7 "http://R.example/" "x y")", R"(- "-" "-")",
                                           R"(0 "a b" "\"")", R"(12 "/p" "")"}) {
                text.append("c - - ").append(time).append(" \"GET /a?k=1 HTTP/1.1\" ");
                text.append(status).append(" ").append(rest).append("\n");
            }
        }
    }
    check_all(true, text, 40);
}

}  // namespace
}  // namespace uriscan::tests
