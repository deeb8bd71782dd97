// Attacks redact() and mask() with hostile lines whose secrets are known:
//
//     leaks [COUNT [SEED [WORD]]]           COUNT generated lines of all classes (default 40000)
//     leaks --closed [COUNT [SEED [WORD]]]  the same for a closed redactor, with unlisted keys
//     leaks --plant FILE...                 the lines of FILE, with secrets at random places
//
// If there is a WORD, only the classes whose name contains it are checked.
//
// The program prints a table.  If a secret is left, or another octet changed, it prints the
// shortest such lines of each class with the text that was expected, and its exit status is 1.
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "leaks/check.hpp"
#include "leaks/closed.hpp"
#include "leaks/lines.hpp"
#include "leaks/plant.hpp"
#include "support/case_file.hpp"

namespace uriscan::leaks {
namespace {

using tests::in_quotes;

struct example {
    std::string line;
    finding what;
};

struct row {
    std::string name;
    std::uint64_t lines = 0;
    std::uint64_t secrets = 0;
    std::map<fault, std::uint64_t> faults = {};
    std::map<fault, std::vector<example>> shortest = {};
};

// At most this many examples of each kind of fault are printed.
constexpr std::size_t examples_at_most = 3;

const redactor& redactor_for(bool user_is_secret) {
    static const redactor all;
    static const redactor only_passwords({.userinfo = secret_userinfo::password});
    return user_is_secret ? all : only_passwords;
}

void record(row& to, const std::string& line, const finding& what) {
    ++to.faults[what.kind];
    std::vector<example>& examples = to.shortest[what.kind];
    const auto place = std::ranges::upper_bound(examples, line.size(), {},
                                                [](const example& one) { return one.line.size(); });
    if (place != examples.end() || examples.size() < examples_at_most) {
        examples.insert(place, {line, what});
        examples.resize(std::min(examples.size(), examples_at_most));
    }
}

void check_line(row& to, const pieces& line, bool user_is_secret) {
    ++to.lines;
    to.secrets += static_cast<std::uint64_t>(
        std::ranges::count(line, role::secret, [](const piece& one) { return one.what; }));
    const std::string text = text_of(line);
    const answer got = redact_with(redactor_for(user_is_secret), text);
    if (const auto found = check(line, got, redact_options().replacement)) {
        record(to, text, *found);
    }
}

// Checks that a line has no `mark` after a closed redactor has read it.  In these lines, each
// secret has the mark every few octets.  The redactor may replace other text, too.
void check_closed_line(row& to, const pieces& line, bool user_is_secret) {
    static const redactor all({.closed = true});
    static const redactor only_passwords({.userinfo = secret_userinfo::password, .closed = true});
    const redactor& with = user_is_secret ? all : only_passwords;
    ++to.lines;
    const std::string text = text_of(line);
    const answer got = redact_with(with, text);
    to.secrets += got.replaced;
    const auto fail = [&](fault kind, const std::string& written) {
        record(to, text, {kind, written, "a line without " + std::string(mark)});
    };
    if (got.redacted.find(mark) != std::string::npos) {
        fail(fault::leak, got.redacted);
    } else if (got.masked.find(mark) != std::string::npos) {
        fail(fault::leak, got.masked);
    } else if (got.masked.size() != text.size() || got.replaced != got.overwritten) {
        fail(fault::mask, got.masked);
    }
}

row check_class(const line_class& lines, std::uint64_t count, std::uint64_t seed, bool is_closed) {
    row result = {.name = std::string(lines.name)};
    random_source random(seed, is_closed);
    for (std::uint64_t i = 0; i < count; ++i) {
        const bool user_is_secret = !random.once_in(4);
        pieces line = lines.make(random, user_is_secret);
        if (lines.can_be_cut && random.once_in(8)) {
            line = truncated(line, random.below(text_of(line).size() + 1));
        }
        is_closed ? check_closed_line(result, line, user_is_secret)
                  : check_line(result, line, user_is_secret);
    }
    return result;
}

// Checks random URIs with a closed redactor.  For each octet of them, it is known whether it must
// be replaced.
row check_exactly(std::uint64_t count, std::uint64_t seed) {
    const redactor closed({.closed = true});
    row result = {.name = "exactly"};
    random_source random(seed, true);
    for (; result.lines < count; ++result.lines) {
        const pieces line = closed_line(random);
        const std::string text = text_of(line);
        const answer got = redact_with(closed, text);
        result.secrets += got.replaced;
        if (const auto found = check(line, got, redact_options().replacement)) {
            record(result, text, *found);
        } else if (const answer again = redact_with(closed, got.redacted);
                   again.redacted != got.redacted) {
            record(result, text, {fault::change, again.redacted, got.redacted});
        }
    }
    return result;
}

std::vector<row> check_generated(std::uint64_t count, std::uint64_t seed, const std::string& word,
                                 bool is_closed) {
    std::vector<line_class> classes = line_classes;
    std::erase_if(classes,
                  [&](const line_class& one) { return one.name.find(word) == one.name.npos; });
    std::vector<row> rows(classes.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < rows.size(); i = next++) {
            rows[i] = check_class(classes[i], (count + rows.size() - 1) / rows.size(),
                                  seed * rows.size() + i, is_closed);
        }
    };
    std::vector<std::jthread> threads;
    for (unsigned i = 1; i < std::thread::hardware_concurrency(); ++i) {
        threads.emplace_back(work);
    }
    work();
    threads.clear();
    if (is_closed && word.empty()) {
        rows.push_back(check_exactly(count / rows.size(), seed));
    }
    return rows;
}

row check_planted(const std::string& path, std::uint64_t seed) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        std::fprintf(stderr, "leaks: cannot read %s\n", path.c_str());
        std::exit(2);
    }
    row result = {.name = path.substr(path.rfind('/') + 1)};
    random_source random(seed);
    std::uint64_t left_out = 0;
    for (std::string line; std::getline(file, line);) {
        if (may_have_secrets(line)) {
            ++left_out;
            continue;
        }
        check_line(result, kept(line), true);
        const bool user_is_secret = !random.once_in(4);
        check_line(result, planted(random, line, user_is_secret), user_is_secret);
    }
    std::printf("%s: %llu lines left out, which may have secrets of their own\n",
                result.name.c_str(), static_cast<unsigned long long>(left_out));
    return result;
}

void print(const row& one) {
    const auto count = [&](fault kind) {
        const auto found = one.faults.find(kind);
        return static_cast<unsigned long long>(found == one.faults.end() ? 0 : found->second);
    };
    std::printf("%-34s %9llu %9llu %8llu %8llu %8llu\n", one.name.c_str(),
                static_cast<unsigned long long>(one.lines),
                static_cast<unsigned long long>(one.secrets), count(fault::leak),
                count(fault::change), count(fault::mask) + count(fault::count));
}

void print_examples(const row& one) {
    for (const auto& [kind, examples] : one.shortest) {
        for (const example& failed : examples) {
            std::printf("\n%s, %s\n  of  %s\n  got %s\n  not %s\n", one.name.c_str(),
                        std::string(name_of(kind)).c_str(), in_quotes(failed.line).c_str(),
                        in_quotes(failed.what.got).c_str(),
                        in_quotes(failed.what.expected).c_str());
        }
    }
}

int report(const std::vector<row>& rows) {
    std::printf("%-34s %9s %9s %8s %8s %8s\n", "lines", "lines", "secrets", "leaks", "changes",
                "other");
    row total = {.name = "all"};
    for (const row& one : rows) {
        print(one);
        total.lines += one.lines;
        total.secrets += one.secrets;
        for (const auto& [kind, count] : one.faults) {
            total.faults[kind] += count;
        }
    }
    print(total);
    for (const row& one : rows) {
        print_examples(one);
    }
    return total.faults.empty() ? 0 : 1;
}

}  // namespace
}  // namespace uriscan::leaks

int main(int argc, char** argv) {
    using namespace uriscan::leaks;
    std::vector<std::string> words(argv + 1, argv + argc);
    if (!words.empty() && words[0] == "--plant") {
        std::vector<row> rows;
        for (std::size_t i = 1; i < words.size(); ++i) {
            rows.push_back(check_planted(words[i], i));
        }
        return report(rows);
    }
    const bool is_closed = !words.empty() && words[0] == "--closed";
    words.erase(words.begin(), words.begin() + (is_closed ? 1 : 0));
    const auto number = [&](std::size_t i, unsigned long long otherwise) {
        return words.size() > i ? std::stoull(words[i]) : otherwise;
    };
    return report(check_generated(number(0, 40000), number(1, 1), words.size() > 2 ? words[2] : "",
                                  is_closed));
}
