// The rules for values come from the documentation of ADO.NET ("Connection String Syntax") and of
// ODBC (SQLDriverConnect): quotation marks or braces can be around a value.  In the value, two
// closing marks stand for one.  Blanks around a key or "=" do not matter.
#include "leaks/connection_strings.hpp"

#include <string>

#include "leaks/words.hpp"

namespace uriscan::leaks {
namespace {

constexpr carrier places[] = {
    {"", ""},
    {"CS=", ""},
    {"connecting to ", ""},
    {"connecting with ", " failed"},
    {"(", ")", "()"},
    {"cannot open (", ") now", "()"},
    {"export CS='", "'", "'"},
    {"CS=\"", "\"", "\""},
    {"new SqlConnection(\"", "\")", "\""},
    {"{\"cs\":\"", "\",\"x\":\"a=b;c=d\"}", "\""},
    {"<add name=\"a\" cs=\"", "\"/>", "\"<>"},
    {"cs: ", "\n"},
    {"Cookie: ", "\r\n"},
    {"level=info cs=", " a=b"},
    {"\u201C", "\u201D", "/"},  // a URI in the list would go on to the end of the mark
    {"see \u00AB", "\u00BB.", "/"},
    {"\u2014", ""},
    {"a\u00A0", "\r\n"},
    {"\\0", ""},
    {"#012", ""},
    {"~", " a"},
    {"|", "|", "|"},
    {"| ", " | a |", "|"},
    {"(", ").", "()"},
    {"([", "])", "()[]"},
    {"{\"a\":\"(", ")\"}", "()\""},
    {"<v>", "</v>", "<>"},
    {"<![CDATA[", "]]>", "<>[]"},
    {"&lt;v&gt;", "&lt;/v&gt; a", "<>\"'"},
    {"{\"a\":\"\\u003cv\\u003e", "\\u003c/v\\u003e\"}", "<>\"'"},
    {"\x1B[32m", "\x1B[0m a"},
};

std::string harmless_pair(random_source& random) {
    return random.one_of<std::string>(
        {"Server=h", "Data Source=tcp:h.example.com,1433", "User Id=sa", "UID=u", "Database=d",
         "Encrypt=True", "AccountName=a", "EndpointSuffix=core.windows.net", "host=h",
         "Integrated Security=false", "DRIVER={ODBC Driver 17}", "DefaultEndpointsProtocol=https",
         "Application Name=a b", "theme=dark", "Connect Timeout=30", "Initial Catalog=a-b"});
}

std::string secret_key(random_source& random) {
    return random.one_of<std::string>(
        {"Password", "Pwd", "PWD", "password", "AccountKey", "SharedAccessKey",
         "SharedAccessSignature", "Jet OLEDB:Database Password", "Client Secret", "api_key",
         "Proxy Password", "token", "Access Token", "sessionid", "Trust Store Password"});
}

// Returns words with some of `octets` between them.  The text starts and ends with a word.
std::string odd_text(random_source& random, std::string_view octets) {
    std::string text = secret_word(random, 6, 10);
    for (std::size_t count = random.below(4); count > 0; --count) {
        text += random.some(octets, 1, 2) + secret_word(random, 1, 6);
    }
    return text;
}

// A value in marks.  In the value, the closing mark is written twice.
std::string marked_text(random_source& random, const std::string& closing) {
    const std::string doubled = closing + closing;
    return odd_text(random, "!#$*+-./:;=?@[]^_|~ ,()") +
           random.one_of<std::string>({"", ";", " ", doubled, doubled + ";a=b"}) +
           secret_word(random, 4, 8);
}

// Quotation marks in a value, each before a letter or digit.
std::string text_with_marks(random_source& random) {
    return secret_word(random, 4, 8) + random.one_of<std::string>({"\"", "'", "`"}) +
           secret_word(random, 4, 8);
}

// Several words.  They are a value only if a ";" follows.
std::string words(random_source& random) {
    return secret_word(random, 6, 9) + random.one_of<std::string>({" ", " ", "  ", " <", " > "}) +
           secret_word(random, 6, 9);
}

pieces value(random_source& random) {
    switch (random.below(9)) {
        case 0: return kept("\"") + secret(marked_text(random, "\"")) + kept("\"");
        case 1: return kept("'") + secret(marked_text(random, "'")) + kept("'");
        case 2: return secret("{" + marked_text(random, "}") + "}");
        case 3: return secret(odd_text(random, "+/") + random.one_of<std::string>({"=", "=="}));
        case 4: return secret(words(random));
        case 5: return secret(text_with_marks(random));
        default: return secret(odd_text(random, "!#$%*+-./:=?@[]^_|~,(){}"));
    }
}

pieces connection_string(random_source& random) {
    const std::string separator = random.one_of<std::string>({";", ";", "; ", " ; ", ";\u00A0"});
    const std::string equals =
        random.one_of<std::string>({"=", "=", "=", " = ", " =", "\t=", "= "});
    const std::size_t count = 2 + random.below(3);
    const std::size_t place = random.below(count);
    pieces all;
    for (std::size_t i = 0; i < count; ++i) {
        all += kept(i == 0 ? "" : separator) +
               (i == place ? kept(secret_key(random) + equals) + value(random)
                           : kept(harmless_pair(random)));
    }
    const bool has_words = all.back().text.find(' ') != std::string::npos;
    return all + kept(has_words ? ";" : random.one_of<std::string>({"", ";"}));
}

// A line that was cut in a value with an opening quotation mark.
pieces cut_string(random_source& random) {
    const std::string mark = random.one_of<std::string>({"\"", "'"});
    return kept(random.one_of<std::string>({"", "connecting to "}) + harmless_pair(random) + ";" +
                secret_key(random) + "=" + mark) +
           secret(random.one_of<std::string>({"", "!", "$(", "; "}) +
                  odd_text(random, "!#$*+-./:;=?@[]^_|~ ,()<>&")) +
           kept(random.one_of<std::string>({"", "\n", "\r\n"}));
}

// Azure writes keys in Base64, often after the URI of the service.
pieces endpoint_string(random_source& random) {
    const std::string key = secret_word(random, 8, 20) + "/" + secret_word(random, 4, 8) + "==";
    return kept(random.one_of<std::string>(
               {"AccountEndpoint=https://h.example.com:443/", "BlobEndpoint=https://h.example.com",
                "BlobEndpoint=http://127.0.0.1:10000/", "Endpoint=https://h.example.com/"})) +
           kept(";AccountKey=") + secret(key) +
           kept(random.one_of<std::string>({"", ";", ";Database=d"}));
}

}  // namespace

pieces connection_string_line(random_source& random, bool) {
    if (random.once_in(16)) {
        return cut_string(random);
    }
    for (;;) {
        const carrier& around = random.one_of(places);
        const pieces all =
            random.below(8) == 0 ? endpoint_string(random) : connection_string(random);
        if (text_of(all).find_first_of(around.avoid) == std::string::npos) {
            return kept(around.before) + all + kept(around.after);
        }
    }
}

}  // namespace uriscan::leaks
