// Here, a run is a part of the text whose octets follow each other in the normal form, too.  A
// section is one run, but a path can be several (reversed_path.hpp).  A run is cut into pieces,
// starting at its end.  A piece that does not change is a slice of the text.  A piece that changes
// is written to a small array.  Linear.
#include "operations/reversed_normal_form.hpp"

#include <cstring>
#include <utility>

#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "operations/normal_rules.hpp"
#include "uriscan/percent.hpp"

namespace uriscan {

reversed_normal_form::reversed_normal_form(const uri_view& uri, normalization rules,
                                           const scheme_table& schemes) noexcept
    : uri_(uri), rules_(rules), schemes_(schemes) {
    const uri_components& at = uri.components();
    const std::uint32_t after_scheme = uri.has_scheme() ? at.scheme_end + 1 : 0;
    begins_ = {0,
               after_scheme,
               uri.has_authority() ? at.host_begin : after_scheme,
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
    piece = subtext(run_, run_.size() - tail);
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
    run_ = subtext(uri_.text(), begins_[section_], begins_[section_ + 1] - begins_[section_]);
    has_triplets_ = run_.find('%') != run_.npos;
    lowers_ = (section_ == scheme || section_ == host) &&
              contains_rules(rules_, normalization::letter_case) &&
              (has_triplets_ || has_upper(run_));
    if (section_ == port && removes_port(uri_, rules_, schemes_)) {
        run_ = {};
    } else if (section_ == host && rewrites_address(uri_, rules_)) {
        // The whole host is one piece, so nothing else is written to the array before it is read.
        run_ = {changed_.data(), put_address(uri_, changed_.data())};
        lowers_ = false;
    } else if (section_ == path) {
        begin_path();
    }
}

// Prepares the runs of the path.  They come from path_ if dot segments are removed.  Otherwise, the
// path is one run.
void reversed_normal_form::begin_path() noexcept {
    using place = reversed_path::place;
    if (path_becomes_root(uri_, rules_, schemes_)) {
        run_ = "/";
    } else if (!run_.empty() && contains_rules(rules_, normalization::dot_segments)) {
        path_ = reversed_path(std::exchange(run_, {}),
                              uri_.has_authority()      ? place::after_authority
                              : has_path_to_merge(uri_) ? place::in_reference
                                                        : place::without_authority,
                              contains_rules(rules_, normalization::percent_encoding)
                                  ? dot_form::plain_or_encoded
                                  : dot_form::plain);
    }
}

// Returns the size of a tail of the run that is certainly the same in the normal form.
std::size_t reversed_normal_form::size_of_unchanged_tail() const noexcept {
    if (lowers_) {
        return 0;
    }
    return has_triplets_ ? run_.size() - end_of_changed_triplets(run_, rules_) : run_.size();
}

// Removes octets from the end of the run, as many as changed_ has room for.  Returns the normal
// form of these octets.
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
        at = put_changed(subtext(run_, run_.size() - size), at);
        run_.remove_suffix(size);
    }
    return {at, end};
}

// Writes the normal form of an octet or a triplet so that this form ends at `end`.  Returns the
// start of the form.
char* reversed_normal_form::put_changed(std::string_view text, char* end) const noexcept {
    if (text.size() == 1) {
        *--end = lowers_ ? lower(text[0]) : text[0];
        return end;
    }
    std::array<char, triplet_size> octets;
    const std::size_t count = put_triplet(text, rules_, lowers_, octets.data());
    return static_cast<char*>(std::memcpy(end - count, octets.data(), count));
}

std::size_t size_of_normal_form(const uri_view& uri, normalization rules,
                                const scheme_table& schemes) noexcept {
    std::size_t size = 0;
    reversed_normal_form form(uri, rules, schemes);
    for (std::string_view piece; form.next(piece);) {
        size += piece.size();
    }
    return size;
}

}  // namespace uriscan
