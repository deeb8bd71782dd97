// Finds the secrets in decoded texts, and replaces the octets that stand for them.  Copies the
// octets between two secrets at once, because most lines have none.
#include "cli/commands/redact/slice_redactor.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace uriscan::cli {

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
