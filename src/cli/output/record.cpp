// What the columns are called, which of them a command has, and how they are filled.
#include "cli/output/record.hpp"

#include <utility>

#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {
namespace {

using enum column;

constexpr std::array<std::string_view, column_count> names = {
    "input",           "line",         "offset",       "valid",    "scheme",
    "userinfo",        "host",         "host_kind",    "port",     "path",
    "query",           "fragment",     "result",       "findings", "error_offset",
    "error_component", "error_reason", "error_message"};

constexpr std::array hits = {
    line, offset, valid,    scheme,       userinfo,        host,        host_kind, port,
    path, query,  fragment, error_offset, error_component, error_reason};

constexpr std::array results = {valid, result, error_offset, error_component, error_reason};

// What lines are left is not known without them.
constexpr std::array audited = {input,        valid,           findings,
                                error_offset, error_component, error_reason};

}  // namespace

// A hit is the same record with two columns more in front.
const column_list columns_of_components = column_list(hits).subspan(2);
const column_list columns_of_hits = hits;
const column_list columns_of_results = results;
const column_list columns_of_findings = audited;

std::string_view name_of(column which) {
    return names[static_cast<std::size_t>(which)];
}

void record::begin(std::string_view text) {
    present_ = 0;
    any_octets_ = 0;
    set(input, text);
    octets_ = 0;
}

void record::set_location(std::uint64_t line_number, std::size_t offset_in_line) {
    set(line, {line_.emplace(line_number).data(), line_->size()});
    set(offset, {offset_.emplace(offset_in_line).data(), offset_->size()});
}

template <class View>
void record::set_components(const View& uri) {
    const std::string_view kind = to_string(uri.host_kind());
    set_valid();
    set(scheme, uri.scheme());
    set(userinfo, uri.userinfo());
    set(host, uri.host());
    set(host_kind, kind.empty() ? cell() : kind);
    set(port, uri.port());
    set(path, uri.path());
    set(query, uri.query());
    set(fragment, uri.fragment());
}

template void record::set_components(const uri_view&);
template void record::set_components(const rfc2396::uri_view&);

void record::set_result(std::string_view text) {
    set_valid();
    set(result, text);
}

void record::set_fault(fault fault) {
    fault_ = std::move(fault);
    set(valid, fault_.valid ? "1" : "0");
    if (!fault_.valid) {
        // What is too long to parse is too long to repeat.
        const bool too_long = (*this)[input].size() > max_text_size;
        set_octets(input, too_long ? cell() : (*this)[input]);
    }
    set(error_offset, {error_offset_.emplace(fault_.offset).data(), error_offset_->size()});
    set(error_component, fault_.where);
    set(error_reason, fault_.reason);
    set_octets(error_message, fault_.message);
}

void record::set_findings(const uriscan::findings& found) {
    found_ = found;
    findings_.clear();
    for (const finding one : found) {
        findings_.append(findings_.empty() ? "" : ",").append(to_string(one));
    }
    set(findings, findings_);
}

void record::decode_components() {
    for (std::size_t i = 0; i < component_count; ++i) {
        const auto which = static_cast<column>(first_component + i);
        const cell value = (*this)[which];
        if (value.find('%') != cell::npos) {
            decoded_[i] = decode(value).value();  // it is valid, so they are well-formed
            set_octets(which, decoded_[i]);
        }
    }
}

}  // namespace uriscan::cli
