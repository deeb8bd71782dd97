// uriscan extract: writes the URIs in a text, and where they are.
#include "cli/commands/commands.hpp"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands/common_options.hpp"
#include "cli/commands/line_records.hpp"
#include "cli/input/long_lines.hpp"
#include "cli/output/line_error.hpp"
#include "cli/system/buffer.hpp"
#include "text/refanged.hpp"
#include "uriscan/defang.hpp"
#include "uriscan/extract.hpp"

namespace uriscan::cli {
namespace {

// A text that uriscan::refang() has made.  It knows where each octet was in the defanged text.
class refanged_text {
public:
    // Reads the text.  The result is valid until the next call.
    std::string_view read(std::string_view defanged) {
        text_.clear();
        places_.clear();
        for_each_refanged(defanged, [this](std::string_view octets, std::size_t place) {
            text_.append(octets);
            places_.insert(places_.end(), octets.size(), place);
        });
        return text_;
    }

    // Returns the offset in the defanged text.  `offset` is an offset in the last result.
    std::size_t place_of(std::size_t offset) const { return places_[offset]; }

private:
    std::string text_;
    std::vector<std::size_t> places_;
};

// Writes the URIs in one block.
class block_extractor {
public:
    block_extractor(const extract_command_options& options, const extract_options& how,
                    record_writer& records)
        : options_(options), how_(how), records_(records), out_(records.out()) {}

    void search_lines(const block& block) {
        for_each_stretch(
            block, separator_,
            [&](std::string_view lines, std::uint64_t first) {
                search_lines({.file = block.file, .number = first, .text = lines});
            },
            [&](const located_line& line) { report_too_long(line); });
    }

    void search_fields(const block& block) {
        for_each_field(block, records_.input(), [&](const located_line& line) {
            if (line.too_long != 0) {
                report_too_long(line);
            }
            if (!line.has_text()) {
                return;  // not valid in its format, NULL, or too long
            }
            located_line place = line;
            const bool is_defanged = options_.reads_defanged;
            const std::string_view text = is_defanged ? refanged_.read(line.text) : line.text;
            for (const found_uri& found : extract(text, how_)) {
                const std::size_t offset = found.offset;
                place.start = line.start + (is_defanged ? refanged_.place_of(offset) : offset);
                write(found, place);
            }
        });
    }

private:
    // Searches all lines at once, since a URI cannot contain the end of a line.  `place` has the
    // text of the lines and the number of the first line.
    void search_lines(located_line place) {
        const std::string_view text = place.text;
        std::size_t start = 0;  // the start of the current line
        std::size_t end = text.find(separator_);
        const extracted_uris uris = extract(text, how_);
        for (auto at = uris.begin(); at != uris.end(); ++at) {
            const found_uri& found = *at.operator->();  // does not copy, unlike *at
            if (options_.only_uris && !found.escaped && !options_.writes_defanged) {
                write_readable(found.original);
                continue;
            }
            while (!options_.only_uris && end < found.offset) {
                ++place.number;
                start = end + 1;
                end = text.find(separator_, start);
            }
            place.start = found.offset - start;
            place.whole = text.substr(start, std::min(end, text.size()) - start);
            write(found, place);
        }
    }

    // A line that is too long is not searched: its end is missing, so a URI in it could be cut.
    void report_too_long(const located_line& line) {
        append_too_long(out_.messages(), line, "it is not searched");
        out_.flush_if_large();
    }

    // `place` is the place of the URI.  Its text becomes the URI.
    void write(const found_uri& found, located_line& place) {
        unescaped_.resize(found.escaped ? found.original.size() : 0);
        const auto unescaped = unescape(found, unescaped_);
        const uri_view& uri = unescaped.value();  // a reference, because a copy is slower
        std::string_view text = uri.text();
        if (options_.writes_defanged) {
            text = defanged_ = defang(uri);
        }
        if (options_.only_uris) {
            write_only(text);
            return;
        }
        place.text = text;
        record& made = records_.start(place);
        made.set_components(uri);
        made.set_truncated(found.truncated);
        records_.append();
        out_.flush_if_large();
    }

    void write_only(std::string_view uri) {
        append(out_.text(), uri, std::string_view(&separator_, 1));
        out_.flush_if_large();
    }

    // Writes a URI that is a slice of a block, as write_only() does.  Copies of a fixed size are
    // fast, so some octets after the URI are also read and copied.
    void write_readable(std::string_view uri) {
        fmt::memory_buffer& out = out_.text();
        const std::size_t start = out.size();
        out.resize(start + uri.size() + octet_buffer::readable_after_end);
        char* const end = put_readable(out.data() + start, uri);
        *end = separator_;
        out.resize(start + uri.size() + 1);
        out_.flush_if_large();
    }

    const extract_command_options& options_;
    const extract_options& how_;
    record_writer& records_;
    output& out_;
    const char separator_ = records_.input().separator();
    std::string unescaped_;  // the last URI, if its slashes were escaped
    std::string defanged_;   // the last URI, if it is written defanged
    refanged_text refanged_;
};

}  // namespace

int run_extract(const extract_command_options& options) {
    using list = std::span<const std::string_view>;
    const auto given = longer_list({}, options.schemes);
    const auto schemes = longer_list(given.empty() ? list(schemes_without_authority) : list(given),
                                     options.more_schemes);
    // If the user gives no schemes, the library uses its own list, which is faster.
    const bool is_usual = options.schemes.empty() && options.more_schemes.empty();
    const extract_options how = is_usual ? extract_options() : extract_options{schemes};
    common_options common = options.common;
    common.input.skip_empty = true;  // a text without a URI has no record
    const auto answer = [&](const block& block, record_writer& records) {
        block_extractor extractor(options, how, records);
        if (common.input.field.names.empty() && !options.reads_defanged) {
            extractor.search_lines(block);
        } else {
            extractor.search_fields(block);
        }
    };
    // Without records, only messages about lines that are too long show the numbers of lines.
    return write_records(common,
                         {.options = options.records,
                          .usual = options.only_uris ? columns_of_components : columns_of_hits,
                          .has_numbers = common.input.max_line != no_limit},
                         answer);
}

}  // namespace uriscan::cli
