// Properties of redacted CSV:
// - A slow reader of CSV finds as many records in the result as in the file.
// - A field of a chosen column is what the redactor makes of its text, as a reference or as a text.
//   All other fields are the same.
// - If no field has changed, no octet has.
// The comparison ends at the first record that is not CSV.
//
// The last octets choose the column, the delimiter and the size of reads; the rest is the file.
#include "cli.hpp"
#include "cli/commands/redact/slice_redactor.hpp"
#include "cli/input/csv.hpp"
#include "slow_csv.hpp"

namespace uriscan::tests {
namespace {

std::string redacted_file(const redactor& redactor, const cli::input_options& options, bool mask) {
    cli::block_reader blocks(options);
    cli::text_redactor texts(redactor, mask);
    cli::slice_redactor slices(redactor, mask, "REDACTED", cli::between_texts::is_copied, texts);
    fmt::memory_buffer out;
    cli::block block;
    while (blocks.next(block, [] {})) {
        cli::csv_records records(block, options);
        slices.start({block.lines.begin(), block.lines.end()});
        records.for_each([&](const cli::located_line& record) {
            records.for_each_text(
                record, [&](const cli::written_text& field) { slices.redact(out, field); });
        });
        slices.finish(out, block.lines.end());
    }
    return {out.data(), out.size()};
}

// Returns the text with another text or "x" instead of the secrets.
std::string without(const std::vector<secret_place>& secrets, std::string_view text, bool mask) {
    std::string made;
    std::size_t copied = 0;
    for (const secret_place& secret : secrets) {
        made += text.substr(copied, secret.offset - copied);
        made += mask ? std::string(secret.size, 'x') : "REDACTED";
        copied = secret.offset + secret.size;
    }
    made += text.substr(copied);
    return made;
}

bool is_redacted(const redactor& redactor, std::string_view before, std::string_view after,
                 bool mask) {
    std::vector<secret_place> as_reference;
    std::vector<secret_place> as_text;
    redactor.find_reference(before, as_reference);
    redactor.find(before, as_text);
    return after == without(as_reference, before, mask) || after == without(as_text, before, mask);
}

}  // namespace
}  // namespace uriscan::tests

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace uriscan::tests;
    static memory_file file;
    static const uriscan::redactor redactor;
    fuzz_input input(data, size);
    uriscan::cli::input_options options;
    options.files = {file.name()};
    options.field.format = uriscan::cli::input_format::csv;
    const std::size_t column = 1 + input.choose(3);
    options.field.numbers = {column};
    options.field.names = {std::to_string(column)};
    options.field.delimiter = ",;\t"[input.choose(3)];
    options.block_size = 1 + input.choose(64);
    const bool mask = input.choose(2) == 1;
    const std::string_view text = input.rest();
    if (!starts_like_lines(text)) {
        return 0;
    }
    file.set(text);
    const std::string made = redacted_file(redactor, options, mask);
    slow_reader before(text, options.field.octet_between());
    slow_reader after(made, options.field.octet_between());
    bool has_changed = false;
    while (!before.is_at_end()) {
        const record old_record = before.next();
        if (old_record.is_malformed) {
            return 0;
        }
        expect(!after.is_at_end(), text, "a record is missing");
        const record new_record = after.next();
        expect(new_record.fields.size() == old_record.fields.size() && !new_record.is_malformed,
               text, "a record has another form");
        for (std::size_t i = 0; i < old_record.fields.size(); ++i) {
            const std::string& old_text = old_record.fields[i];
            const std::string& new_text = new_record.fields[i];
            has_changed = has_changed || old_text != new_text;
            expect(i + 1 == column ? is_redacted(redactor, old_text, new_text, mask)
                                   : old_text == new_text,
                   text, "a field is redacted differently");
        }
    }
    expect(after.is_at_end(), text, "there is one more record");
    expect(has_changed || made == text, text, "something outside of the fields has changed");
    return 0;
}
