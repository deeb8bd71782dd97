// Finds the secrets in the texts of the fields, and replaces the octets that stand for them.
#include "cli/commands/csv_redactor.hpp"

#include <algorithm>

namespace uriscan::cli {
namespace {

// Decodes "", and appends the result.  For each octet of it and for its end, `places` gets the
// offset in `raw`.
void append_csv_text(std::string& out, std::string_view raw, std::vector<std::size_t>& places) {
    for (std::size_t at = 0; at < raw.size(); ++at) {
        out.push_back(raw[at]);
        places.push_back(at);
        at += raw[at] == '"' ? 1 : 0;
    }
    places.push_back(raw.size());
}

}  // namespace

void csv_redactor::redact(fmt::memory_buffer& out, const csv_reader& reader) {
    fields_.clear();
    for (std::size_t text = 0; text < reader.texts(); ++text) {
        if (const std::string_view raw = reader.raw(text); !raw.empty()) {
            fields_.push_back(raw);
        }
    }
    const auto place = [](std::string_view raw) { return raw.data(); };
    std::ranges::sort(fields_, {}, place);
    const auto is_same = [&](std::string_view a, std::string_view b) {
        return place(a) == place(b);
    };
    fields_.erase(std::unique(fields_.begin(), fields_.end(), is_same), fields_.end());
    for (const std::string_view raw : fields_) {
        redact_field(out, raw);
    }
}

void csv_redactor::redact_text(fmt::memory_buffer& out, std::string_view record) {
    copier_.copy_up_to(out, record.data());
    texts_.append(out, record, false);
    copier_.start(record.data() + record.size());
}

void csv_redactor::redact_field(fmt::memory_buffer& out, std::string_view raw) {
    const bool has_escape = raw.find('"') != raw.npos;
    std::string_view text = raw;
    if (has_escape) {
        text_.clear();
        places_.clear();
        append_csv_text(text_, raw, places_);
        text = text_;
    }
    secrets_.clear();
    texts_.counts() += is_one_reference(text) ? redactor_.find_reference(text, secrets_)
                                              : redactor_.find(text, secrets_);
    for (const secret_place& secret : secrets_) {
        const std::size_t end = secret.offset + secret.size;
        const std::size_t raw_begin = has_escape ? places_[secret.offset] : secret.offset;
        const std::size_t raw_end = has_escape ? places_[end] : end;
        copier_.replace(out, raw.data() + raw_begin, raw_end - raw_begin);
    }
}

}  // namespace uriscan::cli
