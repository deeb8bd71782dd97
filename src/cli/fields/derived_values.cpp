// Computes the values of derived fields.
#include "cli/fields/derived_values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/fields/domains.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/normalize.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/pieces.hpp"

namespace uriscan::cli {
namespace {

// Returns the octets from the start of `first` to the end of `last`, which are parts of one text.
cell spanned(cell first, cell last) {
    return {first.data(), static_cast<std::size_t>(last.data() + last.size() - first.data())};
}

cell authority_of(const source_cells& source) {
    if (source.host.data() == nullptr) {
        return {};
    }
    return spanned(source.userinfo.data() == nullptr ? source.host : source.userinfo,
                   source.port.data() == nullptr ? source.host : source.port);
}

// Returns segment `number`, counted from 1, or from -1 at the end.  The empty segment before the
// first "/" of an absolute path does not count.
cell segment_of(cell path, long number) {
    path.remove_prefix(path.starts_with('/') ? 1 : 0);
    if (path.empty()) {
        return {};
    }
    const path_segments segments(path);
    long left = number > 0 ? number - 1 : -number - 1;
    const auto find = [&](auto segment, auto end) {
        for (; segment != end && left > 0; ++segment) {
            --left;
        }
        return segment == end ? cell() : cell(*segment);
    };
    return number > 0 ? find(segments.begin(), segments.end())
                      : find(std::make_reverse_iterator(segments.end()),
                             std::make_reverse_iterator(segments.begin()));
}

cell query_value(cell query, std::string_view key) {
    const auto found = query_parameters(query).find(key);
    return found ? found->value : cell();
}

// Decodes a part of a valid URI, so all triplets are well-formed.
std::string decoded_text(cell text) {
    return decode(text).value_or(std::string(text));
}

// Sets `domain` to the registrable domain of a host.
cell domain_of(const source_cells& source, std::string& buffer) {
    buffer = decoded_text(source.host);
    std::ranges::transform(buffer, buffer.begin(), lower);
    return source.host_kind == "reg-name" ? registrable_domain(buffer) : buffer;
}

cell effective_port(const source_cells& source, std::string& buffer) {
    if (!source.port.empty() || source.host.data() == nullptr) {
        return source.port_number;
    }
    const scheme_rules* const rules = scheme_table().find(source.scheme);
    if (rules == nullptr || !rules->default_port) {
        return {};
    }
    return buffer = fmt::format_int(*rules->default_port).str();
}

}  // namespace

void derived_values::value::set_text(cell found, const field& of) {
    text = found;
    if (of.is_decoded && found.find('%') != cell::npos) {
        buffer = decoded_text(found);
        text = buffer;
    }
}

void derived_values::value::set_list(cell query, const field& of) {
    items.clear();
    decoded.clear();
    text = {};
    if (query.data() == nullptr) {
        return;
    }
    for (const query_parameter& each : query_parameters(query)) {
        if (of.how == derivation::query_keys) {
            items.push_back(each.key);
        } else if (each.has_value() && each.decoded_key() == std::string_view(of.key)) {
            items.push_back(each.value);
        }
    }
    if (of.is_decoded) {
        decoded.reserve(items.size());  // so that views of the elements stay valid
        for (cell& item : items) {
            item = decoded.emplace_back(decoded_text(item));
        }
    }
    buffer.clear();
    for (std::size_t i = 0; i < items.size(); ++i) {
        buffer.append(i == 0 ? "" : " ").append(items[i]);
    }
    text = buffer;
}

void derived_values::set(const field& of, const source_cells& source) {
    value& made = values_[of.place];
    switch (of.how) {
        case derivation::none: made.set_text(source.from, of); break;
        case derivation::authority: made.set_text(authority_of(source), of); break;
        case derivation::segment: made.set_text(segment_of(source.from, of.segment), of); break;
        case derivation::query_value: made.set_text(query_value(source.from, of.key), of); break;
        case derivation::query_values:
        case derivation::query_keys: made.set_list(source.from, of); break;
        case derivation::domain:
            made.text = source.host.data() == nullptr ? cell() : domain_of(source, made.buffer);
            break;
        case derivation::effective_port: made.text = effective_port(source, made.buffer); break;
    }
}

}  // namespace uriscan::cli
