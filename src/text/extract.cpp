// Finds URIs in a whole text, and in a text that comes in chunks (push_extractor).
//
// A push_extractor searches each chunk without copying it.  Only an end of the chunk that may be
// the start of a URI is copied, to held_, and searched again together with the next chunk.  If a
// URI continues through whole chunks, a push_parser reads each chunk once, so that the search need
// not start again for each chunk.  If a URI has more than `longest` octets, it is given up: held_
// is cleared, and the parser only searches for the end of the URI.
#include "uriscan/extract.hpp"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "text/uri_search.hpp"

namespace uriscan {

std::optional<found_uri> find_uri(std::string_view text, std::size_t from,
                                  const extract_options& options) noexcept {
    return find({text, true}, std::min(from, text.size()), options).found;
}

push_extractor::push_extractor(const extract_options& options, std::size_t longest)
    : options_(options), longest_(longest) {}

void push_extractor::feed(std::string_view chunk) {
    assert(window_.empty() && !ends_);
    const std::uint64_t begin = fed_;
    fed_ += chunk.size();
    // If the scheme ends in this chunk, the search must decide whether a URI starts there.  reader_
    // cannot decide this, because it only knows the grammar.
    const bool ends_scheme =
        !giving_up_ && !in_uri_ &&
        (held_.ends_with(':') || held_.ends_with('/') || chunk.find(':') != chunk.npos);
    if (held_.empty() && !giving_up_) {
        set_window(chunk, begin);
    } else if (!ends_scheme && reader_.feed(chunk)) {
        hold(chunk);
    } else if (giving_up_) {
        giving_up_ = false;
        const std::uint64_t stop = held_offset_ + reader_.finish().size;
        set_window(chunk.substr(static_cast<std::size_t>(stop - begin)), stop);
    } else {
        held_.append(chunk);
        set_window(held_, held_offset_);
    }
}

void push_extractor::finish() {
    assert(window_.empty());
    ends_ = true;
    set_window(held_, held_offset_);
}

std::optional<streamed_uri> push_extractor::next() {
    if (window_.empty()) {
        return std::nullopt;
    }
    const search search = find({window_, ends_}, searched_, options_);
    searched_ = search.next;
    if (search.found) {
        return streamed_uri{search.found->uri, window_offset_ + search.found->offset};
    }
    keep(window_.substr(searched_));
    window_ = {};
    return std::nullopt;
}

// Keeps `tail`, the end of the window.  A URI may start at its first octet; only the next chunk can
// decide this.
void push_extractor::keep(std::string_view tail) {
    held_offset_ = window_offset_ + searched_;
    const std::size_t colon = tail.find(':');
    in_uri_ = colon != tail.npos && !may_become_slashes(tail.substr(colon + 1));
    reader_ = push_parser(rule::uri);
    reader_.feed(tail);
    if (window_.data() == held_.data()) {
        held_.erase(0, searched_);
        hold({});
    } else {
        hold(tail);
    }
}

void push_extractor::set_window(std::string_view text, std::uint64_t offset) noexcept {
    window_ = text;
    window_offset_ = offset;
    searched_ = 0;
}

// Appends `more` to held_.  If held_ would be larger than longest_, gives the URI up.
void push_extractor::hold(std::string_view more) {
    if (giving_up_) {
        return;
    }
    if (held_.size() + more.size() <= longest_) {
        held_.append(more);
        return;
    }
    giving_up_ = true;
    ++given_up_;
    held_.clear();
}

}  // namespace uriscan
