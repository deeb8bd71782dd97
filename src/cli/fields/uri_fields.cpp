// The functions of fields that are derived from a text, its URI or its error, or from a log's line.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/fields/domains.hpp"
#include "cli/fields/field.hpp"
#include "cli/fields/log_time.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/origin.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/pieces.hpp"

namespace uriscan::cli {
namespace {

// Returns the octets from the start of `first` to the end of `last`.  Both are parts of one text.
cell spanned(cell first, cell last) {
    return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

}  // namespace

cell authority_of(const stored_values& source, const field&, std::string&) {
    const cell host = source[field_id::host];
    const cell userinfo = source[field_id::userinfo];
    const cell port = source[field_id::port];
    return host.data() == nullptr ? cell()
                                  : spanned(userinfo.data() == nullptr ? host : userinfo,
                                            port.data() == nullptr ? host : port);
}

cell domain_of(const stored_values& source, const field&, std::string& memory) {
    return source[field_id::host_kind] == "reg-name"
               ? registrable_domain(normal_host(source[field_id::host], memory))
               : cell();
}

cell normal_host_of(const stored_values& source, const field&, std::string& memory) {
    const cell host = source[field_id::host];
    return host.data() == nullptr ? host : normal_host(host, memory);
}

cell effective_port_of(const stored_values& source, const field&, std::string& memory) {
    if (!source[field_id::port].empty() || source[field_id::host].data() == nullptr) {
        return source[field_id::port_number];
    }
    const scheme_rules* const rules = scheme_table().find(source[field_id::scheme]);
    if (rules == nullptr || !rules->default_port) {
        return {};
    }
    return memory = fmt::format_int(*rules->default_port).str();
}

// A relative reference has no origin.  Only its base has one.
cell origin_of(const stored_values& source, const field&, std::string& memory) {
    const cell scheme = source[field_id::scheme];
    if (scheme.data() == nullptr) {
        return {};
    }
    const cell host = source[field_id::host];
    memory = host.data() == nullptr
                 ? fmt::format("{}:", scheme)
                 : fmt::format("{}://{}:{}", scheme, host, source[field_id::port]);
    const result<iri_view> iri = parse_iri(memory);  // each URI is also an IRI
    // A zone identifier means something on one machine only, and no IRI can have one.  So the
    // origin is opaque, which is written as "null".
    return memory = iri ? origin(to_uri(*iri).value()).text() : std::string("null");
}

// The empty segment before the first "/" of an absolute path does not count.  So "/" has one
// segment, which is empty, and the empty path has no segment.
cell segment_of(const stored_values& source, const field& of, std::string&) {
    cell path = source[field_id::path];
    if (path == "/") {
        return of.segment == 1 || of.segment == -1 ? path.substr(1) : cell();
    }
    path.remove_prefix(path.starts_with('/') ? 1 : 0);
    const path_segments segments(path);
    long left = of.segment > 0 ? of.segment - 1 : -of.segment - 1;
    const auto find = [&](auto segment, auto end) {
        for (; segment != end && left > 0; ++segment) {
            --left;
        }
        return segment == end ? cell() : cell(*segment);
    };
    return of.segment > 0 ? find(segments.begin(), segments.end())
                          : find(std::make_reverse_iterator(segments.end()),
                                 std::make_reverse_iterator(segments.begin()));
}

cell user_of(const stored_values& source, const field&, std::string&) {
    const cell user = source[field_id::userinfo];
    return user.substr(0, user.find(':'));
}

cell password_of(const stored_values& source, const field&, std::string&) {
    const cell user = source[field_id::userinfo];
    const std::size_t colon = user.find(':');
    return colon == user.npos ? cell() : user.substr(colon + 1);
}

// A dot at the start of a segment, as in ".profile", does not start an extension.
cell extension_of(const stored_values& source, const field&, std::string&) {
    const cell path = source[field_id::path];
    const cell name = path.substr(path.rfind('/') + 1);  // npos + 1 is 0
    const std::size_t dot = name.rfind('.');
    const bool has_name = dot != name.npos && name.find_first_not_of('.') < dot;
    return has_name ? name.substr(dot + 1) : cell();
}

void each_segment(const stored_values& source, const field&, const item_user& use) {
    const cell path = source[field_id::path];
    const path_segments segments(path);
    for (auto at = segments.begin(); at != segments.end(); ++at) {
        if (at != segments.begin() || !path.starts_with('/')) {
            use(*at);
        }
    }
}

cell query_value_of(const stored_values& source, const field& of, std::string&) {
    const auto found = query_parameters(source[field_id::query]).find(of.key);
    return found ? found->value : cell();
}

void each_query_value(const stored_values& source, const field& of, const item_user& use) {
    for (const query_parameter& each : query_parameters(source[field_id::query])) {
        if (each.has_value() && each.decoded_key() == std::string_view(of.key)) {
            use(each.value);
        }
    }
}

void each_query_key(const stored_values& source, const field&, const item_user& use) {
    for (const query_parameter& each : query_parameters(source[field_id::query])) {
        use(each.key);
    }
}

cell length_of(const stored_values& source, const field&, std::string& memory) {
    const cell text = source[field_id::input];
    return text.data() == nullptr ? cell() : memory = fmt::format_int(text.size()).str();
}

void each_component(const stored_values& source, const field&, const item_user& use) {
    const auto has = [&](field_id which) { return source[which].data() != nullptr; };
    const std::array<bool, names_of_components.size()> is_present = {
        has(field_id::scheme),           has(field_id::host),
        has(field_id::userinfo),         has(field_id::port),
        !source[field_id::path].empty(), has(field_id::query),
        has(field_id::fragment)};
    for (std::size_t i = 0; i < is_present.size(); ++i) {
        if (is_present[i]) {
            use(names_of_components[i]);
        }
    }
}

// A text that is too long is not read, so its error is in no component.
cell error_text_of(const stored_values& source, const field&, std::string& memory) {
    const cell why = source[field_id::error_reason];
    const cell where = source[field_id::error_component];
    if (where.data() == nullptr || why == name_of(error_reason::too_long)) {
        return why;
    }
    return memory = fmt::format("{} in {}", why, where);
}

cell hour_of(const stored_values& source, const field&, std::string& memory) {
    auto hour = hour_of(source[field_id::time]);
    return hour ? memory = *std::move(hour) : cell();
}

cell day_of(const stored_values& source, const field& of, std::string& memory) {
    constexpr std::size_t size_of_day = 10;
    return hour_of(source, of, memory).substr(0, size_of_day);
}

cell referer_host_of(const stored_values& source, const field&, std::string& memory) {
    const auto uri = parse_uri_reference(source[field_id::referer]);
    return uri && uri->has_authority() ? normal_host(uri->host(), memory) : cell();
}

}  // namespace uriscan::cli
