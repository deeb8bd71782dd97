// Properties of the formats of records.  What is written as CSV, TSV or JSON is read back to the
// same values by a small reader, and by the JSON reader of nlohmann-json.  Absent values stay
// absent, and empty values stay empty.  A string that is not UTF-8 has its octets beside it in
// JSON.  With --defuse, no cell of CSV starts like a formula, and a cell changes only by a ' before
// it.
//
// The last octets choose the rule, --decode, the format and the kind of record; the rest is the
// text of one line.
#include <map>
#include <nlohmann/json.hpp>

#include "cli.hpp"
#include "cli/output/formats.hpp"
#include "readers.hpp"

namespace uriscan::tests {
namespace {

using cli::column_list;
using cli::field_id;

// The expected values of the columns.  A column that is not in the map has no value: it is absent
// in CSV and TSV, and is not in JSON.
using values = std::map<field_id, cell_text>;

// Decodes the percent-encoding of a valid component.
std::string decoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto digit = [&](char c) {
        return digits.find(static_cast<char>(c >= 'A' && c <= 'F' ? c + 32 : c));
    };
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%') {
            out += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
            i += 2;
        } else {
            out += text[i];
        }
    }
    return out;
}

void expect_components(values& expected, const uri_view& uri, bool decodes) {
    const auto add = [&](field_id which, bool is_there, std::string_view value) {
        expected[which] =
            is_there ? cell_text(decodes ? decoded(value) : std::string(value)) : std::nullopt;
    };
    const std::string_view kind = name_of(uri.host_kind());
    add(field_id::scheme, uri.has_scheme(), uri.scheme());
    add(field_id::userinfo, uri.has_userinfo(), uri.userinfo());
    add(field_id::host, uri.has_authority(), uri.host());
    add(field_id::host_kind, !kind.empty(), kind);
    add(field_id::port, uri.has_port(), uri.port());
    add(field_id::path, true, uri.path());
    add(field_id::query, uri.has_query(), uri.query());
    add(field_id::fragment, uri.has_fragment(), uri.fragment());
}

void expect_error(values& expected, const uri_error& error, std::string_view text) {
    expected[field_id::valid] = "0";
    expected[field_id::error_offset] = std::to_string(error.offset);
    expected[field_id::error_component] = name_of(error.component);
    expected[field_id::error_reason] = name_of(error.reason);
    expected[field_id::error_message] = describe(error, text);
}

cell_text value_of(const values& expected, field_id which) {
    const auto found = expected.find(which);
    return found == expected.end() ? std::nullopt : found->second;
}

std::string written(const cli::format_pointer& format, const cli::record& record) {
    fmt::memory_buffer out;
    format->append(out, record);
    return {out.data(), out.size()};
}

// Returns whether a spreadsheet could read the cell as a formula (docs/command_line.md).
bool is_formula(std::string_view cell) {
    cell.remove_prefix(std::min(cell.size(), cell.find_first_not_of(' ')));
    const std::string_view first = cell.substr(0, 1);
    const std::string_view three = cell.substr(0, 3);
    return (!first.empty() && std::string_view("=+-@\t\r\n\0", 8).find(first) != first.npos) ||
           three == "\xEF\xBC\x9D" || three == "\xEF\xBC\x8B" || three == "\xEF\xBC\x8D" ||
           three == "\xEF\xBC\xA0";
}

// A record, and what is expected in it.
struct case_of_record {
    column_list columns;
    const cli::record& record;
    const values& expected;
    std::string_view text;
};

std::vector<cell_text> expected_cells(const case_of_record& given) {
    std::vector<cell_text> cells;
    for (const field_id which : given.columns) {
        cells.push_back(value_of(given.expected, which));
    }
    return cells;
}

void check_csv(const case_of_record& given) {
    const auto csv =
        written(cli::make_csv_format(cli::fields_of(given.columns), false), given.record);
    expect(read_csv(csv) == expected_cells(given), given.text, "CSV is read back differently", csv);
}

void check_defused_csv(const case_of_record& given) {
    const auto csv =
        written(cli::make_csv_format(cli::fields_of(given.columns), true), given.record);
    std::vector<cell_text> cells = expected_cells(given);
    for (cell_text& cell : cells) {
        cell = cell && is_formula(*cell) ? "'" + *cell : cell;
    }
    expect(read_csv(csv) == cells, given.text, "defused CSV is read back differently", csv);
}

void check_tsv(const case_of_record& given) {
    const auto tsv =
        written(cli::make_tsv_format(cli::fields_of(given.columns), true), given.record);
    expect(read_tsv(tsv) == expected_cells(given), given.text, "TSV is read back differently", tsv);
    expect(tsv.find_first_of("\r\n") == tsv.npos && tsv.find('\0') == tsv.npos, given.text,
           "TSV has an octet that ends lines", tsv);
}

using nlohmann::json;

// A JSON object whose members are looked up once each.
class json_members {
public:
    json_members(const json& object, std::string_view text) : object_(object), text_(text) {
        expect(object.is_object(), text, "there is no JSON object");
    }
    ~json_members() { expect(object_.size() == known_, text_, "JSON has more members"); }
    json_members(const json_members&) = delete;
    json_members& operator=(const json_members&) = delete;

    const json& operator[](const std::string& name) {
        const auto found = object_.find(name);
        expect(found != object_.end(), text_, "JSON has no member ", name);
        ++known_;
        return *found;
    }

    // If the value is not UTF-8, the string has U+FFFD, and another member has the octets.
    void check_string(const std::string& name, const cell_text& expected) {
        const json& value = (*this)[name];
        if (!expected) {
            expect(value.is_null(), text_, "a member is not null: ", name);
            return;
        }
        expect(value.is_string(), text_, "a member is not a string: ", name);
        const std::string& read = value.get_ref<const std::string&>();
        expect(is_utf8(*expected) ? read == *expected : read.find("\uFFFD") != read.npos, text_,
               "a member is another string: ", read);
        if (!is_utf8(*expected)) {
            check_string(name + "_hex", hexadecimal(*expected));
        }
    }

    void check_number(const std::string& name, const std::string& expected) {
        expect((*this)[name].dump() == expected, text_, "a member is another number: ", name);
    }

private:
    const json& object_;
    std::string_view text_;
    std::size_t known_ = 0;
};

void check_error(const json& object, const values& expected, std::string_view text) {
    json_members error(object, text);
    error.check_number("offset", *expected.at(field_id::error_offset));
    error.check_string("component", expected.at(field_id::error_component));
    error.check_string("reason", expected.at(field_id::error_reason));
    error.check_string("message", expected.at(field_id::error_message));
}

// Checks a list of names, such as "findings".
void check_names(const json& list, const std::string& expected, std::string_view text) {
    std::string joined;
    for (const json& each : list) {
        joined.append(joined.empty() ? "" : ",").append(each.get_ref<const std::string&>());
    }
    expect(joined == expected, text, "a list has other names: ", joined);
}

void check_json(const case_of_record& given) {
    const auto& [columns, record, expected, text] = given;
    const std::string written_json = written(cli::make_json_format(columns), record);
    expect(written_json.find_first_of("\r\n") == written_json.npos, text,
           "a JSON object has a line end");
    const json read = json::parse(written_json, nullptr, false);
    expect(!read.is_discarded(), text, "this is not JSON: ", written_json);
    json_members members(read, text);
    members.check_string("input", expected.at(field_id::input));
    for (const field_id which : columns) {
        const auto found = expected.find(which);
        const std::string name(cli::name_of(which));
        if (which == field_id::input || found == expected.end()) {
            continue;
        }
        if (which == field_id::valid) {
            expect(members[name] == (found->second == "1"), text, "valid is another value");
        } else if (which == field_id::findings) {
            check_names(members[name], *found->second, text);
        } else if (which == field_id::error_offset) {
            check_error(members["error"], expected, text);
        } else if (which != field_id::error_component && which != field_id::error_reason) {
            members.check_string(name, found->second);
        }
    }
}

using check_of_record = void (*)(const case_of_record&);
constexpr std::array all_checks = {check_json, check_csv, check_tsv, check_defused_csv};

// Checks a record of `parse`.
void check_parsed(check_of_record check, rule rule, bool decodes, std::string_view text) {
    values expected = {{field_id::input, std::string(text)}};
    cli::record record;
    record.start(text);
    const auto parsed = parse(rule, text);
    if (parsed) {
        record.set_components(*parsed);
        expected[field_id::valid] = "1";
        expect_components(expected, *parsed, decodes);
    } else {
        record.set_error(cli::error_of(parsed.error(), text));
        expect_error(expected, parsed.error(), text);
    }
    if (decodes) {
        record.decode_components();
    }
    check({cli::columns_of_components, record, expected, text});
}

// Checks a record of `audit`.
void check_audited(check_of_record check, rule rule, std::string_view text) {
    const auto parsed = parse(rule, text);
    const audit_findings found = parsed ? audit(*parsed) : audit_refused(text, parsed.error());
    values expected = {{field_id::input, std::string(text)}, {field_id::valid, "1"}};
    cli::record record;
    record.start(text);
    record.set_valid();
    if (!parsed) {
        record.set_error(cli::error_of(parsed.error(), text));
        expect_error(expected, parsed.error(), text);
    }
    record.set_findings(found);
    std::string& names = expected[field_id::findings].emplace();
    for (const audit_finding each : found) {
        names.append(names.empty() ? "" : ",").append(name_of(each));
    }
    check({cli::columns_of_findings, record, expected, text});
}

// Checks a record of a valid text with an error.  The message of the error can have any octets.
void check_error_message(check_of_record check, std::string_view text) {
    values expected = {{field_id::input, std::string(text)},
                       {field_id::valid, "0"},
                       {field_id::error_offset, "7"},
                       {field_id::error_component, "path"},
                       {field_id::error_reason, "dots-above-root"},
                       {field_id::error_message, std::string(text)}};
    cli::record record;
    record.start(text);
    record.set_error({false, 7, "path", "dots-above-root", std::string(text)});
    check({cli::columns_of_results, record, expected, text});
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    const auto rule = input.choose_from(all_rules);
    const bool decodes = input.choose(2) == 1;
    const auto check = input.choose_from(all_checks);
    const std::size_t kind = input.choose(4);
    const exact_copy text(input.rest());
    if (kind == 1) {
        check_audited(check, rule, text.text());
    } else if (kind == 2) {
        check_error_message(check, text.text());
    } else {
        check_parsed(check, rule, decodes, text.text());
    }
    return 0;
}
