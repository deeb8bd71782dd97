// Tests the record of a text of 4 GiB. The record does not repeat the text, because that would need
// gigabytes of memory.
#include "cli/output/formats.hpp"

#include <gtest/gtest.h>

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
    EXPECT_EQ(record_of_a_text_of_4_gib(*cli::make_tsv_format(columns, true)),
              "0\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t\\N\t4294967295\tpath\ttoo-long");
}

}  // namespace
}  // namespace uriscan::tests
