// Making URIs out of components (RFC 3986, sections 3 and 5.3).
#include "uriscan/uri_builder.hpp"

#include <algorithm>

#include "kernels/machine.hpp"
#include "single_rules.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {
namespace {

constexpr component all_components[] = {component::scheme,  component::userinfo, component::host,
                                        component::port,    component::path,     component::query,
                                        component::fragment};

constexpr std::size_t index(component which) noexcept {
    return static_cast<std::size_t>(which);
}

template <class Parts>  // const or not
constexpr auto& part_of(Parts& parts, component which) noexcept {
    constexpr std::string_view uri_parts::*members[] = {
        &uri_parts::scheme, &uri_parts::userinfo, &uri_parts::host,    &uri_parts::port,
        &uri_parts::path,   &uri_parts::query,    &uri_parts::fragment};
    return parts.*members[index(which)];
}

constexpr bool is_present(std::string_view part) noexcept {
    return part.data() != nullptr;
}

constexpr std::string_view present(std::string_view value) noexcept {
    return is_present(value) ? value : std::string_view("");
}

constexpr int machine_start(component which) noexcept {
    using machine = component_text;
    constexpr int starts[] = {
        machine::component_text_en_scheme_text,  machine::component_text_en_userinfo_text,
        machine::component_text_en_host_text,    machine::component_text_en_port_text,
        machine::component_text_en_path_text,    machine::component_text_en_query_text,
        machine::component_text_en_fragment_text};
    return starts[index(which)];
}

// Whether `value` is to be encoded.
constexpr bool is_encoded(component which, std::string_view value, as given) noexcept {
    return given == as::data && which != component::scheme && which != component::port &&
           !(which == component::host && value.starts_with('['));
}

constexpr encode_for encoding_of(component which) noexcept {
    constexpr encode_for user_information = encode_for::password;  // which may hold a ":"
    constexpr encode_for none = encode_for::unreserved;  // scheme and port: is_encoded() says never
    constexpr encode_for encodings[] = {none,
                                        user_information,
                                        encode_for::host,
                                        none,
                                        encode_for::path,
                                        encode_for::query,
                                        encode_for::fragment};
    return encodings[index(which)];
}

// Checks a piece of a component, in which its delimiters cannot stand.
std::optional<uri_error> check_piece(component where, std::string_view piece,
                                     std::string_view delimiters) noexcept {
    const std::size_t delimiter = piece.find_first_of(delimiters);
    if (const auto wrong = check(where, piece.substr(0, delimiter))) {
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

bool is_dot_segment(std::string_view segment, as given) noexcept {
    return given == as::text ? decodes_to(segment, ".") || decodes_to(segment, "..")
                             : segment == "." || segment == "..";
}

std::optional<uri_error> check_segment(std::string_view segment, as given) noexcept {
    if (is_dot_segment(segment, given)) {
        return uri_error{reason::dot_segment, component::path, 0};
    }
    return given == as::text ? check_piece(component::path, segment, "/") : std::nullopt;
}

std::optional<uri_error> check_all(const uri_parts& parts) noexcept {
    for (const component each : all_components) {
        const std::string_view part = part_of(parts, each);
        if (const auto wrong = is_present(part) ? check(each, part) : std::nullopt) {
            return wrong;
        }
    }
    return std::nullopt;
}

// Gives what was composed of `parts` where the parser finds them in it.  Otherwise a part is wrong by
// itself or, if none is, compose() has said what is; reading the text once is faster than reading each
// part with a machine of its own, which is left to find the mistake.
template <class Uri>
result<Uri> if_read_back(const uri_parts& parts, result<Uri> composed) noexcept {
    if (composed) {
        const uri_view& written = *composed;
        const auto parsed = parse_uri_reference(written.text());
        if (parsed && parsed->components() == written.components()) {
            return composed;
        }
    }
    const auto wrong = check_all(parts);
    return wrong ? *wrong : composed.error();
}

// Returns how long `value` is as it is written, or what is wrong with it.
result<std::size_t> written_size(component which, std::string_view value, as given) noexcept {
    if (value.size() > UINT32_MAX) {
        return uri_error{reason::too_long, which};
    }
    if (is_encoded(which, value, given)) {
        const std::size_t size = encoded_size(value, encoding_of(which));
        return size > UINT32_MAX ? result<std::size_t>(uri_error{reason::too_long, which}) : size;
    }
    if (const auto wrong = check(which, value)) {
        return *wrong;
    }
    return value.size();
}

std::string written(std::string_view piece, encode_for encoding, as given) {
    return given == as::text ? std::string(piece) : encode(piece, encoding);
}

void remove_part(uri_parts& parts, component which) noexcept {
    part_of(parts, which) = {};
    if (which == component::host) {
        parts.userinfo = {};
        parts.port = {};
    }
}

}  // namespace

std::optional<uri_error> check(component where, std::string_view value) noexcept {
    const unsigned char* const begin = octets(value);
    int cs = machine_start(where);
    const auto stop =
        static_cast<std::size_t>(component_text::run(cs, begin, begin + value.size()) - begin);
    if (stop == value.size() && cs >= component_text::component_text_first_final) {
        return std::nullopt;
    }
    // Of two octets before the stop, a "%" is one that was begun and not ended.
    const std::size_t before = stop - std::min<std::size_t>(stop, 2);
    const std::size_t percent = value.substr(before, stop - before).rfind('%');
    if (percent != std::string_view::npos) {
        return uri_error{reason::malformed_percent_encoding, where, before + percent};
    }
    return uri_error{stop == value.size() ? reason::unexpected_end : reason::unexpected_character,
                     where, stop};
}

result<uri_view> build(const uri_parts& parts, std::span<char> buffer, ambiguity policy) noexcept {
    return if_read_back(parts, compose(parts, buffer, policy));
}

result<uri> build(const uri_parts& parts, ambiguity policy) {
    return if_read_back(parts, compose(parts, policy));
}

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
    segments_begun_ = segments_begun_ && which != component::path;
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

result<uri_view> with(const uri_view& uri, component which, std::string_view value,
                      std::span<char> buffer, as given, ambiguity policy) noexcept {
    const result<std::size_t> size = written_size(which, value, given);
    if (!size) {
        return size.error();
    }
    if (is_encoded(which, value, given)) {
        if (*size > buffer.size()) {
            return uri_error{reason::buffer_too_small};
        }
        // At the buffer's end, from where compose() moves it to its place.
        value = *encode(value, encoding_of(which), buffer.last(*size));
    }
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = present(value);
    return compose(parts, buffer, policy);
}

result<uri> with(const uri_view& uri, component which, std::string_view value, as given,
                 ambiguity policy) {
    if (const auto size = written_size(which, value, given); !size) {
        return size.error();
    }
    std::string encoded;
    if (is_encoded(which, value, given)) {
        encoded = encode(value, encoding_of(which));
        value = encoded;
    }
    uri_parts parts = parts_of(uri);
    part_of(parts, which) = present(value);
    return compose(parts, policy);
}

result<uri_view> without(const uri_view& uri, component which, std::span<char> buffer,
                         ambiguity policy) noexcept {
    uri_parts parts = parts_of(uri);
    remove_part(parts, which);
    return compose(parts, buffer, policy);
}

result<uri> without(const uri_view& uri, component which, ambiguity policy) {
    uri_parts parts = parts_of(uri);
    remove_part(parts, which);
    return compose(parts, policy);
}

}  // namespace uriscan
