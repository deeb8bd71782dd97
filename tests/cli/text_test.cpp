// The command extract.  The last tests also test redact and audit.
#include <algorithm>
#include <array>
#include <csignal>
#include <random>

#include "cli/command.hpp"
#include "cli/damaged_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

TEST(extract_command, writes_records_octet_for_octet) {
    EXPECT_EQ(uriscan({"extract"}, "no\r\nsee http://u@h:80/p?q#f.\n").out,
              R"({"input":"http://u@h:80/p?q#f","line":2,"offset":4,"valid":true,"scheme":"http",)"
              R"("userinfo":"u","host":"h","host_kind":"reg-name","port":"80","path":"/p",)"
              R"("query":"q","fragment":"f"})"
              "\n");
    EXPECT_EQ(
        uriscan({"extract", "--format", "tsv", "--header"}, "\n urn:a").out,
        "line\toffset\tvalid\tscheme\tuserinfo\thost\thost_kind\tport\tpath\tquery\tfragment\t"
        "error_offset\terror_component\terror_reason\ttruncated\n"
        "2\t1\t1\turn\t\\N\t\\N\t\\N\t\\N\ta\t\\N\t\\N\t\\N\t\\N\t\\N\t0\n");
}

TEST(extract_command, marks_truncated_uris) {
    EXPECT_EQ(uriscan({"extract"}, "http://h/a\xC3\xA4 http://b\xC3\xA4/ tel:1\n").out,
              R"({"input":"http://h/a","line":1,"offset":0,"valid":true,"scheme":"http",)"
              R"("userinfo":null,"host":"h","host_kind":"reg-name","port":null,"path":"/a",)"
              R"("query":null,"fragment":null,"truncated":true})"
              "\n"
              R"({"input":"tel:1","line":1,"offset":25,"valid":true,"scheme":"tel",)"
              R"("userinfo":null,"host":null,"host_kind":null,"port":null,"path":"1",)"
              R"("query":null,"fragment":null})"
              "\n");
    EXPECT_EQ(uriscan({"extract", "--template", "{input} {truncated}"}, "urn:a^ urn:b\n").out,
              "urn:a 1\nurn:b 0\n");
}

TEST(extract_command, removes_the_escapes_of_slashes) {
    const std::string text = R"({"a":"http:\/\/h\/b?c","d":"urn:e"})";
    EXPECT_EQ(uriscan({"extract", "-o"}, text).out, "http://h/b?c\nurn:e\n");
    EXPECT_EQ(uriscan({"extract", "--template", "{offset} {host} {path}"}, text).out,
              "6 h /b\n28  e\n");
}

TEST(extract_command, can_write_only_the_uris_in_order) {
    const std::string text = "x http://h/1,http://h/2\n(http://h/3) mailto:me@h. level:info\n";
    EXPECT_EQ(uriscan({"extract", "-o"}, text).out,
              "http://h/1\nhttp://h/2\nhttp://h/3\nmailto:me@h\n");
    const std::string with_slashes = "http://h/1\nhttp://h/2\nhttp://h/3\n";
    EXPECT_EQ(uriscan({"extract", "--only", "--add-scheme", "LEVEL"}, text).out,
              with_slashes + "mailto:me@h\nlevel:info\n");
    EXPECT_EQ(uriscan({"extract", "--only", "--scheme", "LEVEL"}, text).out,
              with_slashes + "level:info\n");
    EXPECT_EQ(uriscan({"extract", "-o", "--scheme", "x", "--add-scheme", "mailto"}, text).out,
              with_slashes + "mailto:me@h\n");
    EXPECT_EQ(uriscan({"extract", "-o", "-z"}, "urn:a\nurn:b").out,
              std::string("urn:a\0urn:b\0", 12));
}

// Searches each line of the text with the library, and returns the places of the URIs.
std::string places_found(const std::string& text) {
    std::string places;
    std::size_t number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        for (const found_uri& found : extract(std::string_view(text).substr(start, end - start))) {
            places += std::to_string(number) + ":" + std::to_string(found.offset) + " " +
                      std::string(found.uri.text()) + "\n";
        }
        start = end + 1;
    }
    return places;
}

TEST(extract_command, finds_the_same_as_the_library_for_any_block_size) {
    std::mt19937 random(6);
    for (int i = 0; i < 10; ++i) {
        const std::string text = damaged_text(random, 1000);
        const std::string expected = places_found(text);
        ASSERT_NE(expected, "");
        for (const std::string& size : block_sizes) {
            EXPECT_EQ(
                uriscan({"extract", size, "-j3", "--template", "{line}:{offset} {input}"}, text)
                    .out,
                expected);
        }
    }
}

TEST(extract_command, takes_linear_time_for_many_uris_in_one_line) {
    std::string line;
    for (int i = 0; i < 500000; ++i) {
        line += "urn:a ";
    }
    // This run takes 0.2 s.  If the search took quadratic time, it would take hours.
    const std::string out = uriscan({"extract", "--format", "tsv"}, line).out;
    EXPECT_EQ(std::ranges::count(out, '\n'), 500000);
    EXPECT_NE(out.find("\n1\t2999994\t1\turn\t"), std::string::npos);
}

TEST(extract_command, searches_only_a_field_and_counts_from_the_start_of_the_line) {
    EXPECT_EQ(uriscan({"extract", "--field", "2", "--template", "{line}:{offset} {input}"},
                      "urn:a\turn:b urn:c\turn:d\nurn:e\n\turn:f\r\n")
                  .out,
              "1:6 urn:b\n1:12 urn:c\n3:1 urn:f\n");
}

TEST(text_commands, do_not_stop_at_a_file_that_cannot_be_read) {
    const temporary_file file("http://u@h/\n");
    for (const std::string command : {"extract", "redact", "audit"}) {
        const finished_program result = uriscan({command, "/nowhere", file.path()});
        EXPECT_TRUE(result.err.starts_with("uriscan: /nowhere: No such file or directory\n"));
        EXPECT_NE(result.out.find("http://"), std::string::npos);
        EXPECT_EQ(result.status, 2);
    }
}

TEST(text_commands, end_quietly_when_their_reader_goes_away) {
    std::string lines;
    for (int i = 0; i < 100000; ++i) {
        lines += "http://u@h/\n";
    }
    const temporary_file file(lines);
    for (const std::string command : {"extract", "redact", "audit"}) {
        process program({program_path(), command, "-j2", file.path()});
        EXPECT_FALSE(program.read_output(1).empty());
        program.close_output();
        const finished_program result = program.finish();
        EXPECT_EQ(result.err, "");
        EXPECT_EQ(result.status, -SIGPIPE);
    }
}

TEST(text_commands, say_in_one_line_what_is_wrong_with_their_options) {
    const std::vector<std::pair<words, std::string>> mistakes = {
        {{"extract", "--scheme", "1a"}, "--scheme: '1a' is not a scheme"},
        {{"extract", "--scheme", "a:b"}, "--scheme: 'a:b' is not a scheme"},
        {{"extract", "-o", "--format", "csv"}, "--format cannot be used with --only"},
        {{"redact", "--userinfo", "some"}, "there is no 'some', only all, password or none"},
        {{"redact", "--mask", "--replacement", "a"}, "--replacement cannot be used with --mask"},
        {{"redact", "--format", "csv"}, "there is no option '--format' (see uriscan"},
        {{"redact", "--no-default-keys", "--no-shapes", "--userinfo", "none"}, "nothing is secret"},
        {{"audit", "--only", "ports"},
         "there is no finding 'ports'; uriscan audit --list has them all"},
        {{"audit", "--only", "userinfo"}, "there is no finding 'userinfo'; did you mean userinfo-"},
        {{"audit", "--only", "space,"},
         "there is no finding ''; uriscan audit --list has them all"},
        {{"audit", "--format", "tsv-raw"},
         "audit cannot be used with --format tsv-raw: invalid lines"},
        {{"audit", "--header", "--template", "{input}"}, "--header needs --format tsv, tsv-"},
        {{"audit", "--decode"}, "there is no option '--decode' (see uriscan"}};
    for (const auto& [arguments, message] : mistakes) {
        expect_refused(arguments, message);
    }
}

}  // namespace
}  // namespace uriscan::tests
