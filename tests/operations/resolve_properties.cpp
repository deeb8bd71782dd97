// Properties of resolving, checked with the slow reference (RFC 3986, section 5.2).
#include <string>

#include "operations/checks.hpp"
#include "operations/reference/resolve.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

std::optional<difference> check_resolve(const inputs& in, bool strict) {
    const uri_view base = parse_uri(in[0]).value();
    const uri_view reference = parse_uri_reference(in[1]).value();
    const std::string expected = slow::resolve(in[0], in[1], strict).text;
    const resolve_options options = {.backward_compatible = !strict, .refuse_above_root = false};
    if (auto found = compare_text(resolve(base, reference, options), expected)) {
        return found;
    }
    return check_sizes(expected, resolved_size_limit(base, reference), [&](std::span<char> buffer) {
        return resolve(base, reference, buffer, options);
    });
}

// Checks the option refuse_above_root. With this option, resolve() must fail exactly if the
// reference climbs above the root. For other references, the option changes nothing.
std::optional<difference> check_climb(const inputs& in) {
    const uri_view base = parse_uri(in[0]).value();
    const uri_view reference = parse_uri_reference(in[1]).value();
    const slow::target expected = slow::resolve(in[0], in[1]);
    const resolve_options options = {.backward_compatible = false, .refuse_above_root = true};
    guarded_buffer buffer(resolved_size_limit(base, reference));
    const auto written = resolve(base, reference, buffer.span(), options);
    const auto got = resolve(base, reference, options);
    if (!expected.climbs) {
        const auto found = compare_text(written, expected.text);
        return found ? found : compare_text(got, expected.text);
    }
    const uri_error climbs = {error_reason::climbs_above_root, component::path, *expected.climbs};
    if (written || got || written.error() != climbs || got.error() != climbs || !buffer.intact()) {
        return difference{shown(written) + ", " + shown(got), shown(climbs)};
    }
    return no_difference();
}

std::optional<difference> check_relative_base(const inputs& in) {
    const uri_view base = parse_relative_ref(in[0]).value();
    const uri_view reference = parse_uri_reference(in[1]).value();
    const auto got = resolve(base, reference);
    if (got || got.error().reason != error_reason::base_without_scheme) {
        return difference{shown(got), "base-without-scheme"};
    }
    return no_difference();
}

std::optional<difference> check_remove_dot_segments(const std::string& path) {
    const std::string expected = slow::remove_dot_segments(path).path;
    if (auto found = compare(remove_dot_segments(path), expected)) {
        return found;
    }
    if (auto found = check_sizes(expected, path.size(), [&](std::span<char> buffer) {
            return remove_dot_segments(path, buffer);
        })) {
        return found;
    }
    guarded_buffer place(path.size());
    std::ranges::copy(path, place.span().begin());
    const auto in_place =
        remove_dot_segments(std::string_view(place.span().data(), path.size()), place.span());
    if (!in_place || *in_place != expected || !place.intact()) {
        return difference{shown(in_place) + " in place", shown(expected)};
    }
    const std::size_t first = find_dot_segment(path);
    std::size_t begin = 0;
    for (std::size_t end = 0; begin <= path.size(); begin = end + 1) {
        end = std::min(path.find('/', begin), path.size());
        const std::string segment = path.substr(begin, end - begin);
        if (segment == "." || segment == "..") {
            break;
        }
    }
    const std::size_t expected_first = begin <= path.size() ? begin : std::string::npos;
    if (first != expected_first) {
        return difference{"the first dot-segment at " + std::to_string(first),
                          std::to_string(expected_first)};
    }
    return no_difference();
}

// Makes a random path, mostly from dots and slashes. The path need not be valid.
std::string draw_path(slow::generator& random) {
    const std::string_view path_words[] = {"/",   "/",    "/",   ".",   "..", "a",
                                           "/..", "/../", "/./", "%2e", "x",  "\xff"};
    std::string path;
    for (std::size_t left = random.below(12); left > 0; --left) {
        path += path_words[random.below(std::size(path_words))];
    }
    return path;
}

inputs draw_pair(slow::generator& random) {
    const auto [base, reference] = random.base_and_reference();
    return {base, reference};
}

}  // namespace

std::vector<property> resolve_properties() {
    return {
        {"resolve, strictly",
         {"URI", "URI-reference"},
         draw_pair,
         [](const inputs& in) { return check_resolve(in, true); }},
        {"resolve, backward compatible",
         {"URI", "URI-reference"},
         draw_pair,
         [](const inputs& in) { return check_resolve(in, false); }},
        {"resolve, refusing to climb above the root",
         {"URI", "URI-reference"},
         draw_pair,
         check_climb},
        {"resolve a URI at itself",
         {"URI"},
         [](slow::generator& random) { return inputs{random.text("URI")}; },
         [](const inputs& in) {
             const uri_view uri = parse_uri(in[0]).value();
             return compare_text(resolve(uri, uri), slow::resolve(in[0], in[0]).text);
         },
         10},
        {"resolve refuses a base without a scheme",
         {"relative-ref", "URI-reference"},
         [](slow::generator& random) {
             return inputs{random.text("relative-ref"), random.text("URI-reference")};
         },
         check_relative_base,
         10},
        {"remove_dot_segments of any octets",
         {""},
         [](slow::generator& random) { return inputs{draw_path(random)}; },
         [](const inputs& in) { return check_remove_dot_segments(in[0]); }},
    };
}

}  // namespace uriscan::tests
