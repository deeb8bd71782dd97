// The operations that are compared, and the texts to which they are applied.
#include "operation.hpp"

#include <cctype>
#include <utility>

#include "uriscan/parse.hpp"

namespace uriscan::bench {
namespace {

std::vector<operation_contender>& registered() {
    static std::vector<operation_contender> all;
    return all;
}

// Returns the URI without its scheme and authority.  Returns std::nullopt if `text` is not a URI,
// or if the rest starts with "//" or is not a relative reference.
std::optional<std::string> without_authority(std::string_view text) {
    const auto uri = parse_uri(text);
    if (!uri) {
        return std::nullopt;
    }
    const std::string_view rest = text.substr(uri->components().path_begin);
    return is_relative_ref(rest) && !rest.starts_with("//") ? std::optional<std::string>(rest)
                                                            : std::nullopt;
}

// Returns the result of without_authority() with ".." before its path. Returns std::nullopt if
// there is no such result, or if the path does not start with "/".
std::optional<std::string> from_above(std::string_view text) {
    const std::optional<std::string> rest = without_authority(text);
    return rest && rest->starts_with('/') ? std::optional<std::string>(".." + *rest) : std::nullopt;
}

std::optional<std::string> unchanged(std::string_view text) {
    return is_uri(text) ? std::optional<std::string>(text) : std::nullopt;
}

// Changes the URI so that its scheme, its authority and its path are not normalized.
std::optional<std::string> far_from_normal(std::string_view text) {
    const auto uri = parse_uri(text);
    if (!uri || !uri->has_authority()) {
        return std::nullopt;
    }
    const std::size_t path_begin = uri->components().path_begin;
    std::string result(text);
    for (std::size_t i = 0; i < path_begin; ++i) {
        result[i] = static_cast<char>(std::toupper(result[i]));
    }
    return result.insert(path_begin, "/./%7euser/x/..");
}

}  // namespace

void text_list::add(std::string_view text) {
    begins_.push_back(octets_.size());
    octets_ += text;
    octets_ += '\n';
}

std::string_view text_list::operator[](std::size_t i) const {
    const std::size_t end = i + 1 < begins_.size() ? begins_[i + 1] : octets_.size();
    return std::string_view(octets_).substr(begins_[i], end - 1 - begins_[i]);
}

const std::vector<operation>& operations() {
    static const std::vector<operation> all = {
        {"resolve", "resolve, \"/path\" of every URI", without_authority},
        {"resolve", "resolve, \"../path\" of every URI", from_above},
        {"normalize", "normalize, every URI", unchanged},
        {"normalize", "normalize, \"HTTP://HOST/./%7euser/x/../path\" of every URI",
         far_from_normal},
    };
    return all;
}

operation_contender::operation_contender(std::string operation, std::string name, enum input input,
                                         maker make)
    : operation_(std::move(operation)),
      name_(std::move(name)),
      input_(input),
      make_(std::move(make)) {
    registered().push_back(*this);
}

const std::vector<operation_contender>& operation_contender::all() {
    return registered();
}

}  // namespace uriscan::bench
