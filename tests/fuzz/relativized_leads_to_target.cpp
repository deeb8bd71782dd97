// Properties of relativize() for any base and any target:
// - The result is a valid reference with the components that relativize() reports.
// - If it is resolved against the base, the result is exactly the target.  This is checked with
//   resolve() and with the pseudocode of RFC 3986, section 5.2.
// - It is not longer than the target, and relativize() refuses each smaller buffer.
// - Only a target with dot segments, or without a scheme, is unreachable.
// The input is the base, an LF and the target.  The target starts with a part of the base.  The
// input chooses the size of this part, and the size of the small buffer.
#include "fuzz.hpp"
#include "pieces.hpp"
#include "support/section_5_2.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan::tests {
namespace {

// Returns the offset of the first dot segment that resolving would remove, or npos.  Resolving
// itself writes "/." before a path that starts with "//", if there is no authority.
std::size_t first_removed(const uri_view& target) {
    const bool is_guarded = !target.has_authority() && target.path().starts_with("/.//");
    const std::size_t kept = is_guarded ? 2 : 0;
    const std::size_t dots = find_dot_segment(target.path().substr(kept));
    return dots == std::string_view::npos ? dots : target.components().path_begin + kept + dots;
}

void check_error(const uri_view& base, const uri_view& target, const uri_error& error) {
    if (!base.has_scheme()) {
        expect(error.reason == error_reason::base_without_scheme, base.text(),
               "is accepted as a base");
        return;
    }
    const bool is_expected = error.offset == (target.has_scheme() ? first_removed(target) : 0);
    expect(error.reason == error_reason::unreachable && is_expected, target.text(),
           "is unreachable for a wrong reason, from the base", base.text());
}

void check(const uri_view& base, const uri_view& target, std::size_t small_size) {
    const exact_room room(relativized_size_limit(base, target));
    const auto reference = relativize(base, target, room.span());
    if (!reference) {
        check_error(base, target, reference.error());
        return;
    }
    expect(base.has_scheme() && target.has_scheme(), target.text(), "has no scheme");
    const auto parsed = parse_uri_reference(reference->text());
    expect(parsed && parsed->components() == reference->components(), target.text(),
           "gives other components than those of", reference->text());
    const exact_room again(resolved_size_limit(base, *reference));
    const auto resolved = resolve(base, *reference, again.span());
    expect(resolved && *resolved == target, target.text(),
           "is not what this resolves to:", reference->text());
    expect(resolve_by_the_book(base, *reference).path == target.text(), target.text(),
           "is not the result of the pseudocode for", reference->text());
    if (!reference->text().empty()) {
        const exact_room small(small_size % reference->text().size());
        const auto refused = relativize(base, target, small.span());
        expect(!refused && refused.error().reason == error_reason::buffer_too_small, target.text(),
               "has no room, but a result");
    }
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static std::string base_text, target_text;  // these keep their memory for the next run
    base_text.clear();
    fuzz_input input(data, size);
    const std::size_t small_size = input.choose(256);
    const std::size_t common = input.choose(256);
    append_pieces(input.take_line(), base_text);
    target_text.assign(base_text, 0, common);
    append_pieces(input.rest(), target_text);
    const exact_copy base(base_text), target(target_text);
    const auto parsed_base = uriscan::parse_uri_reference(base.text());
    const auto parsed_target = uriscan::parse_uri_reference(target.text());
    if (parsed_base && parsed_target) {
        check(*parsed_base, *parsed_target, small_size);
    }
    return 0;
}
