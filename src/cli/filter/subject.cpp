// Most tests are about a component, which is read from the parsed text.  Only other fields need a
// record, which is filled when the first of these fields is read.
#include "cli/filter/subject.hpp"

#include <algorithm>
#include <tuple>

#include "cli/output/uri_values.hpp"
#include "octets/letter_case.hpp"
#include "uriscan/audit.hpp"

namespace uriscan::cli {
namespace {

bool equal(std::string_view a, std::string_view b, bool ignores_case) {
    return a == b || (ignores_case && a.size() == b.size() && equal_ignoring_case(a, b));
}

bool ends_with(std::string_view text, std::string_view end, bool ignores_case) {
    return text.size() >= end.size() &&
           equal(text.substr(text.size() - end.size()), end, ignores_case);
}

bool contains(std::string_view text, std::string_view part, bool ignores_case) {
    if (!ignores_case) {
        return text.find(part) != text.npos;
    }
    const auto is_same = [](char a, char b) { return lower(a) == lower(b); };
    return part.empty() ||
           std::search(text.begin(), text.end(), part.begin(), part.end(), is_same) != text.end();
}

// Returns whether `host` is the domain of the test, or a subdomain of it.  A dot at the end of a
// host changes nothing: it is the root of the DNS.
bool is_within(std::string_view host, const test& by) {
    const std::string_view domain = by.value;
    host.remove_suffix(host.ends_with('.') ? 1 : 0);
    return ends_with(host, domain, true) &&
           (host.size() == domain.size() ||
            (by.has_subdomains && host[host.size() - domain.size() - 1] == '.'));
}

// Both numbers have no leading zeros, so the longer one is greater.
bool compare_numbers(std::string_view value, comparison how, std::string_view with) {
    const auto digits = digits_of_number(value);
    if (!digits) {
        return how == comparison::different;
    }
    const auto order = std::tuple(digits->size(), *digits) <=> std::tuple(with.size(), with);
    switch (how) {
        case comparison::equal: return order == 0;
        case comparison::different: return order != 0;
        case comparison::less: return order < 0;
        case comparison::at_most: return order <= 0;
        case comparison::more: return order > 0;
        default: return order >= 0;
    }
}

bool compare(std::string_view value, const test& by) {
    if (by.is_number) {
        return compare_numbers(value, by.how, by.value);
    }
    switch (by.how) {
        case comparison::present: return true;
        case comparison::equal: return equal(value, by.value, by.ignores_case);
        case comparison::different: return !equal(value, by.value, by.ignores_case);
        case comparison::starts:
            return equal(value.substr(0, by.value.size()), by.value, by.ignores_case);
        case comparison::ends: return ends_with(value, by.value, by.ignores_case);
        case comparison::contains: return contains(value, by.value, by.ignores_case);
        default: return is_within(value, by);
    }
}

// Returns octets that a text must contain, so that the test can be true: the value that a component
// must have, start with, end with or contain.  Returns an empty text if no such octets are known.
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

// NULL matches nothing.  But a line of a log without a URI still has a status and other values.
bool subject::matches(const located_line& line, const uri_view* uri) {
    if (line.is_null && line.log == nullptr) {
        return false;
    }
    line_ = &line;
    has_record_ = false;
    parsed_.reset();
    if (uri != nullptr) {
        parsed_.emplace(*uri);
    } else if (line.has_text()) {
        parsed_.emplace(parse(rule_, line.text));
    }
    return is_true(what_, 0, [this](const test& each) { return holds(each); });
}

bool subject::holds(const test& each) {
    const bool is_valid = parsed_ && parsed_->has_value();
    switch (each.kind) {
        case test_kind::valid: return is_valid;
        case test_kind::invalid: return !is_valid && !line_->is_null;
        case test_kind::finding: return has_finding(each);
        case test_kind::field: break;
    }
    return holds_for_value(each);
}

bool subject::holds_for_value(const test& each) {
    // A parameter without "=" has no value, but its key is present.
    if (each.how == comparison::present && each.of.kind->functions.text == query_value_of) {
        return parsed_ && *parsed_ && (*parsed_)->has_query() &&
               query_parameters((*parsed_)->query()).contains(each.of.key);
    }
    if (each.of.type() == value_type::list) {
        const field_slot slot(each.of);
        if (whole_record()[slot].data() == nullptr) {
            return false;
        }
        return std::ranges::any_of(record_.items(slot),
                                   [&](cell item) { return compare(item, each); });
    }
    const cell value = value_of(each.of);
    return value.data() != nullptr && compare(value, each);
}

bool subject::has_finding(const test& each) {
    if (!parsed_) {
        return false;
    }
    const audit_findings found =
        *parsed_ ? audit(**parsed_) : audit_refused(line_->text, parsed_->error());
    return each.wanted.empty() ? !found.empty() : (found.bits() & each.wanted.bits()) != 0;
}

cell subject::value_of(const field& of) {
    if (is_component(of)) {
        const bool is_valid = parsed_ && *parsed_;
        return is_valid ? readable_value(**parsed_, of.which()) : cell();
    }
    return whole_record()[field_slot(of)];
}

const record& subject::whole_record() {
    if (has_record_) {
        return record_;
    }
    has_record_ = true;
    const bool is_valid = parsed_ && *parsed_;
    const std::optional<uri_error> error =
        parsed_ && !is_valid ? std::optional(parsed_->error()) : std::nullopt;
    record_.start(*line_, is_valid ? &**parsed_ : nullptr, error ? &*error : nullptr,
                  what_.needs_place);
    record_.derive(what_.derived);
    return record_;
}

}  // namespace uriscan::cli
