// Fills the columns of a record.
#include "cli/output/record.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

using enum column;

void record::start(std::string_view text) {
    present_ = 0;
    any_octets_ = 0;
    set(input, text);
    octets_ = 0;
}

void record::start_null() {
    start(cell());
    set(valid, cell());
}

void record::set_location(std::uint64_t line_number, std::size_t offset_in_line) {
    set(line, {line_.emplace(line_number).data(), line_->size()});
    set(offset, {offset_.emplace(offset_in_line).data(), offset_->size()});
}

namespace {

// Returns the digits of a port without leading zeros.  Returns an absent cell if the port is absent
// or empty, or if it is too large for a port of TCP.
template <class View>
cell number_of_port(const View& view) {
    const std::string_view digits = view.port();
    if (digits.empty() || view.port_number().status != port_status::value) {
        return {};
    }
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size() - 1));
}

}  // namespace

template <class View>
void record::set_authority(const View& view) {
    const std::string_view kind = to_string(view.host_kind());
    set(userinfo, view.userinfo());
    set(host, view.host());
    set(host_kind, kind.empty() ? cell() : kind);
    set(port, view.port());
    set(port_number, number_of_port(view));
}

template <class View>
void record::set_components(const View& uri) {
    set_valid();
    set(scheme, uri.scheme());
    set_authority(uri);
    set(path, uri.path());
    set(query, uri.query());
    set(fragment, uri.fragment());
}

template void record::set_components(const uri_view&);
template void record::set_components(const rfc2396::uri_view&);

void record::set_components(const request_target_view& target) {
    set_valid();
    set(scheme, target.scheme());
    set_authority(target);
    set(path, target.path());
    set(query, target.query());
    set(fragment, cell());
    const std::string_view name = to_string(target.form());  // such as "origin-form"
    set(form, name.substr(0, name.find('-')));
}

void record::set_components(const authority_view& authority) {
    set_valid();
    set(scheme, cell());
    set_authority(authority);
    set(path, cell());
    set(query, cell());
    set(fragment, cell());
}

void record::set_result(std::string_view text) {
    set_valid();
    set(result, text);
}

void record::set_error(line_error error) {
    error_ = std::move(error);
    set(valid, error_.valid ? "1" : "0");
    if (!error_.valid) {
        // The record does not repeat a text that is too long to parse.
        if ((*this)[input].size() > max_text_size) {
            set(input, cell());
        }
        any_octets_ |= bit(input);
    }
    set(error_offset, {error_offset_.emplace(error_.offset).data(), error_offset_->size()});
    set(error_component, error_.component);
    set(error_reason, error_.reason);
    set_octets(error_message, error_.message);
}

void record::set_findings(const uriscan::findings& found) {
    found_ = found;
    findings_.clear();
    for (const finding one : found) {
        findings_.append(findings_.empty() ? "" : ",").append(to_string(one));
    }
    set(findings, findings_);
}

void record::set_deviations(std::vector<deviation> found) {
    deviations_ = std::move(found);
    deviations_text_.clear();
    for (const deviation& one : deviations_) {
        fmt::format_to(std::back_inserter(deviations_text_), "{}{}:{}:{}",
                       deviations_text_.empty() ? "" : ",", one.offset, to_string(one.where),
                       to_string(one.what));
    }
    set(deviations, deviations_text_);
    if (!deviations_.empty()) {
        any_octets_ |= bit(input);
    }
}

uri_view record::keep(uri kept) {
    kept_ = std::move(kept);
    return kept_.view();
}

void record::decode_components() {
    for (std::size_t i = 0; i < component_count; ++i) {
        const auto which = static_cast<column>(first_component + i);
        const cell value = (*this)[which];
        if (value.find('%') != cell::npos) {
            decoded_[i] =
                decode(value).value();  // the URI is valid, so all triplets are well-formed
            set_octets(which, decoded_[i]);
        }
    }
}

}  // namespace uriscan::cli
