// Writes results as lines without any other text, or as records.
#include "cli/commands/operation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <type_traits>
#include <utility>
#include <variant>

#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "cli/output/line_error.hpp"

namespace uriscan::cli {
namespace {

result<uri_view> parse_text(const text_rule& by, std::string_view text, const uri_view*) {
    return parse(std::get<rule>(by), text);
}

result<iri_view> parse_text(const text_rule& by, std::string_view text, const iri_view*) {
    const auto as_iri = [text](auto each) -> result<iri_view> {
        const auto parsed = parse(each, text);
        return parsed ? result<iri_view>(*parsed) : parsed.error();
    };
    return std::visit(as_iri, by);
}

result<uri_view> parse_base(std::string_view text, const uri_view*) {
    return parse_uri(text);
}

result<iri_view> parse_base(std::string_view text, const iri_view*) {
    return parse_iri(text);
}

// Returns the error of a line whose text is valid, but whose base is not `wanted`.
line_error error_of_base(const uri_error& error, std::string_view base, const char* wanted) {
    line_error made = error_of(error, base);
    made.valid = true;
    made.message =
        fmt::format("the base is not {}: {} at offset {}", wanted, made.message, made.offset);
    return made;
}

// Writes the results of the lines of one block.
template <class View>
class result_writer {
public:
    result_writer(const operation_options& options, const View& base, operation<View> operation,
                  const record_format& format, output& out)
        : options_(options),
          base_(base),
          operation_(std::move(operation)),
          format_(format),
          out_(out),
          painter_(wants_color(options.common.color, STDERR_FILENO)) {}

    // `uri` is the parsed text of the line, or null if it is not valid or was not parsed.
    void write(const located_line& line, const View* uri) {
        if (uri != nullptr) {
            write_result_of(line, base_, *uri);
        } else if (line.has_text()) {
            write_text(line);
        } else if (options_.records.format) {
            make_record_without_text(record_, line, format_);
            append_made_record();
        } else {
            append_error(line);
        }
    }

private:
    void write_text(const located_line& line) {
        constexpr const View* kind = nullptr;
        const auto parsed = parse_text(options_.checked_rule, line.text, kind);
        if (!parsed) {
            write_error(line, error_of(parsed.error(), line.text));
        } else if (!options_.common.input.field.has_base()) {
            write_result_of(line, base_, *parsed);
        } else if (const auto base = parse_base(line.base, kind)) {
            write_result_of(line, *base, *parsed);
        } else {
            write_error(line, error_of_base(base.error(), line.base, wanted_base));
        }
    }

    static constexpr const char* wanted_base = std::is_same_v<View, uri_view> ? "a URI" : "an IRI";

    void write_result_of(const located_line& line, const View& base, const View& parsed) {
        buffer_.resize(operation_.size_limit(base, parsed));
        const auto result = operation_.run(base, parsed, {buffer_.data(), buffer_.size()});
        if (result) {
            write_result(line, *result);
        } else {
            line_error error = error_of(result.error());
            error.message = operation_.message(result.error(), parsed);
            write_error(line, error);
        }
    }

    void write_result(const located_line& line, std::string_view result) {
        if (options_.records.format) {
            start_record(record_, line, format_);
            record_.set_result(result);
            append_made_record();
        } else {
            out_.text().append(result);
            out_.text().push_back(options_.common.input.separator());
        }
    }

    void write_error(const located_line& line, const line_error& error) {
        if (options_.records.format) {
            start_record(record_, line, format_);
            record_.set_error(error);
            append_made_record();
        } else {
            append_message(out_.messages(), painter_, line, error);
            out_.text().push_back(options_.common.input.separator());
        }
    }

    // Writes an empty line, and a message unless the line is NULL.
    void append_error(const located_line& line) {
        if (!line.is_null) {
            append_message(out_.messages(), painter_, line, error_of(line));
        }
        out_.text().push_back(options_.common.input.separator());
    }

    void append_made_record() {
        append_record(out_, options_.common.input.separator(), format_, record_);
    }

    const operation_options& options_;
    const View& base_;
    const operation<View> operation_;
    const record_format& format_;
    output& out_;
    const painter painter_;
    record record_;
    fmt::memory_buffer buffer_;
};

// URIs are parsed many at once.
template <class Use>
void for_each_text_of(const operation_options& options, const input_options& input,
                      const block& block, const uri_view*, Use use) {
    for_each_text(block, input, std::get<rule>(options.checked_rule), use);
}

template <class Use>
void for_each_text_of(const operation_options&, const input_options& input, const block& block,
                      const iri_view* none, Use use) {
    for_each_field(block, input, [&](const located_line& lines) { use(lines, none); });
}

template <class View>
int write_all(const operation_options& options, const View& base,
              const operation<View>& operation) {
    const format_pointer format =
        make_format(options.records, columns_of_results, options.common.input.can_be_null());
    const auto answer = [&](const input_options& input, const block& block, output& out) {
        result_writer<View> writer(options, base, operation, *format, out);
        constexpr const View* none = nullptr;
        for_each_text_of(options, input, block, none,
                         [&](const located_line& lines, const View* uri) {
                             write_each(out, lines, *format,
                                        [&](const located_line& line) { writer.write(line, uri); });
                         });
    };
    return answer_with_records(options.common, options.records, *format, answer);
}

}  // namespace

int write_results(const operation_options& options, const uri_view& base,
                  const operation<uri_view>& operation) {
    return write_all(options, base, operation);
}

int write_results(const operation_options& options, const iri_view& base,
                  const operation<iri_view>& operation) {
    return write_all(options, base, operation);
}

}  // namespace uriscan::cli
