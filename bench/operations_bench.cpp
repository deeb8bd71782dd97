// Compares operations on URIs over lists of URIs. The lists are the given files, with one URI on
// each line, or all shapes of the generated corpus. The program writes one table (operations.md).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "corpus/corpus.hpp"
#include "lines.hpp"
#include "measure.hpp"
#include "operation.hpp"
#include "table.hpp"

namespace uriscan::bench {
namespace {

constexpr std::size_t texts_of_a_shape = 50'000;
// uriscan should be this many times as fast as each other library, if both get unparsed texts.
constexpr double goal = 5;

struct named_octets {
    std::string name;
    std::string octets;
};

std::vector<named_octets> read_lists(const std::vector<std::string>& files) {
    std::vector<named_octets> lists;
    for (const std::string& file : files) {
        std::optional<std::string> octets = read_file(file.c_str());
        if (!octets || octets->empty()) {
            std::fprintf(stderr, "operations_bench: nothing to read in %s\n", file.c_str());
            std::exit(2);
        }
        lists.push_back({std::filesystem::path(file).stem().string(), std::move(*octets)});
    }
    return lists;
}

std::vector<named_octets> make_lists() {
    std::vector<named_octets> lists;
    for (const shape shape : all_shapes) {
        lists.push_back({std::string(name_of(shape)), make_corpus(shape, texts_of_a_shape)});
    }
    return lists;
}

text_list texts_of(const operation& operation, const named_octets& list) {
    text_list texts;
    for (const std::string_view line : split_lines(list.octets)) {
        if (const auto text = operation.text_of(line)) {
            texts.add(*text);
        }
    }
    return texts;
}

// The time of a contender, and the number of texts for which its result equals uriscan's.
struct result {
    std::string name;
    double nanoseconds;  // per text
    std::size_t same;
};

// Returns the contenders of an operation with one kind of input. uriscan comes first.
std::vector<const operation_contender*> contenders_for(const operation& operation, input input) {
    std::vector<const operation_contender*> contenders;
    for (const operation_contender& contender : operation_contender::all()) {
        if (contender.operation() == operation.name && contender.input() == input) {
            contenders.push_back(&contender);
        }
    }
    std::stable_partition(
        contenders.begin(), contenders.end(),
        [](const operation_contender* contender) { return contender->name() == "uriscan"; });
    return contenders;
}

std::vector<result> measure(const std::vector<const operation_contender*>& contenders,
                            const text_list& texts) {
    std::vector<runner> runners;
    for (const operation_contender* const contender : contenders) {
        runners.push_back(contender->make(texts));
        add_pass(contender->name(), runners.back().pass);
    }
    const times times = time_passes();
    std::vector<result> results;
    for (std::size_t r = 0; r < runners.size(); ++r) {
        std::size_t same = 0;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            same += runners[r].result_of_text(i) == runners[0].result_of_text(i) ? 1 : 0;
        }
        const double nanoseconds = times.at(contenders[r]->name());
        results.push_back(
            {contenders[r]->name(), nanoseconds / static_cast<double>(texts.size()), same});
    }
    return results;
}

void add_rows(table& table, const std::string& list, const text_list& texts, input input,
              const std::vector<result>& results) {
    for (const result& result : results) {
        const double ratio = result.nanoseconds / results[0].nanoseconds;
        const bool is_ours = &result == &results[0];
        const bool has_goal = !is_ours && input == input::text;
        const std::string verdict = ratio >= goal ? "met" : "missed";
        table.add({list + (input == input::text ? "" : ", already parsed") + ": " + result.name,
                   grouped(texts.size()), three_digits(result.nanoseconds),
                   is_ours ? "" : fixed(ratio, 2), has_goal ? verdict : "",
                   is_ours ? "" : grouped(result.same)});
    }
}

std::string compare(const operation& operation, const std::vector<named_octets>& lists) {
    table table(
        {operation.title, "texts", "ns/text", "ratio", "aim: " + fixed(goal, 0), "same result"});
    for (const named_octets& list : lists) {
        const text_list texts = texts_of(operation, list);
        for (const input input : {input::text, input::parsed}) {
            const auto contenders = contenders_for(operation, input);
            if (texts.size() > 0 && !contenders.empty()) {
                add_rows(table, list.name, texts, input, measure(contenders, texts));
            }
        }
    }
    return table.text();
}

void compare(const options& options) {
    const auto lists = options.files.empty() ? make_lists() : read_lists(options.files);
    std::string text;
    for (const operation& operation : operations()) {
        text += (text.empty() ? "" : "\n") + compare(operation, lists);
    }
    publish(options.results, "operations.md", text);
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    uriscan::bench::compare(uriscan::bench::read_options(argc, argv));
    return 0;
}
