// Properties of the edits of `uriscan set`, for any URI reference and any edits.  They compare with
// a slow reference, which was written from the documentation (docs/command_line.md, "set"):
// - A description of an edit is accepted exactly if the slow reference accepts it.
// - The result is that of the slow reference, octet for octet.  If the slow reference has no
//   result, there is none.
// - A parser reads the result, and size_limit() is enough.
//
// The first line of the input is the reference.  Each other line is an edit: the first octet
// chooses the option, and the rest is its value.
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "cli/edits/editor.hpp"
#include "fuzz.hpp"
#include "pieces.hpp"
#include "slow_uri.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

using cli::edit;

constexpr std::string_view sub_delims = "!$&'()*+,;=";

// Says whether a component can have this text: a parser reads it back from a URI.
bool is_text_of(const std::string& name, const std::string& value) {
    slow_uri uri{{{"scheme", "s"}, {"host", ""}, {"path", ""}}};
    uri.parts[name] = name == "path" ? "/" + value : value;
    const std::string joined = *join(uri);
    const auto parsed = parse_uri(joined);
    return parsed && split(parsed->text()).parts == uri.parts;
}

// An edit that the reference has read.  It returns the new components, or nothing if there is no
// result.
using slow_edit = std::function<std::optional<slow_uri>(slow_uri)>;

slow_edit set_to(const std::string& name, const std::string& value) {
    return [=](slow_uri uri) {
        uri.parts[name] = value;
        return uri;
    };
}

void set_parameters(slow_uri& uri, const std::vector<std::string>& all) {
    std::string query;
    for (std::size_t i = 0; i < all.size(); ++i) {
        query += (i == 0 ? "" : "&") + all[i];
    }
    uri.parts["query"] = query;
}

constexpr std::string_view stays_in_parameter = "!$'()*,;:@/?";

std::optional<slow_edit> slow_set_parameter(std::string key, std::string value, bool is_text) {
    if (!is_text) {
        key = encoded(key, stays_in_parameter);
        value = encoded(value, stays_in_parameter);
    } else if (has(key + value, '&') || !is_text_of("query", key + "=" + value)) {
        return {};
    }
    return [=](slow_uri uri) {
        std::vector<std::string> made;
        bool is_set = false;
        for (const std::string& each : parameters(uri["query"].value_or(""))) {
            if (key_of(each) != decoded(key)) {
                made.push_back(each);
            } else if (!is_set) {
                made.push_back(each.substr(0, each.find('=')) + "=" + value);
                is_set = true;
            }
        }
        if (!is_set) {
            made.push_back(key + "=" + value);
        }
        set_parameters(uri, made);
        return uri;
    };
}

std::optional<slow_edit> slow_set(std::string_view described) {
    const std::size_t equals = described.find('=');
    if (equals == described.npos) {
        return {};
    }
    std::string name(described.substr(0, equals));
    std::string value(described.substr(equals + 1));
    const std::map<std::string, std::string> allowed = {
        {"scheme", ""},
        {"host", ""},
        {"port", ""},
        {"userinfo", std::string(sub_delims) + ":"},
        {"path", std::string(sub_delims) + ":@/"},
        {"query", std::string(sub_delims) + ":@/?"},
        {"fragment", std::string(sub_delims) + ":@/?"}};
    const bool is_text = name.ends_with(':');
    name.erase(name.size() - (is_text ? 1 : 0));
    if (name.starts_with("query:")) {
        return slow_set_parameter(name.substr(6), value, is_text);
    }
    if (!allowed.contains(name)) {
        return {};
    }
    if (!is_text && !allowed.at(name).empty()) {
        value = encoded(value, allowed.at(name));
    }
    return is_text_of(name, value) ? std::optional(set_to(name, value)) : std::nullopt;
}

std::optional<slow_edit> slow_append(std::string_view described) {
    const std::size_t equals = described.find('=');
    const std::string_view name = described.substr(0, equals);
    const bool is_path = name == "path" || name == "path:";
    if (equals == described.npos || (!is_path && name != "query" && name != "query:")) {
        return {};
    }
    std::string value(described.substr(equals + 1));
    if (name == "path") {
        if (value == "." || value == "..") {
            return {};
        }
        value = encoded(value, std::string(sub_delims) + ":@");
    } else if (name == "query") {
        if (value.empty()) {
            return {};
        }
        constexpr std::string_view stay = stays_in_parameter;
        const std::size_t second = value.find('=');
        value = second == value.npos ? encoded(value, stay)
                                     : encoded(value.substr(0, second), stay) + "=" +
                                           encoded(value.substr(second + 1), stay);
    } else if (!is_text_of(is_path ? "path" : "query", value)) {
        return {};
    }
    return [=](slow_uri uri) {
        std::string& part = uri.parts[is_path ? "path" : "query"];
        if (is_path ? !part.ends_with('/') : !part.empty()) {
            part += is_path ? '/' : '&';
        }
        part += value;
        return uri;
    };
}

std::optional<slow_edit> slow_remove(std::string_view name) {
    if (name.starts_with("query:")) {
        const std::string pattern(name.substr(6));
        const std::size_t backslashes =
            pattern.size() - (pattern.find_last_not_of('\\') + 1);  // at the end
        if (backslashes % 2 == 1) {                                 // the last "\" escapes nothing
            return {};
        }
        return [=](slow_uri uri) {
            std::vector<std::string> left;
            const std::vector<std::string> all = parameters(uri["query"].value_or(""));
            for (const std::string& each : all) {
                if (!matches(pattern, key_of(each))) {
                    left.push_back(each);
                }
            }
            if (left.empty() && !all.empty()) {
                uri.parts.erase("query");
            } else if (!all.empty()) {
                set_parameters(uri, left);
            }
            return uri;
        };
    }
    const std::vector<std::string> names = {"scheme", "userinfo", "authority", "port",
                                            "path",   "query",    "fragment"};
    if (std::ranges::find(names, name) == names.end()) {
        return {};
    }
    return [name = std::string(name)](slow_uri uri) {
        for (const std::string& each : name == "authority"
                                           ? std::vector<std::string>{"userinfo", "host", "port"}
                                           : std::vector<std::string>{name}) {
            uri.parts.erase(each);
        }
        return uri;
    };
}

std::optional<slow_uri> slow_sort(slow_uri uri) {
    if (uri["query"]) {
        std::vector<std::string> all = parameters(*uri["query"]);
        std::ranges::stable_sort(all, [](const std::string& a, const std::string& b) {
            return key_of(a) < key_of(b);  // compares octets as unsigned numbers
        });
        set_parameters(uri, all);
    }
    return uri;
}

std::optional<slow_edit> slow_redirect(std::string_view reference) {
    if (!parse_uri_reference(reference)) {
        return {};
    }
    return [reference = std::string(reference)](const slow_uri& uri) -> std::optional<slow_uri> {
        const text base = join(uri);
        if (!base) {
            return {};
        }
        const auto target = resolve(*base, reference);  // tested by a target of its own
        return target ? std::optional(split(target->text())) : std::nullopt;
    };
}

// The edits of an input, as both programs read them.
struct edit_lists {
    std::vector<edit> edits;
    std::vector<slow_edit> slow;
};

void read_edit(std::size_t option, std::string_view value, edit_lists& lists) {
    constexpr std::array fast = {cli::read_set, cli::read_append, cli::read_remove,
                                 cli::read_redirect};
    constexpr std::array slow = {slow_set, slow_append, slow_remove, slow_redirect};
    if (option == fast.size()) {
        lists.edits.emplace_back(cli::sort_parameters());
        lists.slow.emplace_back(slow_sort);
        return;
    }
    bool is_accepted = true;
    try {
        lists.edits.push_back(fast.at(option)(value));
    } catch (const cli::usage_error& error) {
        expect(*error.what() != '\0', value, "an error without a message");
        is_accepted = false;
    }
    const auto read = slow.at(option)(value);
    expect(read.has_value() == is_accepted, value,
           is_accepted ? "is accepted, but not by the reference"
                       : "is refused, but not by the reference");
    if (read) {
        lists.slow.push_back(*read);
    }
}

text slow_result(std::string_view uri, const std::vector<slow_edit>& edits) {
    slow_uri now = split(uri);
    for (const slow_edit& each : edits) {
        const auto next = each(now);
        if (!next) {
            return {};
        }
        now = *next;
    }
    return join(now);
}

void check(const uri_view& uri, const edit_lists& lists) {
    cli::editor editor(lists.edits);
    const text expected = slow_result(uri.text(), lists.slow);
    for (int again = 0; again < 2; ++again) {  // the second time, the buffers are not empty
        const exact_room room(editor.size_limit(uri));
        const auto made = editor.run(uri, room.span());
        expect(made.has_value() == expected.has_value(), uri.text(),
               made ? "has a result, but not by the reference" : "has no result, but should be",
               made ? made->text() : std::string_view(expected.value_or("")));
        if (!made) {
            expect(made.error().reason != error_reason::buffer_too_small, uri.text(),
                   "does not fit size_limit()");
            continue;
        }
        expect(made->text() == *expected, made->text(), "should be", *expected);
        const auto parsed = parse_uri_reference(made->text());
        expect(parsed && parsed->components() == made->components(), made->text(),
               "is read differently");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    constexpr std::size_t options = 5;
    constexpr std::size_t most_edits = 6;  // the reference is slow
    fuzz_input input(data, size);
    std::string uri_text, value;
    append_pieces(input.take_line(), uri_text);
    edit_lists lists;
    for (std::size_t i = 0; i < most_edits && !input.rest().empty(); ++i) {
        const std::string_view line = input.take_line();
        if (line.size() > 64) {
            return 0;
        }
        value.clear();
        append_pieces(line.substr(line.empty() ? 0 : 1), value);
        read_edit(line.empty() ? 0 : static_cast<unsigned char>(line[0]) % options, value, lists);
    }
    const exact_copy copy(uri_text);
    if (const auto uri = uriscan::parse_uri_reference(copy.text())) {
        check(*uri, lists);
    }
    return 0;
}
