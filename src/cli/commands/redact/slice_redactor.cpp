// Finds the secrets in decoded texts, and replaces the octets that stand for them.  Copies the
// octets between two secrets at once, because most lines have none.
#include "cli/commands/redact/slice_redactor.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <span>

#include "uriscan/parse.hpp"

namespace uriscan::cli {

bool is_one_reference(std::string_view field) {
    return !field.empty() && (field.starts_with('/') || is_uri_reference(field));
}

// Most redacted texts fit into the room for their size.  Few need more; they are redacted twice.
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

// Escapes are decoded for the search, because one of them can stand for an octet that ends a
// secret.
void slice_redactor::search(fmt::memory_buffer& out, const written_text& slice) {
    constexpr std::size_t most = 65536;
    const std::string_view text =
        text_.decode(slice.raw, slice.how, slice.kind == text_kind::query ? "?" : "");
    const bool is_reference =
        slice.kind == text_kind::field ? is_one_reference(text) : slice.kind != text_kind::text;
    if (text_.is_decoded()) {
        texts_.counts() += is_reference ? redactor_.find_reference(text, secrets_)
                                        : redactor_.find(text, secrets_);
    } else if (text.size() > most && slice.how == escapes::none) {
        search_long(out, text, is_reference);
    } else if (is_reference) {
        search_->find_reference(text, texts_.counts(), secrets_);
    } else {
        search_->find(text, texts_.counts(), secrets_);
    }
    if (!secrets_.empty()) [[unlikely]] {
        replace_secrets(out);
    }
}

// Stores no secrets, because a long text can have very many.
void slice_redactor::search_long(fmt::memory_buffer& out, std::string_view text,
                                 bool is_reference) {
    copy_up_to(out, text.data());
    texts_.append(out, text, is_reference);
    copied_ = text.data() + text.size();
}

void slice_redactor::replace_secrets(fmt::memory_buffer& out) {
    for (const secret_place& secret : secrets_) {
        const std::string_view raw = text_.raw_of(secret.offset, secret.size);
        copy_up_to(out, raw.data());
        if (mask_) {
            std::fill_n(std::back_inserter(out), raw.size(), 'x');
        } else {
            out.append(replacement_);
        }
        copied_ = raw.data() + raw.size();
    }
    secrets_.clear();
}

// Copies octets while they are still in the processor's fastest cache.
void slice_redactor::copy_if_large(fmt::memory_buffer& out) {
    constexpr std::ptrdiff_t large = 4096;
    if (searched_ - copied_ >= large) {
        copy_up_to(out, searched_);
    }
}

}  // namespace uriscan::cli
