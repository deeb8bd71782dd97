// Tests parse_lines() and check_lines() with each kernel on texts that are packed with short lines,
// and on lines whose interesting octets are at the ends of blocks and chunks:
//
//     lines [SIZE]
//
// The lines are made of a few octets, one of each class. The program makes these texts:
//  * All lines of up to SIZE (default 6) octets that can be in a URI without brackets; of up to
//    SIZE - 1 octets that also have brackets and octets that no URI has; and of up to SIZE + 1
//    delimiters and letters.  Each line is between other such lines.  The valid lines are packed
//    again without the other lines.  Shorter lines are also put between valid lines, and between
//    longer lines without rare octets.
//  * All lines of up to SIZE - 2 octets, each at each of the 64 offsets in a block.
//  * Lines whose host starts with a bracket. The hosts are all strings of up to SIZE octets that
//    addresses and brackets consist of, and all strings of up to SIZE + 3 groups. Other parts of a
//    URI are before and after them. Some hosts are at each offset of the line up to 80.
//  * Lines with each octet but LF in each component, at each offset in a block, and at the offsets
//    50 to 200 of a long component. If SIZE is less than 6, only some of these offsets are tried.
//  * Lines of up to SIZE - 2 octets in which one octet or triplet is repeated. This moves the
//    octets beside it to the offsets 55 to 70 and 120 to 135 of the line. It also moves them to the
//    end of a block of the text, sometimes after 4 whole blocks, and to the end of the first chunk
//    of 8 KiB. In the longest of these lines, all octets that cannot follow the repeated ones are
//    tried after them.
//  * Lines in which two octets are repeated, each over the end of a block.
//
// The lines before and after a repeated octet can end in a triplet. Lines end with LF or CR LF. The
// expected rows are those of the slow reference parser, which reads octet by octet.
//
// The program prints a table. If it finds a difference, it prints the line and both rows, and its
// exit status is 1.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "grammar/neighbours.hpp"
#include "grammar/packed_text.hpp"
#include "grammar/repeated_part.hpp"
#include "grammar/rfc3986.hpp"
#include "kernels/kernels.hpp"

namespace uriscan::tests {
namespace {

constexpr std::size_t block_octets = 64;
constexpr std::size_t chunk_octets = 8192;

// One octet of each class that a URI without brackets can have; one of each class; and delimiters
// with two other octets.
constexpr std::string_view uri_octets = "aG1+~:/?#@%";
constexpr std::string_view all_octets("aG1+~:/?#@%[] \r\x80\0", 17);
constexpr std::string_view delimiters = "a:/?#@% ";

// The lists must have an octet of each class of the grammar. The rules of IP-literal would cut
// letters and digits into many more classes, so the list has only the brackets of these rules.
void check_classes() {
    std::string text = oracle::rfc3986_text();
    const std::string literal = "IP-literal / IPv4address / reg-name";
    text.replace(text.find(literal), literal.size(), "reg-name");
    const oracle::grammar grammar = oracle::with_core_rules(text);
    for (const char* const rule : {"URI-reference", "URI", "absolute-URI", "relative-ref"}) {
        const oracle::dfa automaton = oracle::compile(grammar, rule);
        for (std::size_t octet = 0; octet < 256; ++octet) {
            const auto is_of_class = [&](char representative) {
                return automaton.classes()[static_cast<unsigned char>(representative)] ==
                       automaton.classes().at(octet);
            };
            if (!std::ranges::any_of(all_octets, is_of_class)) {
                std::printf("%s: no octet of the list is of the class of 0x%02zx\n", rule, octet);
                std::exit(1);
            }
        }
    }
}

// Prints a line of the table when it is destroyed.
class table_row {
public:
    table_row(const char* name, packed_text& text)
        : name_(name), text_(text), lines_(text.lines()), texts_(text.texts()) {}
    ~table_row() {
        text_.check();
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start_;
        std::printf("%-24s %11llu %9llu %8.2f\n", name_,
                    static_cast<unsigned long long>(text_.lines() - lines_),
                    static_cast<unsigned long long>(text_.texts() - texts_), elapsed.count());
        std::fflush(stdout);
    }
    table_row(const table_row&) = delete;
    table_row& operator=(const table_row&) = delete;

private:
    const char* name_;
    packed_text& text_;
    std::uint64_t lines_;
    std::uint64_t texts_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Most of these lines are not valid, and a kernel might leave them and their neighbours to the
// machine. So the valid ones are tried again.
void try_neighbours(packed_text& text, std::string_view octets, std::size_t most) {
    std::size_t count = 0;
    for_each_string(octets, most, [&](std::string_view line) {
        // The texts start with lines of all sizes, so that their lines start at all offsets.
        if (text.size() == 0) {
            text.pad(++count % block_octets, block_octets);
        }
        text.add(line, "\n");
    });
    text.check();
    for_each_string(octets, most, [&](std::string_view line) {
        const expected_rows rows = rows_by_reference(line);
        if (std::ranges::any_of(rows, &expected_row::is_valid)) {
            text.add(line, line_ends.at(++count / 1000 % 2), rows);
        }
    });
    text.check();
}

// Puts each line between three valid lines.  Kernels read four lines at once.  So each of the four
// places is used in turn.
void try_between_valid(packed_text& text, std::string_view octets, std::size_t most) {
    constexpr std::array<std::string_view, 3> valid = {"http://h/p?q#f", "a:", "x:/a%41"};
    std::array<expected_rows, valid.size()> rows;
    std::ranges::transform(valid, rows.begin(), rows_by_reference);
    std::size_t count = 0;
    for_each_string(octets, most, [&](std::string_view line) {
        const std::size_t place = ++count % 4;
        for (std::size_t i = 0; i < 4; ++i) {
            const std::size_t other = i < place ? i : i - 1;
            if (i == place) {
                text.add(line, line_ends.at(count / 4 % 2));
            } else {
                text.add(valid.at(other), "\n", rows.at(other));
            }
        }
    });
}

void try_offsets(packed_text& text, std::string_view octets, std::size_t most) {
    for_each_string(octets, most, [&](std::string_view line) {
        for (std::size_t offset = 0; offset < block_octets; ++offset) {
            text.pad(offset, block_octets);
            text.add(line, line_ends.at(offset % 2));
        }
    });
}

void try_each_octet(packed_text& text, std::size_t step) {
    for (const std::string_view base :
         {"http://u:p@h.h:80/p/p?q?q#f#", "/%41%aF?%0a#%99", "s+a-.1:p:p", "s+a-.1b+c-.2://h:1",
          "abcdefghij://u:p@h/p", "//[::1]:1"}) {
        for (std::size_t at = 0; at < base.size(); ++at) {
            for (int octet = 0; octet < 256; ++octet) {
                std::string line(base);
                line[at] = static_cast<char>(octet);
                for (std::size_t offset = 0; offset < block_octets && octet != '\n';
                     offset += step) {
                    text.pad(offset, block_octets);
                    text.add(line, "\n");
                }
            }
        }
    }
}

// Puts each octet at the offsets of a long component.
void try_each_octet_of_long_lines(neighbours& lines, std::size_t step) {
    for (const std::string_view before : {"", "/", "//", "//u@", "x:", "?", "#"}) {
        for (std::size_t at = 50; at < 200; at += step) {
            for (int octet = 0; octet < 256; ++octet) {
                std::string line(before);
                line.append(200, 'a').append("/?#");
                line[at] = static_cast<char>(octet);
                if (octet != '\n') {
                    lines.add(line);
                }
            }
        }
    }
}

// Puts a host between a part of a URI before it and a part after it. Not all pairs of such parts
// are tried with each host.
class hosts_in_brackets {
public:
    hosts_in_brackets(neighbours& lines, plain_neighbours& plain) : lines_(lines), plain_(plain) {}

    // Tries the host with all pairs.
    void add_all(std::string_view host) {
        for (const std::string& before : before_) {
            for (const std::string& after : after_) {
                add(before, host, after);
            }
        }
    }

    // Tries the host with one pair.
    void add(std::string_view host) {
        ++count_;
        add(before_.at(count_ % before_.size()), host, after_.at(count_ % after_.size()));
    }

    // Ends a text after the host, or after at most 100 octets that follow it.
    void add_at_end(std::string_view host) {
        for (std::size_t size = 0; size < 100; ++size) {
            add("//", host, "/" + std::string(size, 'a'));
            add("//", host, ":" + std::string(size, '1'));
            lines_.text().check();
        }
    }

private:
    void add(const std::string& before, std::string_view host, const std::string& after) {
        const std::string line = before + std::string(host) + after;
        if (++lines_of_both_ % 8 == 0) {
            plain_.add(line);
        } else {
            lines_.add(line);
        }
    }

    neighbours& lines_;
    plain_neighbours& plain_;
    std::size_t count_ = 0;
    std::size_t lines_of_both_ = 0;
    std::array<std::string, 4> before_ = {"//", "x://", "//u:1@", "//@@"};
    std::array<std::string, 17> after_ = {"",
                                          ":",
                                          "/",
                                          ":8",
                                          ":80/a",
                                          "a",
                                          "1",
                                          ":1a",
                                          ":1:2",
                                          "?[",
                                          "#]",
                                          "#",
                                          "@h",
                                          ":%41",
                                          ":" + std::string(70, '1') + "?q",
                                          "/" + std::string(100, 'a') + "?q#f",
                                          "/" + std::string(100, 'a') + "["};
};

// Tries all lists of up to `most` groups with colons between them. An empty group gives a pair of
// colons.
void try_groups(hosts_in_brackets& hosts, const std::string& before, std::size_t most) {
    hosts.add("[" + before + "]");
    if (most > 0) {
        for (const char* const group : {"", "1", "aB09", "12345"}) {
            try_groups(hosts, before + group + ":", most - 1);
            hosts.add("[" + before + group + "]");
        }
    }
}

void try_hosts_in_brackets(neighbours& lines, plain_neighbours& plain, std::size_t size) {
    hosts_in_brackets hosts(lines, plain);
    for_each_string("1:.[]g", size - 2, [&](std::string_view string) {
        hosts.add_all("[" + std::string(string) + "]");
        hosts.add_all("[" + std::string(string));
    });
    for_each_string("1:.[]g%", size,
                    [&](std::string_view string) { hosts.add("[" + std::string(string) + "]"); });
    try_groups(hosts, "", size + 3);
    for (const char* const host :
         {"[::]", "[1:2:3:4:5:6:7:8]", "[1111:2222:3333:4444:5555:6666:7777:8888]", "[::1.2.3.4]",
          "[v1.a:b]", "[::1", " ::1]", "]::1]", "a::1]", "%5B::1]", "[::%41]"}) {
        hosts.add_all(host);
        hosts.add_at_end(host);
        for (std::size_t at = 0; at < 80; ++at) {
            const std::string line = "//" + std::string(at, 'u') + "@" + host;
            for (const char* const after : {"", ":80", "/p?q#f", ":80/p?q#f", ":80/p["}) {
                lines.add(line + after);
                plain.add(line + after);
            }
        }
    }
}

// Moves the octet after the part to offsets in its line. The sizes of the lines go up and down,
// because lines that are read together can have different sizes.
template <class Neighbours>
void try_offsets_of_line(Neighbours& lines, const repeated_part& part) {
    constexpr std::size_t count = 16;
    for (const std::size_t first : {55U, 120U}) {
        for (std::size_t i = 0; i < count; ++i) {
            const std::string line = part.until(first + 7 * i % count);
            lines.add(line);  // with LF
            lines.add(line);  // with CR LF
        }
    }
}

// Moves the octet after the part to the offsets around the end of a block or chunk. The text gets
// other offsets after lines that are longer than a block.
void try_ends(neighbours& lines, const repeated_part& part, std::size_t unit) {
    for (const std::size_t end : {1U, 67U, 140U, 330U}) {
        if (unit == chunk_octets && end > 67) {
            break;  // a text of a whole chunk for each line takes long
        }
        for (std::size_t from_end = 0; from_end < 8; ++from_end) {
            const std::string line = part.until(end);
            const std::size_t octet = line.size() - (part.string.size() - part.at - part.size);
            lines.add(line, unit + 4 - from_end - octet, unit);
            if (unit == chunk_octets) {
                lines.text().check();
            }
        }
    }
}

void try_two_parts(neighbours& lines, std::string_view string) {
    for (std::size_t first = 0; first < string.size(); ++first) {
        for (std::size_t second = first + 1; second < string.size(); ++second) {
            for (std::size_t end = 62; end < 67; ++end) {
                const std::string line = repeated_part{string, first, 1}.until(end);
                const std::size_t at = line.size() - (string.size() - second);
                for (std::size_t last = end + 62; last < end + 67; ++last) {
                    lines.add(repeated_part{line, at, 1}.until(last), last * 5, block_octets);
                }
            }
        }
    }
}

void try_all(std::size_t size) {
    packed_text text;
    neighbours lines(text);
    plain_neighbours plain(text);
    const auto run = [&](const char* name, const auto& make) {
        const table_row row(name, text);
        make();
    };
    const std::size_t less = size - 2;
    run("beside each other", [&] { try_neighbours(text, uri_octets, size); });
    run("with other octets", [&] { try_neighbours(text, all_octets, size - 1); });
    run("only delimiters", [&] { try_neighbours(text, delimiters, size + 1); });
    run("between valid lines", [&] { try_between_valid(text, uri_octets, size - 1); });
    run("and other octets", [&] { try_between_valid(text, all_octets, less); });
    run("among plain lines", [&] {
        for_each_string(uri_octets, less, [&](std::string_view line) { plain.add(line); });
    });
    run("and other octets", [&] {
        for_each_string(all_octets, less, [&](std::string_view line) { plain.add(line); });
    });
    run("and offsets in them", [&] {
        for_each_part(uri_octets, less - 1,
                      [&](const auto& part) { try_offsets_of_line(plain, part); });
    });
    run("at all offsets", [&] { try_offsets(text, uri_octets, less); });
    run("each octet", [&] { try_each_octet(text, size < 6 ? 8 : 1); });
    run("hosts in brackets", [&] { try_hosts_in_brackets(lines, plain, size); });
    run("in long lines", [&] { try_each_octet_of_long_lines(lines, size < 6 ? 9 : 1); });
    run("offsets in the line", [&] {
        for_each_part(uri_octets, less, [&](const auto& part) {
            if (can_be_repeated(part)) {
                try_offsets_of_line(lines, part);
            }
        });
    });
    run("and other octets", [&] {
        for_each_part(all_octets, less - 1,
                      [&](const auto& part) { try_offsets_of_line(lines, part); });
    });
    run("ends of blocks", [&] {
        for_each_part(uri_octets, less - 1,
                      [&](const auto& part) { try_ends(lines, part, block_octets); });
    });
    run("ends of chunks", [&] {
        for_each_part(delimiters, less - 1,
                      [&](const auto& part) { try_ends(lines, part, chunk_octets); });
    });
    run("two parts", [&] {
        for_each_string(delimiters, less,
                        [&](std::string_view string) { try_two_parts(lines, string); });
    });
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    using namespace uriscan::tests;
    const std::size_t size = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 6;
    if (size < 3 || size > 8) {
        std::fputs("usage: lines [SIZE]\n  SIZE from 3 to 8: the size of the longest strings\n",
                   stderr);
        return 2;
    }
    check_classes();
    std::printf("kernels:");
    for (const uriscan::kernel* const usable_kernel : uriscan::usable_kernels()) {
        const uriscan::kernel& kernel = *usable_kernel;
        std::printf(" %s", std::string(kernel.name).c_str());
    }
    std::printf("\n%-24s %11s %9s %8s\n", "lines", "count", "texts", "seconds");
    try_all(size);
    return 0;
}
