// Finds URIs in a text that comes in chunks.
//
// A push_extractor searches a chunk in the memory of the caller.  If the last octets of a chunk can
// be the start of a URI, they are copied to held_.  They are searched again together with the first
// octets of the next chunk.  These octets are also copied to held_, more and more of them, until
// the rest of the next chunk can be searched in the memory of the caller.  If a URI continues
// through whole chunks, a push_parser reads each chunk once, so that the search need not start
// again for each chunk.  If such a URI has more than `longest` octets, it is dropped: held_ is
// cleared, and the parser only searches for the end of the URI.
#include <algorithm>
#include <cassert>
#include <cstdint>

#include "kernels/uri_octets.hpp"
#include "octets/subtext.hpp"
#include "text/uri_search.hpp"
#include "text/uri_start.hpp"
#include "uriscan/extract.hpp"

namespace uriscan {

std::size_t push_extractor::uri_reader::read_plain(std::string_view chunk) noexcept {
    const std::uint64_t before = parser_.finish().size;
    return parser_.feed(chunk) ? chunk.size()
                               : static_cast<std::size_t>(parser_.finish().size - before);
}

std::size_t push_extractor::uri_reader::read(std::string_view chunk) noexcept {
    if (escape_ == slash_escape::none) {
        return read_plain(chunk);
    }
    if (escape_ == slash_escape::reference) {  // only looks for an octet that no URI has
        const auto in_uri = [](char c) { return is_uri_octet[static_cast<unsigned char>(c)]; };
        return static_cast<std::size_t>(std::find_if_not(chunk.begin(), chunk.end(), in_uri) -
                                        chunk.begin());
    }
    if (after_backslash_ && chunk[0] != '/') {  // here, a chunk has at least one octet
        return 0;
    }
    after_backslash_ = false;
    for (std::size_t at = 0;;) {
        const std::size_t backslash = std::min(chunk.find('\\', at), chunk.size());
        const std::size_t read = read_plain(subtext(chunk, at, backslash - at));
        if (at + read < backslash || backslash == chunk.size()) {
            return at + read;
        }
        at = backslash + 1;  // the next piece starts with the "/"
        if (at == chunk.size()) {
            after_backslash_ = true;
            return at;
        }
        if (chunk[at] != '/') {
            return backslash;
        }
    }
}

push_extractor::push_extractor(const extract_options& options, std::size_t longest)
    : options_(options), longest_(longest) {}

void push_extractor::feed(std::string_view chunk) {
    assert(window_.empty() && !ends_);
    if (chunk.empty()) {
        return;
    }
    const std::uint64_t begin = fed_;
    fed_ += chunk.size();
    chunk_ = chunk;
    taken_ = chunk.size();
    if (giving_up_) {
        const bool after_backslash = reader_.is_after_backslash();
        const std::size_t read = reader_.read(chunk);
        giving_up_ = read == chunk.size();
        if (read > 0 || !after_backslash) {
            set_window(subtext(chunk, read), begin + read);
            return;
        }
        // The backslash before this chunk was not a part of the URI.  It can start an escape, such
        // as "\n", in which no URI starts.
        held_ = '\\';
        resume_ = 0;
        held_offset_ = begin - 1;
        taken_ = 0;
        set_window(held_, held_offset_);
        take_more();
        return;
    }
    if (held_.empty()) {
        set_window(chunk, begin);
        return;
    }
    // If the scheme ends in this chunk, the search must decide whether a URI starts there.  The
    // reader cannot decide this, because it only knows the grammar.
    const bool adds = open_ && held_.size() - context_ + chunk.size() <= longest_ &&
                      (!in_scheme_ || chunk.find(':') == chunk.npos) &&
                      reader_.read(chunk) == chunk.size();
    if (adds) {
        held_.append(chunk);
        return;
    }
    taken_ = 0;
    set_window(held_, held_offset_);
    take_more();
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
    std::optional<found_uri> found;
    search result;
    for (;;) {
        result = find({window_, ends_}, searched_, searched_ + resume_, options_, found);
        searched_ = result.next;
        resume_ = result.resume;
        if (found) {
            return streamed_uri{found->escaped ? without_escapes(*found) : found->uri,
                                window_offset_ + found->offset, found->original, found->truncated};
        }
        if (taken_ == chunk_.size()) {
            break;
        }
        widen_window();
    }
    open_ = result.continues == pending::scheme || result.continues == pending::uri;
    in_scheme_ = result.continues == pending::scheme;
    reader_ = uri_reader(result.escape);
    keep(subtext(window_, searched_), result.scheme - searched_);
    window_ = {};
    return std::nullopt;
}

uri_view push_extractor::without_escapes(const found_uri& found) {
    unescaped_.resize(found.original.size());
    return unescape(found, unescaped_).value();
}

// Keeps `tail`, the end of the window.  A URI can start after the first `context` octets of the
// tail: the next chunk decides whether one does.
void push_extractor::keep(std::string_view tail, std::size_t context) {
    assert(context <= tail.size());
    held_offset_ = window_offset_ + searched_;
    context_ = context;
    const std::string_view uri = subtext(tail, context);
    open_ = reader_.read(uri) == uri.size() && open_;
    if (open_ && uri.size() > longest_) {
        giving_up_ = true;
        ++given_up_;
        held_.clear();
        resume_ = 0;
    } else if (window_.data() == held_.data()) {
        held_.erase(0, searched_);
    } else {
        held_.assign(tail);
    }
}

// Adds more octets of the chunk to the held octets, which are the window.  Each time, about twice
// as many octets are held as before, so that the time is linear.
void push_extractor::take_more() {
    constexpr std::size_t least = 512;
    const std::string_view more = subtext(chunk_, taken_, std::max(held_.size(), least));
    held_.append(more);
    taken_ += more.size();
    window_ = held_;
}

// Adds more octets of the chunk to the window.  If all octets of the window that must be searched
// again are in the chunk, the chunk becomes the window.
void push_extractor::widen_window() {
    const std::size_t pending = window_.size() - searched_;
    if (pending > taken_) {
        take_more();
        return;
    }
    set_window(subtext(chunk_, taken_ - pending), window_offset_ + searched_);
    taken_ = chunk_.size();
}

void push_extractor::set_window(std::string_view text, std::uint64_t offset) noexcept {
    window_ = text;
    window_offset_ = offset;
    searched_ = 0;
}

}  // namespace uriscan
