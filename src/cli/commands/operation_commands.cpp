// The commands that write one result for each line, such as normalize.
#include <fmt/format.h>

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "cli/commands/commands.hpp"
#include "cli/commands/idna.hpp"
#include "cli/commands/line_records.hpp"
#include "cli/commands/parsed_lines.hpp"
#include "cli/edits/editor.hpp"
#include "iri/access.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {
namespace {

// An operation that writes its result to a buffer.  `size_limit` returns the size that the buffer
// must have.  Operations without a base ignore `base`.  Each thread uses its own copy of the
// operation, so `run` can keep buffers.
template <class View>  // a uri_view or an iri_view
struct operation {
    std::function<std::size_t(const View& base, const View&)> size_limit;
    std::function<result<std::string_view>(const View& base, const View&, std::span<char>)> run;

    // Returns the message for an error of `run`.
    std::function<std::string(const uri_error&, const View&)> message =
        [](const uri_error& error, const View&) { return describe(error); };
};

template <class View>
constexpr bool is_of_uris = std::is_same_v<View, uri_view>;

// Calls `write` with an empty view of the type that the rule needs.
template <class Write>
int with_view(const operation_options& options, const Write& write) {
    return std::holds_alternative<rule>(options.checked_rule) ? write(uri_view())
                                                              : write(iri_view());
}

template <class View>
result<View> parse_text(const text_rule& by, std::string_view text) {
    if constexpr (is_of_uris<View>) {
        return parse(std::get<rule>(by), text);
    } else {
        const auto as_iri = [text](auto each) -> result<iri_view> {
            const auto parsed = parse(each, text);
            return parsed ? result<iri_view>(*parsed) : parsed.error();
        };
        return std::visit(as_iri, by);
    }
}

template <class View>
result<View> parse_base(std::string_view text) {
    if constexpr (is_of_uris<View>) {
        return parse_uri(text);
    } else {
        return parse_iri(text);
    }
}

template <class View>
void check_base(std::string_view base) {
    if (const auto parsed = parse_base<View>(base); !parsed) {
        const bool lacks_scheme = parsed.error().component == component::scheme;
        throw usage_error("--base: {}, at offset {} of '{}'{}", describe(parsed.error(), base),
                          parsed.error().offset, base,
                          lacks_scheme ? "; a base is a URI such as http://a/b" : "");
    }
}

// Returns the base, or an empty view if each line has a base.
template <class View>
View base_of(const std::optional<std::string>& base) {
    return base ? *parse_base<View>(*base) : View();
}

// Returns the error of a line whose text is valid, but whose base is not.  `wanted` is what the
// base should be, such as "a URI".
line_error error_of_base(const uri_error& error, std::string_view base, const char* wanted) {
    line_error made = error_of(error, base);
    made.valid = true;
    made.message =
        fmt::format("the base is not {}: {} at offset {}", wanted, made.message, made.offset);
    return made;
}

// Writes the results of the lines of one block.
template <class View>
class operation_writer {
public:
    operation_writer(const operation_options& options, const View& base, operation<View> operation,
                     result_writer& results)
        : options_(options), base_(base), operation_(std::move(operation)), results_(results) {}

    // `uri` is the parsed text of the line, or null if the text is not valid or was not parsed.
    void write(const located_line& line, const View* uri) {
        if (uri != nullptr) {
            write_result_of(line, base_, *uri);
        } else if (line.has_text()) {
            write_text(line);
        } else {
            results_.write_without_text(line);
        }
    }

private:
    void write_text(const located_line& line) {
        const auto parsed = parse_text<View>(options_.checked_rule, line.text);
        if (!parsed) {
            results_.write_error(line, error_of(parsed.error(), line.text));
        } else if (!options_.common.input.field.has_base()) {
            write_result_of(line, base_, *parsed);
        } else if (const auto base = parse_base<View>(line.base)) {
            write_result_of(line, *base, *parsed);
        } else {
            const char* const wanted = is_of_uris<View> ? "a URI" : "an IRI";
            results_.write_error(line, error_of_base(base.error(), line.base, wanted));
        }
    }

    void write_result_of(const located_line& line, const View& base, const View& parsed) {
        const std::span<char> buffer = results_.buffer(operation_.size_limit(base, parsed));
        const auto result = operation_.run(base, parsed, buffer);
        if (result) {
            results_.write(line, *result);
        } else {
            line_error error = error_of(result.error());
            error.message = operation_.message(result.error(), parsed);
            results_.write_error(line, error);
        }
    }

    const operation_options& options_;
    const View& base_;
    const operation<View> operation_;
    result_writer& results_;
};

// Writes the result of the operation for every line.  The base is `base`, or with --base-field, the
// base in the line.  If `View` is uri_view, the rule must be one of RFC 3986.  Returns the exit
// status.
template <class View>
int write_results(const operation_options& options, const View& base,
                  const operation<View>& operation) {
    const wanted_records wanted{options.records, columns_of_results, !options.records.format};
    const auto answer = [&](const block& block, record_writer& records) {
        result_writer results(wanted, options.common.color, records);
        operation_writer<View> writer(options, base, operation, results);
        const auto write = [&](const located_line& lines, const View* uri) {
            records.write_each(lines, [&](const located_line& line) { writer.write(line, uri); });
        };
        if constexpr (is_of_uris<View>) {  // parses many lines at once
            for_each_text(block, records.input(), std::get<rule>(options.checked_rule), write);
        } else {
            for_each_field(block, records.input(),
                           [&](const located_line& lines) { write(lines, nullptr); });
        }
    };
    return write_records(options.common, wanted, answer);
}

// Returns the text of a URI that a function of the library wrote, or its error.
template <class View>
result<std::string_view> text_of(const result<View>& written) {
    return written ? result<std::string_view>(written->text()) : written.error();
}

// For the size of a result, it does not matter which octets beyond ASCII the text has.  So an IRI
// is treated like a URI here.
const uri_view& as_uri(const uri_view& uri) {
    return uri;
}

const uri_view& as_uri(const iri_view& iri) {
    return detail::iri_access::as_uri(iri);
}

// For --redirect, the base is the URI of the line, so the message calls it a URI.
std::string message_of_edit(const uri_error& error, const uri_view&) {
    return error.reason == error_reason::base_without_scheme
               ? "--redirect needs a URI with a scheme"
               : describe(error);
}

}  // namespace

void check_base(const std::optional<std::string>& base, const text_rule& by) {
    if (base) {
        std::holds_alternative<rule>(by) ? check_base<uri_view>(*base)
                                         : check_base<iri_view>(*base);
    }
}

int run_normalize(const normalize_command_options& options) {
    std::vector<scheme_rules> added;
    for (const added_scheme& scheme : options.schemes) {
        added.push_back({scheme.name, scheme.default_port, scheme.empty_path_is_root});
    }
    const scheme_table schemes(added);
    return with_view(options.operation, [&]<class View>(View none) {
        return write_results(
            options.operation, none,
            operation<View>{
                [](const View&, const View& uri) { return normalized_size_limit(as_uri(uri)); },
                [&, rules = options.rules](const View&, const View& uri, std::span<char> buffer) {
                    return text_of(normalize(uri, buffer, rules, schemes));
                }});
    });
}

int run_resolve(const resolve_command_options& options) {
    return with_view(options.operation, [&]<class View>(View) {
        return write_results(
            options.operation, base_of<View>(options.base),
            operation<View>{[](const View& base, const View& reference) {
                                return resolved_size_limit(as_uri(base), as_uri(reference));
                            },
                            [resolving = options.resolving](const View& base, const View& reference,
                                                            std::span<char> buffer) {
                                return text_of(resolve(base, reference, buffer, resolving));
                            }});
    });
}

int run_relativize(const relativize_command_options& options) {
    return write_results(
        options.operation, base_of<uri_view>(options.base),
        operation<uri_view>{relativized_size_limit, [](const uri_view& base, const uri_view& target,
                                                       std::span<char> buffer) {
                                return text_of(relativize(base, target, buffer));
                            }});
}

int run_set(const set_command_options& options) {
    const editor sized(options.edits);
    return write_results(
        options.operation, uri_view(),
        operation<uri_view>{
            [&sized](const uri_view&, const uri_view& uri) { return sized.size_limit(uri); },
            [own = editor(options.edits)](const uri_view&, const uri_view& uri,
                                          std::span<char> buffer) mutable {
                return text_of(own.run(uri, buffer));
            },
            message_of_edit});
}

int run_to_uri(const to_uri_command_options& options) {
    const to_uri_options how = {.host = options.converts_hosts ? host_by_idna : nullptr};
    const std::size_t room_for_host = options.converts_hosts ? most_octets_of_ascii_host : 0;
    return write_results(
        options.operation, iri_view(),
        operation<iri_view>{
            [room_for_host](const iri_view&, const iri_view& iri) {
                return to_uri_size(iri) + room_for_host;
            },
            [how](const iri_view&, const iri_view& iri, std::span<char> buffer) {
                auto written = text_of(to_uri(iri, buffer, how));
                if (!written && written.error().component == component::host) {
                    uri_error error = written.error();
                    error.offset = static_cast<std::size_t>(iri.host().data() - iri.text().data());
                    written = error;
                }
                return written;
            },
            [](const uri_error& error, const iri_view& iri) {
                return error.component == component::host
                           ? "IDNA does not accept the host: " + mistake_for_idna(iri.host())
                           : describe(error);
            }});
}

int run_to_iri(const to_iri_command_options& options) {
    return write_results(
        options.operation, iri_view(),
        operation<iri_view>{
            [](const iri_view&, const iri_view& uri) { return to_iri_size_limit(uri); },
            [](const iri_view&, const iri_view& uri, std::span<char> buffer) {
                return text_of(to_iri(uri, buffer));
            }});
}

}  // namespace uriscan::cli
