// The page of `stats --html` in a browser without a window: the texts, the lengths of the bars, and
// whether the page fits the screen.
#include <nlohmann/json.hpp>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

// The test appends this script to a page.  The script replaces the text of the page with JSON that
// describes how the browser shows the page.
constexpr std::string_view script = R"(<script>
const bars = [...document.querySelectorAll('td.bar div')];
document.body.textContent = '{{{' + JSON.stringify({
  title: document.title,
  headings: [...document.querySelectorAll('h2')].map(x => x.textContent),
  tables: [...document.querySelectorAll('h3')].map(x => x.textContent),
  ids: [...document.querySelectorAll('[id]')].map(x => x.id),
  hosts: [...document.querySelectorAll('[id$=-host] th')].map(x => x.textContent),
  values: [...document.querySelectorAll('#host th')].map(x => x.textContent),
  counts: [...document.querySelectorAll('#host td:nth-child(2)')].map(x => +x.textContent),
  bars: [...document.querySelectorAll('#host td.bar div')].map(
    x => x.getBoundingClientRect().width),
  visible: bars.every(x => x.getBoundingClientRect().height > 5),
  overflow: document.documentElement.scrollWidth - innerWidth,
  resources: performance.getEntriesByType('resource').length,
  elements: document.querySelectorAll('img, script:not(:last-of-type), link, iframe').length,
  background: getComputedStyle(document.body).backgroundColor,
}).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026').replaceAll('>', '\\u003e') + '}}}';
</script>
)";

std::string without(std::string text, const std::string& part) {
    const std::size_t found = text.find(part);
    EXPECT_NE(found, std::string::npos) << part;
    return found == std::string::npos ? text : text.erase(found, part.size());
}

using nlohmann::json;

json shown(const std::string& page, const std::string& width, bool dark) {
    // The page forbids all scripts.  The test removes this rule, so that its own script can run.
    const std::string policy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        "style-src 'unsafe-inline'\">\n";
    const temporary_file file(without(page, policy) + std::string(script));
    const std::string html = file.path() + ".html";
    std::filesystem::rename(file.path(), html);
    const std::string profile = file.path() + ".profile";
    const finished_program result = run(
        {URISCAN_BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--user-data-dir=" + profile, "--window-size=" + width + ",900",
         std::string("--blink-settings=preferredColorScheme=") + (dark ? "0" : "1"), "--dump-dom",
         "file://" + html});
    std::filesystem::remove(html);
    std::filesystem::remove_all(profile);
    const std::size_t begin = result.out.find("{{{"), end = result.out.rfind("}}}");
    EXPECT_NE(begin, std::string::npos) << result.out << result.err;
    if (begin == std::string::npos || end == std::string::npos) {
        return {};
    }
    return json::parse(result.out.substr(begin + 3, end - begin - 3));
}

std::string page() {
    std::string lines;
    for (const auto& [text, times] : {std::pair("http://often.example/\n", 100),
                                      {"//half.example\n", 50},
                                      {"a b\n", 7},
                                      {"//once.example:80\n", 1},
                                      {"/none\n", 25}}) {
        for (int i = 0; i < times; ++i) {
            lines += text;
        }
    }
    lines += "http://" + std::string(300, 'h') + "/\n";
    const temporary_file file(lines);
    const std::string name = file.path() + "<img src=x>&\"'";
    std::filesystem::rename(file.path(), name);
    const finished_program result = uriscan({"stats", "--html", "-", name});
    std::filesystem::remove(name);
    EXPECT_EQ(result.status, 0);
    return result.out;
}

using texts = std::vector<std::string>;

TEST(stats_page, has_a_part_for_targets_and_one_for_referers) {
    const std::string line = "h - - [when] \"GET http://t/ HTTP/1.1\" 200 1 \"//r/\" \"x\"\n";
    const finished_program result = uriscan(
        {"stats", "--log", "combined", "--log-uris", "both", "--by", "host,error", "--html", "-"},
        line + line);
    for (const std::string width : {"1200", "500"}) {
        const json document = shown(result.out, width, false);
        ASSERT_TRUE(document.is_object());
        EXPECT_EQ(document.at("headings").get<texts>(), (texts{"Targets", "Referers"}));
        EXPECT_EQ(document.at("tables").get<texts>(),
                  (texts{"Hosts", "Errors", "Hosts", "Errors"}));
        EXPECT_EQ(document.at("hosts").get<texts>(), (texts{"t", "r"}));
        EXPECT_EQ(document.at("ids").get<texts>(),
                  (texts{"targets", "targets-host", "targets-error", "referers", "referers-host",
                         "referers-error"}));
        EXPECT_TRUE(document.at("visible").get<bool>());
        EXPECT_LE(document.at("overflow").get<int>(), 0);
    }
}

TEST(stats_page, shows_what_was_counted_in_light_and_dark_on_wide_and_narrow_screens) {
    const std::string html = page();
    std::vector<std::string> backgrounds;
    for (const auto& [width, dark] : {std::pair("1200", false), {"500", true}}) {
        const json document = shown(html, width, dark);
        ASSERT_TRUE(document.is_object());
        EXPECT_TRUE(document.at("title").get<std::string>().ends_with("<img src=x>&\"'"));
        EXPECT_EQ(document.at("headings").get<texts>(),
                  (texts{"Schemes", "Hosts", "Kinds of host", "Ports", "Lengths", "Components",
                         "Errors"}));
        EXPECT_EQ(document.at("values").get<texts>(),
                  (texts{"often.example", "half.example", "(none)", std::string(300, 'h'),
                         "once.example"}));
        const json& counts = document.at("counts");
        const json& bars = document.at("bars");
        ASSERT_EQ(bars.size(), 5U);
        const double longest = bars[0].get<double>();
        EXPECT_GT(longest, 50);
        for (unsigned i = 0; i < 3; ++i) {
            EXPECT_NEAR(bars[i].get<double>() / longest, counts[i].get<double>() / 100, 0.02);
        }
        EXPECT_GE(bars[4].get<double>(), 1);
        EXPECT_TRUE(document.at("visible").get<bool>());
        EXPECT_LE(document.at("overflow").get<int>(), 0);
        EXPECT_EQ(document.at("resources").get<int>(), 0);
        EXPECT_EQ(document.at("elements").get<int>(), 0);
        backgrounds.emplace_back(document.at("background").get<std::string>());
    }
    EXPECT_NE(backgrounds[0], backgrounds[1]);
}

}  // namespace
}  // namespace uriscan::tests
