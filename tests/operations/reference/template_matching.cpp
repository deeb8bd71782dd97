// Tries all values of the variables of a template; see template_matching.hpp.

#include "operations/reference/template_matching.hpp"

#include <functional>
#include <map>
#include <set>
#include <utility>

#include "operations/reference/iri.hpp"

namespace uriscan::slow {

namespace {

using strings = std::set<std::string>;
using tests::template_list;
using tests::template_pairs;
using tests::template_value;
using tests::template_values;

// Adds `before` and the text. Each triplet of the text is either decoded or not, in all
// combinations.
void add_decoded(const std::string& before, std::string_view text, strings& all) {
    if (text.empty()) {
        all.insert(before);
        return;
    }
    add_decoded(before + text.front(), text.substr(1), all);
    if (is_triplet(text)) {
        add_decoded(before + octet_of_triplet(text), text.substr(3), all);
    }
}

strings strings_in(std::string_view text) {
    strings all{""};
    for (std::size_t begin = 0; begin < text.size(); ++begin) {
        for (std::size_t size = 1; size <= text.size() - begin; ++size) {
            add_decoded("", text.substr(begin, size), all);
        }
    }
    return all;
}

std::vector<template_list> lists_of(const strings& members, std::size_t most, std::size_t octets) {
    std::vector<template_list> all{{}};
    for (std::size_t begin = 0; most > 0; --most) {
        const std::size_t end = all.size();
        for (; begin < end; ++begin) {
            std::size_t size = 0;
            for (const std::string& member : all[begin]) {
                size += member.size();
            }
            for (const std::string& member : members) {
                if (size + member.size() <= octets) {
                    template_list longer = all[begin];
                    longer.push_back(member);
                    all.push_back(std::move(longer));
                }
            }
        }
    }
    all.erase(all.begin());
    return all;
}

std::vector<template_value> values_in(std::string_view text, const tried_values& tried) {
    std::vector<template_value> all;
    if (tried.undefined) {
        all.emplace_back();
    }
    const strings members = strings_in(text);
    all.insert(all.end(), members.begin(), members.end());
    for (const template_list& list : lists_of(members, tried.list_members, text.size())) {
        all.emplace_back(list);
    }
    for (const template_list& list : lists_of(members, 2 * tried.pairs, text.size())) {
        template_pairs pairs;
        for (std::size_t i = 0; i + 1 < list.size(); i += 2) {
            pairs.emplace_back(list[i], list[i + 1]);
        }
        if (list.size() % 2 == 0) {
            all.emplace_back(pairs);
        }
    }
    return all;
}

// Calls `visit` with each combination. `goes_on` tells whether a combination of the first variables
// can become one that is of interest. Its second argument is the number of these variables.
void for_all(const std::vector<std::string>& all_names, const std::vector<template_value>& given,
             const std::function<bool(const template_values&, std::size_t)>& goes_on,
             const std::function<void(const template_values&)>& visit, template_values& assigned,
             std::size_t done = 0) {
    if (!goes_on(assigned, done)) {
        return;
    }
    if (done == all_names.size()) {
        visit(assigned);
        return;
    }
    for (const template_value& value : given) {
        if (!std::holds_alternative<std::monostate>(value)) {
            assigned[all_names[done]] = value;
        }
        for_all(all_names, given, goes_on, visit, assigned, done + 1);
        assigned.erase(all_names[done]);
    }
}

// Returns the parts at the start of the template that use only the first `count` variables.
uri_template first_parts(const uri_template& what, std::size_t count) {
    uri_template start;
    for (const template_part& part : what.parts) {
        start.parts.push_back(part);
        if (start.variables().size() > count) {
            start.parts.pop_back();
            break;
        }
    }
    return start;
}

}  // namespace

std::vector<template_values> readings(const uri_template& what, std::string_view text,
                                      const tried_values& tried) {
    const std::vector<std::string> all_names = what.variables();
    std::vector<uri_template> starts;
    for (std::size_t count = 0; count <= all_names.size(); ++count) {
        starts.push_back(first_parts(what, count));
    }
    std::vector<template_values> found;
    template_values assigned;
    for_all(
        all_names, values_in(text, tried),
        [&](const template_values& given, std::size_t count) {
            const auto start = expand(starts[count], given);
            return start && text.starts_with(*start);
        },
        [&](const template_values& given) {
            if (expand(what, given) == text) {
                found.push_back(given);
            }
        },
        assigned);
    return found;
}

std::optional<ambiguity> find_ambiguity(const uri_template& what,
                                        const std::vector<template_value>& given) {
    std::map<std::string, template_values> seen;
    std::optional<ambiguity> found;
    template_values assigned;
    for_all(
        what.variables(), given,
        [&](const template_values&, std::size_t) { return !found.has_value(); },
        [&](const template_values& combination) {
            const auto text = expand(what, combination);
            if (text) {
                const auto [first, is_new] = seen.try_emplace(*text, combination);
                if (!is_new) {
                    found = ambiguity{*text, first->second, combination};
                }
            }
        },
        assigned);
    return found;
}

}  // namespace uriscan::slow
