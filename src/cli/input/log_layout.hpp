// How the lines of a log are laid out: which values they have, and the text before each value.  A
// layout is made from the notation of Apache httpd (LogFormat) or nginx (log_format).
//
// A value between quotation marks ends at the next quotation mark that is not escaped.  A word ends
// at the next space.  Any other value ends where the text before the next value starts.  The
// grammar of values is in ragel/access_log.rl.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "cli/input/log_line.hpp"
#include "cli/input/log_pieces.hpp"

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
    log_pieces all_;
    std::size_t needed_ = 0;  // the number of pieces that a line must have
};

}  // namespace uriscan::cli
