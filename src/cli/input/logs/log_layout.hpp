// The layout of a log's lines: their values, and the text before each value.  A layout is made from
// the notation of Apache httpd (LogFormat), nginx (log_format) or HAProxy (log-format).
//
// A value in quotation marks ends at the next quotation mark that is not escaped.  A word ends at
// the next space.  Any other value ends where the text before the next value starts.  The grammar
// of values is in ragel/access_log.rl.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/logs/log_line.hpp"
#include "cli/input/logs/log_pieces.hpp"
#include "octets/words.hpp"

namespace uriscan::cli {

// A text that every line of a layout has.
class fixed_text {
public:
    explicit fixed_text(std::string_view text);

    // Says whether the text is at the start of [p, pe).
    bool is_at(const unsigned char* p, const unsigned char* pe) const {
        const auto rest = static_cast<std::size_t>(pe - p);
        const auto* const octets = reinterpret_cast<const char*>(p);
        return rest >= least_rest_ ? ((load(octets) ^ first_octets_) & mask_) == 0
                                   : std::string_view(octets, rest).starts_with(text_);
    }

    // Returns where the text is in [p, pe) for the first time.  Returns a null pointer if it is not
    // there.  The text must not be empty.
    const unsigned char* find(const unsigned char* p, const unsigned char* pe) const;

    std::size_t size() const { return text_.size(); }

private:
    // A short text is compared as one word.  Near the end of the line, its octets are compared
    // instead.
    word first_octets_ = 0;
    word mask_ = 0;  // the octets of the text have all bits set
    std::size_t least_rest_ = std::string_view::npos;
    std::string text_;
};

class log_layout {
public:
    // If `can_lack_version` is true, a request can have "-" instead of its version, or no version
    // at all.  Throws usage_error.
    explicit log_layout(std::string_view notation, bool can_lack_version = false);

    // Returns whether the target is a path without its query, so that the query is a value of its
    // own.
    bool has_query_apart() const { return joined_.lacks_query; }

    // Returns whether the value of such a query starts with its "?".
    bool has_query_mark() const { return has_query_mark_; }

    // Returns whether the server writes "-" for an absent query.
    bool writes_dashes() const { return writes_dashes_; }

    // Returns whether a request can have "-" or no text instead of its version.
    bool can_lack_version() const { return can_lack_version_; }

    // Returns whether a line is a JSON object, in which nginx writes nothing for an absent value.
    bool is_json() const { return is_json_; }

    // Returns whether a request can have "-" as its method because nothing was read.
    bool can_lack_method() const { return can_lack_version_ || joined_.has_method; }

    // Returns whether the notation was that of HAProxy.
    bool is_of_haproxy() const { return is_of_haproxy_; }

    // Returns whether a whole line can be in quotation marks.  It can if the first value of the
    // layout is a word: then a quotation mark at the start of a line does not belong to the value.
    bool can_be_quoted() const { return steps_.front().is_word(); }

    // Reads the parts of a line.  Returns nothing if the line has this layout.  Otherwise, returns
    // why it does not.
    //
    // Some differences are allowed.  Texts in quotation marks after all URIs and numbers can be
    // missing, and the last one can be cut, because servers cut long lines.  Text can follow the
    // layout.  The whole line can be in quotation marks.  There can be a header before it, such as
    // that of syslog.
    //
    // If `reads_all` is false, reads only up to the last part that a line must have or that can
    // have a secret.  `read` must be clear.  Its member `how` must already say which escapes the
    // line can have.
    //
    // If `header` is not 0, the line has a header of this size, which is skipped.
    std::optional<line_fault> read(std::string_view line, bool reads_all, log_line& read,
                                   std::size_t header = 0) const;

private:
    // How a value is read.
    enum class kind : std::uint8_t {
        word,        // up to a space; must not be empty
        other_word,  // like `word`, but can be empty
        text,        // up to the text after it
        quoted,      // up to a quotation mark
        request,     // a request, up to a quotation mark
        rare,        // as log_piece::end says
    };

    // A value and the texts around it.
    struct step {
        step(const log_piece& of, std::string_view text_after);

        bool is_quoted() const { return how == kind::quoted || how == kind::request; }

        // Returns whether this is a word, and no text is before it.
        bool is_word() const {
            return before.size() == 0 && (how == kind::word || how == kind::other_word);
        }

        fixed_text before;
        fixed_text after;
        kind how;
        bool is_before_number = false;  // whether a status or a size is the next value
        log_piece piece;
    };

    const unsigned char* read_value(const step&, const unsigned char*& p, const unsigned char* pe,
                                    log_line& read) const;
    const unsigned char* read_rare(const step&, const unsigned char*& p, const unsigned char* pe,
                                   log_line& read) const;
    void read_request(const unsigned char* p, const unsigned char* end, log_line& read) const;
    static const unsigned char* end_of_rare(const step&, const unsigned char* p,
                                            const unsigned char* pe);
    static const unsigned char* request_end(const fixed_text& after, const unsigned char* p,
                                            const unsigned char* pe);
    bool split_target(std::string_view& target) const;
    void read_after_header(std::string_view line, bool reads_all, log_line& read,
                           std::optional<line_fault>& fault) const;
    std::optional<line_fault> read_steps(std::size_t header, std::string_view line, bool reads_all,
                                         log_line& read) const;
    static kind kind_of(const log_piece&);

    const bool can_lack_version_;
    bool is_of_haproxy_ = false;
    bool is_json_ = false;
    bool writes_dashes_ = false;
    bool has_query_mark_ = false;
    bool starts_with_client_ = false;
    bool starts_with_number_ = false;  // with the seconds since 1970
    bool has_time_in_brackets_ = false;
    joined_target joined_;  // the parts of the target
    std::string no_query_;  // what stands after the path if there is no query
    std::string no_path_;   // the error if a target has a host, but no path
    std::vector<step> steps_;
    std::size_t needed_ = 0;             // the number of pieces that a line must have
    std::size_t needed_for_target_ = 0;  // the same, if only the target is wanted
    std::size_t searched_ = 0;  // the number of pieces up to the last one that can have a secret
};

}  // namespace uriscan::cli
