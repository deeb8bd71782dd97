// The operations that are compared, and the texts that they are applied to.
#include "operation.hpp"

#include <cctype>
#include <utility>

#include "uriscan/parse.hpp"

namespace uriscan::bench {
namespace {

std::vector<contender>& entered() {
    static std::vector<contender> all;
    return all;
}

// What is left of a URI without its scheme and authority, if it is a reference.
std::optional<std::string> without_authority(std::string_view text) {
    const auto uri = parse_uri(text);
    if (!uri) {
        return std::nullopt;
    }
    const std::string_view rest = text.substr(uri->components().path_begin);
    return is_relative_ref(rest) && !rest.starts_with("//") ? std::optional<std::string>(rest)
                                                            : std::nullopt;
}

// The same, from the folder above.
std::optional<std::string> from_above(std::string_view text) {
    const std::optional<std::string> rest = without_authority(text);
    return rest && rest->starts_with('/') ? std::optional<std::string>(".." + *rest) : std::nullopt;
}

std::optional<std::string> as_it_is(std::string_view text) {
    return is_uri(text) ? std::optional<std::string>(text) : std::nullopt;
}

// The URI with something to do in each of its components.
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
        {"normalize", "normalize, every URI", as_it_is},
        {"normalize", "normalize, \"HTTP://HOST/./%7euser/x/../path\" of every URI",
         far_from_normal},
    };
    return all;
}

contender::contender(std::string operation, std::string name, enum input input, maker make)
    : operation_(std::move(operation)),
      name_(std::move(name)),
      input_(input),
      make_(std::move(make)) {
    entered().push_back(*this);
}

const std::vector<contender>& contender::all() {
    return entered();
}

}  // namespace uriscan::bench
