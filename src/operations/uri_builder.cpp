// Builds a URI from components that are given one by one (RFC 3986, sections 3 and 5.3).  Each
// component is checked or encoded when it is given, and kept as text; build() only composes them.
#include "uriscan/uri_builder.hpp"

#include <string>

#include "operations/parts.hpp"
#include "operations/written_value.hpp"

namespace uriscan {
namespace {

// Returns a copy, because the value can be a part of the builder that is about to change.
std::string copy_of(const written_value& value) {
    std::string text(value.size(), '\0');
    value.write(text.data());
    return text;
}

}  // namespace

uri_builder::uri_builder(const uri_view& uri) {
    const uri_parts parts = parts_of(uri);
    for (const component each : all_components) {
        if (const std::string_view part = part_of(parts, each); is_present(part)) {
            texts_[index(each)] = part;
        }
    }
}

uri_builder& uri_builder::refuse(const uri_error& error) {
    if (!refused_) {
        refused_ = error;
    }
    return *this;
}

uri_builder& uri_builder::set(component which, std::string_view value, given_as given) {
    const auto written = value_of_component(which, value, given);
    if (!written) {
        return refuse(written.error());
    }
    texts_[index(which)] = copy_of(*written);
    return *this;
}

uri_builder& uri_builder::path(std::string_view value, given_as given) {
    segments_begun_ = false;
    return set(component::path, value, given);
}

std::string& uri_builder::text_of(component which) {
    auto& text = texts_[index(which)];
    return text ? *text : text.emplace();
}

uri_builder& uri_builder::append_segment(std::string_view segment, given_as given) {
    const auto written = value_of_segment(segment, given);
    if (!written) {
        return refuse(written.error());
    }
    const std::string text = copy_of(*written);
    std::string& path = text_of(component::path);
    if (segments_begun_ || !path.ends_with('/')) {
        path += '/';
    }
    path += text;
    segments_begun_ = true;
    return *this;
}

std::string& uri_builder::begin_parameter() {
    std::string& query = text_of(component::query);
    if (!query.empty()) {
        query += '&';
    }
    return query;
}

uri_builder& uri_builder::append_parameter(std::string_view key, given_as given) {
    const auto written = value_of_key(key, false, given);
    if (!written) {
        return refuse(written.error());
    }
    const std::string text = copy_of(*written);
    begin_parameter() += text;
    return *this;
}

uri_builder& uri_builder::append_parameter(std::string_view key, std::string_view value,
                                           given_as given) {
    const auto written_key = value_of_key(key, true, given);
    if (!written_key) {
        return refuse(written_key.error());
    }
    const auto written = value_of_parameter(value, given);
    if (!written) {
        return refuse(written.error());
    }
    const std::string text = copy_of(*written_key) + '=' + copy_of(*written);
    begin_parameter() += text;
    return *this;
}

uri_builder& uri_builder::remove(component which) {
    texts_[index(which)].reset();
    if (which == component::host) {
        texts_[index(component::userinfo)].reset();
        texts_[index(component::port)].reset();
    }
    return *this;
}

uri_parts uri_builder::parts() const noexcept {
    uri_parts parts;
    for (const component each : all_components) {
        if (const auto& text = texts_[index(each)]) {
            part_of(parts, each) = *text;
        }
    }
    return parts;
}

result<uri> uri_builder::build(ambiguity policy) const {
    return refused_ ? result<uri>(*refused_) : compose(parts(), policy);
}

result<uri_view> uri_builder::build(std::span<char> buffer, ambiguity policy) const noexcept {
    return refused_ ? result<uri_view>(*refused_) : compose(parts(), buffer, policy);
}

}  // namespace uriscan
