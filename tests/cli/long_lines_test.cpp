// Lines that are longer than --max-line, for the commands that search any text.  `extract` leaves
// them out, and `redact` writes nothing of them.
#include <gtest/gtest.h>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t limit = 40;
const std::string limit_option = "--max-line=40";

// A line that starts with a URI.
struct line {
    std::size_t size;       // the size of the whole line without its end
    std::string more = {};  // text after the URI
    std::string end = "\n";

    bool is_too_long() const { return size > limit; }
    std::string rest_of_uri() const { return std::string(size - more.size() - 13, 'a'); }
    std::string uri() const { return "http://u:p@h/" + rest_of_uri(); }
    std::string redacted() const {
        return is_too_long() ? "REDACTED" : "http://REDACTED@h/" + rest_of_uri() + more;
    }
    std::string masked() const {
        return is_too_long() ? std::string(size, 'x') : "http://xxx@h/" + rest_of_uri() + more;
    }
};

const std::vector<line> lines_with_cr = {{limit - 1},
                                         {limit},
                                         {limit + 1},
                                         {limit + 2},
                                         {limit - 1, "", "\r\n"},
                                         {limit, "", "\r\n"},
                                         {limit + 1, "", "\r\n"},
                                         {limit + 2, "", "\r\n"},
                                         {limit, "\r"},
                                         {limit + 1, "\r "},
                                         {5000},
                                         {5000, "", "\r\n"},
                                         {limit, " \r\r", "\r\n"},
                                         {limit + 1, "\r\r", "\r\n"},
                                         {20},
                                         {limit - 1, "\r", ""}};

const std::string nul_end(1, '\0');

// In a line that ends with NUL, CR and LF are octets of the line.
const std::vector<line> lines_with_nul = {
    {limit - 1, "\r", nul_end}, {limit, "\r", nul_end},   {limit + 1, "\r", nul_end},
    {limit + 2, "\r", nul_end}, {limit, "\r\n", nul_end}, {limit + 1, "\n", nul_end},
    {5000, "\r\n", nul_end},    {20, "", nul_end},        {limit + 1, "\r", ""}};

// The lines of a file, and what the commands must write.
struct expectation {
    std::string text;
    std::string uris;              // what `extract -o` writes
    std::string places;            // what `extract --template` writes
    std::string redacted, masked;  // what `redact` writes
    std::size_t secrets = 0;       // the number of secrets in all lines
    std::size_t longer = 0;        // lines in which more than the URI is searched
    std::vector<std::string> places_of_messages = {};
};

expectation expected_of(const std::vector<line>& lines) {
    expectation made;
    std::size_t number = 0;
    for (const line& each : lines) {
        ++number;
        const std::string separator = each.end == nul_end ? nul_end : "\n";
        made.text += each.uri() + each.more + each.end;
        made.redacted += each.redacted() + each.end;
        made.masked += each.masked() + each.end;
        ++made.secrets;
        if (each.is_too_long()) {
            made.places_of_messages.push_back(":" + std::to_string(number) + ": the line has " +
                                              std::to_string(each.size) + " octets");
        } else {
            const bool ends_with_crlf = each.more == "\r" && each.end == "\n";
            made.longer += each.more.empty() || ends_with_crlf ? 0 : 1;
            made.uris += each.uri() + separator;
            made.places += std::to_string(number) + " 0 " + each.uri() + separator;
        }
    }
    return made;
}

std::string messages(const expectation& expected, const std::string& file,
                     const std::string& consequence) {
    std::string all;
    for (const std::string& place : expected.places_of_messages) {
        all += "uriscan: " + file + place + ", more than --max-line allows; " + consequence + "\n";
    }
    return all;
}

// With --field, the whole line is one reference, even if there is more than a URI in it.
std::string summary(const expectation& expected, const std::string& what, bool is_field) {
    const std::size_t uris = expected.secrets - expected.places_of_messages.size();
    return "uriscan: " + std::to_string(uris) + " URIs, " + std::to_string(expected.secrets) +
           " secrets " + what + ", " + std::to_string(is_field ? expected.longer : 0) +
           (is_field && expected.longer == 1 ? " URI" : " URIs") + " read tolerantly\n";
}

void expect_answer(const words& command, const std::string& out, const std::string& err) {
    const finished_program answer = uriscan(command);
    EXPECT_EQ(answer.out, out) << testing::PrintToString(command);
    EXPECT_EQ(answer.err, err) << testing::PrintToString(command);
    EXPECT_EQ(answer.status, 0) << testing::PrintToString(command);
}

void expect_answers(const std::vector<line>& lines, const words& more) {
    const expectation expected = expected_of(lines);
    const temporary_file file(expected.text);
    const words options = with({limit_option, file.path()}, more);
    const bool is_field = more.front() == "--field";
    const std::string not_searched = messages(expected, file.path(), "it is not searched");
    expect_answer(with({"extract", "-o"}, options), expected.uris, not_searched);
    const words with_places = with({"extract", "--template={line} {offset} {input}"}, options);
    expect_answer(with_places, expected.places, not_searched);
    const std::string replaced = messages(expected, file.path(), "all of it is replaced") +
                                 summary(expected, "replaced", is_field);
    expect_answer(with({"redact"}, options), expected.redacted, replaced);
    const std::string masked = messages(expected, file.path(), "all of it is masked") +
                               summary(expected, "masked", is_field);
    expect_answer(with({"redact", "--mask"}, options), expected.masked, masked);
}

TEST(long_lines, are_left_out_or_replaced_for_any_block_size) {
    for (const std::string size : {"1", "39", "40", "41", "42", "43", "100", "4999", "100000"}) {
        for (const std::string threads : {"-j1", "-j3"}) {
            expect_answers(lines_with_cr, {"--block-size", size, threads});
            expect_answers(lines_with_nul, {"--block-size", size, threads, "-z"});
        }
    }
}

// All lines have one field, because they have no tab.
TEST(long_lines, are_left_out_or_replaced_if_only_a_field_is_searched) {
    for (const std::string size : {"1", "41", "4999", "100000"}) {
        expect_answers(lines_with_cr, {"--field", "1", "--block-size", size});
        expect_answers(lines_with_nul, {"--field", "1", "--block-size", size, "-z"});
    }
}

TEST(long_lines, count_as_a_whole_if_only_a_field_is_searched) {
    const std::string text = "http://u@h/ " + std::string(limit, 'b') + "\na http://u@h/\n";
    for (const std::string size : {"1", "100"}) {
        const words options = {"--field",      "1", "--delimiter", " ", limit_option,
                               "--block-size", size};
        EXPECT_EQ(uriscan(with({"redact"}, options), text).out, "REDACTED\na http://u@h/\n");
        EXPECT_EQ(uriscan(with({"extract", "-o"}, options), text).out, "");
    }
}

TEST(long_lines, never_show_a_part_of_a_secret) {
    const std::string line = "b http://user:pw@h/?token=secret";
    for (std::size_t most = 1; most < line.size() + 3; ++most) {
        for (const std::string size : {"1", "16"}) {
            for (const std::string end : {"", "\r\n"}) {
                const words options = {"--max-line", std::to_string(most), "--block-size", size};
                const bool is_kept = line.size() <= most;
                const std::string redacted = is_kept ? "b http://REDACTED@h/?token=REDACTED" : "R";
                const words command = {"redact", "--replacement", is_kept ? "REDACTED" : "R"};
                EXPECT_EQ(uriscan(with(command, options), line + end).out, redacted + end) << most;
                EXPECT_EQ(uriscan(with({"extract", "-o"}, options), line + end).out,
                          is_kept ? line.substr(2) + "\n" : "")
                    << most;
            }
        }
    }
}

TEST(long_lines, do_not_delay_the_lines_after_them) {
    process program({program_path(), "redact", "--max-line", "10", "-j1"});
    program.write(std::string(3'000'000, 'a'));
    program.write("\nb\nc\nd");
    EXPECT_EQ(program.read_output(13), "REDACTED\nb\nc\n");
    EXPECT_EQ(program.finish().out, "d");
}

TEST(long_lines, are_not_kept_in_memory) {
    if (!can_limit_memory) {
        GTEST_SKIP() << why_not_limited;
    }
    const temporary_file file("a\nhttp://u:p@h/");
    std::filesystem::resize_file(file.path(), 300 << 20);
    std::ofstream(file.path(), std::ios::app) << "\nhttp://h/";
    const std::string limited = "ulimit -v 200000; cat " + file.path() + " |";
    const std::string message =
        "uriscan: <stdin>:2: the line has 314572798 octets, more than --max-line allows; ";
    const std::string options = "--max-line 1M -j2 ";
    const finished_program extracted = uriscan_in_shell(limited, "extract -o " + options);
    EXPECT_EQ(extracted.out, "http://h/\n");
    EXPECT_EQ(extracted.err, message + "it is not searched\n");
    const finished_program redacted = uriscan_in_shell(limited, "redact " + options);
    EXPECT_EQ(redacted.out, "a\nREDACTED\nhttp://h/");
    EXPECT_EQ(redacted.err, message +
                                "all of it is replaced\n"
                                "uriscan: 1 URI, 1 secret replaced, 0 URIs read tolerantly\n");
    const finished_program masked =
        uriscan_in_shell(limited, "redact --mask " + options + " | tr -s x");
    EXPECT_EQ(masked.out, "a\nx\nhttp://h/");
}

TEST(long_lines, are_searched_without_the_option) {
    const std::string start(5'000'000, 'b');
    EXPECT_EQ(uriscan({"redact"}, start + " http://u@h/").out, start + " http://REDACTED@h/");
    EXPECT_EQ(uriscan({"extract", "-o"}, start + " http://u@h/").out, "http://u@h/\n");
    for (const std::string command : {"extract", "redact"}) {
        expect_refused({command, "--max-line", "0"}, "--max-line: '0' is not from 1 to ");
        EXPECT_EQ(uriscan({command, "--max-line", "8G"}, "").status, 0);
    }
}

}  // namespace
}  // namespace uriscan::tests
