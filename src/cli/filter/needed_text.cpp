#include "cli/filter/needed_text.hpp"

namespace uriscan::cli {
namespace {

// A value that a component has, starts with, and so on, is in the text as it is.
std::string_view text_needed_by(const test& each) {
    const bool has_value = each.kind == test_kind::field && is_component(each.of) &&
                           (each.how == comparison::equal || each.how == comparison::starts ||
                            each.how == comparison::ends || each.how == comparison::contains ||
                            each.how == comparison::within);
    return has_value ? std::string_view(each.value) : std::string_view();
}

std::string_view text_needed_by(const expression& whole, std::size_t at) {
    const node& root = whole.nodes[at];
    if (root.kind == node_kind::test) {
        return text_needed_by(whole.tests[root.test]);
    }
    const bool has_one_child = whole.nodes[at + 1].end == root.end;
    if (root.kind == node_kind::negation ||
        (root.kind == node_kind::disjunction && !has_one_child)) {
        return {};
    }
    std::string_view longest;
    for (std::size_t child = at + 1; child < root.end; child = whole.nodes[child].end) {
        const std::string_view text = text_needed_by(whole, child);
        longest = text.size() > longest.size() ? text : longest;
    }
    return longest;
}

}  // namespace

std::string_view text_needed_by(const expression& whole) {
    return text_needed_by(whole, 0);
}

}  // namespace uriscan::cli
