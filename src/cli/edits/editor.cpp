// Applies edits.  Each edit changes one of the seven components.  The components are composed only
// once, at the end.  So a port can be set before a host, and only the final path can need a repair.
// The time is linear in the size of the URI.  Only sorting n parameters takes n log n comparisons.
#include "cli/edits/editor.hpp"

#include <algorithm>

#include "cli/system/buffer.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::cli {
namespace {

bool is_present(std::string_view part) {
    return part.data() != nullptr;
}

std::string_view& part_of(uri_parts& parts, component which) {
    switch (which) {
        case component::scheme: return parts.scheme;
        case component::userinfo: return parts.userinfo;
        case component::host: return parts.host;
        case component::port: return parts.port;
        case component::path: return parts.path;
        case component::query: return parts.query;
        case component::fragment: break;
    }
    return parts.fragment;
}

// Returns how many octets an edit adds at most, with delimiters.
template <class Edit>
std::size_t octets_added_by(const Edit& wanted) {
    constexpr std::size_t delimiters = 2;
    constexpr std::size_t octets_of_triplet = 3;
    if constexpr (requires { wanted.text; }) {
        return wanted.text.size() + delimiters;
    } else if constexpr (requires { wanted.value; }) {
        return octets_of_triplet * (wanted.key.size() + wanted.value.size()) + delimiters;
    } else if constexpr (requires { wanted.reference; }) {
        return wanted.reference.text().size() + composed_size_limit({}) + delimiters;
    } else {
        return delimiters;
    }
}

// Returns the text of a parameter, which is a slice of the query.
std::string_view whole(const query_parameter& parameter) {
    constexpr std::size_t equals = 1;
    return {parameter.key.data(),
            parameter.key.size() + (parameter.has_value() ? equals + parameter.value.size() : 0)};
}

// Compares decoded keys by the values of their octets.
bool is_decoded_less(std::string_view a, std::string_view b) {
    const auto value = [](char octet) { return static_cast<unsigned char>(octet); };
    return std::ranges::lexicographical_compare(decoded_view(a), decoded_view(b), {}, value, value);
}

}  // namespace

editor::editor(const std::vector<edit>& edits)
    : edits_(&edits), added_(composed_size_limit(uri_parts())) {
    for (const edit& each : edits) {
        added_ += std::visit([](const auto& wanted) { return octets_added_by(wanted); }, each);
    }
}

result<uri_view> editor::run(const uri_view& uri, std::span<char> buffer) {
    parts_ = parts_of(uri);
    is_changed_ = false;
    for (const edit& each : *edits_) {
        if (const auto wrong =
                std::visit([&](const auto& wanted) { return apply(wanted); }, each)) {
            return *wrong;
        }
    }
    return is_changed_ ? compose(parts_, buffer, ambiguity::repair) : uri;
}

editor::outcome editor::apply(const set_component& wanted) {
    std::string_view& part = part_of(parts_, wanted.which);
    if (!is_present(part) || part != wanted.text) {
        part = wanted.text;
        is_changed_ = true;
    }
    return {};
}

editor::outcome editor::apply(const remove_component& wanted) {
    std::string_view& part = part_of(parts_, wanted.which);
    is_changed_ =
        is_changed_ || (wanted.which == component::path ? !part.empty() : is_present(part));
    part = {};
    if (wanted.which == component::host) {
        parts_.userinfo = parts_.port = {};
    }
    return {};
}

editor::outcome editor::apply(const append_item& wanted) {
    const bool is_path = wanted.which == component::path;
    std::string_view& part = part_of(parts_, wanted.which);
    fmt::memory_buffer& longer = (is_path ? paths_ : queries_).unused();
    const bool has_delimiter = is_path ? part.ends_with('/') : part.empty();
    longer.append(part);
    append(longer, has_delimiter ? "" : is_path ? "/" : "&", wanted.text);
    part = view_of(longer);
    is_changed_ = true;
    return {};
}

// with_parameter() changes a URI, so the query gets its "?" back.
editor::outcome editor::apply(const set_parameter& wanted) {
    base_.clear();
    base_.push_back('?');
    base_.append(parts_.query);
    const uri_view old = parse_uri_reference(view_of(base_)).value();
    fmt::memory_buffer& query = queries_.unused();
    query.resize(base_.size() + octets_added_by(wanted));
    const auto changed = with_parameter(old, wanted.key, wanted.value,
                                        std::span(query.data(), query.size()), wanted.given);
    if (!changed) {
        return changed.error();
    }
    is_changed_ = is_changed_ || !is_present(parts_.query) || changed->query() != parts_.query;
    parts_.query = changed->query();
    return {};
}

bool editor::has_key(const query_parameter& parameter, const key_pattern& keys) {
    if (parameter.key.find('%') == std::string_view::npos) {
        return keys.matches(parameter.key);
    }
    key_.resize(parameter.key.size());
    return keys.matches(*decode(parameter.key, {key_.data(), key_.size()}));
}

editor::outcome editor::apply(const remove_parameters& wanted) {
    const query_parameters all(parts_.query);
    const auto is_removed = [&](const query_parameter& each) { return has_key(each, wanted.keys); };
    const auto first = std::ranges::find_if(all, is_removed);
    if (first == all.end()) {
        return {};
    }
    fmt::memory_buffer& query = queries_.unused();
    bool has_parameters = false;
    const auto keep = [&](std::string_view text) {
        if (has_parameters) {
            query.push_back('&');
        }
        query.append(text);
        has_parameters = true;
    };
    if (first != all.begin()) {  // keeps the text before `first`, without the last "&"
        keep(parts_.query.substr(
            0, static_cast<std::size_t>((*first).key.data() - parts_.query.data()) - 1));
    }
    for (auto next = std::next(first); next != all.end(); ++next) {
        if (const query_parameter parameter = *next; !is_removed(parameter)) {
            keep(whole(parameter));
        }
    }
    parts_.query = has_parameters ? view_of(query) : std::string_view();
    is_changed_ = true;
    return {};
}

void editor::find_parameters() {
    places_.clear();
    for (const query_parameter& each : query_parameters(parts_.query)) {
        places_.push_back({static_cast<std::uint32_t>(each.key.data() - parts_.query.data()),
                           static_cast<std::uint32_t>(each.key.size()),
                           static_cast<std::uint32_t>(whole(each).size())});
    }
}

editor::outcome editor::apply(const sort_parameters&) {
    find_parameters();
    const std::string_view old = parts_.query;
    const bool has_triplets = old.find('%') != old.npos;
    const auto is_less = [&](const parameter_place& a, const parameter_place& b) {
        const auto key_of = [&](const parameter_place& each) {
            return old.substr(each.begin, each.key_size);
        };
        return has_triplets ? is_decoded_less(key_of(a), key_of(b)) : key_of(a) < key_of(b);
    };
    if (std::ranges::is_sorted(places_, is_less)) {
        return {};
    }
    // Parameters with the same key keep their order.
    std::ranges::sort(places_, [&](const parameter_place& a, const parameter_place& b) {
        return is_less(a, b) || (!is_less(b, a) && a.begin < b.begin);
    });
    fmt::memory_buffer& query = queries_.unused();
    for (const parameter_place& each : places_) {
        if (&each != places_.data()) {
            query.push_back('&');
        }
        query.append(old.substr(each.begin, each.size));
    }
    parts_.query = view_of(query);
    is_changed_ = true;
    return {};
}

editor::outcome editor::apply(const redirect& wanted) {
    base_.resize(composed_size_limit(parts_));
    const auto base = compose(parts_, {base_.data(), base_.size()}, ambiguity::repair);
    if (!base) {
        return base.error();
    }
    target_.resize(resolved_size_limit(*base, wanted.reference.view()));
    const auto target =
        resolve(*base, wanted.reference.view(), std::span(target_.data(), target_.size()));
    if (!target) {
        return target.error();
    }
    parts_ = parts_of(*target);
    is_changed_ = true;
    return {};
}

}  // namespace uriscan::cli
