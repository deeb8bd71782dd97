// Reference resolution (RFC 3986, section 5.2), on offsets: what a reference means is made of slices of
// it and of the base, and nothing is parsed again.
#include "uriscan/resolve.hpp"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <optional>
#include <utility>

#include "operations/dot_segments.hpp"

namespace uriscan {
namespace {

// Schemes are the same in upper and lower case (3.1).  Of the octets that they are made of, 0x20 makes
// the letters' case, and is set in all others.
constexpr bool same_scheme(std::string_view a, std::string_view b) noexcept {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return (x | 0x20) == (y | 0x20); });
}

constexpr std::uint32_t behind_scheme(const uri_view& uri) noexcept {
    return uri.has_scheme() ? uri.components().scheme_end + 1 : 0;
}

// What a reference means (5.2.2) before dot segments are removed.  In all cases it is the begin of the
// base's text, perhaps a "/", and the end of the reference's.
struct joint {
    const uri_view* scheme;  // whose it is
    const uri_view* authority;
    const uri_view* query;
    std::size_t base_end;
    std::size_t reference_begin;
    std::size_t directory_size = 0;  // of what comes before the reference's path (5.2.3)
    bool has_slash = false;          // in between; it is then all of the directory
    std::uint32_t moved = 0;         // by how much the authority, modulo 2^32
};

constexpr joint join(const uri_view& base, const uri_view& reference,
                     resolve_options options) noexcept {
    const uri_components& at = base.components();
    const uri_components& reference_at = reference.components();
    if (reference.has_scheme() &&
        !(options.backward_compatible && same_scheme(base.scheme(), reference.scheme()))) {
        return {&reference, &reference, &reference, 0, 0};
    }
    if (reference.has_authority()) {
        const std::uint32_t base_end = behind_scheme(base), begin = behind_scheme(reference);
        return {.scheme = &base,
                .authority = &reference,
                .query = &reference,
                .base_end = base_end,
                .reference_begin = begin,
                .moved = base_end - begin};
    }
    const std::string_view path = reference.path();
    if (path.empty()) {
        const bool has_query = reference.has_query();
        return {.scheme = &base,
                .authority = &base,
                .query = has_query ? &reference : &base,
                .base_end = has_query ? at.path_end : at.query_end,
                .reference_begin = reference_at.path_end};
    }
    if (path[0] == '/') {
        return {&base, &base, &reference, at.path_begin, reference_at.path_begin};
    }
    const bool has_slash = base.has_authority() && base.path().empty();
    const std::size_t directory_size = directory_of(base).size();
    return {.scheme = &base,
            .authority = &base,
            .query = &reference,
            .base_end = at.path_begin + (has_slash ? 0 : directory_size),
            .reference_begin = reference_at.path_begin,
            .directory_size = directory_size,
            .has_slash = has_slash};
}

// The path that dot segments are removed from.  It is empty where it is the base's, which stays as it is.
constexpr merged_path path_of(const joint& joint, const uri_view& base,
                              const uri_view& reference) noexcept {
    const std::string_view directory =
        joint.has_slash
            ? "/"
            : base.text().substr(joint.base_end - joint.directory_size, joint.directory_size);
    return {directory, reference.path()};
}

// How many octets to leave out, at the end of a directory and at the begin of what is merged with it.
struct cut {
    std::size_t of_directory = 0;
    std::size_t of_rest = 0;
};

// Finds what to leave out if the only dot segments are those that a merged path's rest begins with,
// and all there is to do is to leave them out, with the directory's segments that they remove.  That is
// nothing if there are none.
constexpr std::optional<cut> leading_dot_segments(const merged_path& path,
                                                  bool has_authority) noexcept {
    auto [directory, rest] = path;
    if (directory.empty()) {
        return find_dot_segment(rest) == rest.npos ? std::optional(cut{}) : std::nullopt;
    }
    while (rest.starts_with('.')) {
        const std::size_t dots = rest.starts_with("..") ? 2 : 1;
        if (dots < rest.size() && rest[dots] != '/') {
            break;
        }
        if (dots == 2) {
            if (directory.size() < 2 || directory[0] != '/') {
                return std::nullopt;
            }
            directory = directory.substr(0, directory.rfind('/', directory.size() - 2) + 1);
        }
        rest.remove_prefix(std::min(rest.size(), dots + 1));
    }
    const bool is_ambiguous = !has_authority && directory == "/" && rest.starts_with('/');
    if (is_ambiguous || find_dot_segment(rest) != rest.npos ||
        find_dot_segment(path.directory) != path.directory.npos) {
        return std::nullopt;
    }
    return cut{path.directory.size() - directory.size(), path.rest.size() - rest.size()};
}

char* copy(std::string_view text, char* to) noexcept {
    return std::char_traits<char>::move(to, text.data(), text.size()) + text.size();
}

uri_error no_room(std::span<char> buffer) noexcept {
    return {buffer.size() < UINT32_MAX ? reason::buffer_too_small : reason::too_long};
}

// Views what was written, which ends with the query and the reference's fragment.
uri_view view_of(std::string_view text, const joint& joint, const uri_view& reference) noexcept {
    const auto narrow = [](std::size_t offset) { return static_cast<std::uint32_t>(offset); };
    const uri_components& authority = joint.authority->components();
    const uri_components& query = joint.query->components();
    const std::uint32_t query_end =
        narrow(text.size() - reference.text().size()) + reference.components().query_end;
    return {text,
            {.scheme_end = joint.scheme->components().scheme_end,
             .host_begin = authority.host_begin + joint.moved,
             .host_end = authority.host_end + joint.moved,
             .path_begin = authority.path_begin + joint.moved,
             .path_end = query_end - (query.query_end - query.path_end),
             .query_end = query_end}};
}

// Writes a joint but for what is cut out.
result<uri_view> write(const joint& joint, const cut& cut, const uri_view& base,
                       const uri_view& reference, std::span<char> buffer) noexcept {
    const std::string_view from_base = base.text().substr(0, joint.base_end - cut.of_directory);
    const std::string_view from_reference =
        reference.text().substr(joint.reference_begin + cut.of_rest);
    if (from_base.size() + (joint.has_slash ? 1 : 0) + from_reference.size() > buffer.size()) {
        return no_room(buffer);
    }
    char* end = copy(from_base, buffer.data());
    if (joint.has_slash) {
        *end++ = '/';
    }
    end = copy(from_reference, end);
    return view_of({buffer.data(), end}, joint, reference);
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

// Removes the dot segments of the path of a joint that was written.
result<uri_view> remove_dot_segments_of(const uri_view& written, const joint& joint,
                                        const uri_view& base, const uri_view& reference,
                                        std::span<char> buffer, resolve_options options) noexcept {
    const uri_components& at = written.components();
    const auto [size, climbs] = remove_dot_segments_in_place(
        buffer.subspan(at.path_begin, at.path_end - at.path_begin), written.has_authority());
    if (climbs && options.refuse_above_root) {
        return uri_error{reason::climbs_above_root, component::path,
                         offset_of_climb(path_of(joint, base, reference), reference)};
    }
    char* const end =
        copy(written.text().substr(at.path_end), buffer.data() + at.path_begin + size);
    return view_of({buffer.data(), end}, joint, reference);
}

// Writes a joint without the dot segments of its path, wherever they are, from the path's end, since
// there is no more room than for the result.
result<uri_view> write_without_dot_segments(const joint& joint, const uri_view& base,
                                            const uri_view& reference, std::span<char> buffer,
                                            resolve_options options) noexcept {
    const merged_path path = path_of(joint, base, reference);
    const std::string_view base_begin =
        base.text().substr(0, joint.base_end - (joint.has_slash ? 0 : joint.directory_size));
    const std::string_view reference_begin = reference.text().substr(
        joint.reference_begin, reference.components().path_begin - joint.reference_begin);
    const std::string_view reference_end = reference.text().substr(reference.components().path_end);
    const std::size_t path_begin = base_begin.size() + reference_begin.size();
    if (path_begin + reference_end.size() > buffer.size()) {
        return no_room(buffer);
    }
    backward_writer writer(
        buffer.subspan(path_begin, buffer.size() - path_begin - reference_end.size()));
    const bool climbs = writer.put_kept_segments(path);
    if (climbs && options.refuse_above_root) {
        return uri_error{reason::climbs_above_root, component::path,
                         offset_of_climb(path, reference)};
    }
    if (!joint.authority->has_authority() && writer.text().starts_with("//")) {
        writer.put("/.");
    }
    const std::optional<std::size_t> path_size = writer.finish();
    if (!path_size) {
        return no_room(buffer);
    }
    copy(reference_begin, copy(base_begin, buffer.data()));
    char* const end = copy(reference_end, buffer.data() + path_begin + *path_size);
    return view_of({buffer.data(), end}, joint, reference);
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

remaining_path remove_dot_segments_in_place(std::span<char> path, bool has_authority) noexcept {
    std::string_view rest(path.data(), path.size());
    bool climbs = remove_leading_dot_segments(rest);
    char* end = path.data();
    for (std::size_t dots; (dots = find_dot_segment(rest)) != rest.npos;) {
        end = copy(rest.substr(0, dots - 1), end);
        rest.remove_prefix(dots);
        const bool is_parent = rest.starts_with("..");
        if (is_parent) {
            const std::string_view left(path.data(), end);
            const std::size_t slash = left.rfind('/');
            climbs |= left.empty();
            end = path.data() + (slash == left.npos ? 0 : slash);
        }
        rest.remove_prefix(is_parent ? 2 : 1);
        if (rest.empty()) {
            *end++ = '/';  // "/a/." is "/a/"
        }
    }
    end = copy(rest, end);
    if (!has_authority && std::string_view(path.data(), end).starts_with("//")) {
        end = copy({path.data(), end}, path.data() + 2);
        copy("/.", path.data());
    }
    return {static_cast<std::size_t>(end - path.data()), climbs};
}

result<uri_view> resolve(const uri_view& base, const uri_view& reference, std::span<char> buffer,
                         resolve_options options) noexcept {
    if (!base.has_scheme()) {
        return uri_error{reason::base_without_scheme, component::scheme, 0};
    }
    buffer = buffer.first(std::min<std::size_t>(buffer.size(), UINT32_MAX));
    const joint joint = join(base, reference, options);
    const auto leading =
        leading_dot_segments(path_of(joint, base, reference), joint.authority->has_authority());
    const auto written = write(joint, leading.value_or(cut{}), base, reference, buffer);
    if (leading) {
        return written;
    }
    return written ? remove_dot_segments_of(*written, joint, base, reference, buffer, options)
                   : write_without_dot_segments(joint, base, reference, buffer, options);
}

result<uri> resolve(const uri_view& base, const uri_view& reference, resolve_options options) {
    std::string text(std::min<std::size_t>(resolved_size_limit(base, reference), UINT32_MAX), '\0');
    const result<uri_view> target = resolve(base, reference, text, options);
    if (!target) {
        return target.error();
    }
    const uri_components at = target->components();
    text.resize(target->text().size());
    return uri(std::move(text), at);
}

result<std::string_view> remove_dot_segments(std::string_view path,
                                             std::span<char> buffer) noexcept {
    if (path.size() <= buffer.size()) {
        copy(path, buffer.data());
        return std::string_view(buffer.data(),
                                remove_dot_segments_in_place(buffer.first(path.size()), true).size);
    }
    backward_writer writer(buffer);
    writer.put_kept_segments({{}, path});
    const std::optional<std::size_t> size = writer.finish();
    if (!size) {
        return uri_error{reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

std::string remove_dot_segments(std::string_view path) {
    std::string text(path);
    text.resize(remove_dot_segments(text, text)->size());
    return text;
}

}  // namespace uriscan
