// Finds the differences between RFC 2396 and RFC 3986, and keeps docs/rfc2396.md up to date:
//
//     rfc2396_differences FILE          updates the tables of FILE
//     rfc2396_differences --check FILE  fails if the tables of FILE are out of date
//
// For each rule, the program walks the automaton of RFC 3986 and that of RFC 2396 together. The
// automata differ at a pair of states in two cases: only one automaton accepts there, or after some
// octet only one automaton can still accept. Then some text leads through this pair to an accepting
// state, and only one of the languages contains the text. The tables show the shortest such text.
// Every text that only one language contains leads through such a pair, so the tables miss no kind
// of difference. Some texts are valid by both RFCs but have different components. To find them, the
// program tries all short texts.
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "grammar/automaton.hpp"
#include "grammar/breadth_first.hpp"
#include "grammar/rfc2396.hpp"
#include "grammar/rfc3986.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

using oracle::dfa;

// Returns one octet of each joint class (octets that both automata treat alike). Prefers readable
// octets.
std::string joint_alphabet(const dfa& left, const dfa& right) {
    const std::string readable = "a1b/?#:@%.-+_;";
    std::set<std::pair<unsigned, unsigned>> seen;
    std::string alphabet;
    for (const char octet : readable + oracle::all_octets()) {
        const auto c = static_cast<unsigned char>(octet);
        if (seen.emplace(left.classes()[c], right.classes()[c]).second) {
            alphabet += octet;
        }
    }
    return alphabet;
}

// Returns the shortest text that leads from `from` to an accepting state. There must be one.
std::string completion(const dfa& automaton, dfa::state from, const std::string& alphabet) {
    const auto walk = oracle::breadth_first(
        from, alphabet, [&](dfa::state at, char octet) { return automaton.next(at, octet); },
        [&](dfa::state at) { return automaton.accepting(at); });
    return walk.visited.back().second;
}

// The language that a text is in.
enum class side { rfc3986, rfc2396 };

// A text in one of the two languages, and the offset at which the other language rejects it.
struct parting {
    std::string text;
    std::size_t offset;
    side valid_by;
};

// Adds the texts that show how the automata differ at a pair of states: at the end of the text, or
// on an octet. For each of the two languages, adds only the first such text.
void add_partings_at(std::pair<dfa::state, dfa::state> at, const std::string& path, const dfa& left,
                     const dfa& right, const std::string& alphabet, std::vector<parting>& found) {
    std::set<side> seen;
    if (left.accepting(at.first) != right.accepting(at.second)) {
        const side valid_by = left.accepting(at.first) ? side::rfc3986 : side::rfc2396;
        seen.insert(valid_by);
        found.push_back({path, path.size(), valid_by});
    }
    for (const char octet : alphabet) {
        const dfa::state on_left = left.next(at.first, octet);
        const dfa::state on_right = right.next(at.second, octet);
        if (left.dead(on_left) == right.dead(on_right)) {
            continue;
        }
        const side valid_by = right.dead(on_right) ? side::rfc3986 : side::rfc2396;
        if (seen.insert(valid_by).second) {
            const std::string rest = valid_by == side::rfc3986
                                         ? completion(left, on_left, alphabet)
                                         : completion(right, on_right, alphabet);
            found.push_back({path + octet + rest, path.size(), valid_by});
        }
    }
}

// Walks an automaton of RFC 3986 (`left`) and one of RFC 2396 (`right`) together. Returns the texts
// on which they differ.
std::vector<parting> partings(const dfa& left, const dfa& right) {
    const std::string alphabet = joint_alphabet(left, right);
    const auto pairs = oracle::breadth_first(
        std::pair(dfa::start, dfa::start), alphabet,
        [&](auto at, char octet) {
            const std::pair next(left.next(at.first, octet), right.next(at.second, octet));
            return left.dead(next.first) || right.dead(next.second) ? at : next;
        },
        [](auto) { return false; });
    std::vector<parting> found;
    for (const auto& [at, path] : pairs.visited) {
        add_partings_at(at, path, left, right, alphabet, found);
    }
    return found;
}

// The kind of a difference: the RFC by which the text is valid, the component in which the other
// RFC rejects the text, and whether the text has a scheme.
using kind = std::tuple<side, component, bool>;

kind kind_of(const parting& parting) {
    const bool has_scheme = parting.text.substr(0, parting.offset).starts_with("a:");
    const uri_error error = parting.valid_by == side::rfc3986
                                ? rfc2396::parse_uri_reference(parting.text).error()
                                : parse_uri_reference(parting.text).error();
    if (error.offset != parting.offset) {
        throw std::logic_error("a parser and its automaton disagree: " + parting.text);
    }
    return {parting.valid_by, error.component, has_scheme};
}

// Explains, for each kind of difference, which rules cause it.
const std::map<kind, std::string> reasons = {
    {{side::rfc3986, component::path, false},
     "A reference may be only a query: its path is a `path-empty`. A `relativeURI` has a "
     "`net_path`, `abs_path` or `rel_path` before its query, and none of these is empty. (But RFC "
     "2396 resolves `?y` in its appendix C.1.)"},
    {{side::rfc3986, component::path, true},
     "Only a `path-empty` may follow a scheme. A `hier_part` starts with \"/\", and an "
     "`opaque_part` is not empty."},
    {{side::rfc3986, component::host, false},
     "A host may be an `IP-literal`. Neither `server` nor `reg_name` has brackets; RFC 2732 added "
     "them to RFC 2396 later."},
    {{side::rfc2396, component::host, false},
     "A `reg_name` may have any number of \"@\". In RFC 3986 the first one ends the user "
     "information, and a host has none."},
    {{side::rfc2396, component::port, false},
     "A `reg_name` may have any number of \":\", and anything after them. In RFC 3986 the first "
     "one after the user information ends the host, and a `port` has only digits."},
};

std::string code(std::string_view text) {
    return "`" + std::string(text) + "`";
}

std::string name(side side) {
    return side == side::rfc3986 ? "RFC 3986" : "RFC 2396";
}

// Returns the table of the texts that are references by only one of the RFCs.
std::string table_of_references() {
    const dfa left = oracle::compile(oracle::rfc3986_grammar(), "URI-reference");
    const dfa& right = oracle::rfc2396::reference().automaton(oracle::rfc2396::rule::uri_reference);
    std::map<kind, std::string> texts;
    for (const parting& parting : partings(left, right)) {
        std::string& list = texts[kind_of(parting)];
        list += (list.empty() ? "" : ", ") + code(parting.text);
    }
    std::string table = "| valid by | texts | because |\n|---|---|---|\n";
    for (const auto& [difference, list] : texts) {
        table += "| " + name(std::get<side>(difference)) + " | " + list + " | " +
                 reasons.at(difference) + " |\n";
    }
    if (texts.size() != reasons.size()) {
        throw std::logic_error("there is a reason for a difference that does not exist");
    }
    return table;
}

// Returns the table of the texts that are IPv4addresses by only one of the RFCs.
std::string table_of_addresses() {
    const dfa left = oracle::compile(oracle::rfc3986_grammar(), "IPv4address");
    std::map<side, std::string> texts;
    for (const parting& parting : partings(left, oracle::rfc2396::reference().ipv4_address())) {
        std::string& list = texts[parting.valid_by];
        list += (list.empty() ? "" : ", ") + code(parting.text);
    }
    std::string table = "| an `IPv4address` by | texts |\n|---|---|\n";
    for (const auto& [valid_by, list] : texts) {
        table += "| " + name(valid_by) + " | " + list + " |\n";
    }
    return table;
}

// The components of a valid reference that differ between the two RFCs, and their values by each
// RFC.
struct reading {
    std::string components;
    std::string by_rfc3986;
    std::string by_rfc2396;
};

reading compared(const uri_view& ours, const rfc2396::uri_view& theirs) {
    reading result;
    const auto compare = [&](const char* component, std::string_view a, std::string_view b) {
        if (a == b && (a.data() == nullptr) == (b.data() == nullptr)) {
            return;
        }
        const auto shown = [&](std::string_view text) {
            const std::string value = text.data() == nullptr ? "none"
                                      : text.empty()         ? "empty"
                                                             : code(text);
            return component + (" " + value);
        };
        const std::string comma = result.components.empty() ? "" : ", ";
        result.components += comma + component;
        result.by_rfc3986 += comma + shown(a);
        result.by_rfc2396 += comma + shown(b);
    };
    compare("scheme", ours.scheme(), theirs.scheme());
    compare("userinfo", ours.userinfo(), theirs.userinfo());
    compare("host", ours.host(), theirs.host());
    compare("port", ours.port(), theirs.port());
    compare("path", ours.path(), theirs.path());
    compare("query", ours.query(), theirs.query());
    compare("fragment", ours.fragment(), theirs.fragment());
    return result;
}

constexpr std::size_t longest = 5;

// Returns the table of texts that are valid by both RFCs but have different components. For each
// set of such components, the table has the shortest text, if it has at most `longest` octets.
std::string table_of_readings() {
    const dfa left = oracle::compile(oracle::rfc3986_grammar(), "URI-reference");
    const dfa& right = oracle::rfc2396::reference().automaton(oracle::rfc2396::rule::uri_reference);
    const std::string alphabet = joint_alphabet(left, right);
    std::string table = "| text | by RFC 3986 | by RFC 2396 |\n|---|---|---|\n";
    std::set<std::string> seen;
    std::vector<std::string> texts{""};
    for (std::size_t at = 0; at < texts.size(); ++at) {
        const std::string text = texts[at];
        const auto ours = parse_uri_reference(text);
        const auto theirs = rfc2396::parse_uri_reference(text);
        if (ours && theirs) {
            const reading differing = compared(*ours, *theirs);
            if (!differing.components.empty() && seen.insert(differing.components).second) {
                table += "| " + code(text) + " | " + differing.by_rfc3986 + " | " +
                         differing.by_rfc2396 + " |\n";
            }
        }
        const bool goes_on = left.viable_prefix_length(text) == text.size() &&
                             right.viable_prefix_length(text) == text.size();
        if (goes_on && text.size() < longest) {
            for (const char octet : alphabet) {
                texts.push_back(text + octet);
            }
        }
    }
    return table;
}

// Returns the document with a new table between the two comments that mark its place.
std::string with_table(const std::string& document, const std::string& name,
                       const std::string& table) {
    const std::string opening = "<!-- " + name + " -->\n";
    const std::string closing = "<!-- end -->";
    const std::size_t begin = document.find(opening);
    const std::size_t end = document.find(closing, begin);
    if (begin == std::string::npos || end == std::string::npos) {
        throw std::runtime_error("the document has no place for the table " + name);
    }
    return document.substr(0, begin) + opening + "\n" + table + "\n" + document.substr(end);
}

std::string read_file(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        throw std::runtime_error("cannot read " + path);
    }
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

int run(bool check, const std::string& path) {
    const std::string before = read_file(path);
    std::string after = with_table(before, "references", table_of_references());
    after = with_table(after, "readings", table_of_readings());
    after = with_table(after, "addresses", table_of_addresses());
    if (check && after != before) {
        std::printf("%s is out of date; to update it: rfc2396_differences %s\n", path.c_str(),
                    path.c_str());
        return 1;
    }
    if (!check) {
        std::ofstream(path, std::ios::binary) << after;
    }
    return 0;
}

}  // namespace
}  // namespace uriscan::tests

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    const bool check = !arguments.empty() && arguments.front() == "--check";
    if (arguments.size() != (check ? 2U : 1U)) {
        std::puts("rfc2396_differences [--check] FILE");
        return 2;
    }
    return uriscan::tests::run(check, arguments.back());
}
