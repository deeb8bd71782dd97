// The ABNF reader. First it cuts the rulelist into rules by the indentation of the lines. In ABNF,
// only the indentation tells whether a line starts a rule or continues one. Then the reader parses
// the text of each rule by recursive descent, with one function for each rule of RFC 5234, Section
// 4.

#include "abnf.hpp"

#include "utf8.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace uriscan::oracle {

namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

bool is_one_of(char c, std::string_view set) {
    return set.find(c) != std::string_view::npos;
}

char lower_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

char upper_case(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

constexpr std::string_view of = " of ";

// Returns `body` with each name RULE replaced by `RULE of SOURCE`.
expression from_source(const expression& body, std::string_view source);

std::vector<expression> from_source(const std::vector<expression>& parts, std::string_view source) {
    std::vector<expression> result;
    for (const expression& part : parts) {
        result.push_back(from_source(part, source));
    }
    return result;
}

std::string name_of(std::string_view rule, std::string_view source) {
    std::string name(rule);
    return rule.find(of) == std::string_view::npos ? name.append(of).append(source) : name;
}

expression from_source(const expression& body, std::string_view source) {
    expression result = body;
    if (auto* sequence = std::get_if<concatenation>(&result.node)) {
        sequence->parts = from_source(sequence->parts, source);
    } else if (auto* choices = std::get_if<alternation>(&result.node)) {
        choices->parts = from_source(choices->parts, source);
    } else if (auto* repeated = std::get_if<repetition>(&result.node)) {
        repeated->body = from_source(repeated->body, source);
    } else if (auto* named = std::get_if<rule_name>(&result.node)) {
        named->name = name_of(named->name, source);
    }
    return result;
}

expression one_of(unsigned low, unsigned high) {
    octets node;
    for (unsigned octet = low; octet <= high; ++octet) {
        node.members.set(octet);
    }
    return {node};
}

expression one_letter(char c, bool case_sensitive) {
    octets node;
    node.members.set(static_cast<unsigned char>(case_sensitive ? c : lower_letter(c)));
    node.members.set(static_cast<unsigned char>(case_sensitive ? c : upper_case(c)));
    return {node};
}

// If there is only one part, returns that part itself instead of a node that contains it.
template <class Node>
expression join(std::vector<expression> parts) {
    if (parts.size() == 1) {
        return std::move(parts.front());
    }
    return {Node{std::move(parts)}};
}

class rule_reader {
public:
    rule_reader(std::string_view text, std::size_t first_line, notation written_in)
        : text_(text),
          line_(first_line),
          is_older_(written_in == notation::rfc2396),
          largest_(written_in == notation::code_points ? largest_code_point : 255) {}

    void read_into(grammar& rules) {
        skip_space();
        const std::size_t line = line_;
        const std::string name = read_name();
        skip_space();
        expect('=', "'=' after the rule's name");
        const bool incremental = !is_older_ && accept('/');
        expression body = read_alternation();
        if (at_ < text_.size()) {
            fail(std::string("unexpected '") + text_[at_] + "'");
        }
        if (incremental) {
            rules.add_alternative(name, std::move(body), line);
        } else {
            rules.define(name, std::move(body), line);
        }
    }

private:
    [[noreturn]] void fail(const std::string& message) const { throw abnf_error(line_, message); }

    // The character that separates alternatives.
    char bar() const { return is_older_ ? '|' : '/'; }

    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }

    bool accept(char wanted) {
        if (at_ < text_.size() && text_[at_] == wanted) {
            ++at_;
            return true;
        }
        return false;
    }

    void expect(char wanted, std::string_view description) {
        if (!accept(wanted)) {
            fail("expected " + std::string(description));
        }
    }

    void skip_space() {
        for (; at_ < text_.size(); ++at_) {
            if (text_[at_] == ';') {
                at_ = std::min(text_.find('\n', at_), text_.size());
            }
            if (at_ == text_.size() || !is_one_of(text_[at_], " \t\r\n")) {
                return;
            }
            line_ += text_[at_] == '\n' ? 1U : 0U;
        }
    }

    std::string read_name() {
        if (!is_one_of(peek(), letters)) {
            fail("expected a rule's name");
        }
        const std::size_t begin = at_;
        while (at_ < text_.size() && (is_one_of(peek(), letters) || is_one_of(peek(), digits) ||
                                      peek() == '-' || (is_older_ && peek() == '_'))) {
            ++at_;
        }
        return std::string(text_.substr(begin, at_ - begin));
    }

    expression read_alternation() {
        std::vector<expression> parts;
        do {
            skip_space();
            parts.push_back(read_concatenation());
        } while (accept(bar()));
        return join<alternation>(std::move(parts));
    }

    expression read_concatenation() {
        std::vector<expression> parts;
        bool separated = true;
        while (at_ < text_.size() && peek() != bar() && !is_one_of(peek(), ")]")) {
            if (!separated) {
                fail("expected white space between elements");
            }
            parts.push_back(read_repetition());
            const std::size_t end = at_;
            skip_space();
            separated = at_ > end;
        }
        if (parts.empty()) {
            fail("expected an element");
        }
        return join<concatenation>(std::move(parts));
    }

    expression read_repetition() {
        const std::optional<std::size_t> least = read_count();
        if (!accept('*')) {
            return least ? repeat(*least, least) : read_element();
        }
        const std::optional<std::size_t> most = read_count();
        return repeat(least.value_or(0), most);
    }

    expression repeat(std::size_t least, std::optional<std::size_t> most) {
        if (most && *most < least) {
            fail("a repetition's upper limit is below its lower limit");
        }
        repetition node{least, most, {}};
        node.body.push_back(read_element());
        return {std::move(node)};
    }

    std::optional<std::size_t> read_count() {
        return is_one_of(peek(), digits) && at_ < text_.size()
                   ? std::optional<std::size_t>(read_number(10))
                   : std::nullopt;
    }

    expression read_element() {
        switch (peek()) {
            case '(': return read_enclosed(')');
            case '[': return {repetition{0, 1, {read_enclosed(']')}}};
            case '"': return read_literal(is_older_);
            case '%': ++at_; return read_percent();
            case '<': return read_prose();
            default: const std::size_t line = line_; return {rule_name{read_name(), line}};
        }
    }

    expression read_enclosed(char closing) {
        ++at_;
        expression inside = read_alternation();
        expect(closing, std::string("'") + closing + "'");
        return inside;
    }

    expression read_literal(bool case_sensitive) {
        expect('"', "a quoted string");
        std::vector<expression> parts;
        while (peek() != '"') {
            const char c = peek();
            if (c < ' ' || c > '~') {
                fail("a quoted string is not closed on its line");
            }
            parts.push_back(one_letter(c, case_sensitive));
            ++at_;
        }
        ++at_;
        return join<concatenation>(std::move(parts));
    }

    expression read_percent() {
        const char kind = lower_letter(peek());
        if (at_ < text_.size()) {
            ++at_;
        }
        switch (kind) {
            case 'b': return read_values(2);
            case 'd': return read_values(10);
            case 'x': return read_values(16);
            case 's': return read_literal(true);
            case 'i': return read_literal(false);
            default: fail("expected one of b, d, x, s, i after '%'");
        }
    }

    expression read_values(int base) {
        const unsigned first = read_value(base);
        if (accept('-')) {
            return range(first, read_value(base));
        }
        std::vector<expression> parts{range(first, first)};
        while (accept('.')) {
            const unsigned next = read_value(base);
            parts.push_back(range(next, next));
        }
        return join<concatenation>(std::move(parts));
    }

    expression range(unsigned low, unsigned high) const {
        if (high < low) {
            fail("a range's upper bound is below its lower bound");
        }
        if (largest_ == 255) {
            return one_of(low, high);
        }
        std::vector<expression> sequences;
        for (const octet_ranges& sequence : utf8_sequences(low, high)) {
            std::vector<expression> parts;
            for (const octet_range& octet : sequence) {
                parts.push_back(one_of(octet.low, octet.high));
            }
            sequences.push_back(join<concatenation>(std::move(parts)));
        }
        if (sequences.empty()) {
            fail("a range has only surrogates");
        }
        return join<alternation>(std::move(sequences));
    }

    unsigned read_value(int base) {
        const std::size_t value = read_number(base);
        if (value > largest_) {
            fail(largest_ == 255 ? "a value does not fit an octet" : "a value is no code point");
        }
        return static_cast<unsigned>(value);
    }

    std::size_t read_number(int base) {
        std::size_t value = 0;
        const char* begin = text_.data() + at_;
        const auto [end, error] = std::from_chars(begin, text_.data() + text_.size(), value, base);
        if (error == std::errc::result_out_of_range) {
            fail("a number is too large");
        }
        if (error != std::errc()) {
            fail("expected a number of base " + std::to_string(base));
        }
        at_ += static_cast<std::size_t>(end - begin);
        return value;
    }

    expression read_prose() {
        ++at_;
        rule_name node{read_name(), line_};
        if (accept(',')) {
            skip_space();
            node.name = name_of(node.name, read_source());
        }
        expect('>', "'>' after the name of a rule");
        return {std::move(node)};
    }

    // Reads `see [SOURCE], Section NUMBER`, and returns SOURCE.
    std::string read_source() {
        for (const char c : std::string_view("see [")) {
            expect(c, "'see [' and the source of a rule");
        }
        std::string source = read_name();
        expect(']', "']' after the source of a rule");
        at_ = std::min(text_.find_first_of(">\n", at_), text_.size());
        return source;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_;
    bool is_older_;
    unsigned largest_;
};

struct rule_lines {
    std::size_t first_line;
    std::string text;
};

// Returns the text of each rule, together with the blank lines and comments that follow it.
std::vector<rule_lines> cut_into_rules(std::string_view text) {
    std::vector<rule_lines> rules;
    std::optional<std::size_t> margin;
    for (std::size_t begin = 0, line = 1; begin < text.size(); ++line) {
        const std::size_t end = std::min(text.find('\n', begin), text.size() - 1) + 1;
        const std::string_view content = text.substr(begin, end - begin);
        const std::size_t indent = std::min(content.find_first_not_of(" \t\r\n"), content.size());
        const bool blank = indent == content.size() || content[indent] == ';';
        if (!blank && indent <= margin.value_or(indent)) {
            if (indent < margin.value_or(indent)) {
                throw abnf_error(line, "a line begins left of the rules");
            }
            margin = indent;
            rules.push_back({line, {}});
        }
        if (!rules.empty()) {
            rules.back().text += content;
        }
        begin = end;
    }
    return rules;
}

}  // namespace

abnf_error::abnf_error(std::size_t line, const std::string& message)
    : std::runtime_error("line " + std::to_string(line) + ": " + message), line_(line) {}

std::string lower_case(std::string_view text) {
    std::string result(text);
    std::transform(text.begin(), text.end(), result.begin(),
                   [](char c) { return lower_letter(c); });
    return result;
}

void grammar::define(std::string_view name, expression body, std::size_t line) {
    if (!rules_.try_emplace(lower_case(name), std::move(body)).second) {
        throw abnf_error(line, "rule " + std::string(name) + " is already defined");
    }
}

void grammar::add_alternative(std::string_view name, expression body, std::size_t line) {
    const auto found = rules_.find(lower_case(name));
    if (found == rules_.end()) {
        throw abnf_error(line, "rule " + std::string(name) + " is not defined yet");
    }
    std::vector<expression> parts;
    parts.push_back(std::move(found->second));
    parts.push_back(std::move(body));
    found->second = {alternation{std::move(parts)}};
}

void grammar::include(const grammar& other) {
    for (const auto& [name, body] : other.rules_) {
        define(name, body, 0);
    }
}

void grammar::include_from(const grammar& other, std::string_view source) {
    for (const auto& [name, body] : other.rules_) {
        define(name_of(name, source), from_source(body, source), 0);
    }
}

const expression* grammar::find(std::string_view name) const {
    const auto found = rules_.find(lower_case(name));
    return found == rules_.end() ? nullptr : &found->second;
}

std::vector<std::string> grammar::names() const {
    std::vector<std::string> result;
    for (const auto& rule : rules_) {
        result.push_back(rule.first);
    }
    return result;
}

grammar read_abnf(std::string_view text, notation written_in) {
    grammar rules;
    for (const rule_lines& rule : cut_into_rules(text)) {
        rule_reader(rule.text, rule.first_line, written_in).read_into(rules);
    }
    return rules;
}

}  // namespace uriscan::oracle
