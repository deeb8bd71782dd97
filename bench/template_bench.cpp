// Measures URI templates: expanding, matching with 1 to 100,000 routes, and hostile templates.  It
// compares matching with RE2 and Boost.Regex if they were found.  It writes tables (templates.md,
// routes.md, hostile_templates.md) and a plot (hostile_templates.svg).
//
// Each peer gives the route and its values.  RE2 first asks an RE2::Set for the route, and then the
// regular expression of this route for the values.  A single route needs no set.  Boost.Regex has
// no sets, so it tries the routes one after another.  For hostile texts, the regular expressions
// are like those that programs make of templates.  They do not match exactly the same texts as the
// templates.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/random.hpp"
#include "measure.hpp"
#include "plot.hpp"
#include "table.hpp"
#include "uriscan/template_matcher.hpp"
#include "uriscan/uri_template.hpp"

#ifdef URISCAN_BENCH_RE2
#include <re2/re2.h>
#include <re2/set.h>
#endif
#ifdef URISCAN_BENCH_BOOST_REGEX
#include <boost/regex.hpp>
#endif

namespace uriscan::bench {
namespace {

constexpr std::size_t most_variables = 3;

// Routes of two to four segments, and paths for them.  A variable follows each of these segments
// with a probability of two thirds, up to most_variables in a route.
struct routes {
    std::vector<std::string> templates;
    std::vector<std::string> expressions;
    std::vector<std::string> paths;

    explicit routes(std::size_t count) {
        random_source random(6570);
        for (std::size_t i = 0; i < count; ++i) {
            std::string text, expression, path;
            for (std::uint32_t s = 0, segments = 2 + random.below(3), variables = 0; s < segments;
                 ++s) {
                const std::string name =
                    "/resource" + std::to_string(s == 0 ? i : random.below(1000));
                text += name;
                expression += name;
                path += name;
                if (random.below(3) != 0 && variables < most_variables) {
                    text += "/{v" + std::to_string(variables++) + "}";
                    expression += "/([A-Za-z0-9._~%-]+)";
                    path += "/" + std::to_string(random.below(1'000'000));
                }
            }
            templates.push_back(text);
            expressions.push_back(expression);
            paths.push_back(path);
        }
        for (std::size_t i = 1; i < paths.size(); ++i) {  // in a random order
            std::swap(paths[i], paths[random.below(static_cast<std::uint32_t>(i + 1))]);
        }
    }
};

using matching = std::function<tally(const std::vector<std::string>&)>;

matching match_with_uriscan(const routes& from) {
    const std::vector<std::string_view> views(from.templates.begin(), from.templates.end());
    return [matcher = template_matcher::compile(views).value(),
            found = std::make_shared<template_match>()](const std::vector<std::string>& paths) {
        tally sum;
        for (const std::string& path : paths) {
            if (matcher.match(path, *found)) {
                ++sum.valid;
                for (std::size_t i = 0; i < found->size(); ++i) {
                    sum.checksum += (*found)[i].text.size();
                }
            }
        }
        return sum;
    };
}

#ifdef URISCAN_BENCH_RE2
struct re2_routes {
    std::unique_ptr<RE2::Set> set;
    std::vector<std::unique_ptr<RE2>> all;

    explicit re2_routes(const routes& from) {
        RE2::Options options;
        options.set_max_mem(std::int64_t{1} << 30);
        options.set_encoding(RE2::Options::EncodingLatin1);  // faster than UTF-8
        if (from.expressions.size() > 1) {
            set = std::make_unique<RE2::Set>(options, RE2::ANCHOR_BOTH);
        }
        for (const std::string& expression : from.expressions) {
            all.push_back(std::make_unique<RE2>(expression, options));
            if (set != nullptr) {
                set->Add(expression, nullptr);
            }
        }
        if (set != nullptr) {
            set->Compile();
        }
    }
};

matching match_with_re2(const routes& from) {
    return [with = std::make_shared<re2_routes>(from)](const std::vector<std::string>& paths) {
        tally sum;
        std::vector<int> which = {0};
        std::array<re2::StringPiece, most_variables + 1> values;
        for (const std::string& path : paths) {
            if (with->set == nullptr || with->set->Match(path, &which)) {
                const RE2& one = *with->all[static_cast<std::size_t>(
                    *std::min_element(which.begin(), which.end()))];
                const int count = one.NumberOfCapturingGroups() + 1;
                if (one.Match(path, 0, path.size(), RE2::ANCHOR_BOTH, values.data(), count)) {
                    ++sum.valid;
                    for (int i = 1; i < count; ++i) {
                        sum.checksum += values[static_cast<std::size_t>(i)].size();
                    }
                }
            }
        }
        return sum;
    };
}
#endif

#ifdef URISCAN_BENCH_BOOST_REGEX
matching match_with_boost(const routes& from) {
    std::vector<boost::regex> all;
    for (const std::string& expression : from.expressions) {
        all.emplace_back(expression, boost::regex::perl | boost::regex::optimize);
    }
    return [all](const std::vector<std::string>& paths) {
        tally sum;
        boost::smatch values;
        for (const std::string& path : paths) {
            for (const boost::regex& one : all) {
                if (boost::regex_match(path, values, one)) {
                    ++sum.valid;
                    for (std::size_t i = 1; i < values.size(); ++i) {
                        sum.checksum +=
                            static_cast<std::size_t>(values[static_cast<int>(i)].length());
                    }
                    break;
                }
            }
        }
        return sum;
    };
}
#endif

struct contender {
    std::string name;
    matching (*make)(const routes&);
    std::size_t most_routes;
};

std::vector<contender> contenders() {
    return {
        {"uriscan", match_with_uriscan, 100'000},
#ifdef URISCAN_BENCH_RE2
        {"RE2", match_with_re2, 1000},
#endif
#ifdef URISCAN_BENCH_BOOST_REGEX
        {"Boost.Regex", match_with_boost, 1000},
#endif
    };
}

std::string compare_routes() {
    table table({"routes", "contender", "ns/path", "million/s", "ratio"});
    for (const std::size_t count : {1U, 10U, 100U, 1000U, 10'000U, 100'000U}) {
        const routes all(count);
        std::vector<std::string> paths;
        for (std::size_t i = 0; i < std::max<std::size_t>(count, 1000); ++i) {
            paths.push_back(all.paths[i % count]);
        }
        std::vector<std::string> names;
        tally expected;
        for (const contender& each : contenders()) {
            if (count <= each.most_routes) {
                const matching match = each.make(all);
                const tally found = match(paths);
                if (names.empty()) {
                    expected = found;
                }
                if (found != expected || found.valid != paths.size()) {
                    std::fprintf(stderr, "%s finds other values\n", each.name.c_str());
                    std::exit(1);
                }
                names.push_back(each.name);
                add_pass(each.name, [match, &paths] { return match(paths); });
            }
        }
        const times times = time_passes();
        for (const std::string& name : names) {
            const double ns = times.at(name) / static_cast<double>(paths.size());
            table.add({grouped(count), name, three_digits(ns), three_digits(1000 / ns),
                       fixed(times.at(name) / times.at("uriscan"), 1)});
        }
    }
    return table.text();
}

std::string expand_templates() {
    constexpr std::string_view tags[] = {"a", "b c", "d"};
    static constexpr template_pair pairs[] = {{"k", "v"}, {"l", "w"}};
    const std::vector<template_argument> arguments = {{"id", "7042"},
                                                      {"path", "a/b/c"},
                                                      {"q", "r\xC3\xA9sum\xC3\xA9"},
                                                      {"tag", tags},
                                                      {"keys", pairs}};
    const struct {
        std::string_view text;
    } all[] = {{"/users/{id}"},        {"/users/{id}{?q,tag*}"}, {"/files/{+path}{#q}"},
               {"{/id,path}{?keys*}"}, {"/a/b/c/d/e/f/g/h"},     {"{;id,q:3}{&tag}"}};
    table table({"template", "parse and expand, ns", "expand, ns", "octets"});
    for (const auto& each : all) {
        std::array<char, 256> buffer;
        const auto parsed = uri_template::parse(each.text).value();
        add_pass("both", [&] {
            tally sum;
            for (int i = 0; i < 1000; ++i) {
                sum.checksum += expand(*uri_template::parse(each.text), arguments, buffer)->size();
            }
            return sum;
        });
        add_pass("expand", [&] {
            tally sum;
            for (int i = 0; i < 1000; ++i) {
                sum.checksum += expand(parsed, arguments, buffer)->size();
            }
            return sum;
        });
        const times times = time_passes();
        table.add({'`' + std::string(each.text) + '`', three_digits(times.at("both") / 1000),
                   three_digits(times.at("expand") / 1000),
                   grouped(expand(parsed, arguments, buffer)->size())});
    }
    return table.text();
}

// Templates, and a piece that is repeated so that no text matches.
struct hostile {
    std::string_view text;
    std::string piece;
    std::string expression;
};

const std::vector<hostile>& hostile_templates() {
    static const std::vector<hostile> all = {
        {"{/a*,b*,c*}x", "/a", "((?:/[a-z]*)*)((?:/[a-z]*)*)((?:/[a-z]*)*)x"},
        {"{+a}{+b}{+c}!", "a", "(.+)(.+)(.+)!"},
        {"{a*}{b*}{c*}{d*}/", "a,", "([a-z,]+)([a-z,]+)([a-z,]+)([a-z,]+)/"},
        {"{?a*}{?b*}{&c*}x", "&a=b", "(\\?(?:[a-z=]+&?)*)?(\\?(?:[a-z=]+&?)*)?((?:&[a-z=]+)*)x"}};
    return all;
}

double ns_for_octet(const std::function<bool()>& match, std::size_t size) {
    double best = 1e12;
    for (int i = 0; i < 3; ++i) {
        const auto start = std::chrono::steady_clock::now();
        if (match()) {
            std::fprintf(stderr, "a hostile text is matched\n");
            std::exit(1);
        }
        const std::chrono::duration<double, std::nano> taken =
            std::chrono::steady_clock::now() - start;
        best = std::min(best, taken.count());
    }
    return best / static_cast<double>(size);
}

std::string hostile_text(const hostile& each, std::size_t size) {
    std::string text;
    while (text.size() < size) {
        text += each.piece;
    }
    return text + ' ';
}

#ifdef URISCAN_BENCH_BOOST_REGEX
bool boost_matches(const boost::regex& expression, const std::string& text) {
    try {
        boost::smatch values;
        return boost::regex_match(text, values, expression);
    } catch (const std::runtime_error&) {
        return false;  // Boost.Regex gives up
    }
}
#endif

std::string compare_hostile(const std::string& results) {
    constexpr std::size_t sizes[] = {1000, 10'000, 100'000, 1'000'000};
    table table({"ns per octet", "1,000", "10,000", "100,000", "1,000,000"});
    line_chart chart(
        "Time for an octet of a hostile text",
        logarithmic_axis("octets", 1000, 1e6, 10,
                         [](double x) { return grouped(static_cast<std::size_t>(x)); }),
        linear_axis("ns per octet", 100));
    int colour = 0;
    for (const hostile& each : hostile_templates()) {
        const std::string_view one[] = {each.text};
        const auto matcher = template_matcher::compile(one, {.shortest_first = true}).value();
        template_match found;
        std::vector<std::string> row = {"uriscan: `" + std::string(each.text) + '`'};
        std::vector<std::pair<double, double>> points;
        for (const std::size_t size : sizes) {
            const std::string text = hostile_text(each, size);
            const double ns = ns_for_octet([&] { return matcher.match(text, found); }, size);
            row.push_back(three_digits(ns));
            points.emplace_back(static_cast<double>(size), ns);
        }
        table.add(row);
        chart.add(std::string(each.text), points, colour++);
#ifdef URISCAN_BENCH_RE2
        row = {"RE2"};
        RE2::Options options;
        options.set_encoding(RE2::Options::EncodingLatin1);
        const RE2 re2(each.expression, options);
        for (const std::size_t size : sizes) {
            const std::string text = hostile_text(each, size);
            std::array<re2::StringPiece, 5> values;
            row.push_back(three_digits(ns_for_octet(
                [&] {
                    return re2.Match(text, 0, text.size(), RE2::ANCHOR_BOTH, values.data(),
                                     re2.NumberOfCapturingGroups() + 1);
                },
                size)));
        }
        table.add(row);
#endif
#ifdef URISCAN_BENCH_BOOST_REGEX
        row = {"Boost.Regex"};
        const boost::regex expression(each.expression);
        for (const std::size_t size : {std::size_t{100}, std::size_t{1000}}) {
            const std::string text = hostile_text(each, size);
            row.push_back(
                three_digits(ns_for_octet([&] { return boost_matches(expression, text); }, size)) +
                (size == 100 ? " (100)" : " (1,000)"));
        }
        row.resize(5);
        table.add(row);
#endif
    }
    write_file(results, "hostile_templates.svg", chart.svg());
    return table.text();
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    using namespace uriscan::bench;
    const options options = read_options(argc, argv);
    publish(options.results, "templates.md", expand_templates());
    publish(options.results, "routes.md", compare_routes());
    publish(options.results, "hostile_templates.md", compare_hostile(options.results));
}
