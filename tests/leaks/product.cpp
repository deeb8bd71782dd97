#include "leaks/product.hpp"

#include <algorithm>
#include <string>

#include "leaks/spellings.hpp"

namespace uriscan::leaks {
namespace {

// Places for any URI or reference.
constexpr carrier texts[] = {
    {"", ""},
    {"", " is slow"},
    {"see ", " and more"},
    {"Max retries exceeded with url: ", " (Caused by X)"},
    {"Redirecting https://h.example/one -> ", ""},
    {"Location: ", "\r\n"},
    {"<34>Oct 11 22:14:15 h app[1]: got ", ""},
    {"2024-01-02T12:34:56Z INFO u=1 url=", " status=200"},
    {"at=info method=GET path=\"", "\" host=h status=200", "\"'"},
    {"time:12:34\turi:", "\tstatus:200"},
    {"{\"url\":\"", "\",\"status\":200}", "\"'"},
    {"{\"msg\":\"fetch of ", " failed\",\"n\":1}", "\"'"},
    {"{\"a\":[\"x\",\"", "\"]}", "\"'"},
    {"1,\"", "\",2024", "\"'"},
    {"1;", ";\"x\"", "\"'"},
    {"a\t", "\tb"},
    {"- [x](", ") text", "()"},
    {"<", ">"},
    {"`", "`", "`"},
    {"<a href=\"", "\">x</a>", "\"'"},
    {"<img src='", "'>", "'"},
    {"<a href=", ">"},
    {"fetch('", "')", "'"},
    {"(", ")", "()"},
    {"[", "]", "[]"},
    {"{", "}", "{}"},
    {"'", "'", "'"},
    {"\x1b[31murl: ", "\x1b[0m"},
    {"http://a.example/ ", " http://b.example/?q=1"},
    {"127.0.0.1 - - [10/Oct/2000:13:55:36 +0000] \"GET / HTTP/1.1\" 200 2 \"", "\" \"curl/8\"",
     "\"'"},
    {"1286536310.123 180 10.0.0.1 TCP_MISS/200 411 GET ", " u DIRECT/h text/html"},
    {"https 2024-01-02T12:34:56Z app/lb 10.0.0.1:5 - 0 0 0 200 200 1 2 \"GET ", " HTTP/1.1\" \"x\"",
     "\""},
};

// Places for a target of a request.
constexpr carrier requests[] = {
    {"127.0.0.1 - me [10/Oct/2000:13:55:36 +0000] \"GET ", " HTTP/1.1\" 200 2326", "\""},
    {"10.0.0.1 - - [10/Oct/2000:13:55:36 +0000] \"POST ", " HTTP/2.0\" 200 2 \"-\" \"x\"", "\""},
    {"h:443 10.0.0.1 - - [10/Oct/2000:13:55:36 +0000] \"PUT ", " HTTP/1.1\" 200 2", "\""},
    {"haproxy[7]: 10.0.0.1:5 [t] fe~ be/s1 0/0/1/2/3 200 5 - - ---- 1/1/0/0/0 0/0 \"GET ",
     " HTTP/1.1\"", "\""},
    {"2024-01-02 12:34:56 10.0.0.1 GET ", " - 443 - 10.0.0.2"},
    {"Started GET \"", "\" for 127.0.0.1", "\"'"},
    {"[GET] ", " 200"},
    {":path: ", ""},
    {"M-SEARCH ", " HTTP/1.1"},
    {"get ", " failed"},
    {"> DELETE ", " HTTP/2"},
    {"[error] 7#7: *1 failed, request: \"GET ", " HTTP/1.1\", host: \"h\"", "\""},
};

// Texts before and after a URI.  They make it a value of another URI or of a text.
constexpr carrier outer_uris[] = {
    {"https://o.example/x?next=", "&page=2"},
    {"https://o.example/?a=b&url=", ""},
    {"https://o.example/?u=", "#top"},
    {"https://o.example/#/login?to=", ""},
    {"/login?next=", ""},
    {"/cb?a=b&u=", "&c=d"},
    {"redirect_uri=", "&x=1"},
};
constexpr carrier outer_targets[] = {{"/login?next=", ""}, {"/cb?a=b&u=", "&c=d"}};

bool has_any_of(const pieces& all, std::string_view octets) {
    return text_of(all).find_first_of(octets) != std::string::npos;
}

// A URI or reference, and what is known about it.
struct draft {
    pieces text;
    std::string_view goes_on_at;  // see kind_of_secret::goes_on_at
    bool is_cut = false;          // whether the line ends after it
    bool has_letters = false;     // whether letters can be encoded
    bool is_encoded = false;
};

// Returns whether the end of the last secret can be cut off.  For two kinds, the rest might not
// look like a secret: for user information, and for a path before the name of a file.
bool can_be_cut(const pieces& all) {
    return !has_any_of(all, "@") && text_of(all).find("tv.example") == std::string::npos;
}

// Cuts the last secret, as if the line had ended in it.
pieces cut(random_source& random, pieces all) {
    constexpr std::size_t least = 6;
    constexpr std::string_view marks = "-_.+!*";
    while (all.size() > 1 && all.back().what != role::secret) {
        all.pop_back();
    }
    std::string& last = all.back().text;
    const std::size_t start = last.find(':') + 1 + least;  // find() + 1 is 0 if there is none
    if (!all.back().is_whole && last.size() > start) {
        last.resize(std::min(start + random.below(last.size() - start), last.find('%', start)));
        last.resize(last.find_last_not_of(marks) + 1);
    }
    return all;
}

// Letters are not encoded in two cases: a value has a scheme, or it has members.  The keys of the
// members say where a value ends.
bool letters_can_be_encoded(const pieces& all) {
    const std::string text = text_of(all);
    const std::size_t start = text.find_first_of("?#;");
    return !has_any_of(all, ",~|") && (start == text.npos || text.find(":/", start) == text.npos);
}

draft new_draft(random_source& random, const kind_of_secret& kind, const place& where,
                bool is_nested) {
    draft one = {kind.make(random, where, is_nested), kind.goes_on_at};
    one.is_cut = random.once_in(10) && can_be_cut(one.text);
    one.text = one.is_cut ? cut(random, one.text) : one.text;
    one.has_letters = random.once_in(3) && letters_can_be_encoded(one.text);
    return one;
}

// Makes the URI a value of another one.  It is percent-encoded `depth` times, perhaps after
// escapes.
void nest(random_source& random, draft& one, const carrier& outer, std::size_t depth) {
    const bool is_escaped = depth < 3 && random.once_in(6);
    const bool has_letters = !is_escaped && one.has_letters && !one.is_encoded;
    const pieces inner = is_escaped ? escape_spelled(random, one.text, false) : one.text;
    const bool goes_on = one.goes_on_at.find(outer.after.substr(0, 1)) != std::string_view::npos;
    one.text = kept(outer.before) + percent_spelled(random, inner, depth, has_letters) +
               kept(one.is_cut || goes_on ? "" : outer.after);
    one.is_encoded = true;
}

}  // namespace

pieces spelled_line(random_source& random, const kind_of_secret& kind, bool user_is_secret) {
    const place where = {.user_is_secret = user_is_secret, .refused_octets = false};
    const bool is_request = random.once_in(4);
    const std::size_t depth = random.below(is_request ? 3 : 4) + (random.once_in(8) ? 2 : 0);
    draft one = new_draft(random, kind, where, depth > 0 || is_request);
    if (depth > 0) {
        nest(random, one, random.one_of(outer_uris), depth);
    }
    if (is_request && !text_of(one.text).starts_with('/')) {
        nest(random, one, random.one_of(outer_targets), 1);
    }
    // JSON that is escaped has no raw quotation marks.
    if ((one.is_encoded || !has_any_of(one.text, "\"")) && random.once_in(2)) {
        one.text = escape_spelled(random, one.text, one.has_letters && !one.is_encoded);
    }
    for (;;) {
        const carrier& around = is_request ? random.one_of(requests) : random.one_of(texts);
        if (!has_any_of(one.text, around.avoid)) {
            return kept(around.before) + one.text + kept(one.is_cut ? "" : around.after);
        }
    }
}

}  // namespace uriscan::leaks
