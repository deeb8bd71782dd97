// Tests records of long texts, which must not need much more memory than the texts.
#include "cli/output/formats.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/reserved_text.hpp"
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

}  // namespace
}  // namespace uriscan::tests
