// Gives write_results() the operation of each command.
#include "cli/commands/operation_commands.hpp"

#include <fmt/format.h>

#include <string>

#include "cli/commands/idna.hpp"
#include "cli/edits/editor.hpp"
#include "iri/access.hpp"
#include "uriscan/iri.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/resolve.hpp"
#include "uriscan/result.hpp"

namespace uriscan::cli {

namespace {

// Calls `write` with an empty view of the type that the rule needs.
template <class Write>
int with_view(const operation_options& options, const Write& write) {
    return std::holds_alternative<rule>(options.checked_rule) ? write(uri_view())
                                                              : write(iri_view());
}

result<uri_view> parse_base(std::string_view text, uri_view) {
    return parse_uri(text);
}

result<iri_view> parse_base(std::string_view text, iri_view) {
    return parse_iri(text);
}

template <class View>
std::string mistake_in(std::string_view base, View none) {
    const auto parsed = parse_base(base, none);
    return parsed ? ""
                  : fmt::format("--base: {}, at offset {} of '{}'", describe(parsed.error(), base),
                                parsed.error().offset, base);
}

// The size of a result does not depend on what the octets beyond ASCII are.
const uri_view& as_uri(const uri_view& uri) {
    return uri;
}

const uri_view& as_uri(const iri_view& iri) {
    return detail::iri_access::as_uri(iri);
}

// Returns the base, or an empty view if each line has a base.
template <class View>
View base_of(const std::optional<std::string>& base, View none) {
    return base ? *parse_base(*base, none) : none;
}

}  // namespace

std::string mistake_in_base(const std::optional<std::string>& base, const text_rule& by) {
    return !base                              ? ""
           : std::holds_alternative<rule>(by) ? mistake_in(*base, uri_view())
                                              : mistake_in(*base, iri_view());
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
    return with_view(options.operation, [&]<class View>(View none) {
        return write_results(
            options.operation, base_of(options.base, none),
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
        options.operation, base_of(options.base, uri_view()),
        operation<uri_view>{relativized_size_limit, [](const uri_view& base, const uri_view& target,
                                                       std::span<char> buffer) {
                                return text_of(relativize(base, target, buffer));
                            }});
}

namespace {

// The base that the user knows as such is the URI of the line.
std::string message_of(const uri_error& error, const uri_view&) {
    return error.reason == error_reason::base_without_scheme
               ? "--redirect needs a URI with a scheme"
               : describe(error);
}

}  // namespace

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
            message_of});
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
