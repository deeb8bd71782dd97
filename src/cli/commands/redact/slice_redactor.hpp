// Redacts a text, or some slices of the lines of a block, and copies all other octets.
#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input/escaped_text.hpp"
#include "text/redact/part_search.hpp"
#include "uriscan/redact.hpp"

namespace uriscan::cli {

// Returns whether a whole field is one reference.  Otherwise, it is a text that can contain URIs.
bool is_one_reference(std::string_view field);

// Redacts whole texts as the options of `uriscan redact` say, and counts what it finds.
class text_redactor {
public:
    // Keeps a reference to the redactor.
    text_redactor(const redactor& redactor, bool mask) : redactor_(redactor), mask_(mask) {}

    // Appends the redacted text to `out`.  If `is_reference`, the whole text is one reference.
    void append(fmt::memory_buffer& out, std::string_view text, bool is_reference);

    redaction& counts() { return counts_; }

private:
    redacted_size redact_into_room(fmt::memory_buffer& out, std::string_view text,
                                   bool is_reference, std::size_t room);

    const redactor& redactor_;
    const bool mask_;
    redaction counts_;
};

// Redacts slices.  Stores the secrets of one slice until they are replaced.
class slice_redactor {
public:
    // Keeps references to the redactor and to `texts`, and adds what is found to the counts of
    // `texts`.  Usually `replacement` is written instead of each secret.  With `mask`, each octet
    // of a secret becomes an "x".
    slice_redactor(const redactor& redactor, bool mask, std::string replacement,
                   between_texts between, text_redactor& texts)
        : redactor_(redactor),
          mask_(mask),
          replacement_(std::move(replacement)),
          between_(between),
          texts_(texts) {}

    // The octets between the slices of a line can be in columns, which `columns` returns for the
    // line, from left to right.
    void set_columns(std::function<std::span<const written_text>(std::string_view)> columns) {
        columns_of_ = std::move(columns);
    }

    // The next slices are in this line.
    void start_line(std::string_view line) { line_ = line; }

    // The line has no more slices.
    void finish_line(fmt::memory_buffer& out) {
        const char* const end = line_.data() + line_.size();
        search_up_to(out, end);
        searched_ = end;
    }

    // The next slices are in `lines`, from left to right.
    void start(std::string_view lines) {
        search_.emplace(redactor_, lines);
        searched_ = copied_ = lines.data();
        end_ = lines.data() + lines.size();
    }

    // Redacts a slice, and the octets between the last slice and this one.  Appends the result to
    // `out`, but may keep a part of the slice for the next call.
    void redact(fmt::memory_buffer& out, const written_text& slice) {
        search_up_to(out, slice.raw.data());
        if (is_usual(slice)) {
            const std::string_view text = text_.decode(slice.raw, escapes::none);
            search_->find_reference(text, certainty_of(slice.kind), texts_.counts(), secrets_);
            replace_if_found(out);
        } else {
            search(out, slice);
        }
        searched_ = slice.raw.data() + slice.raw.size();
        copy_if_large(out);
    }

    // Redacts the octets between the last slice and `end`.  Then appends everything that was not
    // yet appended.
    void finish(fmt::memory_buffer& out, const char* end) {
        search_up_to(out, end);
        copy_up_to(out, end);
    }

private:
    void search_up_to(fmt::memory_buffer& out, const char* end) {
        if (between_ == between_texts::is_copied) {
            return;
        }
        const std::string_view text(searched_, static_cast<std::size_t>(end - searched_));
        if (between_ == between_texts::has_captures ||
            (search_->may_have_uri(text) && !is_harmless(text))) {
            search_columns(out, text);
        }
    }

    // Says whether a slice is one reference that is written as it is, and is not long.  In most
    // logs, nearly all slices are like this, and need no call of search(), which is slower.
    static bool is_usual(const written_text& slice) {
        const bool is_reference = slice.kind == text_kind::reference ||
                                  (slice.kind == text_kind::target && slice.raw.starts_with('/'));
        return is_reference && slice.is_plain && !slice.is_in_csv && slice.raw.size() <= most_kept;
    }

    static certainty certainty_of(text_kind kind) {
        switch (kind) {
            case text_kind::request:
            case text_kind::target:
            case text_kind::query: return certainty::target;
            case text_kind::reference: return certainty::logged;
            default: return certainty::whole_text;
        }
    }

    void replace_if_found(fmt::memory_buffer& out) {
        if (!secrets_.empty() || !places_.empty() || !in_columns_.empty()) [[unlikely]] {
            replace_secrets(out);
        }
    }
    bool is_harmless(std::string_view text);
    void search_columns(fmt::memory_buffer& out, std::string_view text);
    std::size_t octets_of_headers(std::string_view column) const;
    void search_decoded(const written_text& column);
    void search_captures(std::string_view text);
    void search_header(std::string_view raw);
    void move_to(std::vector<std::string_view>& places);
    void search(fmt::memory_buffer& out, const written_text& slice);
    void search_between(fmt::memory_buffer& out, std::string_view text);
    void search_long(fmt::memory_buffer& out, std::string_view text, bool is_reference);
    std::string_view decoded(const written_text& slice);
    std::string_view without_blanks(std::string_view text);
    void move_secrets(std::size_t by);
    void add_places(const written_text& slice, bool is_text);
    void join_places();
    void replace_secrets(fmt::memory_buffer& out);
    void copy_if_large(fmt::memory_buffer& out);
    void copy_up_to(fmt::memory_buffer& out, const char* end) {
        out.append(copied_, end);
        copied_ = end;
    }

    static constexpr std::size_t most_kept = 65536;  // the secrets of longer texts are not stored

    const redactor& redactor_;
    const bool mask_;
    const std::string replacement_;
    const between_texts between_;
    text_redactor& texts_;
    std::optional<part_search> search_;
    const char* searched_ = nullptr;  // the end of what was searched
    const char* end_ = nullptr;       // the end of the lines
    const char* copied_ = nullptr;    // the end of what was appended
    escaped_text text_;               // the current slice, decoded
    std::string data_;                // like text_, but escapes of white space are data
    std::vector<secret_place> secrets_;
    std::vector<std::string_view> places_;  // the secrets of a decoded text, as slices of the input
    // The same for columns with escapes, and for headers captured by HAProxy.
    std::vector<std::string_view> in_columns_;
    std::string_view line_;
    std::function<std::span<const written_text>(std::string_view)> columns_of_;
};

}  // namespace uriscan::cli
