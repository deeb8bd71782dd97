// The normal form of a URI (RFC 3986, sections 6.2.2 and 6.2.3), from its last octet to its first and,
// where it is written down, the other way.
#include "operations/normal_form.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "octets/letter_case.hpp"
#include "octets/words.hpp"
#include "operations/dot_segments.hpp"
#include "uriscan/octet_sets.hpp"
#include "uriscan/resolve.hpp"

namespace uriscan {
namespace {

constexpr std::size_t triplet_size = 3;

// Returns the octet that a triplet encodes.
char value_of(const char* triplet) noexcept {
    return static_cast<char>(hexdig_value(triplet[1]) << 4 | hexdig_value(triplet[2]));
}

bool ends_in_triplet(std::string_view text) noexcept {
    return text.size() >= triplet_size && text[text.size() - triplet_size] == '%';
}

bool decodes(const char* triplet, normalization rules) noexcept {
    return includes(rules, normalization::percent_encoding) && is_unreserved(value_of(triplet));
}

bool stays(const char* triplet, normalization rules) noexcept {
    const bool is_upper = upper(triplet[1]) == triplet[1] && upper(triplet[2]) == triplet[2];
    return !decodes(triplet, rules) && (is_upper || !includes(rules, normalization::letter_case));
}

// Writes at `to` what becomes of a triplet, in a part whose letters are to be lower-case or not.  Returns
// the size.
std::size_t put_triplet(const char* triplet, normalization rules, bool lowers, char* to) noexcept {
    if (decodes(triplet, rules)) {
        const char octet = value_of(triplet);
        to[0] = lowers ? lower(octet) : octet;
        return 1;
    }
    const bool uppers_digits = includes(rules, normalization::letter_case);
    to[0] = '%';
    to[1] = uppers_digits ? upper(triplet[1]) : triplet[1];
    to[2] = uppers_digits ? upper(triplet[2]) : triplet[2];
    return triplet_size;
}

bool port_is_redundant(const uri_view& uri, normalization rules,
                       const scheme_table& schemes) noexcept {
    if (!uri.has_port()) {
        return false;
    }
    const port_value port = uri.port_number();
    if (port.status == port_status::value && includes(rules, normalization::default_port)) {
        const scheme_rules* const known = schemes.find(uri.scheme());
        return known != nullptr && known->default_port == port.number;
    }
    return port.status == port_status::empty && includes(rules, normalization::empty_port);
}

bool path_becomes_root(const uri_view& uri, normalization rules,
                       const scheme_table& schemes) noexcept {
    if (!uri.path().empty() || !uri.has_authority() ||
        !includes(rules, normalization::empty_path)) {
        return false;
    }
    const scheme_rules* const known = schemes.find(uri.scheme());
    return known != nullptr && known->empty_path_is_root;
}

}  // namespace

// The path.

reversed_path::reversed_path(std::string_view path, enum place where, bool encoded_dots) noexcept
    : rest_(path), place_(where), step_(step::segments), encoded_dots_(encoded_dots) {
    if (where != place::in_reference) {
        skip_leading_dots();
    }
}

// Returns of how many dots, one or two, a dot segment consists; 0 for any other segment.
int reversed_path::dots_of(std::string_view segment) const noexcept {
    int count = 0;
    while (!segment.empty()) {
        const bool is_triplet = encoded_dots_ && segment[0] == '%';
        if (++count > 2 || (is_triplet ? value_of(segment.data()) : segment[0]) != '.') {
            return 0;
        }
        segment.remove_prefix(is_triplet ? triplet_size : 1);
    }
    return count;
}

// There is nothing that a path of its own could lead out of; 5.2.4, steps A and D.
void reversed_path::skip_leading_dots() noexcept {
    for (;;) {
        const std::string_view segment = rest_.substr(0, rest_.find('/'));
        if (dots_of(segment) == 0) {
            return;
        }
        rest_.remove_prefix(segment.size() < rest_.size() ? segment.size() + 1 : segment.size());
    }
}

bool reversed_path::next(std::string_view& run) noexcept {
    switch (step_) {
        case step::segments:
            if (next_of_segments(run)) {
                return gave_ = true;
            }
            run = place_ == place::in_reference ? first_run_in_reference() : first_run();
            return true;
        case step::repair:
            run = place_ == place::in_reference ? "." : "/.";
            step_ = step::done;
            return true;
        case step::parents:
            run = parents_ > 1 ? "/.." : "..";
            step_ = --parents_ > 0 ? step::parents : step::done;
            return true;
        default: return false;  // it is done
    }
}

// Gives a run that is not the first of the path, or returns false.  Segments that follow each other in
// the text make one run.  Each has the "/" before it.
bool reversed_path::next_of_segments(std::string_view& run) noexcept {
    while (!rest_.empty()) {
        const std::size_t slash = rest_.rfind('/');
        std::string_view unit = rest_.substr(slash == rest_.npos ? 0 : slash);
        rest_.remove_suffix(unit.size());
        if (!keeps(unit)) {
            continue;
        }
        if (held_.data() == unit.data() + unit.size()) {
            held_ = {unit.data(), unit.size() + held_.size()};
            continue;
        }
        run = std::exchange(held_, unit);
        if (run.data() != nullptr) {
            return true;
        }
    }
    return false;
}

// Says whether the segment, which comes with the "/" before it, is left; counts it if not.
bool reversed_path::keeps(std::string_view& unit) noexcept {
    const bool is_last = std::exchange(at_end_, false);
    const std::string_view segment = unit.substr(unit.starts_with('/') ? 1 : 0);
    const int dots = dots_of(segment);
    if (dots == 0) {
        const bool is_left = parents_ == 0;
        parents_ -= is_left ? 0 : 1;
        return is_left;
    }
    parents_ += dots == 2 ? 1 : 0;
    unit = "/";  // "a/.", if it is last, is "a/"
    return is_last;
}

std::string_view reversed_path::first_run() noexcept {
    const bool begins_with_slashes = held_.starts_with("//") || (held_ == "/" && gave_);
    const bool needs_repair = place_ == place::without_authority && begins_with_slashes;
    step_ = needs_repair ? step::repair : step::done;
    return held_;
}

std::string_view reversed_path::first_run_in_reference() noexcept {
    step_ = parents_ > 0 ? step::parents : step::done;
    if (parents_ > 0 || !held_.starts_with('/')) {
        return held_;
    }
    // What comes first now was not first, and could be read as the begin of another path, or a scheme.
    const std::string_view segment = held_.substr(1, held_.find('/', 1) - 1);
    if (!segment.empty() && segment.find(':') == segment.npos) {
        return held_.substr(1);
    }
    step_ = step::repair;
    return held_;
}

// The whole.

reversed_normal_form::reversed_normal_form(const uri_view& uri, normalization rules,
                                           const scheme_table& schemes) noexcept
    : uri_(uri), rules_(rules), schemes_(schemes) {
    const uri_components& at = uri.components();
    const std::uint32_t behind_scheme = uri.has_scheme() ? at.scheme_end + 1 : 0;
    begins_ = {0,
               behind_scheme,
               uri.has_authority() ? at.host_begin : behind_scheme,
               at.host_end,
               at.path_begin,
               at.path_end,
               at.query_end,
               static_cast<std::uint32_t>(uri.text().size())};
}

bool reversed_normal_form::next(std::string_view& piece) noexcept {
    while (run_.empty()) {
        if (!next_run()) {
            return false;
        }
    }
    const std::size_t tail = size_of_unchanged_tail();
    if (tail == 0) {
        piece = take_changed_tail();
        return true;
    }
    piece = run_.substr(run_.size() - tail);
    run_.remove_suffix(tail);
    return true;
}

bool reversed_normal_form::next_run() noexcept {
    if (section_ == path && path_.next(run_)) {
        return true;
    }
    if (section_ == scheme) {
        return false;
    }
    section_ = static_cast<section>(section_ - 1);
    begin_section();
    return true;
}

void reversed_normal_form::begin_section() noexcept {
    run_ = uri_.text().substr(begins_[section_], begins_[section_ + 1] - begins_[section_]);
    has_triplets_ = run_.find('%') != run_.npos;
    lowers_ = (section_ == scheme || section_ == host) &&
              includes(rules_, normalization::letter_case) && (has_triplets_ || has_upper(run_));
    if (section_ == port && port_is_redundant(uri_, rules_, schemes_)) {
        run_ = {};
    } else if (section_ == path) {
        begin_path();
    }
}

// Makes the path's runs come from path_, unless it is one run.
void reversed_normal_form::begin_path() noexcept {
    path_ = {};
    if (path_becomes_root(uri_, rules_, schemes_)) {
        run_ = "/";
    } else if (!run_.empty() && includes(rules_, normalization::dot_segments)) {
        using place = reversed_path::place;
        path_ = reversed_path(std::exchange(run_, {}),
                              uri_.has_authority()      ? place::after_authority
                              : has_path_to_merge(uri_) ? place::in_reference
                                                        : place::without_authority,
                              includes(rules_, normalization::percent_encoding));
    }
}

// Returns how many octets at the end of the run are surely as they are in the normal form.
std::size_t reversed_normal_form::size_of_unchanged_tail() const noexcept {
    if (lowers_ || !has_triplets_) {
        return lowers_ ? 0 : run_.size();
    }
    std::size_t triplet = run_.rfind('%');
    while (triplet != run_.npos && stays(run_.data() + triplet, rules_)) {
        triplet = triplet > 0 ? run_.rfind('%', triplet - 1) : run_.npos;
    }
    return triplet == run_.npos ? run_.size() : run_.size() - triplet - triplet_size;
}

// Takes as much off the end of the run as there is room for, and returns it as it should be.
std::string_view reversed_normal_form::take_changed_tail() noexcept {
    char* const begin = changed_.data();
    char* const end = begin + changed_.size();
    char* at = end;
    while (!has_triplets_ && run_.size() >= sizeof(word) && at != begin) {
        const word octets = lowered(load(run_.data() + run_.size() - sizeof(word)));
        at -= sizeof(word);
        std::memcpy(at, &octets, sizeof(word));
        run_.remove_suffix(sizeof(word));
    }
    while (!run_.empty() && static_cast<std::size_t>(at - begin) >= triplet_size) {
        const std::size_t size = ends_in_triplet(run_) ? triplet_size : 1;
        at = put_changed(run_.data() + run_.size() - size, size, at);
        run_.remove_suffix(size);
    }
    return {at, end};
}

// Writes an octet or a triplet, as it should be, to where it ends at `end`; returns where it begins.
char* reversed_normal_form::put_changed(const char* text, std::size_t size,
                                        char* end) const noexcept {
    if (size == 1) {
        *--end = lowers_ ? lower(*text) : *text;
        return end;
    }
    std::array<char, triplet_size> octets;
    const std::size_t count = put_triplet(text, rules_, lowers_, octets.data());
    return static_cast<char*>(std::memcpy(end - count, octets.data(), count));
}

// From the first octet to the last.

namespace {

char* put(std::string_view text, char* to) noexcept {
    std::memcpy(to, text.data(), text.size());
    return to + text.size();
}

char* put_lowered(std::string_view text, char* to) noexcept {
    char* const end = to + text.size();
    if (text.size() < sizeof(word)) {
        std::transform(text.begin(), text.end(), to, lower);
        return end;
    }
    const auto put_word = [&](std::size_t at) {
        const word octets = lowered(load(text.data() + at));
        std::memcpy(to + at, &octets, sizeof(word));
    };
    const std::size_t last = text.size() - sizeof(word);
    for (std::size_t at = 0; at < last; at += sizeof(word)) {
        put_word(at);
    }
    put_word(last);
    return end;
}

char* put_normal(std::string_view text, normalization rules, bool lowers, char* to) noexcept {
    while (!text.empty()) {
        if (text.front() == '%') {
            to += put_triplet(text.data(), rules, lowers, to);
            text.remove_prefix(triplet_size);
            continue;
        }
        const std::string_view plain = text.substr(0, text.find('%'));
        to = lowers ? put_lowered(plain, to) : put(plain, to);
        text.remove_prefix(plain.size());
    }
    return to;
}

}  // namespace

bool has_path_to_merge(const uri_view& uri) noexcept {
    return uri.is_relative() && !uri.has_authority() && !uri.path().starts_with('/');
}

char* write_normal_form(const uri_view& uri, normalization rules, const scheme_table& schemes,
                        char* const buffer, uri_components& at) noexcept {
    const std::string_view text = uri.text();
    const uri_components& from = uri.components();
    const bool lowers = includes(rules, normalization::letter_case);
    char* end = buffer;
    const auto write = [&](std::size_t part_begin, std::size_t part_end, bool lowers_part) {
        end = put_normal(text.substr(part_begin, part_end - part_begin), rules, lowers_part, end);
        return static_cast<std::uint32_t>(end - buffer);
    };
    at = from;
    if (uri.has_userinfo()) {
        const std::size_t userinfo_begin = from.host_begin - uri.userinfo().size() - 1;
        write(0, userinfo_begin, lowers);
        at.host_begin = write(userinfo_begin, from.host_begin, false);
        at.host_end = write(from.host_begin, from.host_end, lowers);
    } else {
        at.host_end = write(0, from.host_end, lowers);
    }
    at.path_begin = port_is_redundant(uri, rules, schemes)
                        ? at.host_end
                        : write(from.host_end, from.path_begin, false);
    if (path_becomes_root(uri, rules, schemes)) {
        *end++ = '/';
    }
    write(from.path_begin, from.path_end, false);
    if (includes(rules, normalization::dot_segments)) {
        char* const path = buffer + at.path_begin;
        end = path + remove_dot_segments_in_place({path, end}, uri.has_authority()).size;
    }
    at.path_end = static_cast<std::uint32_t>(end - buffer);
    at.query_end = write(from.path_end, from.query_end, false);
    write(from.query_end, text.size(), false);
    return end;
}

// At a glance.

namespace {

// Says whether the text, which is a URI reference, has a "%" or a "/.".
bool has_triplet_or_dot(std::string_view text) noexcept {
    constexpr std::size_t seen = sizeof(word) + 1;
    if (text.size() < seen) {
        return text.find('%') != text.npos || text.find("/.") != text.npos;
    }
    return any_word<seen>(text, [](const char* octets) {  // the last octet alone is no triplet
        const word here = load(octets), next = load(octets + 1);
        return zeros(here ^ repeated('%')) | zeros((here ^ repeated('/')) | (next ^ repeated('.')));
    });
}

bool triplets_stay(std::string_view text, normalization rules) noexcept {
    std::size_t triplet = text.find('%');
    while (triplet != text.npos && stays(text.data() + triplet, rules)) {
        triplet = text.find('%', triplet + triplet_size);
    }
    return triplet == text.npos;
}

}  // namespace

bool looks_normal(const uri_view& uri, normalization rules, const scheme_table& schemes) noexcept {
    if (includes(rules, normalization::letter_case) &&
        has_upper(uri.text().substr(0, uri.components().path_begin)) &&
        (has_upper(uri.scheme()) || has_upper(uri.host()))) {
        return false;
    }
    if ((has_triplet_or_dot(uri.text()) || uri.path().starts_with('.')) &&
        (find_dot_segment(uri.path()) != std::string_view::npos ||
         !triplets_stay(uri.text(), rules))) {
        return false;
    }
    return !port_is_redundant(uri, rules, schemes) && !path_becomes_root(uri, rules, schemes);
}

}  // namespace uriscan
