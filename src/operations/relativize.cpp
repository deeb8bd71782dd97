// Finds the shortest reference to a target.  This is the reverse of section 5.2 of RFC 3986.
//
// Every shortest reference consists of dot segments, perhaps none, and then the target's text from
// some offset on.  If a reference without a path gives the target, it is the shortest.  Otherwise,
// there are at most four candidates: the target itself, and a reference that starts with "//", with
// "/" or with a segment.  Their sizes are compared, and only the shortest is written.  Linear.
#include "uriscan/resolve.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "kernels/machine.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/dot_segments.hpp"
#include "operations/path_guard.hpp"
#include "operations/sizes.hpp"

namespace uriscan {
namespace {

// A reference in three pieces: "../" `ups` times, then `lead`, and then the target's text from the
// offset `cut` on.
struct candidate {
    std::size_t ups;
    std::string_view lead;
    std::size_t cut;

    std::size_t prefix_size() const noexcept { return 3 * ups + lead.size(); }
    std::size_t size(const uri_view& target) const noexcept {
        return prefix_size() + target.text().size() - cut;
    }
};

constexpr bool same_text(std::string_view a, std::string_view b) noexcept {
    return a == b && (a.data() == nullptr) == (b.data() == nullptr);
}

// Returns the target's path without the guard.  Resolving adds a guard to some paths.
std::string_view path_of(const uri_view& target) noexcept {
    return without_guard(target.path(), target.has_authority());
}

// The common start of a path and of a directory without its dot segments.  The start has `size`
// octets, and is empty or ends with "/".  After it, the directory has `segments_after` more
// segments.
struct common_directory {
    std::size_t size;
    std::size_t segments_after;
};

// Counts eight octets at a time.  In the sum, the highest bit of an octet is 0 if the octet is a
// slash.
std::size_t count_slashes(std::string_view text) noexcept {
    constexpr word highest = repeated('\x80');
    std::size_t count = 0;
    for (; text.size() >= sizeof(word); text.remove_prefix(sizeof(word))) {
        const word octets = load(text.data()) ^ repeated('/');
        const word sum = ((octets & ~highest) + ~highest) | octets;
        count += count_ones(~sum & highest);
    }
    return count + static_cast<std::size_t>(std::ranges::count(text, '/'));
}

// Returns the size of the longest common start of both texts.  Reads eight octets at a time as long
// as they are the same.
std::size_t common_size(std::string_view a, std::string_view b) noexcept {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t size = 0;
    while (most - size >= sizeof(word) && load(a.data() + size) == load(b.data() + size)) {
        size += sizeof(word);
    }
    while (size < most && a[size] == b[size]) {
        ++size;
    }
    return size;
}

// Most directories have no dot segments, so they are not read in runs.
common_directory common_directory_without_dots(std::string_view directory,
                                               std::string_view path) noexcept {
    const std::size_t same = common_size(directory, path);
    const std::size_t slash = subtext(directory, 0, same).rfind('/');
    return {slash + 1, count_slashes(subtext(directory, same))};  // npos + 1 is 0
}

// remaining_runs gives the runs of the directory from the last to the first.  So the last run that
// is read and differs from the path has the first difference in the directory.  The common start
// ends with the last "/" before this difference.  That "/" is in the same run, or in a run that is
// read later.
common_directory common_directory_of(std::string_view directory, std::string_view path) noexcept {
    if (find_dot_segment(directory) == directory.npos) {
        return common_directory_without_dots(directory, path);
    }
    std::size_t begin = 0;
    std::string_view run;
    for (remaining_runs runs({{}, directory}); runs.next(run);) {
        begin += run.size();
    }
    common_directory common{begin, 0};
    std::size_t slashes = 0;
    bool seeks_slash = false;
    for (remaining_runs runs({{}, directory}); runs.next(run);) {
        begin -= run.size();
        const std::size_t same = common_size(run, subtext(path, std::min(begin, path.size())));
        if (same < run.size()) {
            common = {0, slashes + count_slashes(subtext(run, same))};
            seeks_slash = true;
        }
        if (seeks_slash) {
            const std::size_t slash = subtext(run, 0, same).rfind('/');
            seeks_slash = slash == run.npos;
            common.size = seeks_slash ? 0 : begin + slash + 1;
        }
        slashes += count_slashes(run);
    }
    return common;
}

// Returns the reference that starts with a segment, if there is one.
std::optional<candidate> relative_path(const uri_view& base, const uri_view& target) noexcept {
    const std::string_view path = path_of(target);
    const std::string_view directory = directory_of(base);
    const common_directory common = common_directory_of(directory, path);
    const bool is_from_nothing = common.size == 0 && common.segments_after == 0;
    if (is_from_nothing ? path.starts_with('/') : common.size == 0) {
        return std::nullopt;
    }
    const std::string_view rest = subtext(path, common.size);
    const std::size_t cut = target.components().path_end - rest.size();
    if (common.segments_after > 0) {
        return rest.empty() ? candidate{common.segments_after - 1, "..", cut}
                            : candidate{common.segments_after, "", cut};
    }
    if (rest.empty()) {
        return candidate{0, ".", cut};
    }
    const bool is_ambiguous =
        rest[0] == '/' || subtext(rest, 0, rest.find('/')).find(':') != rest.npos;
    return candidate{0, is_ambiguous ? "./" : "", cut};
}

// Says which components before the path are the same in two URIs.
enum class common_start { nothing, scheme, authority };

common_start common_start_of(const uri_view& base, const uri_view& target) noexcept {
    if (target.scheme() != base.scheme()) {
        return common_start::nothing;
    }
    return same_text(target.authority(), base.authority()) ? common_start::authority
                                                           : common_start::scheme;
}

// Returns the shortest reference to a target whose path has no dot segments.
candidate shortest(const uri_view& base, const uri_view& target, common_start common) noexcept {
    candidate shortest{0, "", 0};
    const auto consider = [&](const candidate& other) {
        // The size of a reference is prefix_size() plus the target's size minus `cut`.  To compare
        // two sizes, each `cut` is added to the other side, so that no difference is negative.
        if (other.prefix_size() + shortest.cut < shortest.prefix_size() + other.cut) {
            shortest = other;
        }
    };
    if (common == common_start::nothing) {
        return shortest;
    }
    const uri_components& at = target.components();
    if (target.has_authority()) {
        consider({0, "", at.scheme_end + std::size_t{1}});
    }
    if (common != common_start::authority) {
        return shortest;
    }
    if (target.path().starts_with('/')) {
        consider({0, needs_guard(target.path(), false) ? path_guard : "", at.path_begin});
    }
    if (const auto relative = relative_path(base, target)) {
        consider(*relative);
    }
    return shortest;
}

// Returns the reference that has no path, if such a reference resolves to the target.  A reference
// without a path stands for the base's path.  Both URIs must have the same scheme and authority.
std::optional<candidate> without_path(const uri_view& base, const uri_view& target) noexcept {
    if (target.path() != base.path()) {
        return std::nullopt;
    }
    if (same_text(target.query(), base.query())) {
        return candidate{0, "", target.components().query_end};
    }
    // A reference without path and query stands for the base's query, so the target must have its
    // own query.
    return target.has_query() ? std::optional<candidate>({0, "", target.components().path_end})
                              : std::nullopt;
}

// Returns the offsets of the reference's components.
uri_components components_in(const candidate& reference, const uri_view& target) noexcept {
    const auto move = [&](std::size_t offset) {
        const std::size_t moved = std::max(offset, reference.cut) - reference.cut;
        return static_cast<std::uint32_t>(moved + reference.prefix_size());
    };
    const uri_components& of = target.components();
    uri_components at;
    if (reference.cut <= of.scheme_end + std::size_t{1} && target.has_authority()) {
        at.host_begin = move(of.host_begin);
        at.host_end = move(of.host_end);
        at.path_begin = move(of.path_begin);
    } else if (reference.cut == 0) {
        at.host_end = at.path_begin = move(of.path_begin);
    }
    at.scheme_end = reference.cut == 0 ? of.scheme_end : 0;
    at.path_end = move(of.path_end);
    at.query_end = move(of.query_end);
    return at;
}

result<uri_view> write(const candidate& reference, const uri_view& target,
                       char* const buffer) noexcept {
    char* end = buffer;
    const auto append = [&end](std::string_view text) {
        end = std::copy(text.begin(), text.end(), end);
    };
    for (std::size_t i = 0; i < reference.ups; ++i) {
        append("../");
    }
    append(reference.lead);
    append(subtext(target.text(), reference.cut));
    return result_access::viewing({buffer, end}, components_in(reference, target));
}

result<candidate> reference_to(const uri_view& base, const uri_view& target) noexcept {
    if (!base.has_scheme()) {
        return uri_error{error_reason::base_without_scheme, component::scheme, 0};
    }
    if (!target.has_scheme()) {
        return uri_error{error_reason::unreachable, component::scheme, 0};
    }
    const common_start common = common_start_of(base, target);
    if (common == common_start::authority) {
        if (const auto reference = without_path(base, target)) {
            return *reference;
        }
    }
    const std::string_view path = path_of(target);
    const std::size_t dots = find_dot_segment(path);
    if (dots != path.npos) {
        const std::size_t path_begin = target.components().path_end - path.size();
        return uri_error{error_reason::unreachable, component::path, path_begin + dots};
    }
    return shortest(base, target, common);
}

}  // namespace

result<std::size_t> relativized_size(const uri_view& base, const uri_view& target) noexcept {
    const result<candidate> reference = reference_to(base, target);
    return reference ? result<std::size_t>(reference->size(target)) : reference.error();
}

result<uri_view> relativize(const uri_view& base, const uri_view& target,
                            std::span<char> buffer) noexcept {
    const result<candidate> reference = reference_to(base, target);
    if (!reference) {
        return reference.error();
    }
    if (reference->size(target) > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return write(*reference, target, buffer.data());
}

}  // namespace uriscan
