// The values in a JSON text (RFC 8259) that some paths lead to.  The text is read once, from left
// to right; no tree is made of it.
//
// A path is a list of names with dots between them: "request.url".  A name leads to the member of
// an object with this key.  A name that is a number also leads to the element of an array:
// "items.0".  A name with "[]" after it leads to all elements of an array: "items[].url".  A path
// that ends at an array leads to its elements, too.  In a name, a backslash before an octet means
// this octet, as in "a\.b".
//
//     json_reader reader({"request.url", "urls"});
//     if (const line_fault fault = reader.read(line); fault.what.empty()) {
//         reader.for_each_value(0, [](const json_value& value) { ... });
//     }
//
// The reader does not store values, but only where they start and end: two bits for each octet of
// the text and each path.  So a line with very many values needs little memory.  If an object has a
// key twice, the values of the first member are removed.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "cli/input/located_line.hpp"
#include "cli/input/place_set.hpp"
#include "json_scanner.hpp"

namespace uriscan::cli {

// Returns the fault of a line that is not JSON, with the offset of the error.
line_fault fault_of(json_error, std::size_t offset);

// One value that a path leads to.
struct json_value {
    json_type type = json_type::null;
    std::string_view raw;  // for a string, the text between its quotation marks
};

class json_path {
public:
    // Throws std::invalid_argument if this is not a path.
    explicit json_path(std::string_view text);

    // One step from a value to a value in it.
    struct step {
        std::optional<std::string> key;    // the name of a member; absent for "[]"
        std::optional<std::size_t> index;  // the number of an element, if the name is one
    };
    const std::vector<step>& steps() const { return steps_; }

private:
    std::vector<step> steps_;
};

class json_reader {
public:
    explicit json_reader(std::vector<json_path> paths);

    // Reads a text, and finds the values.  If an object has several members with the same key, the
    // last one counts.  If the text is not JSON, no values are kept.
    line_fault read(std::string_view text);

    std::size_t paths() const { return searches_.size(); }

    // Calls `use(json_value)` for each value that a path leads to, in the order of the text.  If
    // the path leads nowhere, there are no calls.  For an array or an object, `raw` is an empty
    // slice where it starts.  The text of read() must still exist.
    template <class Use>
    void for_each_value(std::size_t path, Use use) const {
        const place_set& places = searches_[path].places;
        for (std::size_t place = places.next(0); place != place_set::none;
             place = places.next(place + 1)) {
            use(value_at(place, searches_[path]));
        }
    }

    // Returns the first value that the path leads to, if there is one.
    std::optional<json_value> first_value(std::size_t path) const {
        const std::size_t place = searches_[path].places.next(0);
        return place == place_set::none ? std::nullopt
                                        : std::optional(value_at(place, searches_[path]));
    }

    // Calls `use(std::string_view raw)` once for each string that at least one path leads to, in
    // the order of the text.
    template <class Use>
    void for_each_string(Use use) const {
        std::size_t from = 0;
        while (const path_search* const search = next_search(from)) {
            const std::size_t place = search->places.next(from);
            if (const json_value value = value_at(place, *search);
                value.type == json_type::string) {
                use(value.raw);
            }
            from = place + 1;
        }
    }

    // Returns the number of the first path that leads to this string of the text.  `raw` is without
    // quotation marks.  If no path leads to it, returns paths().
    std::size_t path_to(std::string_view raw) const {
        const std::size_t place = place_of(raw) - 1;
        const auto found = std::ranges::find_if(searches_, [place](const path_search& search) {
            return search.places.contains(place);
        });
        return static_cast<std::size_t>(found - searches_.begin());
    }

private:
    friend class json_scanner<json_reader>;

    // Follows one path.
    struct path_search {
        explicit path_search(json_path all)
            : path(std::move(all)), opened(path.steps().size() + 1) {}

        json_path path;
        std::size_t matched = 0;  // how many steps the scanner has matched
        place_set places;         // where the values start
        place_set ends;           // where they end; an array or an object has no end
        std::size_t after = 0;    // no value starts at this offset or later
        // For each step: the values of its array or object start at this offset or later.
        std::vector<std::size_t> opened;
    };

    void key(std::string_view raw, bool has_escape);
    void element();
    void text(std::string_view raw, bool) { add_value(place_of(raw) - 1, raw); }  // at its mark
    void other(json_type, std::string_view raw) { add_value(place_of(raw), raw); }
    void add_value(std::size_t place, std::string_view raw);
    void open(json_type type, std::string_view before);
    void close() { --depth_; }

    bool is_selected(const path_search& search) const;
    static void add(path_search& search, std::size_t place) {
        search.places.insert(place);
        search.after = place + 1;
    }
    json_value value_at(std::size_t place, const path_search& search) const;

    // Returns the path with the next value at `from` or later.  Returns null if there is no such
    // value.
    const path_search* next_search(std::size_t from) const {
        const path_search* found = nullptr;
        std::size_t first = place_set::none;
        for (const path_search& search : searches_) {
            if (const std::size_t place = search.places.next(from); place < first) {
                first = place;
                found = &search;
            }
        }
        return found;
    }

    std::size_t place_of(std::string_view raw) const {
        return static_cast<std::size_t>(raw.data() - text_.data());
    }

    std::string_view text_;
    std::vector<path_search> searches_;
    std::size_t depth_ = 0;  // how many arrays and objects are open
    std::array<std::size_t, json_scanner<json_reader>::most_depth> elements_{};  // elements so far
    std::string key_;
};

}  // namespace uriscan::cli
