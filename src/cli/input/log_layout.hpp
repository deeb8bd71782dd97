// How the lines of a log are laid out: which values they have, and the text before each value.  A
// layout is made from the notation of Apache httpd (LogFormat) or nginx (log_format).
//
// A value between quotation marks ends at the next quotation mark that is not escaped.  A word ends
// at the next space.  Any other value ends where the text before the next value starts.  The
// grammar of values is in ragel/access_log.rl.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/log_line.hpp"
#include "cli/input/log_pieces.hpp"
#include "octets/words.hpp"

namespace uriscan::cli {

class log_layout {
public:
    // Throws notation_error.
    explicit log_layout(std::string_view notation);

    // Reads the parts of a line.  If `reads_all` is false, reads only up to the last part that a
    // line must have.  Returns nothing if the line has the layout, otherwise why it has not.  Texts
    // in quotation marks after all URIs and numbers can be missing, and the last one can be cut,
    // because servers cut long lines.  More text can follow.
    std::optional<log_fault> read(std::string_view line, bool reads_all, log_line& read) const;

private:
    // A value and the texts around it.
    struct step {
        step(log_piece of, std::string_view text_after);

        // Says whether the rest of a line starts with piece.before.
        bool is_at(std::string_view rest) const {
            return rest.size() >= sizeof(word) && piece.before.size() <= sizeof(word)
                       ? ((load(rest.data()) ^ first_octets) & mask) == 0
                       : rest.starts_with(piece.before);
        }

        log_piece piece;
        std::string after;
        word first_octets = 0;  // of piece.before, if it is short
        word mask = 0;          // has all bits of these octets
    };

    std::vector<step> steps_;
    std::size_t needed_ = 0;  // the number of pieces that a line must have
};

}  // namespace uriscan::cli
