// Measures readers, and makes tables and plots of the times.
#include "growth_grid.hpp"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "kernels/kernels.hpp"
#include "measure.hpp"
#include "workload.hpp"

namespace uriscan::bench {
namespace {

// Parses a text. If the text is invalid, also finds the error.
struct explaining_parser {
    template <class Visitor>
    [[gnu::always_inline]] bool visit(std::string_view text, Visitor&& note) const {
        const auto uri = parse_uri_reference(text);
        if (!uri) {
            note(text.substr(uri.error().offset));
            return false;
        }
        visit_components(*uri, note);
        return true;
    }
};

}  // namespace

void add_contender(reader_vector& readers, std::string_view name, int colour) {
    for (const contender& contender : contender::all()) {
        if (contender.name().starts_with(name)) {
            readers.push_back({contender.name(), colour,
                               [&contender](const list& list) { return contender.read(list); }});
        }
    }
}

reader_vector our_kernels() {
    constexpr int colours[] = {7, 3, 6, 0};
    reader_vector readers;
    for (std::size_t i = 0; i < usable_kernels().size(); ++i) {
        const std::string_view name = usable_kernels()[i]->name;
        const std::string ours = contender_name(name);
        readers.push_back({std::string(name), colours[i % std::size(colours)],
                           [ours](const list& list) { return contender::named(ours).read(list); }});
    }
    std::reverse(readers.begin(), readers.end());
    return readers;
}

reader_vector with_peers() {
    reader_vector readers = our_kernels();
    add_contender(readers, "uriparser", 1);
    add_contender(readers, "Boost.URL", 4);
    add_contender(readers, "fluent-uri", 5);
    return readers;
}

tally copy_texts(const list& list) {
    static std::string target;
    target.resize(std::max(target.size(), list.octets().size()));
    char* to = target.data();
    for (const std::string_view text : list.texts()) {
        std::memcpy(to, text.data(), text.size());
        to += text.size();
    }
    tally sum;
    look_at(sum);
    return sum;
}

tally read_and_explain(const list& list) {
    use_kernel(*usable_kernels().back());
    return read_all<explaining_parser>(list.texts());
}

grid time_grid(const reader_vector& readers, const list_vector& lists) {
    const auto name = [](const reader& reader, const list& list) {
        return reader.name + ": " + list.name();
    };
    for (const reader& reader : readers) {
        for (const auto& list : lists) {
            add_pass(name(reader, *list), [&reader, &list] { return reader.read(*list); });
        }
    }
    times measured = time_passes();
    grid values;
    for (const reader& reader : readers) {
        values.emplace_back();
        for (const auto& list : lists) {
            values.back().push_back(measured[name(reader, *list)] /
                                    static_cast<double>(list->texts().size()));
        }
    }
    return values;
}

table tabulate(const std::string& corner, const reader_vector& readers, const list_vector& lists,
               const grid& values) {
    std::vector<std::string> head = {corner};
    for (const reader& reader : readers) {
        head.push_back(reader.name);
    }
    table table(head);
    for (std::size_t i = 0; i < lists.size(); ++i) {
        std::vector<std::string> row = {lists[i]->name()};
        for (const auto& column : values) {
            row.push_back(three_digits(column[i]));
        }
        table.add(row);
    }
    return table;
}

void add_lines(line_chart& chart, const reader_vector& readers, const std::vector<double>& x,
               const grid& values) {
    for (std::size_t r = 0; r < readers.size(); ++r) {
        std::vector<std::pair<double, double>> points;
        for (std::size_t i = 0; i < x.size(); ++i) {
            points.emplace_back(x[i], values[r][i]);
        }
        chart.add(readers[r].name, points, readers[r].colour);
    }
}

double greatest(const grid& values) {
    double greatest = 0;
    for (const auto& column : values) {
        greatest = std::max(greatest, *std::max_element(column.begin(), column.end()));
    }
    return greatest;
}

}  // namespace uriscan::bench
