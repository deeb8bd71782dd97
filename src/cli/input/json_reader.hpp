// The values in a JSON text (RFC 8259) that some paths lead to.  The text is read once, from left
// to right; no tree is made of it.
//
// A path is a list of names with dots between them: "request.url".  A name leads to the member of
// an object with this key, and a name that is a number also to the element of an array: "items.0".
// A name with "[]" after it leads to all elements of an array: "items[].url".  A path that ends at
// an array leads to its elements, too.  In a name, a backslash before an octet means this octet,
// as in "a\.b".
//
//     json_reader reader({"request.url", "urls"});
//     if (const line_fault fault = reader.read(line); fault.what.empty()) {
//         for (const json_value& value : reader.values(0)) ...
//     }
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/located_line.hpp"
#include "json_scanner.hpp"

namespace uriscan::cli {

// One value that a path leads to.
struct json_value {
    json_type type = json_type::null;
    std::string_view raw;   // of a string, what is between its quotation marks; a slice of the text
    std::string_view text;  // the string without escapes, otherwise `raw`
};

class json_path {
public:
    // Throws std::invalid_argument if this is not a path.
    explicit json_path(std::string_view text);

    // One step from a value to a value in it.
    struct step {
        std::optional<std::string> key;    // nothing: to each element of an array
        std::optional<std::size_t> index;  // of an element, if the key is such a number
    };
    const std::vector<step>& steps() const { return steps_; }

private:
    std::vector<step> steps_;
};

class json_reader {
public:
    explicit json_reader(std::vector<json_path> paths);

    // Reads a text, and finds the values.  If an object has several members with a key, the last
    // one counts.  Keeps nothing if the text is not JSON.
    line_fault read(std::string_view text);

    std::size_t paths() const { return searches_.size(); }

    // Returns the values that a path leads to, in the order of the text.  There are none if the
    // path leads nowhere.  Of an array or an object, `raw` is empty, at the place where it starts.
    // The result is valid until the next call of read(), and the text must exist so long.
    std::span<const json_value> values(std::size_t path) const { return searches_[path].values; }

private:
    friend class json_scanner<json_reader>;

    // Follows one path.
    struct path_search {
        explicit path_search(json_path all) : path(std::move(all)), kept(path.steps().size() + 1) {}

        json_path path;
        std::size_t matched = 0;  // how many steps lead to where the scanner is
        std::vector<json_value> values;
        std::vector<std::size_t> kept;  // how many values were before the array or object at a step
    };

    void key(std::string_view raw, bool has_escape);
    void element();
    void text(std::string_view raw, bool has_escape);
    void other(json_type type, std::string_view raw);
    void open(json_type type, std::string_view before);
    void close() { --depth_; }

    bool is_selected(const path_search& search) const;
    std::string_view decoded(std::string_view raw);

    std::vector<path_search> searches_;
    std::size_t depth_ = 0;  // how many arrays and objects are open
    std::array<std::size_t, json_scanner<json_reader>::most_depth> elements_{};  // for each of them
    std::deque<std::string> buffers_;  // a deque, so that texts stay where they are
    std::size_t buffers_used_ = 0;
    std::string key_;
};

}  // namespace uriscan::cli
