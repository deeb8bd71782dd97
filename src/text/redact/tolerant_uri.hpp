// Finds where URIs and references start and end in a text if they are read tolerantly
// (docs/redact.md).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "text/redact/command.hpp"
#include "text/redact/connection_string.hpp"
#include "text/redact/data_source.hpp"
#include "text/redact/keys.hpp"
#include "text/redact/marked_text.hpp"
#include "text/redact/tolerant_end.hpp"
#include "text/redact/units.hpp"

namespace uriscan {

// A URI or a reference in a text.
struct tolerant_uri {
    std::size_t begin;
    std::size_t end;
    std::size_t data_end;  // where the data ends: before `end` if the next URI starts there
    certainty how;
    std::size_t restart = 0;  // readers can start here: see harmless_octets::restart()
};

// Finds the URIs of a text, or of its parts, in order.  Linear in the text.
class tolerant_uris {
public:
    // `ends` must be ends_of_keys(options), and `sets` must be what mark_sets_with() returns for
    // the schemes of the options.  The sets are copied; the other arguments must live as long as
    // this object.
    tolerant_uris(std::string_view text, const redact_options& options, const key_ends& ends,
                  const mark_sets& sets) noexcept
        : text_(text),
          options_(options),
          key_ends_(ends),
          marks_(text, sets),
          command_(options, ends) {}

    // Sets the part that is searched: a slice of the text, which must be after the previous part.
    // Offsets count from the start of the part.  next() needs a call of start() first.  The other
    // functions do not: most parts have no URI, or are a harmless reference, which is valid and has
    // no secret.
    void set_part(std::string_view part) noexcept {
        marks_.set_part(part);
        text_ = part;
        refused_ = 0;
    }

    // Starts to search for URIs at the start of the part.
    void start() noexcept {
        from_ = after_ = count_ = piece_begin_ = without_secret_ = 0;
        searched_ = last_end_ = 0;
        brackets_ = {};
        unmarked_ = {};
        value_ = {};
        value_end_ = 0;
        word_ = no_word;
        command_.reset();
        reference_end_ = static_cast<std::size_t>(-1);
        is_at_start_ = true;
    }

    // Finds the next URI that can have a secret or be invalid.  Returns false if there is none.
    // Other URIs are harmless, and are only counted.  If a large piece of the text has only
    // harmless URIs, `found` becomes an empty part at the end of one of them.  Then the caller can
    // write the text up to there while it is still in the cache.
    bool next(tolerant_uri& found) noexcept;

    // Returns false only if the part has no URI.  Fast, because it decides this for most parts
    // without a call.
    bool may_have_uri() noexcept { return marks_.may_have_anchor() || may_start_with_slash(); }

    // Returns the number of URIs so far.
    std::size_t count() const noexcept { return count_; }

    // Returns true only if the text or part, read as one reference, is valid and has no secret.
    // Returns false for some of these references, too.  Linear in the text.
    bool is_harmless_reference() noexcept;

    // If is_harmless_reference() has returned false, returns where readers can start: see
    // harmless_octets::restart().
    std::size_t restart() const noexcept { return restart_; }

private:
    bool may_start_with_slash() const noexcept {
        return !text_.empty() &&
               is_in(text_.front(), tolerant_table::slash | tolerant_table::encoding);
    }

    // Says whether nothing starts at an anchor: it is a "=" whose key is not secret, and no "/" can
    // follow.
    bool is_idle(std::string_view text, std::size_t anchor) const noexcept {
        return text[anchor] == '=' && !is_before_slash(text, anchor) &&
               follows_open_word(text, anchor, key_ends_);
    }

    // Says whether the octet after the one at `at` can be a "/", or start an escape of a "/".
    static bool is_before_slash(std::string_view text, std::size_t at) noexcept {
        return is_in(text[at + 1], tolerant_table::slash | tolerant_table::encoding);
    }

    // Where a URI starts, where its authority or path does, and where readers can start.
    struct start_of_uri {
        std::size_t anchor;
        std::size_t body;
        std::size_t restart;
    };

    start_of_uri skip_harmless() noexcept;
    std::size_t body_at(std::size_t anchor) const noexcept;
    bool skip_if_harmless(start_of_uri& start) noexcept;
    bool find_end(const start_of_uri& start, tolerant_uri& found) noexcept;
    std::size_t body_of_usual(std::string_view text, std::size_t anchor,
                              std::size_t after) const noexcept;
    bool ends_piece(tolerant_uri& found) noexcept;
    std::size_t begin_of_escape(std::size_t anchor) const noexcept;
    bool find_rare(std::size_t anchor, tolerant_uri& found) noexcept;
    bool find_pair(std::size_t equals) noexcept;
    bool enters_command(std::size_t at) noexcept;
    bool goes_back_to_command(std::size_t at) noexcept;
    void take_word(std::size_t anchor) noexcept;
    bool take_value(tolerant_uri& found) noexcept;
    bool is_complete(const tolerant_uri& found) noexcept;
    slice secret_of_data_source(std::size_t bracket) const noexcept;
    bool find_data_source(std::size_t bracket, tolerant_uri& found) noexcept;
    std::size_t bracket_around(std::size_t at) noexcept;
    bool find_reference_with(const unit& question, tolerant_uri& found) noexcept;
    bool find_reference(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept;
    bool find_secret(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept;
    std::size_t before_scheme(std::size_t begin, std::size_t end) const noexcept;
    bool find_closed_reference(std::size_t begin, std::size_t body, tolerant_uri& found) noexcept;
    tolerant_extent closed_extent(std::size_t begin, std::size_t body) const noexcept;
    bool has_data(std::size_t begin, std::size_t end) const noexcept;
    std::size_t begin_of_reference(std::size_t begin, std::size_t end) const noexcept;
    std::size_t end_of_reference(std::size_t begin, std::size_t body) noexcept;
    std::size_t end_of_marked(std::size_t begin, std::size_t body) noexcept;
    std::size_t body_of_uri(std::size_t colon) const noexcept;
    std::size_t body_of_rare_uri(std::size_t begin, const unit& colon) const noexcept;
    std::size_t body_of_target(std::size_t anchor, std::size_t after) const noexcept;
    std::size_t end_of_harmless(std::size_t body) noexcept;
    std::size_t end_after(std::string_view text, std::size_t body, std::uint64_t signs) noexcept;
    std::size_t end_after_signs(std::size_t body, std::uint64_t signs) noexcept;
    bool has_method_before(std::size_t end, std::size_t after) const noexcept;
    bool is_replacement(std::size_t at) const noexcept;
    bool is_quote_of_value(std::size_t at) const noexcept;

    // Returns where the next method can start: after the last URI.  If the last URI is a reference,
    // a method can also be in it, after its last secret: without its secrets, the text would be no
    // reference.
    std::size_t after_word() const noexcept {
        return after_ == reference_end_ ? word_floor_ : after_;
    }

    static constexpr std::size_t piece_size = 4096;
    static constexpr std::size_t no_uri = static_cast<std::size_t>(-1);
    static constexpr slice no_word = {no_uri, no_uri};    // it starts after all anchors
    static constexpr std::size_t not_usual = no_uri / 2;  // no offset near it has loaded marks
    static constexpr std::size_t not_harmless = static_cast<std::size_t>(-1);

    std::string_view text_;
    const redact_options& options_;
    const key_ends& key_ends_;
    marked_text marks_;

    std::size_t from_ = 0;   // the next anchor is here or later
    std::size_t after_ = 0;  // the end of the last URI
    std::size_t count_ = 0;
    std::size_t piece_begin_ = 0;  // the last place at which `found` was empty
    bool is_at_start_ = true;      // nothing was searched yet

    // The end of the last text that would be a reference if it had a secret.
    std::size_t without_secret_ = 0;

    // The end of the last reference that has a secret, and where a method in it can start.
    std::size_t reference_end_ = static_cast<std::size_t>(-1);
    std::size_t word_floor_ = 0;

    // The value of a pair of a connection string, or a secret of a command, if it is not yet
    // returned.  URIs that are found in this value become a part of it.
    slice value_;
    std::size_t value_end_ = 0;  // the end of the last value that was returned

    // The command that is being read, and its next secret.  When the search reaches an anchor in
    // this secret or after it, the secret becomes value_.
    command_reader command_;
    slice word_ = no_word;

    std::size_t refused_ = 0;  // the last octet that was found not to be harmless
    std::size_t restart_ = 0;  // where readers of the last URI that is not harmless can start

    // The last text that might be a reference and has no quotation mark or bracket before it: where
    // its authority or path starts, and the end that was found for it.
    std::size_t unmarked_body_ = 0;
    tolerant_extent unmarked_{};

    data_source_brackets brackets_;

    // How many octets were searched for the ends of texts after an opening mark.  After
    // most_searches, all such texts end at the next octet that ends any URI: last_end_.
    std::size_t searched_ = 0;
    std::size_t last_end_ = 0;
};

}  // namespace uriscan
