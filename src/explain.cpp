// Component and reason of an error, worked out after the fact from the offset alone.
//
// The text up to the offset is the beginning of some URI-reference, so the machine reads all of it
// and has noted which delimiters it met; from those follows which component was open.  Nothing here
// knows which octets a component may hold: that is asked of the machine.
#include <algorithm>

#include "machine.hpp"
#include "uriscan/parse.hpp"

namespace uriscan {
namespace {

class refusal {
public:
    refusal(rule rule, std::string_view text, std::size_t offset) noexcept
        : rule_(rule),
          text_(text),
          prefix_(text.substr(0, offset)),
          read_(read_uri_reference(prefix_)) {}

    parse_error explain() const noexcept {
        const component where = blamed_component();
        if (rule_wants_scheme() && prefix_.empty()) {
            return {0, where, reason::missing_scheme};
        }
        if (is_unwanted_fragment()) {
            return {prefix_.size(), component::fragment, reason::unexpected_fragment};
        }
        if (in_pct_encoded()) {
            return {prefix_.size(), where, reason::malformed_percent_encoding};
        }
        if (where == component::path && refuses(':')) {
            return {prefix_.size(), where, reason::colon_in_first_segment};
        }
        if (where == component::host && in_ip_literal()) {
            return {prefix_.size(), where, reason::malformed_ip_literal};
        }
        if (where == component::port) {
            return {prefix_.size(), where, reason::invalid_port};
        }
        return {prefix_.size(), where,
                at_end() ? reason::unexpected_end : reason::unexpected_character};
    }

private:
    bool at_end() const noexcept { return prefix_.size() == text_.size(); }
    bool refuses(char c) const noexcept { return !at_end() && text_[prefix_.size()] == c; }
    bool has_scheme() const noexcept { return read_.at.scheme_end != 0; }
    bool rule_wants_scheme() const noexcept {
        return rule_ == rule::uri || rule_ == rule::absolute_uri;
    }

    component open_component() const noexcept {
        const uri_components& at = read_.at;
        if (rule_wants_scheme() && !has_scheme()) {
            return component::scheme;
        }
        if (at.query_end != prefix_.size()) {
            return component::fragment;
        }
        if (at.path_end != prefix_.size()) {
            return component::query;
        }
        if (at.host_begin == 0 || at.path_begin != prefix_.size()) {
            return component::path;
        }
        if (at.host_end == prefix_.size()) {
            return component::host;
        }
        // A ":" was met.  Where the text could end here, digits follow it; else only an "@" helps.
        return read_.whole ? component::port : component::userinfo;
    }

    // The component that is open at the offset.  User information that its authority's end cuts off
    // was more likely meant as host and port.
    component blamed_component() const noexcept {
        const component open = open_component();
        const bool cut_off = open == component::userinfo && authority_ends() && !in_pct_encoded();
        return cut_off ? component::port : open;
    }

    // An octet that URI goes on with and absolute-URI does not.
    bool is_unwanted_fragment() const noexcept {
        return rule_ == rule::absolute_uri && has_scheme() && refuses('#') &&
               read_uri_reference(text_.substr(0, prefix_.size() + 1)).stop > prefix_.size();
    }

    // No "%" but one that begins a triple is in a prefix.
    bool in_pct_encoded() const noexcept {
        return prefix_.find('%', prefix_.size() - std::min<std::size_t>(prefix_.size(), 2)) !=
               std::string_view::npos;
    }

    bool in_ip_literal() const noexcept {
        const std::string_view host = prefix_.substr(read_.at.host_begin);
        return host.starts_with('[') && host.find(']') == std::string_view::npos;
    }

    // Whether the text, or at least its authority, ends at the offset (section 3.2).
    bool authority_ends() const noexcept {
        if (at_end()) {
            return true;
        }
        const char empty_authority[] = {'/', '/', text_[prefix_.size()]};
        const reading read = read_uri_reference({empty_authority, sizeof empty_authority});
        return read.whole && read.at.host_end == read.at.host_begin && read.at.path_begin == 2;
    }

    rule rule_;
    std::string_view text_;
    std::string_view prefix_;
    reading read_;
};

}  // namespace

parse_error explain(rule rule, std::string_view text, std::size_t offset) noexcept {
    return refusal(rule, text, offset).explain();
}

}  // namespace uriscan
