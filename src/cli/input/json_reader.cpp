// Follows the paths while the scanner reads the text.
#include "cli/input/json_reader.hpp"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "cli/input/escaped_text.hpp"

namespace uriscan::cli {
namespace {

const unsigned char* octets_of(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string_view description_of(json_error error) {
    switch (error) {
        case json_error::none: return {};
        case json_error::unexpected: return "not JSON: this octet cannot be here";
        case json_error::ends_too_early: return "not JSON: the line ends too early";
        case json_error::too_deep:
            return "this JSON has more than 512 arrays and objects within each other";
    }
    return {};
}

}  // namespace

line_fault fault_of(json_error error, std::size_t offset) {
    return {description_of(error), offset, "not-json"};
}

namespace {

// Removes the name at the start of a path, and returns it.
std::string take_name(std::string_view& path) {
    std::string name;
    for (; !path.empty() && path.front() != '.' && !path.starts_with("[]"); path.remove_prefix(1)) {
        if (path.front() == '[') {
            throw std::invalid_argument("[ needs a ] directly after it; an element is named .0");
        }
        path.remove_prefix(path.front() == '\\' && path.size() > 1 ? 1 : 0);
        name += path.front();
    }
    if (name.empty()) {
        throw std::invalid_argument("a name is empty");
    }
    return name;
}

std::optional<std::size_t> index_named(std::string_view name) {
    std::size_t index = 0;
    const char* const end = name.data() + name.size();
    const auto [stop, error] = std::from_chars(name.data(), end, index);
    const bool is_index =
        error == std::errc() && stop == end && (name.size() == 1 || name[0] != '0');
    return is_index ? std::optional(index) : std::nullopt;
}

}  // namespace

json_path::json_path(std::string_view text) {
    constexpr std::string_view all_elements = "[]";
    bool needs_name = true;
    while (!text.empty() || needs_name) {
        if (text.starts_with(all_elements)) {
            steps_.push_back({});
            text.remove_prefix(all_elements.size());
        } else if (needs_name) {
            const std::string name = take_name(text);
            steps_.push_back({name, index_named(name)});
        } else {
            throw std::invalid_argument("only a dot or [] can follow []");
        }
        needs_name = text.starts_with('.');
        text.remove_prefix(needs_name ? 1 : 0);
    }
}

json_reader::json_reader(std::vector<json_path> paths) {
    for (json_path& path : paths) {
        searches_.emplace_back(std::move(path));
    }
}

line_fault json_reader::read(std::string_view text) {
    text_ = text;
    depth_ = 0;
    for (path_search& search : searches_) {
        search.matched = 0;
        search.after = 0;
        search.places.start(text.size());
        search.ends.start(text.size());
    }
    const unsigned char* const begin = octets_of(text);
    const auto [end, error] = json_scanner<json_reader>::scan(begin, begin + text.size(), *this);
    if (error == json_error::none) {
        return {};
    }
    for (path_search& search : searches_) {
        search.places.start(text.size());
    }
    return fault_of(error, static_cast<std::size_t>(end - begin));
}

// Reads the key of a member.  If the previous member matched a step, this match ends.
void json_reader::key(std::string_view raw, bool has_escape) {
    std::string_view key = raw;
    if (has_escape) {
        key_.clear();
        append_decoded(key_, raw, escapes::json);
        key = key_;
    }
    for (path_search& search : searches_) {
        search.matched = std::min(search.matched, depth_ - 1);
        const auto& steps = search.path.steps();
        if (search.matched == depth_ - 1 && search.matched < steps.size() &&
            steps[search.matched].key == key) {
            std::size_t& opened = search.opened[search.matched];
            if (opened < search.after) {
                search.places.erase(opened, search.after);
                search.ends.erase(opened, place_of(raw));
                search.after = opened;
            }
            opened = place_of(raw);
            ++search.matched;
        }
    }
}

// Starts an element of an array.  An array at the end of a path gives all its elements.  For these,
// `matched` is one more than the number of steps.
void json_reader::element() {
    const std::size_t index = elements_[depth_ - 1]++;
    for (path_search& search : searches_) {
        search.matched = std::min(search.matched, depth_ - 1);
        const auto& steps = search.path.steps();
        if (search.matched != depth_ - 1) {
            continue;
        }
        const bool is_wanted =
            search.matched < steps.size()
                ? !steps[search.matched].key || steps[search.matched].index == index
                : search.matched == steps.size();
        search.matched += is_wanted ? 1 : 0;
    }
}

bool json_reader::is_selected(const path_search& search) const {
    return search.matched == depth_ && depth_ >= search.path.steps().size();
}

// Adds a string or another value without values in it.
void json_reader::add_value(std::size_t place, std::string_view raw) {
    for (path_search& search : searches_) {
        if (is_selected(search)) {
            add(search, place);
            search.ends.insert(place_of(raw) + raw.size());
        }
    }
}

// Returns the value that starts at this offset.  Its first octet shows its type.
json_value json_reader::value_at(std::size_t place, const path_search& search) const {
    const char first = text_[place];
    if (first == '[' || first == '{') {
        return {first == '[' ? json_type::array : json_type::object, text_.substr(place, 0)};
    }
    const std::size_t begin = place + (first == '"' ? 1 : 0);
    const std::string_view raw = text_.substr(begin, search.ends.next(place + 1) - begin);
    switch (first) {
        case '"': return {json_type::string, raw};
        case 'n': return {json_type::null, raw};
        case 't':
        case 'f': return {json_type::boolean, raw};
        default: return {json_type::number, raw};
    }
}

void json_reader::open(json_type type, std::string_view before) {
    for (path_search& search : searches_) {
        if (search.matched != depth_) {
            continue;
        }
        const bool gives_elements =
            type == json_type::array && depth_ == search.path.steps().size();
        if (is_selected(search) && !gives_elements) {
            add(search, place_of(before));
        }
        if (depth_ < search.opened.size()) {
            search.opened[depth_] = place_of(before) + 1;
        }
    }
    elements_[depth_++] = 0;
}

}  // namespace uriscan::cli
