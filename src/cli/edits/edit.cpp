// Reads edits.  Values are encoded and checked here, once for all lines.  So no value has an octet
// that would end its component in the edited URI.
#include "cli/edits/edit.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "cli/fields/field_table.hpp"
#include "operations/written_value.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/uri_builder.hpp"

namespace uriscan::cli {
namespace {

struct named_component {
    std::string_view name;
    component which;
};

constexpr std::array settable = {named_component{name_of(field_id::scheme), component::scheme},
                                 named_component{name_of(field_id::userinfo), component::userinfo},
                                 named_component{name_of(field_id::host), component::host},
                                 named_component{name_of(field_id::port), component::port},
                                 named_component{name_of(field_id::path), component::path},
                                 named_component{name_of(field_id::query), component::query},
                                 named_component{name_of(field_id::fragment), component::fragment}};

// This list has "authority" instead of the host, because only the whole authority can be removed.
constexpr std::array removable = [] {
    std::array all = settable;
    std::ranges::find(all, component::host, &named_component::which)->name = "authority";
    return all;
}();

constexpr std::string_view of_query = "query:";  // in front of the key of a parameter

constexpr std::array appendable = {settable[4], settable[5]};
static_assert(appendable[0].which == component::path && appendable[1].which == component::query);

component component_named(std::string_view name, std::span<const named_component> known) {
    const auto found = std::ranges::find(known, name, &named_component::name);
    if (found != known.end()) {
        return found->which;
    }
    throw usage_error("there is no component '{}', only {}", name,
                      listed(names_of(known, &named_component::name)));
}

[[noreturn]] void refuse(const uri_error& error, std::string_view text) {
    throw usage_error("{}, at offset {} of '{}'", describe(error, text), error.offset, text);
}

// A description of the form NAME=DATA or NAME:=TEXT.
struct assignment {
    std::string_view name;
    std::string_view value;
    bool is_text;
};

assignment read_assignment(std::string_view described) {
    const std::size_t equals = described.find('=');
    refuse_if(equals == described.npos, "'{}' has no '='", described);
    std::string_view name = described.substr(0, equals);
    const bool is_text = name.ends_with(':');
    name.remove_suffix(is_text ? 1 : 0);
    return {name, described.substr(equals + 1), is_text};
}

std::string checked(component which, std::string_view text) {
    if (const auto wrong = check_component(which, text)) {
        refuse(*wrong, text);
    }
    return std::string(text);
}

set_parameter checked(set_parameter wanted) {
    if (const auto made = with_parameter({}, wanted.key, "", wanted.given); !made) {
        refuse(made.error(), wanted.key);
    }
    if (const auto made = with_parameter({}, "", wanted.value, wanted.given); !made) {
        refuse(made.error(), wanted.value);
    }
    return wanted;
}

std::string encoded_segment(std::string_view data) {
    const auto built = uri_builder().append_segment(data).build();
    if (!built) {
        refuse(built.error(), data);
    }
    return std::string(built->view().path().substr(1));  // without the "/" before the segment
}

// Encodes the texts before and after the first "=" separately, so that this "=" stays a delimiter.
std::string encoded_parameter(std::string_view data) {
    const std::size_t equals = data.find('=');
    const auto built = equals == data.npos
                           ? uri_builder().append_parameter(data).build()
                           : uri_builder()
                                 .append_parameter(data.substr(0, equals), data.substr(equals + 1))
                                 .build();
    refuse_if(!built, "the parameter is empty");
    return std::string(built->view().query());
}

}  // namespace

edit read_set(std::string_view value) {
    const assignment read = read_assignment(value);
    if (read.name.starts_with(of_query)) {
        return checked(set_parameter{std::string(read.name.substr(of_query.size())),
                                     std::string(read.value),
                                     read.is_text ? given_as::text : given_as::data});
    }
    const component which = component_named(read.name, settable);
    // Hosts are not encoded.  Otherwise, a host such as "a/b" would silently become a valid host
    // that does not exist.
    const auto encoding = which == component::host ? std::nullopt : encoding_of(which);
    const bool is_encoded = encoding && !read.is_text;
    return set_component{which,
                         is_encoded ? encode(read.value, *encoding) : checked(which, read.value)};
}

edit read_append(std::string_view value) {
    const assignment read = read_assignment(value);
    const component which = component_named(read.name, appendable);
    return append_item{which, read.is_text               ? checked(which, read.value)
                              : which == component::path ? encoded_segment(read.value)
                                                         : encoded_parameter(read.value)};
}

edit read_remove(std::string_view value) {
    if (!value.starts_with(of_query)) {
        return remove_component{component_named(value, removable)};
    }
    return remove_parameters{key_pattern(value.substr(of_query.size()))};
}

edit read_redirect(std::string_view value) {
    const auto reference = parse_uri_reference(value);
    if (!reference) {
        refuse(reference.error(), value);
    }
    return redirect{uri(*reference)};
}

key_pattern::key_pattern(std::string_view pattern) : literals_(1) {
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '*') {
            literals_.emplace_back();
            continue;
        }
        i += pattern[i] == '\\' ? 1 : 0;
        refuse_if(i == pattern.size(), "an octet must follow the last backslash");
        literals_.back() += pattern[i];
    }
}

// The pattern is cut into literal texts at each "*".  A key matches if it starts with the first
// text, ends with the last text, and has the other texts between these two, in their order and
// without overlaps.  It is enough to try the first offset of each text, because after a later
// offset, fewer octets are left for the next texts.
bool key_pattern::matches(std::string_view key) const {
    const std::string& first = literals_.front();
    const std::string& last = literals_.back();
    if (literals_.size() == 1) {
        return key == first;
    }
    if (key.size() < first.size() + last.size() || !key.starts_with(first) ||
        !key.ends_with(last)) {
        return false;
    }
    key.remove_prefix(first.size());
    key.remove_suffix(last.size());
    for (const std::string& each : std::span(literals_).subspan(1, literals_.size() - 2)) {
        const std::size_t at = key.find(each);
        if (at == key.npos) {
            return false;
        }
        key.remove_prefix(at + each.size());
    }
    return true;
}

}  // namespace uriscan::cli
