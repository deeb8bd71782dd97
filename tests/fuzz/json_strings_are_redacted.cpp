// Properties of redacted lines of JSON:
// - Each string of the redacted line stands for what the redactor makes of the string in the
//   original line.
// - A string with escapes is also searched as it is written.  The secrets that are found in this
//   way are replaced, too.
// - Everything between the strings is the same, so the line is still JSON.
// - With --mask, the size is the same.
//
// The last octet chooses the options; the rest is one line.
#include <vector>

#include "cli.hpp"
#include "cli/commands/redact/slice_redactor.hpp"
#include "cli/input/json_lines.hpp"
#include "cli/output/json.hpp"

namespace uriscan::tests {
namespace {

// The strings of a line, and what is between them.
struct parts_of_line {
    std::vector<std::string> strings;
    std::vector<std::string_view> raw;  // the same strings as they are written
    std::string rest;
    bool is_json = true;
};

struct collector {
    std::vector<std::string_view> strings;

    void key(std::string_view raw, bool) { strings.push_back(raw); }
    void text(std::string_view raw, bool) { strings.push_back(raw); }
    void element() {}
    void other(cli::json_type, std::string_view) {}
    void open(cli::json_type, std::string_view) {}
    void close() {}
};

parts_of_line parts_of(std::string_view line) {
    parts_of_line parts;
    collector found;
    const auto* const begin = reinterpret_cast<const unsigned char*>(line.data());
    parts.is_json = cli::json_scanner<collector>::scan(begin, begin + line.size(), found).error ==
                    cli::json_error::none;
    const char* copied = line.data();
    for (const std::string_view raw : found.strings) {
        parts.raw.push_back(raw);
        parts.strings.emplace_back();
        cli::append_decoded(parts.strings.back(), raw, cli::escapes::json);
        parts.rest.append(copied, raw.data());
        copied = raw.data() + raw.size();
    }
    parts.rest.append(copied, line.data() + line.size());
    return parts;
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    fuzz_input input(data, size);
    static const std::array<std::string_view, 3> replacements = {"REDACTED", "\"\\\n", ""};
    const std::string_view replacement = input.choose_from(replacements);
    const bool mask = input.choose(2) == 1;
    const uriscan::redactor redactor({.replacement = replacement});
    uriscan::cli::text_redactor texts(redactor, mask);
    uriscan::cli::slice_redactor slices(redactor, mask, uriscan::cli::json_escaped(replacement),
                                        uriscan::cli::between_texts::is_copied, texts);
    uriscan::cli::json_strings strings({}, {});
    const exact_copy line(input.rest());
    fmt::memory_buffer out;
    const parts_of_line before = parts_of(line.text());
    std::vector<uriscan::cli::written_text> found;
    strings.for_each(line.text(), [&](const auto& text) { found.push_back(text); });
    if (!before.is_json) {
        expect(found.size() == 1 && found[0].how == uriscan::cli::escapes::none &&
                   found[0].raw.size() == line.text().size(),
               line.text(), "a line that is not JSON is not one text");
        return 0;
    }
    slices.start(line.text());
    for (const uriscan::cli::written_text& text : found) {
        slices.redact(out, text);
    }
    slices.finish(out, line.text().data() + line.text().size());
    const std::string_view redacted(out.data(), out.size());
    const parts_of_line after = parts_of(redacted);
    expect(after.is_json, line.text(), "the redacted line is not JSON");
    expect(after.rest == before.rest, line.text(), "something outside of strings has changed");
    expect(after.strings.size() == before.strings.size(), line.text(), "a string is missing");
    expect(!mask || redacted.size() == line.text().size(), line.text(), "the size has changed");
    uriscan::redaction expected;
    bool has_escapes = false;
    for (std::size_t i = 0; i < before.strings.size(); ++i) {
        std::string text;
        expected += redactor.redact(before.strings[i], text);
        const std::string_view raw = before.raw[i];
        if (raw.find('\\') == raw.npos) {
            expect(mask || after.strings[i] == text, line.text(),
                   "a string is redacted differently");
            continue;
        }
        has_escapes = true;
        std::string quoted = '"' + std::string(raw) + '"';
        redactor.mask(quoted);
        const auto offset = static_cast<std::size_t>(raw.data() - line.text().data());
        for (std::size_t at = 0; mask && at < raw.size(); ++at) {
            expect(quoted[at + 1] == raw[at] || redacted[offset + at] == 'x', line.text(),
                   "a secret of the string as it is written is left");
        }
    }
    const uriscan::redaction& counts = texts.counts();
    expect((has_escapes || counts.secrets == expected.secrets) && counts.uris == expected.uris,
           line.text(), "the counts differ");
    return 0;
}
