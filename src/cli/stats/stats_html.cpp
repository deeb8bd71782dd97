// The report as one page of HTML and CSS.  The page loads no other file and has no scripts.  Its
// colours are light or dark, as the reader's system prefers.
#include <algorithm>

#include "cli/stats/hashes.hpp"
#include "cli/stats/stats_report.hpp"
#include "cli/system/buffer.hpp"
#include "cli/system/names.hpp"
#include "uriscan/version.hpp"

namespace uriscan::cli {
namespace {

constexpr std::string_view style_sheet = R"(<style>
:root { --page: #f6f7f9; --card: #fff; --text: #1c2128; --faint: #5b6470; --line: #dfe3e8;
  --bar: #2f6fde; --bad: #c8372d; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14171b; --card: #1d2126; --text: #e4e7eb; --faint: #99a3af; --line: #323840;
    --bar: #5b93f0; --bad: #f07167; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem; background: var(--page);
  color: var(--text); font: 15px/1.45 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.4rem; }
h2, h3 { margin: 0 0 .5rem; font-size: 1.05rem; }
article > h2 { margin: 1.75rem 0 0; font-size: 1.2rem; }
p { margin: .25rem 0 0; color: var(--faint); overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1.25rem 0; }
dl div, section { background: var(--card); border: 1px solid var(--line); border-radius: .5rem;
  padding: .8rem 1rem; }
dl div { flex: 1 1 9rem; }
dt { color: var(--faint); }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
dd small { font-size: .85rem; color: var(--faint); }
.tables { columns: 2 28rem; column-gap: 1rem; }
section { break-inside: avoid; margin-bottom: 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .2rem 0; font-weight: normal; vertical-align: top; }
th { text-align: left; overflow-wrap: anywhere; }
td { width: 1%; padding-left: .75rem; text-align: right; white-space: nowrap;
  font-variant-numeric: tabular-nums; }
td.bar { width: 30%; vertical-align: middle; }
td.bar div { height: .8rem; min-width: 1px; border-radius: 2px; background: var(--bar); }
figure { display: grid; grid-template-columns: auto 1fr; gap: .25rem .5rem; margin: 0 0 .75rem;
  color: var(--faint); font-size: .85rem; font-variant-numeric: tabular-nums; }
figcaption, .times { grid-column: 2; }
.axis, .times { display: flex; justify-content: space-between; }
.axis { flex-direction: column; text-align: right; line-height: 1; margin: -.4rem 0; }
svg { width: 100%; height: 6rem; fill: var(--bar); overflow: visible; }
svg .grid { stroke: var(--line); vector-effect: non-scaling-stroke; }
.bad td.bar div { background: var(--bad); }
.absent, .others { color: var(--faint); }
footer { margin-top: 1.25rem; color: var(--faint); font-size: .85rem; }
</style>
)";

// Returns the text with escapes for HTML.  It can also be used in attributes with quotation marks.
std::string escaped(std::string_view text) {
    return with_replacements(text, {{'&', "&amp;"}, {'<', "&lt;"}, {'>', "&gt;"}, {'"', "&quot;"}});
}

void write_row(fmt::memory_buffer& out, const report_table& table, const report_row& row,
               std::uint64_t most) {
    const bool is_placeholder = row.value == absent_value || row.value.empty();
    append_formatted(out,
                     "<tr><th scope=\"row\"{}>{}</th><td>{}</td><td>{} %</td>"
                     "<td class=\"bar\"><div style=\"width:{:.2f}%\"></div></td></tr>\n",
                     is_placeholder ? " class=\"absent\"" : "", escaped(shown_value(row.value)),
                     row.count, escaped(shown_percent(row.count, table.total)),
                     percent(row.count, most));
}

// Returns the smallest of the numbers 1, 2, 5, 10, 20, 50 and so on that is not less than `rate`.
double top_of_axis(double rate) {
    double power = 1;
    while (power < rate) {
        power *= 10;
    }
    while (power / 10 >= rate && rate > 0) {
        power /= 10;
    }
    return power / 5 >= rate ? power / 5 : power / 2 >= rate ? power / 2 : power;
}

// Draws the rates of times as an area with two axes.
void write_plot(fmt::memory_buffer& out, const report_table& table) {
    constexpr std::size_t most_columns = 240;
    constexpr double height = 100;
    const time_series series = series_of(table, most_columns);
    if (series.rates.empty()) {
        return;
    }
    const double top = top_of_axis(std::ranges::max(series.rates));
    append_formatted(out,
                     "<figure><figcaption>{}</figcaption>\n"
                     "<div class=\"axis\"><span>{}</span><span>{}</span><span>0</span></div>\n"
                     "<svg viewBox=\"0 0 {} {}\" preserveAspectRatio=\"none\">"
                     "<path class=\"grid\" d=\"M0 0H{}M0 {}H{}M0 {}H{}\"/><path d=\"M0 {}",
                     scale_of(series), shown_rate(top), shown_rate(top / 2), series.rates.size(),
                     height, series.rates.size(), height / 2, series.rates.size(), height,
                     series.rates.size(), height);
    for (std::size_t i = 0; i < series.rates.size(); ++i) {
        append_formatted(out, "V{:.1f}H{}", height - series.rates[i] * height / top, i + 1);
    }
    append_formatted(out,
                     "V{}Z\"/></svg>\n"
                     "<div class=\"times\"><span>{}</span><span>{}</span></div></figure>\n",
                     height, series.first, series.last);
}

// How the headings and ids of a report's tables start.  If there are several reports, each has a
// heading and a part of the page, and the headings of its tables are one level lower.
struct table_marks {
    std::string before_id;  // the start of each id, because ids must differ
    std::string_view heading = "h2";
};

void write_table(fmt::memory_buffer& out, const report_table& table, const table_marks& marks) {
    append_formatted(out, "<section id=\"{0}{1}\"{2}>\n<{3}>{4}</{3}>\n", marks.before_id,
                     table.by.name(), table.by.is("error") ? " class=\"bad\"" : "", marks.heading,
                     table.title());
    if (table.rows.empty()) {
        append_formatted(out, "<p>none</p>\n</section>\n");
        return;
    }
    write_plot(out, table);
    append_formatted(out, "<table>\n");
    const std::uint64_t most = std::ranges::max(table.rows, {}, &report_row::count).count;
    for (const report_row& row : table.rows) {
        write_row(out, table, row, most);
    }
    if (table.other_count > 0) {
        append_formatted(out,
                         "<tr class=\"others\"><th scope=\"row\">{}</th><td>{}</td><td>{} %</td>"
                         "<td></td></tr>\n",
                         others_in(table), table.other_count,
                         escaped(shown_percent(table.other_count, table.total)));
    }
    append_formatted(out, "</table>\n");
    if (!table.is_exact()) {
        append_formatted(out, "<p class=\"note\">{}</p>\n", note_on(table));
    }
    append_formatted(out, "</section>\n");
}

void write_total(fmt::memory_buffer& out, std::string_view name, std::uint64_t count,
                 std::string_view remark) {
    append_formatted(out, "<div><dt>{}</dt><dd>{} <small>{}</small></dd></div>\n", name, count,
                     remark);
}

void write_totals(fmt::memory_buffer& out, const stats_report& report) {
    const totals& all = report.all;
    append(out, "<dl>\n");
    write_total(out, "total", all.texts, "");
    write_total(out, "valid", all.valid, escaped(shown_percent(all.valid, all.texts) + " %"));
    write_total(out, "invalid", report.invalid(),
                escaped(shown_percent(report.invalid(), all.texts) + " %"));
    write_total(out, "octets", all.octets,
                fmt::format("{} to {} each, on average {:.1f}", report.shortest(), all.longest,
                            report.mean_length()));
    append(out, "</dl>\n");
}

void write_tables(fmt::memory_buffer& out, const stats_report& report, const table_marks& marks) {
    for (const report_table& table : report.tables) {
        write_table(out, table, marks);
    }
}

void write_reports(fmt::memory_buffer& out, std::span<const stats_report> reports) {
    append(out, "<main>\n");
    for (const stats_report& report : reports) {
        append_formatted(out, "<article id=\"{}\">\n<h2>{}</h2>\n", report.name, report.title);
        write_totals(out, report);
        append(out, "<div class=\"tables\">\n");
        write_tables(out, report, {fmt::format("{}-", report.name), "h3"});
        append(out, "</div>\n</article>\n");
    }
    append(out, "</main>\n");
}

void write_report(fmt::memory_buffer& out, const stats_report& report) {
    write_totals(out, report);
    append(out, "<main class=\"tables\">\n");
    write_tables(out, report, {});
    append(out, "</main>\n");
}

constexpr std::string_view start_of_digest = "<!-- BLAKE2b of the page: ";

std::string digest_line(std::string_view page) {
    return fmt::format("{}{} -->\n</body>\n</html>\n", start_of_digest, digest_of(page));
}

}  // namespace

void append_html(fmt::memory_buffer& out, std::span<const stats_report> reports,
                 const std::vector<std::string>& files) {
    const std::string names = escaped(joined(files, ", "));
    append_formatted(out, "{}{}</title>\n", start_of_page, names);
    append(out, style_sheet);
    append_formatted(out, "</head>\n<body>\n<header><h1>URIs</h1>\n<p>{}</p></header>\n", names);
    if (std::ranges::any_of(reports, &stats_report::is_partial)) {
        append_formatted(out, "<p class=\"note\">Partial: {}.</p>\n", note_on_partial);
    }
    if (reports.size() == 1) {
        write_report(out, reports.front());
    } else {
        write_reports(out, reports);
    }
    append(out, "<footer>Written by uriscan " URISCAN_VERSION
                ". Schemes and hosts are counted without regard to case.</footer>\n");
    append(out, digest_line(view_of(out)));
}

bool is_page(std::string_view text) {
    const std::size_t end = text.rfind(start_of_digest);
    return text.starts_with(start_of_page) && end != text.npos &&
           text.substr(end) == digest_line(text.substr(0, end));
}

}  // namespace uriscan::cli
