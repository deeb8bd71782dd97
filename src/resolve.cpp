// Reference resolution (RFC 3986, section 5.2), on offsets: what a reference means is made of slices of
// it and of the base, and nothing is parsed again.
#include "uriscan/resolve.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>

#include "dot_segments.hpp"

namespace uriscan {
namespace {

// Schemes are the same in upper and lower case (3.1).  Of the octets that they are made of, 0x20 makes
// the letters' case, and is set in all others.
constexpr bool same_scheme(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return (x | 0x20) == (y | 0x20); });
}

// What a reference means: the pseudocode's T (5.2.2), before dot segments are removed.
struct target {
    std::string_view scheme;     // with its ":"
    std::string_view authority;  // with its "//"
    uri_components marks;        // of the authority: for the text that ends with it
    merged_path path;
    bool is_base_path = false;  // which stays as it is
    std::string_view query;     // with its "?"
    std::string_view fragment;  // with its "#"
};

constexpr std::string_view slice(const uri_view& uri, std::size_t begin, std::size_t end) noexcept {
    return uri.text().substr(begin, end - begin);
}

constexpr std::uint32_t behind_scheme(const uri_view& uri) noexcept {
    return uri.has_scheme() ? uri.components().scheme_end + 1 : 0;
}

void take_authority(const uri_view& from, target& to) noexcept {
    const std::uint32_t begin = behind_scheme(from);
    const auto scheme_size = static_cast<std::uint32_t>(to.scheme.size());
    const uri_components& at = from.components();
    to.authority = slice(from, begin, at.path_begin);
    to.marks.scheme_end = scheme_size - 1;
    to.marks.path_begin = at.path_begin - begin + scheme_size;
    if (from.has_authority()) {
        to.marks.host_begin = at.host_begin - begin + scheme_size;
        to.marks.host_end = at.host_end - begin + scheme_size;
    } else {
        to.marks.host_end = to.marks.path_begin;
    }
}

target target_of(const uri_view& base, const uri_view& reference,
                 resolve_options options) noexcept {
    const bool has_scheme =
        reference.has_scheme() &&
        !(options.backward_compatible && same_scheme(base.scheme(), reference.scheme()));
    const bool has_authority = has_scheme || reference.has_authority();
    const uri_view& scheme_source = has_scheme ? reference : base;
    target target;
    target.scheme = scheme_source.text().substr(0, behind_scheme(scheme_source));
    take_authority(has_authority ? reference : base, target);
    target.path = {{}, reference.path()};
    const uri_view* query_source = &reference;
    if (!has_authority && reference.path().empty()) {
        target.path = {{}, base.path()};
        target.is_base_path = true;
        query_source = reference.has_query() ? &reference : &base;
    } else if (!has_authority && reference.path()[0] != '/') {
        target.path.directory = directory_of(base);
    }
    const uri_components& at = query_source->components();
    target.query = slice(*query_source, at.path_end, at.query_end);
    target.fragment = reference.text().substr(reference.components().query_end);
    return target;
}

// Returns the offset, in the reference's text, of the first ".." that finds no segment to remove;
// there is one.  One that is the base's own counts as the text's end.
std::size_t offset_of_climb(const merged_path& path, const uri_view& reference) noexcept {
    std::size_t kept = 0;
    const bool base_climbs = keep_segments({path.directory, {}}, [&](auto, bool) { ++kept; });
    if (base_climbs) {
        return reference.text().size();
    }
    bool is_begin = kept == 0;
    std::size_t depth = is_begin ? 0 : kept - 1;  // one stands for what is behind the last "/"
    for (std::size_t offset = 0;;) {
        const std::string_view rest = path.rest.substr(offset);
        const std::string_view segment = rest.substr(0, rest.find('/'));
        if (segment == "..") {
            if (depth == 0) {
                return reference.components().path_begin + offset;
            }
            --depth;
        } else if (segment != ".") {
            const bool is_root = is_begin && segment.empty();
            depth += is_root ? 0 : 1;
            is_begin = false;
        }
        offset += segment.size() + 1;
    }
}

char* copy(std::string_view text, char* to) noexcept {
    return std::char_traits<char>::move(to, text.data(), text.size()) + text.size();
}

std::optional<std::size_t> copy_path(const merged_path& path, std::span<char> room) noexcept {
    const std::size_t size = path.directory.size() + path.rest.size();
    if (size > room.size()) {
        return std::nullopt;
    }
    copy(path.rest, copy(path.directory, room.data()));
    return size;
}

bool has_dot_segments(const merged_path& path) noexcept {
    return find_dot_segment(path.rest) != path.rest.npos ||
           find_dot_segment(path.directory) != path.directory.npos;
}

}  // namespace

std::size_t find_dot_segment(std::string_view path) noexcept {
    const auto ends_segment = [path](std::size_t offset) {
        return offset == path.size() || path[offset] == '/';
    };
    std::size_t dot = path.find('.');
    for (; dot != path.npos; dot = path.find('.', dot + 1)) {
        if (dot > 0 && path[dot - 1] != '/') {
            continue;
        }
        if (ends_segment(dot + 1) || (path[dot + 1] == '.' && ends_segment(dot + 2))) {
            return dot;
        }
    }
    return path.npos;
}

outcome<uri_view> resolve(const uri_view& base, const uri_view& reference, std::span<char> buffer,
                          resolve_options options) noexcept {
    if (!base.has_scheme()) {
        return problem{failure::base_without_scheme, component::scheme, 0};
    }
    const bool is_huge = buffer.size() > UINT32_MAX;
    const problem no_room{is_huge ? failure::too_long : failure::buffer_too_small};
    buffer = buffer.first(is_huge ? UINT32_MAX : buffer.size());

    const target target = target_of(base, reference, options);
    const std::size_t path_begin = target.scheme.size() + target.authority.size();
    const std::size_t tail_size = target.query.size() + target.fragment.size();
    if (path_begin + tail_size > buffer.size()) {
        return no_room;
    }
    const auto room = buffer.subspan(path_begin, buffer.size() - path_begin - tail_size);
    std::optional<std::size_t> path_size;
    if (target.is_base_path || !has_dot_segments(target.path)) {
        path_size = copy_path(target.path, room);
    } else {
        backward_writer writer(room);
        const bool climbs =
            keep_segments(target.path, [&writer](std::string_view segment, bool has_slash) {
                writer.put(segment);
                writer.put(has_slash ? "/" : "");
            });
        if (climbs && options.refuse_above_root) {
            return problem{failure::climbs_above_root, component::path,
                           offset_of_climb(target.path, reference)};
        }
        if (target.authority.empty() && writer.text().starts_with("//")) {
            writer.put("/.");
        }
        path_size = writer.finish();
    }
    if (!path_size) {
        return no_room;
    }
    copy(target.authority, copy(target.scheme, buffer.data()));
    char* const path_end = room.data() + *path_size;
    char* const query_end = copy(target.query, path_end);
    char* const end = copy(target.fragment, query_end);
    uri_components at = target.marks;
    at.path_end = static_cast<std::uint32_t>(path_end - buffer.data());
    at.query_end = static_cast<std::uint32_t>(query_end - buffer.data());
    return uri_view({buffer.data(), end}, at);
}

outcome<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options options) {
    std::string text(resolved_size_limit(base, reference), '\0');
    const outcome<uri_view> target = resolve(base, reference, text, options);
    if (!target) {
        return target.error();
    }
    const uri_components at = target->components();
    text.resize(target->text().size());
    return uri(std::move(text), at);
}

outcome<std::string_view> remove_dot_segments(std::string_view path,
                                              std::span<char> buffer) noexcept {
    std::optional<std::size_t> size;
    if (find_dot_segment(path) == path.npos) {
        size = copy_path({{}, path}, buffer);
    } else {
        // Not behind the path's end, so that what is written does not overtake what is read.
        backward_writer writer(buffer.first(std::min(buffer.size(), path.size())));
        keep_segments({{}, path}, [&writer](std::string_view segment, bool has_slash) {
            writer.put(segment);
            writer.put(has_slash ? "/" : "");
        });
        size = writer.finish();
    }
    if (!size) {
        return problem{failure::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(remove_dot_segments(text, text)->size());
    return text;
}

}  // namespace uriscan
