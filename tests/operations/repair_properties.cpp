// Properties of repairing, checked with the slow reference.
#include "uriscan/repair.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "operations/checks.hpp"
#include "operations/dirty_texts.hpp"
#include "operations/reference/parts.hpp"
#include "operations/reference/repair.hpp"

namespace uriscan::tests {
namespace {

// ---- Comparison with the reference ----

using tests::shown;

std::string shown(std::span<const deviation> deviations) {
    std::string all;
    for (const deviation& found : deviations) {
        all += ' ' + std::to_string(found.offset) + ':' + std::string(name_of(found.component)) +
               ':' + std::string(name_of(found.repair));
    }
    return "deviations" + all;
}

std::vector<deviation> in_our_words(const std::vector<slow::deviation>& theirs) {
    std::vector<deviation> ours;
    for (const slow::deviation& found : theirs) {
        component where = component::scheme;
        while (name_of(where) != found.component) {
            where = static_cast<component>(static_cast<unsigned>(where) + 1);
        }
        const auto* const kind = std::find_if(std::begin(kinds), std::end(kinds), [&](auto& pair) {
            return pair.second == found.what;
        });
        ours.push_back({found.offset, where, kind->first});
    }
    return ours;
}

std::optional<difference> compare_deviations(std::span<const deviation> got,
                                             std::span<const deviation> expected) {
    if (std::equal(got.begin(), got.end(), expected.begin(), expected.end())) {
        return no_difference();
    }
    return difference{shown(got), shown(expected)};
}

// repair() never writes this value. A test first stores it in all elements. An element that still
// has this value after the call shows that repair() stored nothing there.
constexpr deviation untouched{99999, component::scheme, repairs::none};

// Checks the deviations that are stored in a span of `room` deviations. Copies the text into a
// block of its exact size first, so that sanitizers detect a read past the end of the text.
std::optional<difference> check_span(const std::string& text, repairs allowed,
                                     std::span<const deviation> expected, std::size_t room) {
    const std::vector<char> exact(text.begin(), text.end());
    std::vector<char> buffer(repaired_size_limit(text));
    std::vector<deviation> found(room + 1, untouched);
    const auto got =
        repair({exact.data(), exact.size()}, buffer, std::span(found).first(room), allowed);
    if (!got) {
        return difference{shown(got.error()), shown(expected)};
    }
    if (got->deviations != expected.size()) {
        return difference{std::to_string(got->deviations) + " deviations",
                          std::to_string(expected.size())};
    }
    const std::size_t stored = std::min(room, expected.size());
    for (std::size_t i = stored; i < found.size(); ++i) {
        if (found[i] != untouched) {
            return difference{"a deviation after the last one", "none"};
        }
    }
    return compare_deviations(std::span(found).first(stored), expected.first(stored));
}

std::optional<difference> check_owning(const std::string& text, repairs allowed,
                                       const slow::repaired& expected) {
    const result<repaired_uri> owning = repair(text, allowed);
    if (!owning || expected.error) {
        return owning           ? difference{shown(owning->uri), shown(*expected.error)}
               : expected.error ? compare_error(owning.error(), *expected.error)
                                : difference{shown(owning.error()), shown(expected.text)};
    }
    if (auto found = compare_text(result<uri>(owning->uri), expected.text)) {
        return found;
    }
    return compare_deviations(owning->deviations, in_our_words(expected.deviations));
}

// Checks the error for a buffer that is too small. The offset of the error must be that of the
// first octet that has no room in the buffer.
std::optional<difference> check_small_buffer(const std::string& text, repairs allowed,
                                             const slow::repaired& expected, std::size_t size) {
    guarded_buffer buffer(size);
    const auto got = repair(text, buffer.span(), {}, allowed);
    const std::string told = got ? shown(got->uri) : shown(got.error());
    if (got || got.error().reason != error_reason::buffer_too_small ||
        got.error().offset != expected.origins[size] || !buffer.intact()) {
        return difference{told + " in a buffer of " + std::to_string(size),
                          "buffer-too-small at " + std::to_string(expected.origins[size])};
    }
    return no_difference();
}

// Checks the error for a text that cannot be repaired. The error must be the same for every size of
// the buffer.
std::optional<difference> check_error_of_repair(const std::string& text, repairs allowed,
                                                const slow::repaired& expected) {
    for (const std::size_t size : {repaired_size_limit(text), text.size() / 2, std::size_t{0}}) {
        guarded_buffer buffer(size);
        const auto got = repair(text, buffer.span(), {}, allowed);
        if (got) {
            return difference{shown(got->uri), shown(*expected.error)};
        }
        if (!buffer.intact()) {
            return difference{"octets outside of the buffer", "none outside"};
        }
        if (auto found = compare_error(got.error(), *expected.error)) {
            return found;
        }
    }
    return no_difference();
}

std::optional<difference> check_repair(const inputs& in) {
    const std::string& text = in[0];
    const allowed_kinds allowed = read_kinds(in[1]);
    const slow::repaired expected = slow::repair(text, allowed.theirs);
    if (auto found = check_owning(text, allowed.ours, expected)) {
        return found;
    }
    if (expected.error) {
        return check_error_of_repair(text, allowed.ours, expected);
    }
    const std::vector<deviation> deviations = in_our_words(expected.deviations);
    for (const std::size_t room : {text.size(), deviations.size() / 2, std::size_t{0}}) {
        if (auto found = check_span(text, allowed.ours, deviations, room)) {
            return found;
        }
    }
    if (expected.deviations.empty()) {
        return no_difference();  // repair() uses no buffer for a valid text
    }
    if (!expected.text.empty()) {
        if (auto found =
                check_small_buffer(text, allowed.ours, expected, expected.text.size() / 2)) {
            return found;
        }
        if (auto found =
                check_small_buffer(text, allowed.ours, expected, expected.text.size() - 1)) {
            return found;
        }
    }
    return check_sizes(expected.text, repaired_size_limit(text), [&](std::span<char> buffer) {
        return repair(text, buffer, {}, allowed.ours).transform([](const repaired_view& repaired) {
            return repaired.uri;
        });
    });
}

// ---- Properties that need no slow reference of repair() ----

// Checks that the result for a valid text is the text itself, and that repair() uses neither the
// buffer nor the span.
std::optional<difference> check_valid(const inputs& in) {
    const std::string& text = in[0];
    const repairs allowed = read_kinds(in[1]).ours;
    deviation found = untouched;
    const auto got = repair(text, {}, std::span(&found, 1), allowed);
    if (!got || got->uri.text().data() != text.data() || got->uri.text().size() != text.size() ||
        got->deviations != 0 || found != untouched) {
        return difference{
            got ? shown(got->uri) + " with deviations, or elsewhere" : shown(got.error()),
            "the text itself"};
    }
    return compare_components(got->uri);
}

// Returns the original text with the changes that the deviations describe.
std::string explained(const std::string& text, std::span<const deviation> deviations) {
    std::string result;
    std::size_t next = 0;
    for (const deviation& found : deviations) {
        result += text.substr(next, found.offset - next);
        result += slow::replacement(text.at(found.offset), translated(found.repair).value());
        next = found.offset + 1;
    }
    return result + text.substr(next);
}

// Returns scheme, user information, host, port, path, query and fragment of a valid text, each with
// its delimiters, so that an absent component differs from an empty one.
std::vector<std::string> seven_parts(std::string_view text) {
    const slow::parts cut = slow::split(text);
    const auto authority =
        cut.authority ? slow::split_authority(*cut.authority) : slow::authority_parts{};
    return {cut.scheme ? *cut.scheme + ':' : "",
            authority.userinfo ? "//" + *authority.userinfo + '@' : "",
            cut.authority ? "//" + authority.host : "",
            authority.port ? ':' + *authority.port : "",
            cut.path,
            cut.query ? '?' + *cut.query : "",
            cut.fragment ? '#' + *cut.fragment : ""};
}

component component_at(const uri_components& at, std::size_t offset) {
    return offset < at.path_end    ? component::path
           : offset < at.query_end ? component::query
                                   : component::fragment;
}

// Checks that each deviation has one allowed kind, that the deviations are in order, and that each
// names the component of the result in which it is. Octets before the path must not change.
std::optional<difference> check_order(const std::string& text, const repaired_uri& got,
                                      repairs allowed) {
    const uri_components at = got.uri.view().components();
    std::size_t next = 0;    // the first octet of the text after the last deviation
    std::size_t offset = 0;  // the offset of that octet in the result
    for (const deviation& found : got.deviations) {
        if (found.offset < next || found.offset >= text.size() ||
            !contains_repairs(allowed, found.repair) || !translated(found.repair)) {
            return difference{shown(got.deviations), "allowed kinds in order of offset"};
        }
        offset += found.offset - next;
        if (found.repair != repairs::surrounding &&
            (offset < at.path_begin || component_at(at, offset) != found.component)) {
            return difference{shown(got.deviations), "the components of the result"};
        }
        offset += slow::replacement(text[found.offset], *translated(found.repair)).size();
        next = found.offset + 1;
    }
    return no_difference();
}

// The components of the result before the first deviation must be those of the text. `text` is the
// original text without the octets that were dropped around it.
std::optional<difference> check_components(const std::string& text, const repaired_uri& got) {
    const std::vector<std::string> after = seven_parts(got.uri.text());
    std::size_t kept = after.size();
    for (const deviation& found : got.deviations) {
        if (found.repair != repairs::surrounding) {
            kept = std::min(kept, static_cast<std::size_t>(found.component));
        }
    }
    // In the regular expression of Appendix B, any octets except "/", "?" and "#" before the first
    // ":" are a scheme.
    const auto scheme = slow::split(text).scheme;
    if (scheme && !slow::is_valid("scheme", *scheme)) {
        return kept >= 4 && after[0].empty() && after[2].empty()
                   ? no_difference()
                   : difference{shown(got.uri), "no scheme and no authority"};
    }
    const std::vector<std::string> before = seven_parts(text);
    for (std::size_t i = 0; i < kept; ++i) {
        if (before[i] != after[i]) {
            return difference{shown(after[i]), shown(before[i])};
        }
    }
    return no_difference();
}

// Returns the text without the octets that were dropped at its start and at its end.
std::string without_surrounding(const std::string& text, std::span<const deviation> deviations) {
    const auto is_dropped = [&](std::size_t offset) {
        return std::any_of(deviations.begin(), deviations.end(), [&](const deviation& found) {
            return found.repair == repairs::surrounding && found.offset == offset;
        });
    };
    std::size_t begin = 0;
    std::size_t end = text.size();
    while (begin < end && is_dropped(begin)) {
        ++begin;
    }
    while (begin < end && is_dropped(end - 1)) {
        --end;
    }
    return text.substr(begin, end - begin);
}

std::optional<difference> check_repair_invariants(const inputs& in) {
    const std::string& text = in[0];
    const repairs allowed = read_kinds(in[1]).ours;
    const result<repaired_uri> got = repair(text, allowed);
    if (!got) {
        return slow::is_valid("URI-reference", text)
                   ? std::optional(difference{shown(got.error()), "a valid text stays valid"})
                   : no_difference();
    }
    const std::string result(got->uri.text());
    if (!slow::is_valid("URI-reference", result)) {
        return difference{shown(result), "a valid text"};
    }
    if (auto found = compare_components(got->uri.view())) {
        return found;
    }
    if (auto found = check_order(text, *got, allowed)) {
        return found;
    }
    if (auto found = compare(result, explained(text, got->deviations), " by the deviations")) {
        return found;
    }
    if (auto found = check_valid({result, in[1]})) {
        return found;
    }
    return check_components(without_surrounding(text, got->deviations), *got);
}

// Checks the errors of parse_uri_reference(), and of repair() without repairs. Both functions must
// return the error of the slow reference.
std::optional<difference> check_error(const inputs& in) {
    const std::optional<slow::error> expected = slow::error_of_reference(in[0]);
    const auto got = parse_uri_reference(in[0]);
    if (got.has_value() || !expected) {
        return got.has_value() == !expected ? no_difference()
                                            : difference{shown(got), "valid or not by the RFC"};
    }
    if (auto found = compare_error(got.error(), *expected)) {
        return found;
    }
    const auto repaired = repair(in[0], repairs::none);
    return repaired ? difference{shown(repaired->uri), shown(*expected)}
                    : compare_error(repaired.error(), *expected);
}

std::optional<difference> check_repair_of_short_texts(const inputs& in) {
    return check_all_texts(in, {check_repair, check_repair_invariants, check_error});
}

}  // namespace

std::vector<property> repair_properties() {
    return {
        {"repair with any repairs", {"", ""}, draw_with_kinds, check_repair},
        {"repair changes no valid text",
         {"URI-reference", ""},
         [](slow::generator& random) {
             return inputs{random.text("URI-reference"), draw_kinds(random)};
         },
         check_valid},
        {"repair gives valid texts, as its deviations say",
         {"", ""},
         draw_with_kinds,
         check_repair_invariants},
        {"errors of dirty texts",
         {""},
         [](slow::generator& random) { return inputs{draw_dirty(random)}; },
         check_error},
        {"repair all texts of 4 octets after a start",
         {"", ""},
         nullptr,
         check_repair_of_short_texts,
         1,
         all_starts({"", all_kinds, no_kinds})},
    };
}

}  // namespace uriscan::tests
