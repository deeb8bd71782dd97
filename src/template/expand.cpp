// Expands templates (RFC 6570, section 3 and appendix A).  Each value is written once, at its final
// offset.  If the buffer is too small, and in expanded_size(), octets are only counted.
#include "template/expansion.hpp"

#include "octets/subtext.hpp"
#include "operations/encoder.hpp"
#include "template/characters.hpp"

namespace uriscan {
namespace {

void put_encoded(std::string_view data, encode_for keeps, limited_writer& out) noexcept {
    if (char* const to = out.room_for(encoded_size(data, keeps))) {
        write_encoded(data, keeps, to);
    }
}

// Writes a value or a literal.  If `keeps` is the set that the RFC calls U+R (unreserved and
// reserved octets), triplets are kept, too (3.2.1).
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
    bool put(const template_variable& variable, const argument_value& value) noexcept {
        put_string(variable, value.string);
        bool defined = false;
        for (std::size_t i = 0; i < value.count; ++i) {
            const template_pair member = value.member(value.members, i);
            if (member.value.data() != nullptr) {
                put_member(variable, member.name, member.value, defined);
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
        // With U+R, triplets are copied, so the triplets of a character count as one character.
        const bool with_triplets = rules_.keeps == detail::unreserved_and_reserved;
        const std::size_t size =
            variable.max_length == 0
                ? value.size()
                : size_of_characters(value, variable.max_length, with_triplets);
        put_value(subtext(value, 0, size), rules_.keeps, out_);
    }

    // Writes a member of an associative array or of a list.  For a list, `name` is null.  `defined`
    // says whether a member was written before.
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

template_pair member_of_list(const void* members, std::size_t i) noexcept {
    return {{}, static_cast<const std::string_view*>(members)[i]};
}

template_pair member_of_array(const void* members, std::size_t i) noexcept {
    const template_pair& pair = static_cast<const template_pair*>(members)[i];
    return pair_of(pair.name, pair.value);
}

argument_value value_of(const argument_list& all, std::string_view name) noexcept {
    const auto* const arguments = static_cast<const template_argument*>(all.arguments);
    for (std::size_t i = 0; i < all.count; ++i) {
        if (arguments[i].name == name) {
            const template_value& value = arguments[i].value;
            if (value.is_string()) {
                return {value.string()};
            }
            return value.pairs().empty()
                       ? argument_value{{},
                                        value.list().data(),
                                        value.list().size(),
                                        member_of_list}
                       : argument_value{
                             {}, value.pairs().data(), value.pairs().size(), member_of_array};
        }
    }
    return {};
}

argument_list list_of(std::span<const template_argument> arguments) noexcept {
    return {arguments.data(), arguments.size(), value_of};
}

}  // namespace

result<std::size_t> put_expansion(const uri_template& from, const argument_list& arguments,
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
            if (!writer.put(variable, arguments.find(arguments, variable.name)) &&
                refused == nullptr) {
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

result<std::size_t> expanded_size(const uri_template& from,
                                  std::span<const template_argument> arguments) noexcept {
    return put_expansion(from, list_of(arguments), limited_writer({}));
}

result<std::string_view> expand(const uri_template& from,
                                std::span<const template_argument> arguments,
                                std::span<char> buffer) noexcept {
    const result<std::size_t> size =
        put_expansion(from, list_of(arguments), limited_writer(buffer));
    if (!size) {
        return size.error();
    }
    if (*size > buffer.size()) {
        return uri_error{error_reason::buffer_too_small};
    }
    return std::string_view(buffer.data(), *size);
}

}  // namespace uriscan
