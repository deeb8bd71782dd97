// Searches the Public Suffix List.  It is a part of the module, because the module cannot read
// files.
#pragma once

#include <cstddef>
#include <string_view>

namespace uriscan::clickhouse {

// What the list says about a name.
//
//     itself           the name is a suffix: there is a rule "NAME" or "*.NAME"
//     labels_before    each name with one more label before it is a suffix: "*.NAME"
//     exception        the name is not a suffix, although a rule with "*" says so: "!NAME"
enum suffix_rule : unsigned { itself = 1, labels_before = 2, exception = 4 };

// public_suffix_list has one line for each name, in the order of the names.  A line has the name
// and one digit: the sum of the suffix_rules for this name.  make_public_suffixes makes the list.
#include "public_suffix_list.hpp"

// Returns the sum of the suffix_rules for a name, or 0 if the name is not in the list.
inline unsigned rules_for(std::string_view name) noexcept {
    std::string_view rest(public_suffix_list);
    while (!rest.empty()) {
        const std::size_t begin = rest.rfind('\n', rest.size() / 2) + 1;  // 0 in the first line
        const std::size_t end = rest.find('\n', begin);
        const int order = name.compare(rest.substr(begin, end - 1 - begin));
        if (order == 0) {
            return static_cast<unsigned>(rest[end - 1] - '0');
        }
        rest = order < 0 ? rest.substr(0, begin) : rest.substr(end + 1);
    }
    return 0;
}

// This is a uriscan_suffix_size.  An exception has priority over all other rules: then the suffix
// starts after the first label.  Otherwise, the longest rule counts.  Without any rule, the last
// label is the suffix.
inline std::size_t size_of_public_suffix(const char* octets, std::size_t size, void*) noexcept {
    const std::string_view name(octets, size);
    std::size_t suffix = 0;
    std::size_t after = 0;  // the size of the text after the label
    unsigned rules_after = labels_before;
    for (std::size_t dot = size; dot != 0 && dot != name.npos;) {
        dot = name.rfind('.', dot - 1);
        const std::string_view label_and_rest = name.substr(dot + 1);  // npos + 1 is 0
        const unsigned rules = rules_for(label_and_rest);
        if ((rules & exception) != 0) {
            return after;
        }
        if ((rules & itself) != 0 || (rules_after & labels_before) != 0) {
            suffix = label_and_rest.size();
        }
        after = label_and_rest.size();
        rules_after = rules;
    }
    return suffix;
}

}  // namespace uriscan::clickhouse
