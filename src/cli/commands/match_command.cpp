// uriscan match: matches lines against URI templates.
#include "cli/commands/commands.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "cli/commands/line_records.hpp"
#include "cli/fields/template_fields.hpp"
#include "cli/input/each_field.hpp"
#include "cli/output/json.hpp"
#include "cli/output/line_error.hpp"
#include "uriscan/parse.hpp"

namespace uriscan::cli {
namespace {

bool match_line(const template_matcher& templates, std::string_view text, template_match& found) {
    const auto uri = parse_uri_reference(text);
    return uri ? match_text(templates, text, uri->path(), uri->query(), found)
               : templates.match(text, found);
}

void append_match(fmt::memory_buffer& out, const match_command_options& options,
                  std::string_view text, bool matched, const template_match& found) {
    json_writer json(out);
    json.start_object();
    if (text.data() == nullptr) {
        json.member("input", cell());
    } else {
        json.member_of_octets("input", text);
    }
    if (!matched) {
        json.member("template", cell());
    } else {
        json.member_of_octets("template", options.templates.matcher.template_text(found.index()));
    }
    json.start_object("values");
    for (std::size_t i = 0; matched && i < found.size(); ++i) {
        const matched_value value = found[i];
        if (!value.is_present()) {
            json.member(value.name, cell());
        } else if (options.decodes) {
            json.member_of_octets(value.name, value.decoded().str());
        } else {
            json.member(value.name, value.text);
        }
    }
    json.end_object();
    json.end_object();
}

// Writes an object of JSON for each line.
int write_objects(const match_command_options& options) {
    const input_options& input = options.common.input;
    return answer_blocks(options.common, [&](const block& block, output& out) {
        template_match found;
        for_each_field(block, input, [&](const located_line& line) {
            out.write_each(line, false, [&](const located_line& one) {
                const bool is_absent = one.is_null || one.too_long != 0;
                const std::string_view text = is_absent ? cell() : one.text;
                const bool matched =
                    one.has_text() && match_line(options.templates.matcher, text, found);
                append_match(out.text(), options, text, matched, found);
                out.text().push_back(input.separator());
            });
        });
    });
}

// Says whether no format and no fields were asked for.
bool writes_objects(const match_command_options& options) {
    return options.records.format.value_or(format::jsonl) == format::jsonl &&
           options.records.fields.empty();
}

// Returns the fields that are written if the user names none: the values of all variables.
field_list fields_of_match(const template_matcher& templates, bool decodes) {
    const known_fields known = known_columns(columns_of_components, false, true);
    field_list fields = {field_named("input", known), field_named("template", known)};
    for (const std::string& name : names_of_variables(templates)) {
        fields.push_back(field_named((decodes ? "decoded:template:" : "template:") + name, known));
    }
    return fields;
}

}  // namespace

void prepare(match_command_options& options) {
    field_list& fields = options.records.fields;
    refuse_if(options.decodes && !fields.empty(),
              "--decode cannot be used with --fields: decoded:template:NAME decodes a value");
    refuse_if(options.decodes && options.records.format == format::tsv_raw,
              "--decode cannot be used with --format tsv-raw: decoded text may contain tabs");
    refuse_if(!options.templates.are_given(),
              "give a --template, or --templates FILE, or --openapi FILE");
    compile_templates(options.templates);
    if (fields.empty() && !writes_objects(options)) {
        fields = fields_of_match(options.templates.matcher, options.decodes);
    }
    std::vector<field*> given;
    std::ranges::transform(fields, std::back_inserter(given), [](field& each) { return &each; });
    give_templates(options.templates, given);
}

int run_match(const match_command_options& options) {
    if (writes_objects(options)) {
        return write_objects(options);
    }
    const auto fill = [](record& record, std::string_view text) {
        if (const auto uri = parse_uri_reference(text)) {
            record.set_components(*uri);
        } else {
            record.set_error(error_of(uri.error(), text));
        }
        return true;
    };
    return write_records(
        options.common, {options.records, columns_of_components},
        [&](const block& block, record_writer& records) { records.write_lines(block, fill); });
}

}  // namespace uriscan::cli
