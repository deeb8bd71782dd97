// Fills the columns of a record.
#include "cli/output/record.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "cli/output/uri_values.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
#include "uriscan/rfc2396.hpp"

namespace uriscan::cli {

using enum field_id;

namespace {

// Returns the value if it is a decimal number of at most 64 bits without leading zeros.  There is
// one exception: "000" is the number 0, because servers write it for a status that was not sent.
// For all other values, returns nothing.
cell number_in(cell value) {
    if (value.starts_with('0')) {
        return value.find_first_not_of('0') == value.npos ? value : cell();
    }
    std::uint64_t number = 0;
    const char* const end = value.data() + value.size();
    const auto [stop, error] = std::from_chars(value.data(), end, number);
    return error == std::errc() && stop == end ? value : cell();
}

}  // namespace

cell value_of_log(const log_values& values, field_id which) {
    const cell value = values[which];
    return type_of(which) == value_type::number ? number_in(value) : value;
}

void append_names(std::string& names, const uriscan::audit_findings& found) {
    for (const audit_finding one : found) {
        names.append(names.empty() ? "" : ",").append(name_of(one));
    }
}

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

void record::start(const located_line& from, const uri_view* uri, const uri_error* error,
                   bool has_place, bool has_message) {
    start(from.has_text() ? from.text : cell());
    if (has_place) {
        set_place(from);
    }
    if (uri != nullptr) {
        set_components(*uri);
    } else if (error != nullptr) {
        set_error({false, error->offset, name_of(error->component), name_of(error->reason),
                   has_message ? describe(*error, from.text) : ""});
    } else if (!from.has_text() && !from.is_null) {
        set_error(error_of(from));
    }
}

void record::set_place(const located_line& place) {
    set(line, {line_.emplace(place.number).data(), line_->size()});
    set(offset, {offset_.emplace(place.start).data(), offset_->size()});
    set_octets(file, place.file);
    set_octets(raw, place.too_long != 0 ? cell() : place.whole);
    if (place.log != nullptr) {
        set_log_values(*place.log);
    }
}

void record::set_log_values(const log_values& values) {
    for (std::size_t i = first_of_log; i < stored_count; ++i) {
        const auto which = static_cast<field_id>(i);
        const cell value = value_of_log(values, which);
        if (type_of(which) == value_type::number) {
            set(which, value);
        } else {
            set_octets(which, value);
        }
    }
}

template <class Value>
void record::set_if_wanted(field_id which, Value value) {
    if (wants(which)) {
        set(which, value());
    }
}

template <class View>
void record::set_authority(const View& view) {
    set_if_wanted(userinfo, [&] { return view.userinfo(); });
    set_if_wanted(host, [&] { return view.host(); });
    set_if_wanted(host_kind, [&] {
        const std::string_view kind = name_of(view.host_kind());
        return kind.empty() ? cell() : kind;
    });
    set_if_wanted(port, [&] { return view.port(); });
    set_if_wanted(port_number, [&] { return number_of_port(view); });
}

template <class View>
void record::set_components(const View& uri) {
    set_valid();
    set_if_wanted(scheme, [&] { return uri.scheme(); });
    set_authority(uri);
    set_if_wanted(path, [&] { return uri.path(); });
    set_if_wanted(query, [&] { return uri.query(); });
    set_if_wanted(fragment, [&] { return uri.fragment(); });
}

template void record::set_components(const uri_view&);
template void record::set_components(const rfc2396::uri_view&);
template void record::set_components(const iri_view&);

// If `allowed` let a zone identifier through, the host of this uri_view has it, although RFC 3986
// allows none.  That does no harm: the functions for the kind of the host and the number of the
// port do not read the zone identifier.
void record::set_components(const allowed_view& allowed) {
    set_components(uri_view::unchecked(allowed.text(), allowed.components()));
    set(zone, allowed.zone_id());
}

void record::set_components(const request_target_view& target) {
    set_valid();
    set(scheme, target.scheme());
    set_authority(target);
    set(path, target.path());
    set(query, target.query());
    set(fragment, cell());
    const std::string_view name = name_of(target.form());  // such as "origin-form"
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
        // If a text is too long to be parsed, the record does not repeat it.
        if ((*this)[input].size() > max_text_size) {
            set(input, cell());
        }
        any_octets_ |= bit_of(input);
    }
    set(error_offset, {error_offset_.emplace(error_.offset).data(), error_offset_->size()});
    set(error_component, error_.component);
    set(error_reason, error_.reason);
    set_octets(error_message, error_.message);
}

void record::set_findings(const uriscan::audit_findings& found) {
    found_ = found;
    findings_.clear();
    append_names(findings_, found);
    set(findings, findings_);
}

void record::set_deviations(std::vector<deviation> found) {
    deviations_ = std::move(found);
    deviations_text_.clear();
    for (const deviation& one : deviations_) {
        deviations_text_ += fmt::format("{}{}:{}:{}", deviations_text_.empty() ? "" : ",",
                                        one.offset, name_of(one.component), name_of(one.repair));
    }
    set(deviations, deviations_text_);
    if (!deviations_.empty()) {
        any_octets_ |= bit_of(input);
    }
}

uri_view record::keep(uri kept) {
    kept_ = std::move(kept);
    return kept_.view();
}

void record::decode_components() {
    for (std::size_t i = 0; i < component_count; ++i) {
        const auto which = static_cast<field_id>(first_component + i);
        const cell value = (*this)[which];
        if (value.find('%') != cell::npos) {
            decoded_[i] =
                decode(value).value();  // the URI is valid, so all triplets are well-formed
            set_octets(which, decoded_[i]);
        }
    }
}

void record::derive(const field_list& derived) {
    derived_.resize(derived.size());
    cells_.resize(stored_count + derived.size());
    const stored_values source = stored();
    present_ |= bit_of_derived;
    for (const field& each : derived) {
        derived_.set(each, source);
        cells_[stored_count + each.place] = derived_.text(each.place);
        // Some formats write up to 10 octets more for each item of a list.
        octets_ += derived_.text(each.place).size() + 10 * derived_.items(each.place).size();
    }
}

}  // namespace uriscan::cli
