// Reference resolution (RFC 3986, section 5.2).
//
// The target of a reference consists of these parts, in this order: the start of the base's text,
// the reference's scheme and authority, a path without dot segments, and the reference's query and
// fragment.  Each part can be empty.  The parts come from the two texts, and the target's offsets
// are computed from the offsets in these texts, so that nothing is parsed again.  Linear; each
// octet is copied at most twice, and usually once.
#include "uriscan/resolve.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "kernels/machine.hpp"
#include "octets/bare_text.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "operations/backward_writer.hpp"
#include "operations/dot_segments.hpp"
#include "operations/path_guard.hpp"

namespace uriscan {
namespace {

std::uint32_t narrow(std::size_t offset) noexcept {
    return static_cast<std::uint32_t>(offset);
}

std::uint32_t after_scheme(const uri_view& uri) noexcept {
    return uri.has_scheme() ? uri.components().scheme_end + 1 : 0;
}

// Says from which of the two texts the parts of a target come (5.2.2).  The dot segments of its
// path are removed later.  The target always ends with the reference's query and fragment, if they
// are present.
struct plan {
    const uri_view& scheme;         // the text with the target's scheme: base or reference
    const uri_view& authority;      // the text with the target's authority
    const uri_view& query;          // the text with the target's query
    std::uint32_t base_end;         // the part that comes from the base ends here
    std::uint32_t reference_begin;  // the part that comes from the reference starts here
    bool merges = false;            // whether the two paths are merged (5.2.3)
    std::uint32_t moved = 0;        // the number to add to the authority's offsets, modulo 2^32
};

// This is inlined, so that a plan stays in registers.
[[gnu::always_inline]] inline plan plan_for(const uri_view& base, const uri_view& reference,
                                            resolve_options options) noexcept {
    const uri_components& at = base.components();
    const std::string_view path = reference.path();
    const std::uint32_t path_begin = reference.components().path_begin;
    const bool ignores_scheme =
        options.backward_compatible && equal_ignoring_case(base.scheme(), reference.scheme());
    if (reference.has_scheme() && !ignores_scheme) {
        return {reference, reference, reference, 0, 0};
    }
    if (reference.has_authority()) {
        const std::uint32_t base_end = after_scheme(base), begin = after_scheme(reference);
        return {base, reference, reference, base_end, begin, false, base_end - begin};
    }
    if (path.empty()) {
        return reference.has_query() ? plan{base, base, reference, at.path_end, path_begin}
                                     : plan{base, base, base, at.query_end, path_begin};
    }
    return {base, base, reference, at.path_begin, path_begin, !path.starts_with('/')};
}

// Returns the part of the base's path with which the reference's path is merged.
std::string_view directory_for(const plan& plan, const uri_view& base) noexcept {
    return plan.merges ? directory_of(base) : std::string_view();
}

uri_error no_room(std::span<char> buffer) noexcept {
    return {buffer.size() < UINT32_MAX ? error_reason::buffer_too_small : error_reason::too_long};
}

// Returns a view of a target that was written as `text`.  The offsets come from the plan.
result<uri_view> view_of(std::string_view text, const plan& plan,
                         const uri_view& reference) noexcept {
    const uri_components& authority = plan.authority.components();
    const uri_components& query = plan.query.components();
    const std::uint32_t query_end =
        narrow(text.size() - reference.text().size()) + reference.components().query_end;
    return result_access::viewing(text, {.scheme_end = plan.scheme.components().scheme_end,
                                         .host_begin = authority.host_begin + plan.moved,
                                         .host_end = authority.host_end + plan.moved,
                                         .path_begin = authority.path_begin + plan.moved,
                                         .path_end = query_end - (query.query_end - query.path_end),
                                         .query_end = query_end});
}

// Returns the offset, in the reference's text, of the first ".." that finds no segment to remove.
// If that ".." is in the base, returns the size of the reference's text.
std::size_t offset_of_climb(const merged_path& path, const uri_view& reference) noexcept {
    const std::optional<std::size_t> in_reference = find_climb(path);
    return in_reference ? reference.components().path_begin + *in_reference
                        : reference.text().size();
}

// Writes the path without its dot segments to the start of `room`.  Returns the size of the result,
// or nothing if the result does not fit.
result<std::optional<std::size_t>> write_path(const merged_path& path, const plan& plan,
                                              const uri_view& reference, std::span<char> room,
                                              resolve_options options) noexcept {
    const auto [size, climbs] = write_remaining_runs(path, plan.authority.has_authority(), room);
    if (options.refuse_above_root && climbs) {
        return uri_error{error_reason::climbs_above_root, component::path,
                         offset_of_climb(path, reference)};
    }
    return size;
}

// Returns the size of the path that write_path() writes, or the error of write_path().
result<std::size_t> size_of_path(const merged_path& path, const plan& plan,
                                 const uri_view& reference, resolve_options options) noexcept {
    std::size_t size = 0;
    std::size_t slashes = 0;  // how many "/" the runs so far start with; more than 1 may be too few
    remaining_runs runs(path);
    for (std::string_view run; runs.next(run);) {
        size += run.size();
        slashes = run == "/" ? slashes + 1 : std::min(run.find_first_not_of('/'), run.size());
    }
    if (options.refuse_above_root && runs.climbs()) {
        return uri_error{error_reason::climbs_above_root, component::path,
                         offset_of_climb(path, reference)};
    }
    const bool is_guarded = slashes > 1 && !plan.authority.has_authority();
    return size + (is_guarded ? path_guard.size() : 0);
}

// Writes a target whose path consists of the parts that remove_dots() found.  The target consists
// of the start of the base's text, perhaps a "/", and one or two parts of the reference's text.
[[gnu::always_inline]] inline result<uri_view> write(const plan& plan, const remaining_parts& path,
                                                     const uri_view& base,
                                                     const uri_view& reference,
                                                     std::span<char> buffer) noexcept {
    const bool adds_slash = path.directory != 0 && base.path().empty();
    const std::string_view from_base =
        subtext(base.text(), 0, plan.base_end + (adds_slash ? 0 : path.directory));
    const std::string_view from_reference = subtext(reference.text(), plan.reference_begin);
    const std::size_t before_path = reference.components().path_begin - plan.reference_begin;
    const bool is_cut = path.tail != path.head;
    const std::string_view head = subtext(from_reference, 0, is_cut ? before_path + path.head : 0);
    const std::string_view tail = subtext(from_reference, is_cut ? before_path + path.tail : 0);
    if (from_base.size() + (adds_slash ? 1 : 0) + head.size() + tail.size() > buffer.size()) {
        return no_room(buffer);
    }
    char* end = move_octets(buffer.data(), from_base);
    if (adds_slash) {
        *end++ = '/';
    }
    end = move_octets(move_octets(end, head), tail);
    return view_of({buffer.data(), end}, plan, reference);
}

// Writes a target if remove_dots() found nothing for its path.  Removes the dot segments of the
// path.  The plan is a copy, so that the original stays in registers.
[[gnu::noinline]] result<uri_view> write(plan plan, const uri_view& base, const uri_view& reference,
                                         std::span<char> buffer, resolve_options options) noexcept {
    const uri_components& at = reference.components();
    const std::string_view from_base = subtext(base.text(), 0, plan.base_end);
    const std::string_view before_path =
        subtext(reference.text(), plan.reference_begin, at.path_begin - plan.reference_begin);
    const std::string_view after_path = subtext(reference.text(), at.path_end);
    const std::size_t path_begin = from_base.size() + before_path.size();
    if (path_begin + after_path.size() > buffer.size()) {
        return no_room(buffer);
    }
    const std::span<char> room =
        buffer.subspan(path_begin, buffer.size() - path_begin - after_path.size());
    const merged_path path = {directory_for(plan, base), reference.path()};
    const auto path_size = write_path(path, plan, reference, room, options);
    if (!path_size) {
        return path_size.error();
    }
    if (!path_size->has_value()) {
        return no_room(buffer);
    }
    move_octets(move_octets(buffer.data(), from_base), before_path);
    char* const end = move_octets(room.data() + **path_size, after_path);
    return view_of({buffer.data(), end}, plan, reference);
}

}  // namespace

result<uri_view> resolve(const uri_view& base, const uri_view& reference, std::span<char> buffer,
                         resolve_options options) noexcept {
    if (!base.has_scheme()) {
        return uri_error{error_reason::base_without_scheme, component::scheme, 0};
    }
    buffer = buffer.first(std::min<std::size_t>(buffer.size(), UINT32_MAX));
    const plan plan = plan_for(base, reference, options);
    const remaining_parts path =
        remove_dots(directory_for(plan, base), reference.path(), plan.authority.has_authority(),
                    !options.refuse_above_root);
    return path.are_found ? write(plan, path, base, reference, buffer)
                          : write(plan, base, reference, buffer, options);
}

result<std::size_t> resolved_size(const uri_view& base, const uri_view& reference,
                                  resolve_options options) noexcept {
    if (!base.has_scheme()) {
        return uri_error{error_reason::base_without_scheme, component::scheme, 0};
    }
    const plan plan = plan_for(base, reference, options);
    const uri_components& at = reference.components();
    const merged_path path = {directory_for(plan, base), reference.path()};
    const result<std::size_t> path_size = size_of_path(path, plan, reference, options);
    if (!path_size) {
        return path_size.error();
    }
    const std::size_t size = plan.base_end + (at.path_begin - plan.reference_begin) + *path_size +
                             (reference.text().size() - at.path_end);
    if (size > UINT32_MAX) {
        return uri_error{error_reason::too_long};
    }
    return size;
}

}  // namespace uriscan
