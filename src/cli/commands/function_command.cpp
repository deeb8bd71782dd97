// uriscan function: one answer in RowBinary for each row.
#include "cli/commands/commands.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "cli/commands/pipeline.hpp"
#include "cli/input/rowbinary.hpp"
#include "cli/output/rowbinary.hpp"
#include "cli/system/buffer.hpp"
#include "integrations/json/template_arguments.hpp"
#include "integrations/json/template_values.hpp"
#include "uriscan/extract.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/pieces.hpp"

namespace uriscan::cli {
namespace {

// Appends a Nullable(String).
void append_text(fmt::memory_buffer& out, cell text) {
    append_string(out, true, text.data() == nullptr, text);
}

void append_query_value(const row_values& values, fmt::memory_buffer& out, std::string&) {
    const auto uri = parse_uri_reference(values[0]);
    const auto found = uri ? uri->parameters().find(values[1]) : std::nullopt;
    append_text(out, found ? found->value : cell());
}

void append_decoded(const row_values& values, fmt::memory_buffer& out, std::string& memory) {
    memory.resize(values[0].size());
    const auto decoded = decode(values[0], memory);
    append_text(out, decoded ? *decoded : cell());
}

// Appends an Array(Tuple(uri String, start UInt64, size UInt64, truncated UInt8)).
void append_found(const row_values& values, fmt::memory_buffer& out, std::string& memory) {
    const extracted_uris uris = extract(values[0]);
    append_put(out, most_octets_of_length, [&](char* to) {
        return put_length(to, static_cast<std::uint64_t>(std::ranges::distance(uris)));
    });
    for (const found_uri& found : uris) {
        memory.resize(found.original.size());
        const cell uri = unescape(found, memory).value().text();
        append_put(out, most_octets_of_length + uri.size() + 2 * sizeof(std::uint64_t) + 1,
                   [&](char* to) {
                       to = put_string(to, uri);
                       to = put_integer(to, found.offset, sizeof(std::uint64_t));
                       to = put_integer(to, found.original.size(), sizeof(std::uint64_t));
                       return put_octet(to, found.truncated ? 1 : 0);
                   });
    }
}

// Rows with the same template usually follow each other.  So the last template stays compiled.
void append_matched_values(const row_values& values, fmt::memory_buffer& out, std::string& memory) {
    static thread_local integrations::cached_matcher matcher;
    memory.clear();
    append_text(out, matcher.append_match(values[0], values[1], memory) ? memory : cell());
}

void append_expansion(const row_values& values, fmt::memory_buffer& out, std::string& memory) {
    memory.clear();
    append_text(out,
                integrations::append_expansion(values[0], values[1], memory) ? memory : cell());
}

constexpr char null_flag = '\1';
constexpr char no_items = '\0';

constexpr auto functions = std::to_array<row_function>({
    {"uri_decode", 1, null_flag, append_decoded},
    {"uri_expand", 2, null_flag, append_expansion},
    {"uri_extract", 1, no_items, append_found},
    {"uri_match", 2, null_flag, append_matched_values},
    {"uri_query_value", 2, null_flag, append_query_value},
});

}  // namespace

std::span<const row_function> row_functions() {
    return functions;
}

int run_function(const function_command_options& options) {
    const row_function& function = *options.function;
    common_options common = options.common;
    common.input.number_lines = false;
    common.input.field.format = input_format::rowbinary;
    common.input.field.types.assign(function.arguments, row_type::nullable_string);
    return answer_blocks(common, [&](const block& block, output& out) {
        std::string memory;
        rowbinary_rows(block, common.input)
            .for_each([&](const located_line&, const row_values& values) {
                const bool has_null =
                    std::ranges::any_of(values, [](cell value) { return value.data() == nullptr; });
                if (has_null) {
                    out.text().push_back(function.null);
                } else {
                    function.answer(values, out.text(), memory);
                }
                out.flush_if_large();
            });
    });
}

}  // namespace uriscan::cli
