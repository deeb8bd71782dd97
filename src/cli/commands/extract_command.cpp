// uriscan extract: the URIs that are found in a text, and where.
#include "uriscan/extract.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/line_records.hpp"
#include "cli/commands/longer_list.hpp"

namespace uriscan::cli {
namespace {

// Writes what is found in one block.
class extraction {
public:
    extraction(const options& options, const extract_options& how, const record_format& format,
               output& out)
        : options_(options), how_(how), format_(format), out_(out) {}

    // Searches all lines at once, since no URI goes on after a line's end.
    void search_lines(const block& block) {
        const std::string_view text(block.lines.data(), block.lines.size());
        std::uint64_t line = block.first_line;
        std::size_t begin = 0;  // of the line
        std::size_t end = text.find(options_.separator());
        for (const found_uri& found : extract(text, how_)) {
            while (!options_.only_uris && end < found.offset) {
                ++line;
                begin = end + 1;
                end = text.find(options_.separator(), begin);
            }
            write(found.uri, line, found.offset - begin);
        }
    }

    void search_fields(const block& block) {
        for_each_field(block, options_, [&](const located_line& line) {
            for (const found_uri& found : extract(line.text, how_)) {
                write(found.uri, line.number, line.begin + found.offset);
            }
        });
    }

private:
    void write(const uri_view& uri, std::uint64_t line, std::size_t offset) {
        if (options_.only_uris) {
            out_.text().append(uri.text());
            out_.text().push_back(options_.separator());
            out_.flush_if_large();
            return;
        }
        record_.begin(uri.text());
        record_.set_location(line, offset);
        record_.set_components(uri);
        write_record(out_, options_, format_, record_);
    }

    const options& options_;
    const extract_options& how_;
    const record_format& format_;
    output& out_;
    record record_;
};

}  // namespace

int extract_command(const options& options) {
    const auto schemes = longer_list(schemes_without_authority, options.found_schemes);
    const extract_options how{schemes};
    const format_pointer format = make_format(options, columns_of_hits);
    return answer_blocks(options, format->header(), [&](const block& block, output& out) {
        extraction extraction(options, how, *format, out);
        if (options.field == 0) {
            extraction.search_lines(block);
        } else {
            extraction.search_fields(block);
        }
    });
}

}  // namespace uriscan::cli
