// Searches the lines from left to right.
#include "cli/commands/log_redactor.hpp"

#include "cli/input/log_text.hpp"

namespace uriscan::cli {

void log_redactor::redact(fmt::memory_buffer& out, std::string_view line) {
    for (const log_place& place : reader_.places(line)) {
        search_up_to(out, place.text.data());
        search_place(out, place);
        searched_ = place.text.data() + place.text.size();
    }
    copier_.copy_if_large(out, searched_);
}

void log_redactor::finish(fmt::memory_buffer& out, const char* end) {
    search_up_to(out, end);
    copier_.copy_up_to(out, end);
}

// Searches the text before a place.  Each secret of a short text is stored, but not those of a long
// one, which can have very many.
void log_redactor::search_up_to(fmt::memory_buffer& out, const char* end) {
    constexpr std::size_t most = 65536;
    const std::string_view text(searched_, static_cast<std::size_t>(end - searched_));
    if (text.size() > most) {
        copier_.copy_up_to(out, searched_);
        texts_.append(out, text, false);
        copier_.start(end);
        return;
    }
    search_->find(text, texts_.counts(), secrets_);
    replace_found(out, text.data());
}

// The escapes of a log are decoded for the search, because a place is one reference, whatever
// octets it has.
void log_redactor::search_place(fmt::memory_buffer& out, const log_place& place) {
    if (!place.is_query && (!place.has_escapes || place.text.find('\\') == place.text.npos)) {
        search_->find_reference(place.text, texts_.counts(), secrets_);
        replace_found(out, place.text.data());
        return;
    }
    reference_.clear();
    places_.clear();
    append_log_text(reference_, place.text, &places_);
    const std::size_t before = place.is_query ? 1 : 0;
    reference_.insert(0, before, '?');
    texts_.counts() += redactor_.find_reference(reference_, secrets_);
    for (secret_place& secret : secrets_) {
        const std::size_t end = places_[secret.offset - before + secret.size];
        secret.offset = places_[secret.offset - before];
        secret.size = end - secret.offset;
    }
    replace_found(out, place.text.data());
}

// Does the same if there are any.
void log_redactor::replace_secrets(fmt::memory_buffer& out, const char* text) {
    for (const secret_place& secret : secrets_) {
        copier_.replace(out, text + secret.offset, secret.size);
    }
    secrets_.clear();
}

}  // namespace uriscan::cli
