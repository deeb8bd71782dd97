// Builds the pieces from left to right: each is a value and the text before it.  How a value ends
// depends on the text after it.  So the ends are decided last, when all pieces are known.
#include "cli/input/logs/log_pieces.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/input/logs/log_names.hpp"
#include "cli/system/messages.hpp"
#include "cli/system/names.hpp"
#include "log_notation.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

usage_error mistake_at(std::size_t offset, const std::string& what) {
    return usage_error("offset {}: {}", offset, what);
}

bool is_of_nginx(std::string_view notation) {
    const std::size_t sign = notation.find_first_of("$%");
    return sign != notation.npos && notation[sign] == '$';
}

std::string_view without_blanks_before(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

// Returns whether this is the format of a JSON object.
bool is_json(std::string_view notation) {
    const std::string_view object = without_blanks_before(notation);
    return object.starts_with('{') && without_blanks_before(object.substr(1)).starts_with('"');
}

// Refuses a text that was copied from a configuration file with more than the format.
void refuse_configuration(std::string_view text) {
    constexpr std::string_view directives[] = {"LogFormat", "log_format", "log-format"};
    text = without_blanks_before(text);
    const std::string_view name = text.substr(0, text.find_first_of(" \t\r\n"));
    const std::size_t last = text.find_last_not_of("; \t\r\n");
    const bool has_directive = std::ranges::any_of(
        directives, [&](std::string_view each) { return equal_ignoring_case(name, each); });
    const bool is_quoted = text.starts_with('\'') && last != 0 && text[last] == '\'';
    const bool has_quoted_quotes = text.starts_with('"') && text.find("\\\"") != text.npos;
    if (has_directive || is_quoted || has_quoted_quotes) {
        throw mistake_at(0,
                         "this is a part of a configuration file; give only the format, without "
                         "the directive, the name and the quotation marks around the format");
    }
}

class notation_reader {
public:
    notation_reader(std::string_view notation, bool is_of_haproxy) : notation_(notation) {
        made_.is_of_haproxy = is_of_haproxy;
        made_.is_json = is_of_nginx(notation) && is_json(notation);
        made_.writes_dashes = is_of_nginx(notation) && !made_.is_json;
    }

    // These functions are called by log_notation::read().

    void text(unsigned char octet) {
        const bool follows_space = text_.empty() ? made_.pieces.empty() : text_.back() == ' ';
        if (!made_.is_of_haproxy || octet != ' ' || !follows_space) {  // HAProxy joins spaces
            text_.push_back(static_cast<char>(octet));
        }
    }

    void directive(std::string_view written, std::string_view argument, std::string_view letters) {
        if (letters == "t" && argument.data() == nullptr) {
            text('[');
            add(written, {"t", log_part::time, true});
            text(']');
        } else if (letters == "t") {
            add(written, {"t", log_part::time, argument.find(' ') != argument.npos});
        } else if (letters == "i") {
            add(written, value_of_header(argument));
            made_.pieces.back().end = log_ending::space_after_list;
        } else if (letters == "o") {
            add(written, value_of_response_header(argument));
        } else {
            add(written, value_named(letters, known_directives));
        }
    }

    void variable(std::string_view written, std::string_view name) {
        add(written, value_named(name, known_variables));
        log_ending& end = made_.pieces.back().end;
        if (name == "padded") {
            end = log_ending::space_after_value;
        } else if (name == "uri_before_source") {
            end = log_ending::before_source;
        } else if (std::ranges::any_of(list_names, [&](std::string_view start) {
                       return name.starts_with(start);
                   })) {
            end = log_ending::space_after_list;
        }
    }

    // `flags` are those of HAProxy.  For example, +Q writes the value in quotation marks.
    void alias(std::string_view written, std::string_view flags, std::string_view name) {
        log_piece* const last = made_.pieces.empty() ? nullptr : &made_.pieces.back();
        if (flags.find("+E") != flags.npos) {
            const auto offset = static_cast<std::size_t>(written.data() - notation_.data());
            throw mistake_at(offset, fmt::format("{} has the flag +E, whose backslashes uriscan "
                                                 "does not read",
                                                 written));
        }
        const bool changes = flags.find(are_quoted_ ? "-Q" : "+Q") != flags.npos;
        const bool has_flag = are_quoted_ != changes;
        const bool is_quoted =
            has_flag && (name.starts_with('[') || is_one_of(name, texts_of_haproxy));
        if (name == "o") {
            are_quoted_ = has_flag;  // not a value; sets the flags of the next values
        } else if (last != nullptr && name.starts_with('h') && text_ == " " &&
                   last->part == log_part::other) {
            join_to_last(written);  // one value: headers are not written if none are captured
        } else if (last != nullptr && name.starts_with('h') && text_.ends_with(' ')) {
            text_.pop_back();
            add(written, value_named(name, known_aliases), true);
        } else {
            text_ += is_quoted ? "\"" : "";
            add(written, value_named(name, known_aliases));
            text_ += is_quoted ? "\"" : "";
        }
    }

    log_pieces finish() {
        made_.after = text_;
        join_request();
        for (std::size_t i = 0; i < made_.pieces.size(); ++i) {
            finish(made_.pieces[i], text_after(i));
        }
        if (std::ranges::none_of(made_.pieces, has_uri, &log_piece::part)) {
            throw mistake_at(notation_.size(),
                             "no value has a URI, such as %r, %{Referer}i or $request");
        }
        return std::move(made_);
    }

private:
    void add(std::string_view written, known_value value, bool is_captured = false) {
        const auto offset = static_cast<std::size_t>(written.data() - notation_.data());
        log_piece* const last = made_.pieces.empty() ? nullptr : &made_.pieces.back();
        if (last != nullptr && last->part == log_part::client && text_ == ":") {
            if (!is_one_of(written, ports_of_clients)) {
                throw mistake_at(offset, fmt::format("':' does not show the end of {}, because an "
                                                     "IPv6 address has colons",
                                                     last->name));
            }
            last->part = log_part::client_and_port;  // one value
            join_to_last(written);
            return;
        }
        if (last != nullptr && last->part == log_part::location && text_.empty()) {
            last->part = log_part::other;  // a location needs a text after it, which shows its end
        }
        if (last != nullptr && last->part == log_part::target && is_end_of_target(written, *last)) {
            last->joined.has_query = true;
            last->joined.has_mark = text_ == "?";
            last->joined.lacks_query = false;
            join_to_last(written);
            return;
        }
        const bool is_unused_query = last != nullptr && text_.empty() &&
                                     value.part == log_part::query && is_known(log_part::request) &&
                                     last->part == log_part::other;
        const bool is_joined_location =
            last != nullptr && text_.empty() && value.part == log_part::location;
        const log_part part = is_unused_query || is_joined_location || is_known(value.part)
                                  ? log_part::other
                                  : value.part;
        const bool is_copy = part == log_part::other && can_be_copy(value.part);
        if (last != nullptr && text_.empty() && !is_captured) {
            if ((part != log_part::target && part != log_part::other) ||
                last->part != log_part::other) {
                throw mistake_at(offset, fmt::format("there must be text between {} and {}",
                                                     last->name, written));
            }
            if (part == log_part::other) {
                last->has_spaces = last->has_spaces || value.has_spaces;
                last->copy = is_copy && last->copy == log_part::other ? value.part : last->copy;
                join_to_last(written);  // both are log_part::other
                return;
            }
            join_host(written);
        } else {
            made_.pieces.push_back({std::string(written),
                                    text_,
                                    log_part::other,
                                    log_part::other,
                                    value.has_spaces,
                                    offset,
                                    {},
                                    is_captured,
                                    log_ending::line,
                                    "",
                                    ""});
            text_.clear();
        }
        log_piece& made = made_.pieces.back();
        made.part = part;
        made.copy = is_copy ? value.part : log_part::other;
        made.joined.lacks_query =
            value.part == log_part::target && is_one_of(value.name, path_names);
        made.joined.has_mark = part == log_part::query && is_one_of(value.name, marked_queries);
    }

    // Returns the text after value `i`, counted from 0.  If the next value is captured, the space
    // before it is also a part of this text.
    std::string text_after(std::size_t i) const {
        if (i + 1 == made_.pieces.size()) {
            return made_.after;
        }
        const log_piece& next = made_.pieces[i + 1];
        return next.is_captured ? next.before + ' ' : next.before;
    }

    // Joins the last value, the text and the next value to one value.
    void join_to_last(std::string_view written) {
        made_.pieces.back().name.append(text_).append(written);
        text_.clear();
    }

    bool is_end_of_target(std::string_view written, const log_piece& target) const {
        return is_one_of(written, ends_of_targets) &&
               (text_.empty() || (text_ == "?" && target.joined.lacks_query));
    }

    // Returns whether an earlier value already is this part.
    bool is_known(log_part part) const {
        const auto is_target = [](log_part each) {
            return each == log_part::target || each == log_part::request;
        };
        return std::ranges::any_of(made_.pieces, [&](const log_piece& each) {
            return each.part == part || (is_target(each.part) && is_target(part));
        });
    }

    // Makes the last piece the host of the target `written`.  It must be directly before the
    // target.
    void join_host(std::string_view written) {
        if (is_one_of(made_.pieces.back().name, port_names)) {
            join_last(":");
        }
        log_piece& host = made_.pieces.back();
        host.name += written;
        host.joined.has_host = true;
        const auto* const scheme = std::ranges::find_if(
            fixed_schemes, [&](std::string_view each) { return host.before.ends_with(each); });
        if (scheme != std::end(fixed_schemes)) {
            host.name.insert(0, *scheme);
            host.before.resize(host.before.size() - scheme->size());
            host.joined.has_scheme = true;
        } else if (join_last("://")) {
            made_.pieces.back().joined = {.has_host = true, .has_scheme = true};
        }
    }

    // Joins the last two pieces if only the text `between` is between them.
    bool join_last(std::string_view between) {
        const std::size_t count = made_.pieces.size();
        if (count < 2 || made_.pieces.back().before != between ||
            made_.pieces[count - 2].part != log_part::other) {
            return false;
        }
        made_.pieces[count - 2].name.append(between).append(made_.pieces.back().name);
        made_.pieces.pop_back();
        return true;
    }

    // Makes one request from a method, a target and a version in quotation marks.
    void join_request() {
        std::vector<log_piece>& all = made_.pieces;
        for (std::size_t i = 0; i + 2 < all.size(); ++i) {
            const std::string& next = i + 3 < all.size() ? all[i + 3].before : made_.after;
            if (all[i].part == log_part::method && all[i + 1].part == log_part::target &&
                all[i].before.ends_with('"') && all[i + 1].before == " " &&
                all[i + 2].before == " " && is_one_of(all[i + 2].name, version_names) &&
                next.starts_with('"')) {
                all[i].name += " " + all[i + 1].name + " " + all[i + 2].name;
                all[i].part = log_part::request;
                all[i].has_spaces = true;
                all[i].joined = all[i + 1].joined;
                all[i].joined.has_method = true;
                all.erase(all.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                          all.begin() + static_cast<std::ptrdiff_t>(i) + 3);
                return;
            }
        }
    }

    // Decides how the value ends.  `next` is the text after it.
    static void finish(log_piece& piece, const std::string& next) {
        if (piece.end == log_ending::line) {
            piece.end = ending_of(piece, next);
        } else if (piece.end == log_ending::space_after_list) {
            const log_ending end = ending_of(piece, next);
            piece.end = end == log_ending::space ? piece.end : end;
        }
        piece.no_text = fmt::format("expected '{}' before {}", printable(piece.before), piece.name);
        piece.no_value = piece.end == log_ending::quotation_mark
                             ? fmt::format("{} lacks its closing quotation mark", piece.name)
                         : piece.end == log_ending::next_text
                             ? fmt::format("expected {} and then '{}'", piece.name, printable(next))
                             : fmt::format("expected {}", piece.name);
    }

    static log_ending ending_of(const log_piece& piece, const std::string& next) {
        if (piece.before.ends_with('"') && next.starts_with('"')) {
            return log_ending::quotation_mark;
        }
        if (next.empty()) {
            const bool can_have_spaces = piece.has_spaces || piece.before.starts_with('\t') ||
                                         piece.is_captured || can_be_copy(piece.part);
            return can_have_spaces ? log_ending::line : log_ending::space;
        }
        if (piece.part == log_part::request) {
            return log_ending::next_text;  // its version shows where it ends
        }
        if (next == " " && piece.has_spaces) {
            throw mistake_at(piece.offset, piece.name +
                                               " can have spaces, so it must be within "
                                               "quotation marks or brackets");
        }
        const bool is_before_space = next == " " || (next.front() == ' ' && is_word(piece.part));
        return is_before_space ? log_ending::space : log_ending::next_text;
    }

    std::string_view notation_;
    std::string text_;         // the text since the last value
    bool are_quoted_ = false;  // whether HAProxy writes each value between quotation marks
    log_pieces made_;
};

}  // namespace

log_pieces read_notation(std::string_view notation) {
    refuse_configuration(notation);
    const bool is_of_haproxy = std::ranges::any_of(
        only_in_haproxy, [&](std::string_view each) { return notation.find(each) != each.npos; });
    notation_reader reader(notation, is_of_haproxy);
    if (const std::size_t offset = log_notation::read(notation, is_of_haproxy, reader);
        offset != notation.npos) {
        // A directive that is not finished starts at the last "%", "$" or backslash before the
        // mistake.
        const std::size_t sign = notation.find_last_of("%$\\", offset);
        throw mistake_at(sign, fmt::format("'{}' is neither a directive nor a variable",
                                           printable(notation.substr(sign, offset + 1 - sign))));
    }
    return reader.finish();
}

}  // namespace uriscan::cli
