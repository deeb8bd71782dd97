// Finds the secrets in the decoded strings, and replaces the octets that stand for them.
#include "cli/commands/json_redactor.hpp"

#include <algorithm>

#include "cli/commands/text_redactor.hpp"

namespace uriscan::cli {
namespace {

std::vector<json_path> paths_of(const field_options& fields) {
    return {fields.names.begin(), fields.names.end()};
}

// Returns the text as it is written in a string of JSON.
std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            out.append({'\\', c});
        } else if (static_cast<unsigned char>(c) < 0x20) {
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(c));
        } else {
            out += c;
        }
    }
    return out;
}

// Collects all strings of a text.
struct string_collector {
    std::vector<std::string_view>& strings;

    void key(std::string_view raw, bool) { strings.push_back(raw); }
    void text(std::string_view raw, bool) { strings.push_back(raw); }
    void element() {}
    void other(json_type, std::string_view) {}
    void open(json_type, std::string_view) {}
    void close() {}
};

}  // namespace

json_redactor::json_redactor(const redactor& redactor, const field_options& fields, bool mask,
                             std::string_view replacement)
    : redactor_(redactor),
      searches_all_(fields.names.empty()),
      copier_(mask, escaped(replacement)),
      reader_(paths_of(fields)) {}

json_redactor::json_redactor(const redactor& redactor, json_log log, bool mask,
                             std::string_view replacement)
    : redactor_(redactor),
      searches_all_(true),
      are_references_(true),
      copier_(mask, escaped(replacement)),
      reader_(references_of(log)) {}

// Finds the strings to redact, in the order of the line.  Returns false if the line is not JSON.
bool json_redactor::find_strings(std::string_view line) {
    if (reader_.paths() != 0 && !find_fields(line)) {
        return false;
    }
    strings_.clear();
    if (!searches_all_) {
        strings_ = fields_;
        return true;
    }
    string_collector collector{strings_};
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    return json_scanner<string_collector>::scan(begin, begin + line.size(), collector).error ==
           json_error::none;
}

bool json_redactor::find_fields(std::string_view line) {
    if (!reader_.read(line).what.empty()) {
        return false;
    }
    fields_.clear();
    next_field_ = 0;
    for (std::size_t path = 0; path < reader_.paths(); ++path) {
        for (const json_value& value : reader_.values(path)) {
            if (value.type == json_type::string) {
                fields_.push_back(value.raw);
            }
        }
    }
    std::ranges::sort(fields_, {}, [](std::string_view raw) { return raw.data(); });
    const auto is_same = [](std::string_view a, std::string_view b) {
        return a.data() == b.data();
    };
    fields_.erase(std::unique(fields_.begin(), fields_.end(), is_same), fields_.end());
    return true;
}

// Returns whether a string is one reference, and not a text that can contain URIs.  The strings
// come in the order of the line.
bool json_redactor::is_reference(std::string_view raw, std::string_view text) {
    if (next_field_ == fields_.size() || fields_[next_field_].data() != raw.data()) {
        return false;
    }
    ++next_field_;
    return are_references_ ? !text.empty() : is_one_reference(text);
}

// Finds the secrets in a string, and stores their places in `raw`.
redaction json_redactor::find_secrets(std::string_view raw) {
    const bool has_escape = raw.find('\\') != raw.npos;
    std::string_view text = raw;
    if (has_escape) {
        text_.clear();
        places_.clear();
        append_json_text(text_, raw, &places_);
        text = text_;
    }
    secrets_.clear();
    const bool is_one_reference = is_reference(raw, text);
    const redaction counts = is_one_reference ? redactor_.find_reference(text, secrets_)
                                              : redactor_.find(text, secrets_);
    if (has_escape) {
        for (secret_place& secret : secrets_) {
            const std::size_t end = places_[secret.offset + secret.size];
            secret.offset = places_[secret.offset];
            secret.size = end - secret.offset;
        }
    }
    return counts;
}

bool json_redactor::append(fmt::memory_buffer& out, std::string_view line, redaction& counts) {
    if (!find_strings(line)) {
        return false;
    }
    copier_.start(line.data());
    for (const std::string_view raw : strings_) {
        counts += find_secrets(raw);
        for (const secret_place& secret : secrets_) {
            copier_.replace(out, raw.data() + secret.offset, secret.size);
        }
    }
    copier_.copy_up_to(out, line.data() + line.size());
    return true;
}

}  // namespace uriscan::cli
