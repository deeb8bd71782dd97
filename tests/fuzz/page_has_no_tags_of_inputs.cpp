// Properties of the page that `stats --html` writes.  The page of any values and names of files has
// the same tags, with the same attributes, as the page of harmless values.  The values and names
// are read back from the page's text.
//
// The last octets choose the shape of the report.  Each line of the rest is a value.
#include <span>
#include <vector>

#include "cli.hpp"
#include "cli/stats/stats_report.hpp"

namespace uriscan::tests {
namespace {

// A page, cut into its tags and the texts between them.
struct page {
    std::vector<std::string> tags;
    std::vector<std::string> texts;  // with character references decoded
};

std::string decoded(std::string_view html) {
    constexpr std::array<std::pair<std::string_view, char>, 5> references = {
        {{"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&#39;", '\''}}};
    std::string out;
    while (!html.empty()) {
        const std::string_view plain = html.substr(0, html.find('&'));
        out += plain;
        html.remove_prefix(plain.size());
        const auto found = std::ranges::find_if(
            references, [&](const auto& each) { return html.starts_with(each.first); });
        expect(html.empty() || found != references.end(), html, "an & starts no known reference");
        if (!html.empty()) {
            out += found->second;
            html.remove_prefix(found->first.size());
        }
    }
    return out;
}

// Returns the size of the tag at the start of `html`.  The tag ends before the first ">" that is
// not in quotation marks.
std::size_t size_of_tag(std::string_view html) {
    std::size_t end = 0;
    while ((end = html.find_first_of("\">", end)) != html.npos && html[end] == '"') {
        end = html.find('"', end + 1);
        end += end == html.npos ? 0 : 1;
    }
    return std::min(end, html.size());
}

// The comment with the digest of the page is left out, because it depends on the values.
page read_page(std::string_view html) {
    page read;
    html = html.substr(0, html.rfind("<!-- "));
    while (!html.empty()) {
        const std::string_view text = html.substr(0, html.find('<'));
        read.texts.push_back(decoded(text));
        html.remove_prefix(text.size());
        const std::size_t size = size_of_tag(html);
        read.tags.emplace_back(html.substr(0, size));
        html.remove_prefix(std::min(html.size(), size + 1));
    }
    return read;
}

page page_of(std::span<const cli::stats_report> reports, const std::vector<std::string>& files) {
    fmt::memory_buffer html;
    cli::append_html(html, reports, files);
    return read_page({html.data(), html.size()});
}

bool is_placeholder(std::string_view value) {
    return value.empty() || value == cli::absent_value;
}

// Checks that the page has the values, in their order.
void check_values(const page& read, const cli::report_table& table, std::string_view text) {
    auto from = read.texts.begin();
    for (const cli::report_row& row : table.rows) {
        const auto shown = row.value.empty()           ? std::string_view("(empty)")
                           : is_placeholder(row.value) ? std::string_view("(none)")
                                                       : row.value;
        from = std::find(from, read.texts.end(), shown);
        expect(from != read.texts.end(), text, "a value is not on the page");
        ++from;
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    namespace cli = uriscan::cli;
    fuzz_input input(data, size);
    const std::string_view all = input.rest();
    cli::stats_report report;
    report.is_partial = input.choose(2) == 1;
    cli::report_table table{};
    // Tables of days and hours are drawn, so their tags depend on the values.
    const auto undrawn = cli::read_tables("scheme,host,domain,port,path,query_keys,status,error");
    table.by = undrawn[input.choose(undrawn.size())];
    table.other_count = input.choose(3);
    table.forgotten = input.choose(2) == 1 ? table.other_count : 0;
    const std::size_t number = 1 + input.choose(2);
    const std::vector<std::string> files = {std::string(input.take_line()),
                                            std::string(input.take_line())};
    while (!input.rest().empty()) {
        const std::string_view line = input.take_line();
        table.rows.push_back({line == "-" ? cli::absent_value : line, line.size() + 1});
        table.total += line.size() + 1;
    }
    report.tables = {table};
    std::vector<cli::stats_report> reports(number, report);
    const page read = page_of(reports, files);
    check_values(read, table, all);
    expect(std::ranges::count(read.texts, "URIs in " + files[0] + ", " + files[1]) >= 1, all,
           "the title does not have the names of the files");
    for (cli::stats_report& each : reports) {
        for (cli::report_row& row : each.tables[0].rows) {
            row.value = is_placeholder(row.value) ? row.value : "harmless";
        }
    }
    expect(read.tags == page_of(reports, {"harmless", "harmless"}).tags, all,
           "the page has other tags than a page of harmless values");
    return 0;
}
