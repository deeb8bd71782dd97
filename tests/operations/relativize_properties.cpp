// Properties of relativizing, the inverse of resolving (RFC 3986, sections 4.2 and 5.2). The
// reference resolves to the target, and no shorter reference does.
#include <string>
#include <unordered_map>

#include "operations/checks.hpp"
#include "operations/reference/relativize.hpp"
#include "operations/reference/resolve.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

// Returns the rank of a reference's form. If two references of the same length resolve to the
// target, relativize() must return the one with the lower rank.
int form_of(std::string_view reference) {
    const slow::parts parts = slow::split(reference);
    return parts.scheme                  ? 0
           : parts.authority             ? 1
           : parts.path.starts_with('/') ? 2
           : !parts.path.empty()         ? 3
                                         : 4;
}

std::optional<difference> check_reached(const std::string& base_text,
                                        const std::string& target_text,
                                        const std::string& reference) {
    if (!slow::is_valid("URI-reference", reference)) {
        return difference{shown(reference) + ", not valid", "a reference"};
    }
    if (auto found = compare(slow::resolve(base_text, reference).text, target_text)) {
        found->got += " is what " + shown(reference) + " leads to";
        return found;
    }
    const uri_view base = parse_uri(base_text).value();
    const uri_view target = parse_uri(target_text).value();
    if (auto found =
            compare_text(resolve(base, parse_uri_reference(reference).value()), target_text)) {
        return found;
    }
    return check_sizes(reference, relativized_size_limit(base, target),
                       [&](std::span<char> buffer) { return relativize(base, target, buffer); });
}

std::optional<difference> check_way_back(const inputs& in) {
    const uri_view base = parse_uri(in[0]).value();
    const uri_view target = parse_uri(in[1]).value();
    const auto got = relativize(base, target);
    if (got) {
        return check_reached(in[0], in[1], got->text());
    }
    const std::size_t path_begin = target.components().path_begin;
    const std::size_t offset = got.error().offset;
    if (got.error().reason != error_reason::unreachable || offset < path_begin ||
        offset - path_begin > target.path().size() ||
        find_dot_segment(target.path().substr(offset - path_begin)) != 0) {
        return difference{shown(got), "unreachable, at a dot-segment"};
    }
    guarded_buffer buffer(relativized_size_limit(base, target));
    const auto written = relativize(base, target, buffer.span());
    return written || written.error() != got.error() || !buffer.intact()
               ? difference{shown(written), shown(got)}
               : no_difference();
}

// Checks that no candidate is shorter than the result of relativize(). Skips long texts, because
// they have too many candidates.
std::optional<difference> check_shortest(const inputs& in) {
    if (in[0].size() + in[1].size() > 150) {
        return no_difference();
    }
    const auto got = relativize(parse_uri(in[0]).value(), parse_uri(in[1]).value());
    const std::optional<std::string> candidate = slow::shortest_candidate(in[0], in[1]);
    if (!candidate || !got) {
        return got || !candidate ? no_difference() : difference{shown(got), shown(*candidate)};
    }
    const std::size_t size = got->text().size();
    if (candidate->size() < size) {
        return difference{shown(got), shown(*candidate)};
    }
    if (candidate->size() == size && form_of(*candidate) < form_of(got->text())) {
        return difference{shown(got), shown(*candidate) + ", as short and of a lower rank"};
    }
    return no_difference();
}

const std::string bases[] = {
    "a:",      "a:a",     "a:/",        "a:/a",   "a:a/a",    "a:/a/a/a", "a:?a",      "a:/.//a",
    "a:/a?a",  "a:/a//a", "a://a",      "a://a/", "a://a/a",  "a://a?a",  "a:///",     "a://a//a/a",
    "a:/a:a/", "a:./a",   "a:a/../a?a", "a://",   "a:/a/../", "a:/..",    "a:a:a/a#a", "a:/a/a/?"};

// Checks all short references. Each of them resolves to some target. For this target, relativize()
// must find a reference of the same size or a smaller one.
std::optional<difference> check_all_ways(const inputs& in) {
    const uri_view base = parse_uri(in[0]).value();
    static const auto references = slow::all_references({"a", "/", ".", ":", "?", "#"}, 6);
    std::unordered_map<std::string, std::size_t> size_of_shortest;  // by the target
    for (const std::string& reference : references) {
        const std::string expected = slow::resolve(in[0], reference).text;
        size_of_shortest.try_emplace(expected, reference.size());  // shorter references come first
        if (auto found =
                compare_text(resolve(base, parse_uri_reference(reference).value()), expected)) {
            found->got += " for " + shown(reference);
            return found;
        }
    }
    for (const auto& [target, size] : size_of_shortest) {
        const auto got = relativize(base, parse_uri(target).value());
        if (!got || got->text().size() > size) {
            return difference{shown(got) + " for " + shown(target),
                              std::to_string(size) + " octets"};
        }
        if (auto found = check_reached(in[0], target, got->text())) {
            return found;
        }
    }
    return no_difference();
}

}  // namespace

std::vector<property> relativize_properties() {
    std::vector<inputs> every_base;
    for (const std::string& base : bases) {
        every_base.push_back({base});
    }
    const auto draw = [](slow::generator& random) {
        const auto [base, target] = random.base_and_target();
        return inputs{base, target};
    };
    return {
        {"relativize, and resolve again",
         {"URI", "URI"},
         draw,
         [](const inputs& in) { return check_way_back(in); }},
        {"relativize, and no candidate is shorter", {"URI", "URI"}, draw, check_shortest, 20},
        {"resolve all references of 6 octets, and relativize",
         {"URI"},
         nullptr,
         check_all_ways,
         1,
         every_base},
    };
}

}  // namespace uriscan::tests
