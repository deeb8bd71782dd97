// Tests records of long texts, which must not need much more memory than the texts, and rows that
// are written without a record.
#include "cli/output/formats.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cli/input/octet_buffer.hpp"
#include "support/reserved_text.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::string record_of_a_text_of_4_gib(const cli::record_format& format) {
    const reserved_text reserved(std::size_t{1} << 32);
    fmt::memory_buffer out;
    if (reserved.is_there()) {
        const std::string_view text = reserved.text();
        const auto result = parse(rule::uri_reference, text);
        cli::record record;
        record.start(text);
        record.set_error(cli::error_of(result.error(), text));
        format.append(out, record);
    }
    return fmt::to_string(out);
}

TEST(records, do_not_repeat_a_text_of_4_gib) {
    const cli::column_list columns = cli::columns_of_components;
    EXPECT_EQ(record_of_a_text_of_4_gib(*cli::make_json_format(columns)),
              R"({"input":null,"valid":false,"error":{"offset":4294967295,"component":"path",)"
              R"("reason":"too-long","message":"the text has 4294967296 octets or more"}})");
    EXPECT_EQ(record_of_a_text_of_4_gib(*cli::make_tsv_format(cli::fields_of(columns), true)),
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t4294967295\tpath\ttoo-long");
}

// Checks that the record has the text, and that the buffer grew only once for it.
void expect_json_in_little_memory(const std::string& text, const std::string& member,
                                  const std::string& expected) {
    const auto format = cli::make_json_format(cli::columns_of_components);
    cli::record record;
    record.start(text);
    record.set_error(cli::error_of(parse(rule::uri_reference, text).error(), text));
    fmt::memory_buffer out;
    format->append(out, record);
    EXPECT_TRUE(nlohmann::json::parse(out.begin(), out.end())[member] == expected);
    constexpr std::size_t room_for_other_members = 8192;
    EXPECT_LE(out.capacity(), out.size() + room_for_other_members);
}

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (; times > 0; --times) {
        all += text;
    }
    return all;
}

TEST(records, write_long_texts_as_json_in_little_memory) {
    constexpr std::size_t times = 300'000;
    const std::string readable = repeated("a\"\\\b\t\n\v\f\r\x1F\x7F\u00E4 ", times);
    expect_json_in_little_memory(readable, "input", readable);
    expect_json_in_little_memory(repeated("\"\x01\xFF\xE4z", times), "input_hex",
                                 repeated("2201ffe47a", times));
}

// Returns what is written for the records.
std::string packed(const cli::record_format& format, fmt::memory_buffer records) {
    cli::octet_buffer rest;
    format.pack(records, rest);
    return fmt::to_string(records) + std::string(rest.begin(), rest.end());
}

std::string from_records(const cli::record_format& format, const line_columns& lines) {
    fmt::memory_buffer out;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        cli::record record(format.wanted());
        record.start(lines.line(row));
        record.set_components(lines.uri(row));
        format.append(out, record);
        out.append(std::string_view(format.has_separators() ? "\n" : ""));
    }
    return packed(format, std::move(out));
}

std::string from_lines(const cli::record_format& format, const line_columns& lines) {
    fmt::memory_buffer out;
    EXPECT_EQ(format.append_uris(out, {lines, 0, lines.size()}, '\n'), lines.size());
    return packed(format, std::move(out));
}

// Arrow makes one batch of rows of URIs and of records.
TEST(records, are_the_same_in_arrow_if_some_lines_are_not_valid) {
    cli::octet_buffer text;
    for (std::size_t i = 0; i < 100; ++i) {
        const std::string valid =
            repeated("http://u@h" + std::to_string(i) + ":80/p?q\n//[::1]\n", i);
        text.append(valid + repeated("a b\n", i % 3) + (i % 2 == 0 ? "/only/a/path\n" : ""));
    }
    line_columns lines(12'000);
    ASSERT_EQ(parse_lines({text.data(), text.size()}, lines), text.size());
    ASSERT_LT(lines.count_valid(), lines.size());
    const auto format = cli::make_arrow_format(cli::read_field_list(
        "path,query,userinfo,input,port_number,error_offset,host_kind,valid,error_reason",
        cli::known_columns(cli::columns_of_any_components, false)));
    fmt::memory_buffer with_uris;
    fmt::memory_buffer only_records;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        cli::record record(format->wanted());
        record.start(lines.line(row));
        if (lines.is_valid(row)) {
            record.set_components(lines.uri(row));
        } else {
            record.set_error(
                cli::error_of(parse_uri_reference(lines.line(row)).error(), lines.line(row)));
        }
        format->append(only_records, record);
    }
    for (std::size_t row = 0; row < lines.size();) {
        const std::size_t next = format->append_uris(with_uris, {lines, row, lines.size()}, '\n');
        for (row = next; row < lines.size() && !lines.is_valid(row); ++row) {
            cli::record record(format->wanted());
            record.start(lines.line(row));
            record.set_error(
                cli::error_of(parse_uri_reference(lines.line(row)).error(), lines.line(row)));
            format->append(with_uris, record);
        }
    }
    EXPECT_EQ(packed(*format, std::move(with_uris)), packed(*format, std::move(only_records)));
}

std::vector<cli::format_pointer> all_formats(const cli::field_list& fields) {
    std::vector<cli::format_pointer> made;
    for (const bool flag : {false, true}) {
        made.push_back(cli::make_tsv_format(fields, flag));
        made.push_back(cli::make_csv_format(fields, flag));
        made.push_back(cli::make_rowbinary_format(fields, flag));
    }
    made.push_back(cli::make_json_fields_format(fields));
    made.push_back(cli::make_arrow_format(fields));
    std::vector<std::string> texts(fields.size() + 1, "{text between} ");
    made.push_back(cli::make_template_format({texts, fields}));
    return made;
}

TEST(records, are_the_same_with_and_without_a_record) {
    cli::octet_buffer text;
    text.append(
        "http://u:p@h:080/p?q#f\n\n/\n//\n?\n#\na:\nh:b\n//@:?#\n//[::1]:\n//1.2.3.4:65536/\n"
        "//h:0\n//[v1.a]\n/=,\n@1\n+a,b?c,\n-,'()*!$&;=\n%2C\ns://a.b,c/,?,#,\n");
    text.append("/" + repeated("long,", 800) + "\n" + repeated("x", 33) + "\n");
    line_columns lines;
    ASSERT_EQ(parse_lines({text.data(), text.size()}, lines), text.size());
    ASSERT_EQ(lines.count_valid(), lines.size());
    const auto usual = cli::make_json_format(cli::columns_of_components);
    EXPECT_EQ(from_lines(*usual, lines), from_records(*usual, lines));
    for (const char* names : {"input,valid,port_number,host_kind,path",
                              "valid,scheme,userinfo,host,host_kind,port,path,query,fragment,"
                              "error_offset,error_component,error_reason",
                              "fragment", "error_message,error_offset,deviations,query"}) {
        const auto fields =
            cli::read_field_list(names, cli::known_columns(cli::columns_of_any_components, false));
        for (const cli::format_pointer& format : all_formats(fields)) {
            EXPECT_EQ(from_lines(*format, lines), from_records(*format, lines)) << names;
        }
    }
}

// The findings of a row, and their names as append_uris() needs them.
struct row_findings {
    explicit row_findings(std::uint64_t bits) {
        for (const finding_description& each : all_findings()) {
            const audit_findings one = each.finding;
            found |= (one.bits() & bits) != 0 ? one : audit_findings();
        }
        cli::append_names(readable, found);
        size = readable.size();
        readable.append(cli::octet_buffer::readable_after_end, '?');
    }
    cli::cell names() const { return cli::cell(readable).substr(0, size); }

    audit_findings found;
    std::string readable;
    std::size_t size = 0;
};

// Writes the rows in one of two ways, and returns the text.  If `are_all_records` is true, writes
// each row as a record.  Otherwise, append_uris() writes as many rows as it can.  Only the rows at
// which it stops are written as records.
std::string written(const cli::record_format& format, const line_columns& lines,
                    const std::vector<row_findings>& found, bool are_all_records) {
    std::vector<cli::cell> names;
    for (const row_findings& each : found) {
        names.push_back(each.names());
    }
    fmt::memory_buffer out;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (!are_all_records) {
            row = format.append_uris(out, {lines, row, lines.size(), names}, '\n');
        }
        if (row < lines.size()) {
            cli::record record(format.wanted());
            record.start(lines.line(row));
            record.set_components(lines.uri(row));
            record.set_findings(found[row].found);
            format.append(out, record);
            out.append(std::string_view(format.has_separators() ? "\n" : ""));
        }
    }
    return packed(format, std::move(out));
}

TEST(records, have_the_same_findings_with_and_without_a_record) {
    constexpr std::size_t count = 200;
    cli::octet_buffer text;
    text.append(repeated("http://u@h/a\n//h/b,c\n", count / 2));
    line_columns lines;
    ASSERT_EQ(parse_lines({text.data(), text.size()}, lines), text.size());
    std::vector<row_findings> found;
    std::size_t most = 0;
    for (std::uint64_t row = 0; row < count; ++row) {  // none, one, two, or very many
        const std::uint64_t two = 1U << row % 31 | std::uint64_t{1}
                                                       << (finding_count - 1 - row % 7);
        found.emplace_back(row % 5 == 0    ? 0
                           : row % 11 == 0 ? ~std::uint64_t{0} >> row % 64
                           : row % 2 == 0  ? two
                                           : two & (two - 1));
        most = std::max(most, found.back().size);
    }
    ASSERT_GT(most, 800U);  // too long for append_uris()
    const auto usual = cli::make_json_format(cli::columns_of_findings);
    EXPECT_EQ(written(*usual, lines, found, false), written(*usual, lines, found, true));
    for (const char* names : {"input,valid,findings,error_offset,error_component,error_reason",
                              "findings", "findings,host,port_number", "path,findings"}) {
        const auto fields = cli::read_field_list(
            names, cli::known_columns(cli::columns_of_audited_components, false));
        for (const cli::format_pointer& format : all_formats(fields)) {
            EXPECT_EQ(written(*format, lines, found, false), written(*format, lines, found, true))
                << names;
        }
    }
}

}  // namespace
}  // namespace uriscan::tests
