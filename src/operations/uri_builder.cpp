// Builds a URI from components that are given one by one (RFC 3986, sections 3 and 5.3).  Each
// component is checked or encoded when it is given, and kept as text; build() only composes them.
#include "uriscan/uri_builder.hpp"

#include <string>

#include "octets/subtext.hpp"
#include "operations/dot_segments.hpp"
#include "operations/parts.hpp"
#include "operations/written_value.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

// Checks a piece of a component that is given as text.  The piece must not contain any of the
// `delimiters`.
std::optional<uri_error> check_piece(component where, std::string_view piece,
                                     std::string_view delimiters) noexcept {
    const std::size_t delimiter = piece.find_first_of(delimiters);
    if (const auto wrong = check(where, subtext(piece, 0, delimiter))) {
        return wrong;
    }
    if (delimiter != std::string_view::npos) {
        return uri_error{reason::unexpected_character, where, delimiter};
    }
    return std::nullopt;
}

std::optional<uri_error> check_parameter(std::string_view piece, std::string_view delimiters,
                                         as given) noexcept {
    return given == as::text ? check_piece(component::query, piece, delimiters) : std::nullopt;
}

std::optional<uri_error> check_segment(std::string_view segment, as given) noexcept {
    // In text, a "%" can start the triplet of a dot.  In data, it cannot, because "%" is encoded.
    const dot_form form = given == as::text ? dot_form::plain_or_encoded : dot_form::plain;
    if (dots_of(segment, form) > 0) {
        return uri_error{reason::dot_segment, component::path, 0};
    }
    return given == as::text ? check_piece(component::path, segment, "/") : std::nullopt;
}

std::string written(std::string_view piece, encode_for encoding, as given) {
    return given == as::text ? std::string(piece) : encode(piece, encoding);
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

uri_builder& uri_builder::set(component which, std::string_view value, as given) {
    if (const auto size = written_size(which, value, given); !size) {
        return refuse(size.error());
    }
    texts_[index(which)] =
        is_encoded(which, value, given) ? encode(value, encoding_of(which)) : std::string(value);
    return *this;
}

uri_builder& uri_builder::path(std::string_view value, as given) {
    segments_begun_ = false;
    return set(component::path, value, given);
}

std::string& uri_builder::text_of(component which) {
    auto& text = texts_[index(which)];
    return text ? *text : text.emplace();
}

uri_builder& uri_builder::append_segment(std::string_view segment, as given) {
    if (const auto wrong = check_segment(segment, given)) {
        return refuse(*wrong);
    }
    std::string& path = text_of(component::path);
    if (segments_begun_ || !path.ends_with('/')) {
        path += '/';
    }
    path += written(segment, encode_for::segment, given);
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

uri_builder& uri_builder::append_parameter(std::string_view key, as given) {
    if (key.empty()) {
        return refuse({reason::unexpected_end, component::query, 0});
    }
    if (const auto wrong = check_parameter(key, "&=", given)) {
        return refuse(*wrong);
    }
    begin_parameter() += written(key, encode_for::query_parameter, given);
    return *this;
}

uri_builder& uri_builder::append_parameter(std::string_view key, std::string_view value, as given) {
    if (const auto wrong = check_parameter(key, "&=", given)) {
        return refuse(*wrong);
    }
    if (const auto wrong = check_parameter(value, "&", given)) {
        return refuse(*wrong);
    }
    begin_parameter() += written(key, encode_for::query_parameter, given) + '=' +
                         written(value, encode_for::query_parameter, given);
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
