// Most redacted texts fit into the room for their size.  Few need more; they are redacted twice.
#include "cli/commands/redact/text_redactor.hpp"

#include <algorithm>
#include <span>

#include "uriscan/parse.hpp"

namespace uriscan::cli {

bool is_one_reference(std::string_view field) {
    return !field.empty() && (field.starts_with('/') || is_uri_reference(field));
}

void text_redactor::append(fmt::memory_buffer& out, std::string_view text, bool is_reference) {
    const std::size_t start = out.size();
    if (mask_) {
        out.append(text);
        const std::span<char> copy(out.data() + start, text.size());
        counts_ += is_reference ? redactor_.mask_reference(copy) : redactor_.mask(copy);
        return;
    }
    constexpr std::size_t most_more = std::size_t{1024} * 1024;
    std::size_t room = text.size() + std::min(text.size(), most_more) + 64;
    redacted_size redacted = redact_into_room(out, text, is_reference, room);
    if (redacted.size > room) {
        room = redacted.size;
        redacted = redact_into_room(out, text, is_reference, room);
    }
    out.resize(start + redacted.size);
    counts_ += redacted.counts;
}

// Redacts a text into `room` octets after those of `out`, and leaves the size of `out` as it was.
redacted_size text_redactor::redact_into_room(fmt::memory_buffer& out, std::string_view text,
                                              bool is_reference, std::size_t room) {
    const std::size_t start = out.size();
    out.resize(start + room);
    const std::span<char> to(out.data() + start, room);
    const redacted_size redacted =
        is_reference ? redactor_.redact_reference(text, to) : redactor_.redact(text, to);
    out.resize(start);
    return redacted;
}

}  // namespace uriscan::cli
