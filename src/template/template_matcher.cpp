// Compiles templates and matches them.
#include <memory>
#include <utility>

#include "octets/subtext.hpp"
#include "template/ambiguity.hpp"
#include "template/compiled_templates.hpp"

namespace uriscan {
namespace {

using detail::compiled_templates;

// Says which value each variable has in a run of the automaton.
std::string reading_of(const template_states& automaton, const std::vector<std::uint32_t>& run,
                       std::string_view text, const std::vector<template_variable>& variables) {
    std::vector<std::string> values(variables.size());
    std::vector<bool> present(variables.size());
    for (std::size_t p = 0; p < text.size(); ++p) {
        const state_label label = automaton.states[run[p]].label;
        if (label.variable != 0) {
            present[label.variable - 1U] = true;
            if (!label.before) {
                values[label.variable - 1U] += text[p];
            }
        }
    }
    std::string reading;
    for (std::size_t i = 0; i < variables.size(); ++i) {
        reading += reading.empty() ? "" : ", ";
        reading += variables[i].name;
        reading += present[i] ? "=\"" + values[i] + "\"" : std::string(" absent");
    }
    return reading;
}

// Checks a template on its own.
result<std::size_t> check_alone(const uri_template& one, const match_options& options,
                                template_refusal& refusal) {
    template_states alone;
    std::vector<std::uint32_t> ends;
    const result<std::size_t> added = add_template(one, options, alone, ends);
    if (!added || options.shortest_first) {
        return added;
    }
    for (const std::uint32_t end : ends) {
        alone.states[end].accepts = 0;
    }
    two_runs witness;
    const ambiguity_check check = check_ambiguity(alone, witness);
    if (check == ambiguity_check::unambiguous) {
        return added;
    }
    if (check == ambiguity_check::ambiguous) {
        const std::vector<template_variable> variables = one.variables();
        refusal.text = witness.text;
        refusal.first_reading = reading_of(alone, witness.first, witness.text, variables);
        refusal.second_reading = reading_of(alone, witness.second, witness.text, variables);
        return uri_error{error_reason::ambiguous_template};
    }
    return uri_error{error_reason::too_many_states};
}

void append_template(const uri_template& one, compiled_templates& to) {
    const auto begin = static_cast<std::uint32_t>(to.texts.size());
    to.texts += one.text();
    const auto first = static_cast<std::uint32_t>(to.variables.size());
    one.for_each_part([&](const template_part& part) {
        for (const template_variable& variable : part.variables()) {
            const auto offset =
                static_cast<std::uint32_t>(variable.name.data() - one.text().data());
            to.variables.push_back({begin + offset,
                                    static_cast<std::uint32_t>(variable.name.size()),
                                    variable.max_length, part.op, variable.explode});
        }
    });
    const auto count = static_cast<std::uint32_t>(to.variables.size() - first);
    std::uint32_t reserved = 0;
    for (std::size_t i = first; i < to.variables.size(); ++i) {
        const template_operator op = to.variables[i].op;
        reserved += op == template_operator::reserved || op == template_operator::fragment ? 1 : 0;
    }
    to.templates.push_back(
        {begin, static_cast<std::uint32_t>(one.text().size()), first, count, reserved});
    to.most_variables = to.most_variables < count ? count : to.most_variables;
}

// Lets a state accept the template that was added last.  If the state accepts a better template
// already, nothing changes.
void accept_last(const compiled_templates& compiled, std::uint32_t& accepts) {
    const auto index = static_cast<std::uint32_t>(compiled.templates.size() - 1);
    if (accepts == no_index || compiled.is_better(index, accepts)) {
        accepts = index;
    }
}

result<std::size_t> add(std::string_view text, const match_options& options, template_states& all,
                        compiled_templates& compiled, template_refusal& refusal) {
    const result<uri_template> one = uri_template::parse(text);
    if (!one) {
        return one.error();
    }
    if (const result<std::size_t> checked = check_alone(*one, options, refusal); !checked) {
        return checked;
    }
    append_template(*one, compiled);
    std::vector<std::uint32_t> ends;
    const result<std::size_t> added = add_template(*one, options, all, ends);
    if (added) {
        for (const std::uint32_t end : ends) {
            accept_last(compiled, all.states[end].accepts);
        }
    }
    return added;
}

}  // namespace

// The matchers count their copies themselves.  A std::shared_ptr would need RTTI in the library if
// the program is compiled with checks of virtual calls.
template_matcher::template_matcher(const template_matcher& other) noexcept
    : templates_(other.templates_) {
    if (templates_ != nullptr) {
        ++templates_->matchers;
    }
}

template_matcher::template_matcher(template_matcher&& other) noexcept
    : templates_(std::exchange(other.templates_, nullptr)) {}

template_matcher& template_matcher::operator=(template_matcher other) noexcept {
    std::swap(templates_, other.templates_);
    return *this;
}

template_matcher::~template_matcher() {
    if (templates_ != nullptr && --templates_->matchers == 0) {
        delete templates_;
    }
}

result<template_matcher> template_matcher::compile(std::span<const std::string_view> templates,
                                                   const match_options& options,
                                                   template_refusal* refusal) {
    auto compiled = std::make_unique<compiled_templates>();
    template_states all;
    template_refusal why;
    for (std::size_t i = 0; i < templates.size(); ++i) {
        if (const auto added = add(templates[i], options, all, *compiled, why); !added) {
            if (refusal != nullptr) {
                why.index = i;
                why.error = added.error();
                *refusal = std::move(why);
            }
            return added.error();
        }
    }
    compiled->set_automaton(all);
    template_matcher matcher;
    matcher.templates_ = compiled.release();
    return matcher;
}

bool template_matcher::match(std::string_view text, template_match& found) const {
    return templates_ != nullptr && templates_->match(text, found);
}

std::size_t template_matcher::size() const noexcept {
    return templates_ == nullptr ? 0 : templates_->templates.size();
}

std::string_view template_matcher::template_text(std::size_t i) const noexcept {
    const compiled_templates::one_template& one = templates_->templates[i];
    return subtext(templates_->texts, one.text_begin, one.text_size);
}

std::size_t template_matcher::state_count() const noexcept {
    return templates_ == nullptr ? 0 : templates_->states.size();
}

std::size_t template_matcher::memory() const noexcept {
    if (templates_ == nullptr) {
        return 0;
    }
    const auto octets = [](const auto& all) { return all.capacity() * sizeof(all[0]); };
    return octets(templates_->states) + octets(templates_->edges) +
           octets(templates_->dense_literals) + octets(templates_->variables) +
           octets(templates_->templates) + templates_->texts.capacity() +
           templates_->chains.capacity();
}

matched_value template_match::operator[](std::size_t i) const noexcept {
    return templates_->value(*this, i);
}

matched_value template_match::find(std::string_view name) const noexcept {
    for (std::size_t i = 0; i < size_; ++i) {
        if (const matched_value value = (*this)[i]; value.name == name) {
            return value;
        }
    }
    return {};
}

std::string describe(const template_refusal& refusal, std::string_view template_text) {
    std::string sentence = describe(refusal.error, template_text);
    if (refusal.error.reason == error_reason::ambiguous_template) {
        sentence += ": \"" + refusal.text + "\" is " + refusal.first_reading + " or " +
                    refusal.second_reading;
    }
    return sentence;
}

}  // namespace uriscan
