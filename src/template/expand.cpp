// Expands templates (RFC 6570, section 3 and appendix A).  Each value is written once, to the place
// where it stays.  If the buffer is too small, or for expanded_size(), only its size is counted.
#include "octets/limited_writer.hpp"
#include "octets/subtext.hpp"
#include "operations/encoder.hpp"
#include "template/characters.hpp"
#include "uriscan/uri_template.hpp"

namespace uriscan {
namespace {

void put_encoded(std::string_view data, encode_for keeps, limited_writer& out) noexcept {
    if (char* const to = out.room_for(encoded_size(data, keeps))) {
        write_encoded(data, keeps, to);
    }
}

// Writes a value or a literal.  U+R also keeps triplets (3.2.1).
void put_value(std::string_view data, encode_for keeps, limited_writer& out) noexcept {
    while (keeps == detail::unreserved_and_reserved && !data.empty()) {
        const bool triplet = begins_with_triplet(data);
        const std::size_t next = triplet ? triplet_size : data.find('%', data.front() == '%');
        const std::string_view run = subtext(data, 0, next);
        if (triplet) {
            out.put(run);
        } else {
            put_encoded(run, keeps, out);
        }
        data.remove_prefix(run.size());
    }
    put_encoded(data, keeps, out);
}

// Writes one expression.
class expression_writer {
public:
    expression_writer(const detail::operator_rules& rules, limited_writer& out) noexcept
        : rules_(rules), out_(out), delimiter_(rules.first) {}

    // Writes a variable, unless it is undefined.  Returns whether its modifier fits its value.
    bool put(const template_variable& variable, const template_value& value) noexcept {
        if (value.is_string()) {
            put_string(variable, value.string());
            return true;
        }
        bool defined = false;
        for (const std::string_view member : value.list()) {
            if (member.data() != nullptr) {
                put_member(variable, {}, member, defined);
            }
        }
        for (const template_pair& pair : value.pairs()) {
            if (pair.value.data() != nullptr) {
                put_member(variable, pair.name.data() == nullptr ? "" : pair.name, pair.value,
                           defined);
            }
        }
        return !defined || variable.max_length == 0;
    }

private:
    void put_string(const template_variable& variable, std::string_view value) noexcept {
        if (value.data() == nullptr) {
            return;
        }
        begin();
        if (rules_.named) {
            put_name(variable.name, value);
        }
        // U+R copies triplets, so there the triplets of a character count as one.
        const bool with_triplets = rules_.keeps == detail::unreserved_and_reserved;
        const std::size_t size =
            variable.max_length == 0
                ? value.size()
                : size_of_characters(value, variable.max_length, with_triplets);
        put_value(subtext(value, 0, size), rules_.keeps, out_);
    }

    // Writes a member of a list, whose name is null, or of an associative array.  `defined` says
    // whether there was a member before.
    void put_member(const template_variable& variable, std::string_view name,
                    std::string_view value, bool& defined) noexcept {
        const bool is_pair = name.data() != nullptr;
        if (!defined || variable.explode) {
            begin();
        } else {
            out_.put(",");
        }
        if (variable.explode && is_pair) {
            put_value(name, rules_.keeps, out_);
            out_.put(value.empty() ? rules_.if_empty : "=");
        } else {
            if (rules_.named && (!defined || variable.explode)) {
                // A list that is not empty has a "=", even if its first member is empty.
                out_.put(variable.name);
                out_.put(variable.explode && value.empty() ? rules_.if_empty : "=");
            }
            if (is_pair) {
                put_value(name, rules_.keeps, out_);
                out_.put(",");
            }
        }
        put_value(value, rules_.keeps, out_);
        defined = true;
    }

    void put_name(std::string_view name, std::string_view value) noexcept {
        out_.put(name);
        out_.put(value.empty() ? rules_.if_empty : "=");
    }

    void begin() noexcept {
        out_.put(delimiter_);
        delimiter_ = {&rules_.separator, 1};
    }

    const detail::operator_rules& rules_;
    limited_writer& out_;
    std::string_view delimiter_;
};

const template_value& value_of(std::string_view name,
                               std::span<const template_argument> arguments) noexcept {
    static constexpr template_value undefined;
    for (const template_argument& argument : arguments) {
        if (argument.name == name) {
            return argument.value;
        }
    }
    return undefined;
}

// Writes the expansion.  Returns its size.
result<std::size_t> put_expansion(const uri_template& from,
                                  std::span<const template_argument> arguments,
                                  limited_writer out) noexcept {
    const char* refused = nullptr;  // the variable whose modifier does not fit its value
    from.for_each_part([&](const template_part& part) {
        if (!part.is_expression()) {
            put_value(part.text, detail::unreserved_and_reserved, out);
            return;
        }
        const detail::operator_rules rules = detail::rules_of(part.op);
        expression_writer writer(rules, out);
        for (const template_variable& variable : part.variables()) {
            if (!writer.put(variable, value_of(variable.name, arguments)) && refused == nullptr) {
                refused = variable.name.data();
            }
        }
    });
    if (refused != nullptr) {
        return uri_error{error_reason::prefix_of_composite, component::path,
                         static_cast<std::size_t>(refused - from.text().data())};
    }
    if (out.size() > max_text_size) {
        return uri_error{error_reason::too_long};
    }
    return out.size();
}

}  // namespace

result<std::size_t> expanded_size(const uri_template& from,
                                  std::span<const template_argument> arguments) noexcept {
    return put_expansion(from, arguments, limited_writer({}));
}

result<std::string_view> expand(const uri_template& from,
                                std::span<const template_argument> arguments,
                                std::span<char> buffer) noexcept {
    const result<std::size_t> size = put_expansion(from, arguments, limited_writer(buffer));
    if (!size) {
        return size.error();
    }
    if (*size > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

}  // namespace uriscan
