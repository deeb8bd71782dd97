// Properties of lines of JSON.  A line is JSON if and only if a slow reader, which was written from
// RFC 8259, can make a tree of it.  The values that the paths lead to are those that are found in
// this tree.  Nothing outside of the line is read.
//
// The last octets choose the paths; the rest is one line.
#include <utf8.h>

#include <iterator>
#include <memory>
#include <stdexcept>
#include <vector>

#include "cli.hpp"
#include "cli/input/escaped_text.hpp"
#include "cli/input/json_reader.hpp"
#include "cli/input/located_line.hpp"

namespace uriscan::tests {
namespace {

using cli::json_type;

struct tree {
    json_type type = json_type::null;
    std::string text;  // a string without escapes; a number or boolean as it is written
    std::vector<std::string> keys;  // the keys of the members
    std::vector<tree> children;     // the members of an object, or the elements of an array
};

struct not_json {};

// Makes a tree of a text.  Throws not_json.
class slow_reader {
public:
    explicit slow_reader(std::string_view text) : rest_(text) {}

    tree read() {
        tree all = value();
        if (!rest_.empty()) {
            throw not_json();
        }
        return all;
    }

private:
    static bool is_one_of(char c, std::string_view octets) { return octets.find(c) != octets.npos; }

    char next() {
        if (rest_.empty()) {
            throw not_json();
        }
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }

    bool skip(std::string_view octets) {
        const bool found = rest_.starts_with(octets);
        rest_.remove_prefix(found ? octets.size() : 0);
        return found;
    }

    void need(bool condition) {
        if (!condition) {
            throw not_json();
        }
    }

    void skip_space() {
        while (!rest_.empty() && is_one_of(rest_.front(), " \t\r\n")) {
            next();
        }
    }

    tree value() {
        skip_space();
        tree made;
        need(!rest_.empty());
        if (skip("{")) {
            made = object();
        } else if (skip("[")) {
            made = array();
        } else if (skip("\"")) {
            made = {json_type::string, string(), {}, {}};
        } else if (skip("null")) {
            made = {json_type::null, "null", {}, {}};
        } else if (skip("true")) {
            made = {json_type::boolean, "true", {}, {}};
        } else if (skip("false")) {
            made = {json_type::boolean, "false", {}, {}};
        } else {
            made = number();
        }
        skip_space();
        return made;
    }

    void enter() { need(++depth_ <= 512); }

    tree object() {
        enter();
        tree made{json_type::object, "", {}, {}};
        skip_space();
        for (bool is_first = true; !skip("}"); is_first = false) {
            need(is_first || skip(","));
            skip_space();
            need(skip("\""));
            std::string key = string();
            skip_space();
            need(skip(":"));
            made.keys.push_back(std::move(key));
            made.children.push_back(value());
        }
        --depth_;
        return made;
    }

    tree array() {
        enter();
        tree made{json_type::array, "", {}, {}};
        skip_space();
        for (bool is_first = true; !skip("]"); is_first = false) {
            need(is_first || skip(","));
            made.children.push_back(value());
        }
        --depth_;
        return made;
    }

    std::size_t digits() {
        std::size_t count = 0;
        for (; !rest_.empty() && is_one_of(rest_.front(), "0123456789"); ++count) {
            next();
        }
        return count;
    }

    tree number() {
        const std::string_view start = rest_;
        skip("-");
        const bool starts_with_zero = rest_.starts_with('0');
        const std::size_t count = digits();
        need(count == 1 || (count > 1 && !starts_with_zero));
        if (skip(".")) {
            need(digits() > 0);
        }
        if (skip("e") || skip("E")) {
            (void)(skip("+") || skip("-"));
            need(digits() > 0);
        }
        return {
            json_type::number, std::string(start.substr(0, start.size() - rest_.size())), {}, {}};
    }

    unsigned unit() {
        std::string digits;
        for (int i = 0; i < 4; ++i) {
            digits += next();
            need(is_one_of(digits.back(), "0123456789abcdefABCDEF"));
        }
        return static_cast<unsigned>(std::stoul(digits, nullptr, 16));
    }

    std::string string() {
        constexpr unsigned replacement = 0xFFFD;
        std::string out;
        for (char c = next(); c != '"'; c = next()) {
            need(static_cast<unsigned char>(c) >= 0x20);
            if (c != '\\') {
                out += c;
                continue;
            }
            c = next();
            const std::size_t name = std::string_view("\"\\/bfnrt").find(c);
            if (name != std::string_view::npos) {
                out += "\"\\/\b\f\n\r\t"[name];
                continue;
            }
            need(c == 'u');
            unsigned code = unit();
            if (code >= 0xD800 && code < 0xDC00 && rest_.starts_with("\\u")) {
                const std::string_view before = rest_;
                next();
                next();
                const unsigned second = unit();
                if (second >= 0xDC00 && second < 0xE000) {
                    code = ((code - 0xD800) << 10) + (second - 0xDC00) + 0x10000;
                } else {
                    rest_ = before;
                }
            }
            code = code >= 0xD800 && code < 0xE000 ? replacement : code;
            utf8::append(static_cast<char32_t>(code), std::back_inserter(out));
        }
        return out;
    }

    std::string_view rest_;
    int depth_ = 0;
};

using found_value = std::pair<json_type, std::string>;
using steps = std::span<const std::string_view>;

// Appends the values in `from` that the steps lead to.  The step "[]" leads to all elements.
void follow(const tree& from, steps rest, std::vector<found_value>& found) {
    if (rest.empty()) {
        const bool is_array = from.type == json_type::array;
        for (const tree& element : is_array ? from.children : std::vector<tree>{from}) {
            found.emplace_back(element.type, element.text);
        }
        return;
    }
    const std::string_view step = rest.front();
    const auto last = std::find(from.keys.rbegin(), from.keys.rend(), step);
    for (std::size_t i = 0; i < from.children.size(); ++i) {
        const bool is_wanted =
            from.type == json_type::array
                ? step == "[]" || step == std::to_string(i)
                : step != "[]" && from.keys.rend() - last == static_cast<std::ptrdiff_t>(i) + 1;
        if (is_wanted) {
            follow(from.children[i], rest.subspan(1), found);
        }
    }
}

void check_line(std::string_view line, const std::vector<std::string_view>& all_steps,
                cli::json_reader& reader, std::size_t path, bool is_json, const tree& all) {
    std::vector<found_value> expected;
    if (is_json) {
        follow(all, all_steps, expected);
    }
    std::vector<found_value> found;
    reader.for_each_value(path, [&](const cli::json_value& value) {
        expect(cli::is_slice(value.raw, line), line, "a raw value is not a slice of the line");
        const bool is_string = value.type == json_type::string;
        std::string buffer;
        found.emplace_back(value.type, is_string
                                           ? cli::decoded(value.raw, cli::escapes::json, buffer)
                                           : value.raw);
    });
    expect(found == expected, line, "the values are others");
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static constexpr std::array<std::string_view, 5> names = {"a", "b", "0", "1", "[]"};
    fuzz_input input(data, size);
    std::vector<std::vector<std::string_view>> all_steps(1 + input.choose(3));
    std::vector<uriscan::cli::json_path> paths;
    for (auto& steps : all_steps) {
        std::string path;
        for (std::size_t count = 1 + input.choose(3); count > 0; --count) {
            steps.push_back(input.choose_from(names));
            path += (path.empty() || steps.back() == "[]" ? "" : ".") + std::string(steps.back());
        }
        paths.emplace_back(path);
    }
    uriscan::cli::json_reader reader(paths);
    const exact_copy line(input.rest());
    tree all;
    bool is_json = true;
    try {
        all = slow_reader(line.text()).read();
    } catch (const not_json&) {
        is_json = false;
    }
    for (int i = 0; i < 2; ++i) {  // the reader is used twice, and must give the same values
        const uriscan::cli::line_fault fault = reader.read(line.text());
        expect(fault.what.empty() == is_json, line.text(), "is not JSON for one of the readers");
        expect(fault.offset <= line.text().size(), line.text(), "the error is outside");
        for (std::size_t path = 0; path < paths.size(); ++path) {
            check_line(line.text(), all_steps[path], reader, path, is_json, all);
        }
    }
    return 0;
}
