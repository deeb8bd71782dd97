// Compares all contenders over lists of URIs. The lists are the given files, with one URI on each
// line, or all shapes of the generated corpus. For each list the program writes a table (NAME.md)
// and a plot (NAME.svg). Another table compares all lists (overview_lists.md for files,
// overview_shapes.md for the corpus).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "contender.hpp"
#include "corpus/corpus.hpp"
#include "lines.hpp"
#include "measure.hpp"
#include "overview.hpp"
#include "plot.hpp"
#include "table.hpp"

namespace uriscan::bench {
namespace {

// A list must be so long that no branch predictor can learn it.
constexpr std::size_t texts_of_a_shape = 50'000;

using list_vector = std::vector<std::unique_ptr<list>>;

list_vector read_lists(const std::vector<std::string>& files) {
    list_vector lists;
    for (const std::string& file : files) {
        std::optional<std::string> octets = read_file(file.c_str());
        if (!octets || octets->empty()) {
            std::fprintf(stderr, "uri_bench: nothing to read in %s\n", file.c_str());
            std::exit(2);
        }
        const std::string name = std::filesystem::path(file).stem().string();
        lists.push_back(std::make_unique<list>(name, std::move(*octets)));
    }
    return lists;
}

list_vector make_lists() {
    list_vector lists;
    for (const shape shape : all_shapes) {
        lists.push_back(std::make_unique<list>(std::string(name_of(shape)),
                                               make_corpus(shape, texts_of_a_shape)));
    }
    return lists;
}

std::string pass_name(const list& list, const contender& contender) {
    return list.name() + ": " + contender.name();
}

std::vector<result> results_of(const list& list, const times& times) {
    std::vector<result> results;
    for (const contender& contender : contender::all()) {
        const auto time = times.find(pass_name(list, contender));
        if (time != times.end()) {
            const double per_uri = time->second / static_cast<double>(list.texts().size());
            results.push_back({&contender, contender.read(list), per_uri});
        }
    }
    std::sort(results.begin(), results.end(),
              [](const result& a, const result& b) { return a.nanoseconds < b.nanoseconds; });
    return results;
}

std::string remarks(const std::vector<result>& results, const result& ours) {
    std::string text;
    for (const result& result : results) {
        if (is_peer(*result.who) && result.sum == ours.sum) {
            text += (text.empty() ? "Same verdicts and components (offset and size) as uriscan: "
                                  : ", ") +
                    result.who->name();
        }
    }
    return text + (text.empty() ? "" : ".\n");
}

// The goals for a list. A goal gets a row only if both of its contenders take part.
class goals {
public:
    explicit goals(const std::vector<result>& results) : results_(results) {}

    void at_least(double goal, const std::string& slower, const std::string& faster) {
        add(slower, faster, "at least " + fixed(goal, 1), [goal](double x) { return x >= goal; });
    }
    void at_most(double goal, const std::string& slower, const std::string& faster) {
        add(slower, faster, "at most " + fixed(goal, 1), [goal](double x) { return x <= goal; });
    }
    std::string text() const { return table_.text(); }

private:
    template <class Met>
    void add(const std::string& slower, const std::string& faster, const std::string& goal,
             Met met) {
        const result* const a = find(results_, slower);
        const result* const b = find(results_, faster);
        if (a != nullptr && b != nullptr) {
            const double ratio = a->nanoseconds / b->nanoseconds;
            table_.add({a->who->name() + " / " + b->who->name(), goal, fixed(ratio, 2),
                        met(ratio) ? "met" : "missed"});
        }
    }

    const std::vector<result>& results_;
    table table_{{"ratio of times", "aimed at", "measured", ""}};
};

std::string compare_with_goals(const std::vector<result>& results) {
    goals goals(results);
    goals.at_least(12, "uriparser", our_name());
    goals.at_least(1.5, our_name() + ", finding lines", our_name() + ", parse_lines");
    goals.at_most(1.4, contender_name("avx2"), contender_name("avx512"));
    goals.at_least(2.5, contender_name("scalar"), contender_name("sse"));
    goals.at_most(1, our_name() + ", verdict", our_name());
    return '\n' + goals.text();
}

std::string describe(const list& list, const std::vector<result>& results) {
    const auto count = static_cast<double>(list.texts().size());
    const auto octets = static_cast<double>(total_size(list.texts()));
    const result* const ours = find(results, our_name());
    table table({list.name(), "ns/URI", "GB/s", "ratio", "accepted"});
    for (const result& result : results) {
        const bool judges = result.who->role() != role::reference || result.sum.valid > 0;
        table.add({result.who->name(), three_digits(result.nanoseconds),
                   fixed(octets / count / result.nanoseconds, 3),
                   ours ? fixed(result.nanoseconds / ours->nanoseconds, 2) : "",
                   judges ? grouped(result.sum.valid) : ""});
    }
    std::string text = "**" + list.name() + "**: " + grouped(list.texts().size()) + " texts, " +
                       fixed(octets / 1e6, 1) + " MB, " + fixed(octets / count, 1) +
                       " octets on average.\n\n" + table.text() + '\n';
    return ours ? text + remarks(results, *ours) + compare_with_goals(results) : text;
}

bar_chart draw(const list& list, const std::vector<result>& results) {
    bar_chart chart("Reading a URI: " + list.name(), "ns per URI; median, all in one process");
    for (const result& result : results) {
        if (result.who->role() != role::reference) {
            chart.add(result.who->name(), result.nanoseconds,
                      result.who->role() == role::uriscan ? 0 : 1);
        }
    }
    return chart;
}

void compare(const options& options) {
    const list_vector lists = options.files.empty() ? make_lists() : read_lists(options.files);
    for (const auto& list : lists) {
        for (const contender& contender : contender::all()) {
            add_pass(pass_name(*list, contender),
                     [&list, &contender] { return contender.read(*list); });
        }
    }
    const times times = time_passes();
    std::vector<list_results> all;
    for (const auto& list : lists) {
        all.push_back({list.get(), results_of(*list, times)});
        publish(options.results, list->name() + ".md", describe(*list, all.back().results));
        write_file(options.results, list->name() + ".svg", draw(*list, all.back().results).svg());
    }
    publish(options.results, options.files.empty() ? "overview_shapes.md" : "overview_lists.md",
            overview(all));
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    uriscan::bench::compare(uriscan::bench::read_options(argc, argv));
    return 0;
}
