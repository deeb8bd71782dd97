// "User information" in docs/redact.md.

#include <algorithm>
#include <string>

#include "grammar/abnf.hpp"
#include "operations/tolerant/units.hpp"

namespace uriscan::slow {

namespace {

class userinfo_rules {
public:
    userinfo_rules(const uri_in_units& uri, const tolerant_authority& one)
        : uri_(uri), one_(one), begin_(one.begin), level_(one.level) {
        const std::string_view ends = has_properties(uri, begin_) ? "/?#;" : "/?#";
        end_ = std::min(uri.find(begin_, uri.size(), ends, level_), end_of_value(begin_));
        at_ = last_at(end_);
    }

    std::optional<std::size_t> end() const {
        if (at_) {
            return might_be_in_password()
                       ? std::max(at_, last_unexplained(end_, end_of_value(end_)))
                       : at_;  // rule 1
        }
        return is_host() ? std::nullopt : end_of_password();  // rules 2 and 3
    }

private:
    // Returns the end of the line, or of the value of the parameter that the authority is in.
    std::size_t end_of_value(std::size_t from) const {
        const std::size_t end = uri_.end_of_line(from, uri_.size());
        const bool is_encoded = level_ > 0;
        return is_encoded || one_.in_value ? uri_.find(from, end, "&", std::max(level_ - 1, 0))
                                           : end;
    }

    // Returns the last "@" from the start of the authority to `end`.
    std::optional<std::size_t> last_at(std::size_t end) const {
        while (end > begin_ && !uri_.delimits(end - 1, "@", level_)) {
            --end;
        }
        return end > begin_ ? std::optional(end - 1) : std::nullopt;
    }

    // ---- Rule 1: the exception ----

    bool might_be_in_password() const {
        return uri_.find(begin_, *at_, ":", level_) < *at_ && !has_brackets() && is_word();
    }

    // Returns whether a "[" is at the start of the authority, or after an "@" before `at_`.
    bool has_brackets() const {
        for (std::size_t at = begin_; at < *at_; ++at) {
            if (uri_.delimits(at, "[", level_) &&
                (at == begin_ || uri_.delimits(at - 1, "@", level_))) {
                return true;
            }
        }
        return false;
    }

    // Returns whether the text after the "@" is only a word.  A word has no port and no brackets,
    // and is not localhost.  A word with a dot or comma inside must also have an octet that a host
    // cannot have.
    bool is_word() const {
        const std::size_t begin = *at_ + 1;
        const std::string word = uri_.octets.substr(begin, end_ - begin);
        const std::size_t colon = uri_.find(begin, end_, ":", level_);
        if (word.starts_with('[') || colon < end_) {
            return !word.starts_with('[') && !has_port(begin, colon);
        }
        const std::size_t mark = uri_.find(begin, end_, ".,", level_);
        const bool has_mark_inside = mark > begin && mark + 1 < end_;
        return (!has_mark_inside || has_other_octet(begin)) &&
               oracle::lower_case(word) != "localhost";
    }

    // Returns whether the authority ends with a port, where `colon` is the first ":" after `begin`.
    // In a list of hosts with commas, only the last port matters.
    bool has_port(std::size_t begin, std::size_t colon) const {
        const bool is_list = uri_.find(begin, end_, ",", level_) < end_;
        const std::size_t next = uri_.find(colon + 1, end_, ":", level_);
        return is_port(last_colon() + 1) && (next == end_ || is_list);
    }

    // Returns whether the text from `begin` to the end of the authority has an octet that a host
    // cannot have.
    bool has_other_octet(std::size_t begin) const {
        return std::any_of(uri_.units.begin() + static_cast<std::ptrdiff_t>(begin),
                           uri_.units.begin() + static_cast<std::ptrdiff_t>(end_),
                           [this](const unit& unit) {
                               const char c = uri_.text[unit.at.begin];
                               return static_cast<unsigned char>(c) < 0x80 &&
                                      !is_letter_or_digit(c) && !is_in(c, "-._~%!$&'()*+,;=");
                           });
    }

    // ---- Rule 2 ----

    // Returns whether the authority is a host, or a host and a port.  In a list of hosts with
    // commas, only the last port matters.
    bool is_host() const {
        const std::size_t colon = last_colon();
        if (colon == end_) {
            return true;
        }
        const bool is_list = uri_.find(begin_, end_, ",", level_) < end_;
        const bool is_only =
            uri_.find(begin_, colon, ":", level_) == colon || uri_.delimits(begin_, "[", level_);
        return is_port(colon + 1) && colon > begin_ && (is_only || is_list);
    }

    // Returns the last ":" that is not in brackets at the start, or the end of the authority.
    std::size_t last_colon() const {
        std::size_t from = begin_;
        if (begin_ < end_ && uri_.delimits(begin_, "[", level_)) {
            from = uri_.find(begin_, end_, "]", level_);
        }
        std::size_t last = end_;
        for (std::size_t at = from; at < end_; ++at) {
            last = uri_.delimits(at, ":", level_) ? at : last;
        }
        return last;
    }

    bool is_port(std::size_t begin) const {
        const std::string port = uri_.octets.substr(begin, end_ - begin);
        return !port.empty() && port.size() <= 5 &&
               port.find_first_not_of("0123456789") == port.npos && std::stoul(port) <= 65535;
    }

    // ---- Rule 3 ----

    std::optional<std::size_t> end_of_password() const {
        const std::size_t line = end_of_value(end_);
        if (const auto at = last_unexplained(end_, line)) {
            return at;
        }
        if (const auto at = last_at(line)) {
            return at;
        }
        if (one_.in_value) {
            return line == end_ && end_ < uri_.size() ? last_unexplained(line, uri_.size()) : cut();
        }
        if (const auto at = last_unexplained(line, uri_.size())) {
            return at;
        }
        const auto at = last_at(uri_.size());
        return at ? at : cut();
    }

    // Returns the end of the URI if it was cut within a password.
    std::optional<std::size_t> cut() const {
        const bool has_password = last_colon() + 1 < end_;
        return end_ == uri_.size() && one_.at_end && has_password ? std::optional(end_)
                                                                  : std::nullopt;
    }

    // Returns the last "@" before `limit` for which is_explained() is false.
    std::optional<std::size_t> last_unexplained(std::size_t from, std::size_t limit) const {
        auto at = last_at(limit);
        while (at && is_explained(from, *at)) {
            at = last_at(*at);
        }
        return at;
    }

    // Returns whether the "@" likely belongs to a path or to the value of a parameter.
    bool is_explained(std::size_t from, std::size_t at) const {
        bool in_key = false;
        bool in_value = false;
        for (std::size_t i = from; i < at; ++i) {
            if (uri_.delimits(i, "&#", level_) || (uri_.delimits(i, "?", level_) && !in_value)) {
                in_key = true;
                in_value = false;
            } else if (in_key && uri_.delimits(i, "=", level_)) {
                in_value = true;
            }
        }
        return in_value || (at > from && uri_.delimits(at - 1, "/", level_));
    }

    const uri_in_units& uri_;
    const tolerant_authority& one_;
    std::size_t begin_;
    int level_;
    std::size_t end_ = 0;            // the end of the authority
    std::optional<std::size_t> at_;  // the last "@" of the authority
};

}  // namespace

std::optional<std::size_t> userinfo_end(const uri_in_units& uri, const tolerant_authority& one) {
    return userinfo_rules(uri, one).end();
}

}  // namespace uriscan::slow
