// Measures how fast URIs are found in text and secrets are removed from text. The texts are two
// kinds of logs and sentences in Markdown, or the given files. The program also shows that the time
// is linear for texts that are made to be slow. It writes two tables (text.md, text_linear.md).
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "corpus/corpus.hpp"
#include "corpus/random.hpp"
#include "corpus/words.hpp"
#include "lines.hpp"
#include "measure.hpp"
#include "table.hpp"
#include "uriscan/batch.hpp"
#include "uriscan/extract.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::bench {
namespace {

constexpr std::size_t lines_of_a_text = 200'000;

std::string number(random_source& random, std::uint32_t bound, std::size_t digits) {
    const std::string number = std::to_string(random.below(bound));
    return std::string(digits - std::min(digits, number.size()), '0') + number;
}

std::string clock_time(random_source& random) {
    return number(random, 24, 2) + ':' + number(random, 60, 2) + ':' + number(random, 60, 2);
}

// Returns the log of a service. One line in 200 contains a URI.
std::string application_log() {
    random_source random(3986);
    const std::string octets = make_corpus(shape::web, lines_of_a_text / 200);
    const std::vector<std::string_view> uris = split_lines(octets);
    std::string log;
    for (std::size_t i = 0; i < lines_of_a_text; ++i) {
        log += "2026-01-15T" + clock_time(random) + '.' + number(random, 1000, 3) +
               "Z INFO [worker-" + number(random, 32, 2) +
               "] request done: status=200 bytes=" + number(random, 100'000, 1) +
               " took=" + number(random, 900, 1) + "ms cache:hit";
        if (i % 200 == 0) {
            log.append(" from ").append(uris[i / 200]);
        }
        log += '\n';
    }
    return log;
}

// Returns the log of a web server. Each line contains the page from which the request came.
std::string access_log() {
    random_source random(3986);
    const std::string pages = make_corpus(shape::web, lines_of_a_text);
    std::string log;
    for (const std::string_view page : split_lines(pages)) {
        log += "192.0.2." + number(random, 256, 1) + " - - [15/Jan/2026:" + clock_time(random) +
               " +0000] \"GET /images/" + number(random, 100'000, 5) + ".png HTTP/1.1\" 200 " +
               number(random, 1'000'000, 1) + " \"";
        log.append(page).append(
            "\" \"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/120.0.0.0 Safari/537.36\"\n");
    }
    return log;
}

// Returns sentences in Markdown. Each has a link.
std::string markdown() {
    static constexpr weighted space[] = {{" ", 1}};
    static constexpr style prose = {space, 500, 100};
    random_source random(3986);
    const std::string pages = make_corpus(shape::web, lines_of_a_text);
    std::string text;
    for (const std::string_view page : split_lines(pages)) {
        append_words(text, random, prose, 10 + random.below(60));
        text += " [";
        append_words(text, random, prose, 5 + random.below(15));
        text.append("](").append(page).append(random.chance(3000) ? ").\n" : "). ");
    }
    return text;
}

// The functions that are measured. Each returns numbers that depend on its result, so that the
// compiler cannot remove the work.

tally extract_all(std::string_view text) {
    tally sum;
    for (const found_uri& found : extract(text)) {
        ++sum.valid;
        sum.checksum += found.offset + found.uri.components().path_begin;
    }
    return sum;
}

tally extract_chunks(std::string_view text) {
    constexpr std::size_t chunk = 65'536;
    tally sum;
    push_extractor extractor;
    const auto drain = [&] {
        while (const auto found = extractor.next()) {
            ++sum.valid;
            sum.checksum += found->offset + found->uri.components().path_begin;
        }
    };
    for (; !text.empty(); text.remove_prefix(std::min(chunk, text.size()))) {
        extractor.feed(text.substr(0, chunk));
        drain();
    }
    extractor.finish();
    drain();
    return sum;
}

tally redact_all(std::string_view text, std::string& out) {
    out.clear();
    const std::size_t secrets = redactor().redact(text, out).secrets;
    return {secrets, out.size()};
}

tally count_lines(std::string_view text) {
    tally sum;
    for_each_line(text, [&](std::string_view line) {
        ++sum.valid;
        sum.checksum += line.size();
    });
    return sum;
}

struct pass {
    std::string name;
    std::function<tally(std::string_view)> run;
};

std::vector<pass> passes() {
    return {{"split into lines", count_lines},
            {"extract", extract_all},
            {"push_extractor, 64 KiB chunks", extract_chunks},
            {"redact", [out = std::string()](std::string_view text) mutable {
                 return redact_all(text, out);
             }}};
}

std::string compare(const std::vector<std::pair<std::string, std::string>>& texts) {
    table table({"text", "MB", "GB/s", "found"});
    const std::vector<pass> all_passes = passes();
    for (const auto& named : texts) {
        const auto& [name, octets] = named;
        for (const pass& pass : all_passes) {
            add_pass(pass.name, [&pass, &named] { return pass.run(named.second); });
        }
        const times times = time_passes();
        for (const pass& pass : all_passes) {
            const auto size = static_cast<double>(octets.size());
            table.add({name + ": " + pass.name, fixed(size / 1e6, 1),
                       fixed(size / times.at(pass.name), 2), grouped(pass.run(octets).valid)});
        }
    }
    return table.text();
}

std::string repeated(std::string_view piece, std::size_t size) {
    std::string text;
    while (text.size() < size) {
        text += piece;
    }
    return text;
}

std::string compare_sizes() {
    constexpr std::string_view pieces[] = {"a",          "a:",        ":",       "://",
                                           "http://",    "http://[",  "news:.",  "http://[v1.a",
                                           "http://a:b", "http://a)", "mailto:", "%"};
    constexpr std::size_t sizes[] = {std::size_t{1} << 20, std::size_t{4} << 20,
                                     std::size_t{16} << 20, std::size_t{64} << 20};
    std::vector<std::string> head = {"ps per octet"};
    for (const std::size_t size : sizes) {
        head.push_back(size_name(size));
    }
    table table(head);
    for (const std::string_view piece : pieces) {
        std::vector<std::string> row = {'`' + std::string(piece) + "...`"};
        for (const std::size_t size : sizes) {
            const std::string text = repeated(piece, size);
            add_pass("extract", [&text] { return extract_all(text); });
            const double nanoseconds = time_passes().at("extract");
            row.push_back(three_digits(1000 * nanoseconds / static_cast<double>(text.size())));
        }
        table.add(row);
    }
    return table.text();
}

void compare(const options& options) {
    std::vector<std::pair<std::string, std::string>> texts;
    for (const std::string& file : options.files) {
        std::optional<std::string> octets = read_file(file.c_str());
        if (!octets || octets->empty()) {
            std::fprintf(stderr, "text_bench: nothing to read in %s\n", file.c_str());
            std::exit(2);
        }
        texts.emplace_back(std::filesystem::path(file).filename(), std::move(*octets));
    }
    if (texts.empty()) {
        texts = {{"application log", application_log()},
                 {"access log", access_log()},
                 {"Markdown", markdown()}};
    }
    publish(options.results, "text.md", compare(texts));
    if (options.files.empty()) {
        publish(options.results, "text_linear.md", compare_sizes());
    }
}

}  // namespace
}  // namespace uriscan::bench

int main(int argc, char** argv) {
    uriscan::bench::compare(uriscan::bench::read_options(argc, argv));
    return 0;
}
