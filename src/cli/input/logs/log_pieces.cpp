// Builds the pieces from left to right.  How a value ends depends on the text after it, so that is
// decided at the end.
#include "cli/input/logs/log_pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>

#include "cli/system/messages.hpp"
#include "log_notation.hpp"
#include "octets/letter_case.hpp"

namespace uriscan::cli {
namespace {

struct known_value {
    std::string_view name;
    log_part part;
    bool has_spaces = false;
};

// The letters of Apache's directives.
constexpr known_value known_directives[] = {
    {"r", log_part::request, true}, {"m", log_part::method}, {"U", log_part::target},
    {"s", log_part::status},        {"h", log_part::client}, {"a", log_part::client},
    {"b", log_part::size},          {"B", log_part::size},   {"O", log_part::size},
};

// The names of nginx's variables.  The last ones are only for the layouts of other servers.
constexpr known_value known_variables[] = {
    {"request", log_part::request, true},
    {"request_method", log_part::method},
    {"request_uri", log_part::target},
    {"uri", log_part::target},
    {"document_uri", log_part::target},
    {"http_referer", log_part::referer},
    {"http_user_agent", log_part::user_agent, true},
    {"time_local", log_part::time, true},
    {"time_iso8601", log_part::time},
    {"msec", log_part::time},
    {"status", log_part::status},
    {"remote_addr", log_part::client},
    {"body_bytes_sent", log_part::size},
    {"bytes_sent", log_part::size},
    {"client_and_port", log_part::client_and_port},
};

// Values that only complete the target directly before them.
constexpr std::string_view ends_of_targets[] = {"%q", "$is_args", "$args", "$query_string"};

known_value value_named(std::string_view name, std::span<const known_value> all) {
    const auto found = std::ranges::find(all, name, &known_value::name);
    return found == all.end() ? known_value{name, log_part::other} : *found;
}

// Returns what the value of a header of the request is.
known_value value_of_header(std::string_view name) {
    const bool is_agent = equal_ignoring_case(name, std::string_view("user-agent"));
    const bool is_referer = equal_ignoring_case(name, std::string_view("referer"));
    return {name,
            is_referer ? log_part::referer
            : is_agent ? log_part::user_agent
                       : log_part::other,
            is_agent};
}

// Returns whether a value of this kind never has a space, unless the line is wrong.
bool is_word(log_part part) {
    using enum log_part;
    return part == status || part == size || part == client || part == method;
}

class notation_reader {
public:
    explicit notation_reader(std::string_view notation) : notation_(notation) {}

    // These functions are called by log_notation::read().

    void text(unsigned char octet) { text_.push_back(static_cast<char>(octet)); }

    void directive(std::string_view written, std::string_view argument, std::string_view letters) {
        if (letters == "t" && argument.data() == nullptr) {
            text('[');
            add(written, {"t", log_part::time, true});
            text(']');
        } else if (letters == "t") {
            add(written, {"t", log_part::time, argument.find(' ') != argument.npos});
        } else if (letters == "i") {
            add(written, value_of_header(argument));
        } else {
            add(written, value_named(letters, known_directives));
        }
    }

    void variable(std::string_view written, std::string_view name) {
        add(written, value_named(name, known_variables));
        if (name == "padded") {
            made_.pieces.back().end = log_ending::space_after_value;
        }
    }

    log_pieces finish() {
        made_.after = text_;
        for (std::size_t i = 0; i < made_.pieces.size(); ++i) {
            finish(made_.pieces[i],
                   i + 1 < made_.pieces.size() ? made_.pieces[i + 1].before : made_.after);
        }
        if (std::ranges::none_of(made_.pieces, has_uri, &log_piece::part)) {
            throw notation_error(notation_.size(),
                                 "no value has a URI, such as %r, %{Referer}i or $request");
        }
        return std::move(made_);
    }

private:
    void add(std::string_view written, known_value value) {
        const auto offset = static_cast<std::size_t>(written.data() - notation_.data());
        const bool is_adjacent = text_.empty() && !made_.pieces.empty();
        log_piece* const last = is_adjacent ? &made_.pieces.back() : nullptr;
        if (last != nullptr && last->part == log_part::target &&
            std::ranges::find(ends_of_targets, written) != std::end(ends_of_targets)) {
            last->name += written;
            return;
        }
        if (last != nullptr) {
            throw notation_error(
                offset, fmt::format("there must be text between {} and {}", last->name, written));
        }
        const auto is_same = [&](const log_piece& each) { return each.part == value.part; };
        const bool is_known = std::ranges::any_of(made_.pieces, is_same);
        made_.pieces.push_back({std::string(written), text_,
                                is_known ? log_part::other : value.part, value.has_spaces, offset,
                                log_ending::line, "", ""});
        text_.clear();
    }

    // `next` is the text after the value.
    static void finish(log_piece& piece, const std::string& next) {
        if (piece.end != log_ending::space_after_value) {
            piece.end = ending_of(piece, next);
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
            return piece.has_spaces ? log_ending::line : log_ending::space;
        }
        if (next == " " && piece.has_spaces) {
            throw notation_error(piece.offset, piece.name +
                                                   " can have spaces, so it must be within "
                                                   "quotation marks or brackets");
        }
        const bool is_before_space = next == " " || (next.front() == ' ' && is_word(piece.part));
        return is_before_space ? log_ending::space : log_ending::next_text;
    }

    std::string_view notation_;
    std::string text_;  // the text since the last value
    log_pieces made_;
};

}  // namespace

notation_error::notation_error(std::size_t offset, const std::string& what)
    : std::runtime_error(fmt::format("offset {}: {}", offset, what)) {}

log_pieces read_notation(std::string_view notation) {
    notation_reader reader(notation);
    if (const std::size_t offset = log_notation::read(notation, reader); offset != notation.npos) {
        // A directive that is not finished starts at the last sign before the mistake.
        const std::size_t sign = notation.find_last_of("%$\\", offset);
        throw notation_error(sign,
                             fmt::format("'{}' is neither a directive nor a variable",
                                         printable(notation.substr(sign, offset + 1 - sign))));
    }
    return reader.finish();
}

}  // namespace uriscan::cli
