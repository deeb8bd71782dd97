// Measures how the time depends on five things: the length, the number of triplets, the kind of
// host, mistakes, and the size of texts that an attacker might send to a parser (up to 64 MiB). For
// each of the five, the program writes a table (NAME.md) and a plot (NAME.svg).
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "growth_grid.hpp"
#include "growth_texts.hpp"
#include "list.hpp"
#include "measure.hpp"
#include "plot.hpp"
#include "table.hpp"

namespace uriscan::bench {
namespace {

std::string size_tick(double size) {
    return size_name(static_cast<std::size_t>(size));
}

std::string number_tick(double number) {
    return fixed(number, number < 0.095 ? 2 : number < 0.95 ? 1 : 0);
}

// ---- By length: GB/s from 16 octets to 1 MiB ----

constexpr std::size_t least_size = 16, most_size = std::size_t{1} << 20;
constexpr std::size_t long_text = 4096;

std::vector<double> all_sizes() {
    std::vector<double> sizes;
    for (std::size_t size = least_size; size <= most_size; size *= 2) {
        sizes.push_back(static_cast<double>(size));
    }
    return sizes;
}

list_vector lists_by_size(text_maker (*maker)(std::size_t)) {
    constexpr std::size_t octets = std::size_t{1} << 18;
    list_vector lists;
    for (const double number : all_sizes()) {
        const auto size = static_cast<std::size_t>(number);
        const std::size_t count = std::max<std::size_t>(1, octets / size);
        lists.push_back(std::make_unique<list>(size_name(size), make_texts(count, maker(size))));
    }
    return lists;
}

// Converts nanoseconds per text to GB/s.
grid rates(grid values) {
    for (auto& column : values) {
        for (std::size_t i = 0; i < column.size(); ++i) {
            column[i] = all_sizes()[i] / column[i];
        }
    }
    return values;
}

double least_of_long(const std::vector<double>& values) {
    double least = values.back();
    for (std::size_t i = 0; i < values.size(); ++i) {
        least =
            all_sizes()[i] >= static_cast<double>(long_text) ? std::min(least, values[i]) : least;
    }
    return least;
}

// Returns sentences about the goals for long texts. They say whether the goals are met.
std::string judge_long(const std::vector<double>& ours, const std::vector<double>& copy,
                       const std::vector<double>& encoded) {
    std::vector<double> share;
    for (std::size_t i = 0; i < ours.size(); ++i) {
        share.push_back(ours[i] / copy[i]);
    }
    const double least_share = least_of_long(share);
    const double least_rate = least_of_long(encoded);
    return "\nIn texts of 4 KiB or more, a plain path is read at " + fixed(100 * least_share, 0) +
           " per cent or more of memcpy's rate (aimed at: 50; " +
           (least_share >= 0.5 ? "met" : "missed") +
           "), and a path with a triplet in every ten octets at " + three_digits(least_rate) +
           " GB/s or more (aimed at: 2; " + (least_rate >= 2 ? "met" : "missed") + ").\n";
}

void grow_in_length(const options& options) {
    reader_vector readers = with_peers();
    readers.push_back({"memcpy", 2, copy_texts});
    const list_vector plain = lists_by_size(plain_path);
    const grid values = rates(time_grid(readers, plain));
    const list_vector encoded = lists_by_size(encoded_path);
    const grid encoded_values = rates(time_grid(our_kernels(), encoded));

    line_chart chart("Reading a long URI: a path without triplets",
                     logarithmic_axis("octets of the URI", least_size, most_size, 4, size_tick),
                     logarithmic_axis("GB/s", 0.01, 100, 10, number_tick));
    add_lines(chart, readers, all_sizes(), values);
    write_file(options.results, "length.svg", chart.svg());
    const auto copy = static_cast<std::size_t>(
        std::find_if(readers.begin(), readers.end(),
                     [](const reader& reader) { return reader.name == "memcpy"; }) -
        readers.begin());
    publish(options.results, "length.md",
            tabulate("GB/s, plain path", readers, plain, values).text() + '\n' +
                tabulate("GB/s, 1 triplet per 10 octets", our_kernels(), encoded, encoded_values)
                    .text() +
                judge_long(values.front(), values[copy], encoded_values.front()));
}

// ---- By number of triplets, in texts of one length ----

constexpr std::size_t texts_of_a_kind = 4096;

void grow_in_encodings(const options& options) {
    constexpr std::size_t size = 128;
    list_vector lists;
    std::vector<double> counts;
    for (const std::size_t count : {0u, 1u, 2u, 4u, 8u, 12u, 16u, 24u, 32u}) {
        counts.push_back(static_cast<double>(count));
        lists.push_back(std::make_unique<list>(
            std::to_string(count), make_texts(texts_of_a_kind, scattered_encodings(size, count))));
    }
    const reader_vector readers = with_peers();
    const grid values = time_grid(readers, lists);
    line_chart chart("Triplets in a URI of 128 octets",
                     {"triplets, at random places of the path",
                      scale::linear,
                      {{0, "0"}, {8, "8"}, {16, "16"}, {24, "24"}, {32, "32"}}},
                     linear_axis("ns per URI", greatest(values)));
    add_lines(chart, readers, counts, values);
    write_file(options.results, "encodings.svg", chart.svg());
    publish(options.results, "encodings.md",
            tabulate("ns per URI, by triplets", readers, lists, values).text());
}

// ---- By kind of host, in texts of one length ----

void vary_hosts(const options& options) {
    list_vector lists;
    for (const text_kind& kind : host_kinds()) {
        lists.push_back(std::make_unique<list>(kind.name, make_texts(texts_of_a_kind, kind.make)));
    }
    const reader_vector readers = with_peers();
    const grid values = time_grid(readers, lists);
    bar_chart chart("Kinds of host, in a URI of 80 octets",
                    "ns per URI, by the " + readers.front().name + " kernel");
    for (std::size_t i = 0; i < lists.size(); ++i) {
        chart.add(lists[i]->name(), values.front()[i], 0);
    }
    write_file(options.results, "hosts.svg", chart.svg());
    publish(options.results, "hosts.md",
            tabulate("ns per URI, by host", readers, lists, values).text());
}

// ---- Mistakes: compares each text that has a mistake with a similar text that is accepted ----

struct mistake_lists {
    list_vector lists;
    // For each list, the index of the list of accepted texts to compare it with.
    std::vector<std::size_t> accepted;

    void add(const text_kind& kind, std::size_t against) {
        lists.push_back(std::make_unique<list>(kind.name, make_texts(texts_of_a_kind, kind.make)));
        accepted.push_back(against);
    }
};

mistake_lists make_mistakes() {
    mistake_lists made;
    for (const mistake_group& group : mistake_groups()) {
        const std::size_t accepted = made.lists.size();
        made.add(group.accepted, accepted);
        for (const text_kind& rejected : group.rejected) {
            made.add(rejected, accepted);
        }
    }
    return made;
}

// Describes the slowest rejection of each reader: the time of the rejection, divided by the time of
// accepting a similar text.
std::string judge_mistakes(const mistake_lists& made, const reader_vector& readers,
                           const grid& values) {
    std::string text =
        "\nTime of the slowest rejection, divided by the time of accepting a similar text:";
    for (std::size_t r = 0; r < readers.size(); ++r) {
        double most = 0;
        std::size_t slowest = 0;
        for (std::size_t i = 0; i < made.lists.size(); ++i) {
            const double share = values[r][i] / values[r][made.accepted[i]];
            if (made.accepted[i] != i && share > most) {
                most = share;
                slowest = i;
            }
        }
        text += (r == 0 ? " " : ", ") + readers[r].name + ' ' + fixed(most, 2) + " (" +
                made.lists[slowest]->name() + ')';
    }
    return text + ".\n";
}

void vary_mistakes(const options& options) {
    const mistake_lists made = make_mistakes();
    reader_vector readers = our_kernels();
    readers.push_back({"with error()", 0, read_and_explain});
    add_contender(readers, "uriparser", 1);
    const grid values = time_grid(readers, made.lists);
    bar_chart chart(
        "Accepting and rejecting texts of the same length",
        "ns per text, by the " + readers.front().name + " kernel; blue: accepted, red: rejected");
    for (std::size_t i = 0; i < made.lists.size(); ++i) {
        chart.add(made.lists[i]->name(), values.front()[i], made.accepted[i] == i ? 0 : 4);
    }
    write_file(options.results, "mistakes.svg", chart.svg());
    publish(options.results, "mistakes.md",
            tabulate("ns per text, by mistake", readers, made.lists, values).text() +
                judge_mistakes(made, readers, values));
}

// ---- By size, for texts that are made to be slow ----

constexpr std::size_t mebi = std::size_t{1} << 20;

std::vector<double> mebioctets() {
    return {1, 2, 4, 8, 16, 32, 64};
}

// Returns the times of a shape for each size, in picoseconds per octet.
std::vector<double> time_shape(const hostile_shape& shape) {
    list_vector lists;
    for (const double number : mebioctets()) {
        const std::size_t size = static_cast<std::size_t>(number) * mebi;
        lists.push_back(std::make_unique<list>(size_name(size), shape.text(size)));
    }
    std::vector<double> values = time_grid({{shape.name, 0, read_and_explain}}, lists).front();
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] *= 1000 / (mebioctets()[i] * static_cast<double>(mebi));
    }
    return values;
}

// The number of shapes in the plot. Each has its own colour. The table contains all shapes.
constexpr std::size_t drawn_shapes = 8;

std::string draw_shapes(const std::vector<hostile_shape>& shapes, const grid& values) {
    reader_vector names;
    for (std::size_t i = 0; i < drawn_shapes; ++i) {
        names.push_back({shapes[i].name, static_cast<int>(i), nullptr});
    }
    line_chart chart(
        "Hostile texts: time per octet, by size", logarithmic_axis("MiB", 1, 64, 2, number_tick),
        linear_axis("ps per octet, best kernel, with error() if there is one", greatest(values)));
    add_lines(chart, names, mebioctets(), values);
    return chart.svg();
}

void grow_without_bound(const options& options) {
    std::vector<std::string> head = {"ps per octet"};
    for (const double number : mebioctets()) {
        head.push_back(fixed(number, 0) + " MiB");
    }
    table table(head);
    grid values;
    double steepest = 0;
    for (const hostile_shape& shape : hostile_shapes()) {
        values.push_back(time_shape(shape));
        std::vector<std::string> row = {'`' + shape.name + '`'};
        for (const double value : values.back()) {
            row.push_back(three_digits(value));
        }
        table.add(row);
        steepest = std::max(steepest, values.back().back() / values.back().front());
    }
    write_file(options.results, "linear.svg", draw_shapes(hostile_shapes(), values));
    publish(options.results, "linear.md",
            table.text() + "\nAt 64 MiB, an octet takes at most " + fixed(steepest, 2) +
                " times as long as at 1 MiB.\n");
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    using namespace uriscan::bench;
    const options options = read_options(argc, argv);
    grow_in_length(options);
    grow_in_encodings(options);
    vary_hosts(options);
    vary_mistakes(options);
    grow_without_bound(options);
    return 0;
}
