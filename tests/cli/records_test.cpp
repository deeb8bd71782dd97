// Records that the program could only be made to write with gigabytes of memory.
#include "cli/records.hpp"

#include <gtest/gtest.h>

#include "support/reserved_text.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::tests {
namespace {

std::string record_of_a_text_of_4_gib(cli::format format) {
    const reserved_text reserved(std::size_t{1} << 32);
    fmt::memory_buffer record;
    if (reserved.is_there()) {
        const std::string_view text = reserved.text();
        cli::append_record(record, format, text, parse(rule::uri_reference, text));
    }
    return fmt::to_string(record);
}

TEST(records, do_not_repeat_a_text_of_4_gib) {
    EXPECT_EQ(record_of_a_text_of_4_gib(cli::format::jsonl),
              R"({"input":null,"valid":false,"error":{"offset":4294967295,"component":"path",)"
              R"("reason":"too-long","message":"the text has 4294967296 octets or more"}})");
    EXPECT_EQ(record_of_a_text_of_4_gib(cli::format::tsv),
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t4294967295\tpath\ttoo-long");
}

}  // namespace
}  // namespace uriscan::tests
