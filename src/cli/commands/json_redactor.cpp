// Finds the secrets in the decoded strings, and replaces the octets that stand for them.
#include "cli/commands/json_redactor.hpp"

#include <algorithm>

#include "uriscan/parse.hpp"

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

bool is_reference(std::string_view text) {
    return !text.empty() && (text.starts_with('/') || is_uri_reference(text));
}

}  // namespace

json_redactor::json_redactor(const redactor& redactor, const field_options& fields, bool mask,
                             std::string_view replacement)
    : redactor_(redactor),
      has_fields_(!fields.names.empty()),
      copier_(mask, escaped(replacement)),
      reader_(paths_of(fields)) {}

// Finds the strings to redact, in the order of the line.  Returns false if the line is not JSON.
bool json_redactor::find_strings(std::string_view line) {
    strings_.clear();
    if (!has_fields_) {
        string_collector collector{strings_};
        const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
        return json_scanner<string_collector>::scan(begin, begin + line.size(), collector).error ==
               json_error::none;
    }
    if (!reader_.read(line).what.empty()) {
        return false;
    }
    for (std::size_t path = 0; path < reader_.paths(); ++path) {
        for (const json_value& value : reader_.values(path)) {
            if (value.type == json_type::string) {
                strings_.push_back(value.raw);
            }
        }
    }
    std::ranges::sort(strings_, {}, [](std::string_view raw) { return raw.data(); });
    const auto is_same = [](std::string_view a, std::string_view b) {
        return a.data() == b.data();
    };
    strings_.erase(std::unique(strings_.begin(), strings_.end(), is_same), strings_.end());
    return true;
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
    const bool is_one_reference = has_fields_ && is_reference(text);
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
