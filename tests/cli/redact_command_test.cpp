// The command redact.  Some tests compare the results for several sizes of blocks.
#include <algorithm>
#include <array>
#include <random>

#include "cli/command.hpp"
#include "cli/damaged_text.hpp"
#include "uriscan/uriscan.hpp"

namespace uriscan::tests {
namespace {

// If a variable of the shell is not set, the value of an option can be empty.  The command must
// then not ignore the option without a message.
TEST(redact_command, refuses_an_empty_key) {
    for (const char* option : {"--key", "--not-key", "--keep", "--keep-path"}) {
        expect_refused({"redact", "--closed", option, ""},
                       std::string(option) + ": the value is empty");
    }
}

TEST(redact_command, removes_secrets_and_nothing_else) {
    const std::string text = "GET http://me:pw@h/?a=b&Token=c#sig=d \xFF\r\n\nid=1 urn:a";
    EXPECT_EQ(uriscan({"redact"}, text).out,
              "GET http://REDACTED@h/?a=b&Token=REDACTED#sig=REDACTED \xFF\r\n\nid=1 urn:a");
    EXPECT_EQ(uriscan({"redact", "--userinfo", "password", "--replacement", "*"}, text).out,
              "GET http://me:*@h/?a=b&Token=*#sig=* \xFF\r\n\nid=1 urn:a");
    EXPECT_EQ(uriscan({"redact", "--userinfo", "none", "--key", "A", "--mask"}, text).out,
              "GET http://me:pw@h/?a=x&Token=x#sig=x \xFF\r\n\nid=1 urn:a");
    EXPECT_EQ(uriscan({"redact", "--fragment", "--no-default-keys", "--key", "a"}, text).out,
              "GET http://REDACTED@h/?a=REDACTED&Token=c#REDACTED \xFF\r\n\nid=1 urn:a");
    const std::vector<std::string> nothing_else = {"redact", "--userinfo", "none",
                                                   "--no-default-keys"};
    EXPECT_EQ(uriscan(with(nothing_else, {"--key", "a"}), text).out,
              "GET http://me:pw@h/?a=REDACTED&Token=c#sig=d \xFF\r\n\nid=1 urn:a");
    EXPECT_EQ(uriscan(with(nothing_else, {"--fragment"}), text).out,
              "GET http://me:pw@h/?a=b&Token=c#REDACTED \xFF\r\n\nid=1 urn:a");
    const std::string long_text(200, '*');  // longer than the room that a result usually gets
    EXPECT_EQ(uriscan({"redact", "--replacement", long_text}, "http://me@h/\n").out,
              "http://" + long_text + "@h/\n");
    EXPECT_EQ(uriscan({"redact", "--scheme", "app"}, "app:a;sig=1\n").out, "app:a;sig=REDACTED\n");
    EXPECT_EQ(uriscan({"redact"}, "app:a;sig=1\n").out, "app:a;sig=1\n");
}

TEST(redact_command, counts_what_it_found) {
    const std::string text = "http://u@h/?sig=a http://b|c\nhttp://d\n";
    EXPECT_EQ(uriscan({"redact"}, text).err,
              "uriscan: 3 URIs, 2 secrets replaced, 1 URI read tolerantly\n");
    EXPECT_EQ(uriscan({"redact", "--mask", "--block-size", "1", "-j3"}, text).err,
              "uriscan: 3 URIs, 2 secrets masked, 1 URI read tolerantly\n");
    EXPECT_EQ(uriscan({"redact"}, "x\n").err,
              "uriscan: 0 URIs, 0 secrets replaced, 0 URIs read tolerantly\n");
}

TEST(redact_command, takes_keys_that_are_not_secret) {
    const std::string text = "GET /?token=1&page_token=2&sig=3 HTTP/1.1\n";
    EXPECT_EQ(uriscan({"redact", "--not-key", "Sig"}, text).out,
              "GET /?token=REDACTED&page_token=2&sig=3 HTTP/1.1\n");
    EXPECT_EQ(uriscan({"redact", "--not-key", "token", "--key", "pagetoken"}, text).out,
              "GET /?token=1&page_token=REDACTED&sig=REDACTED HTTP/1.1\n");
}

TEST(redact_command, replaces_all_data_in_closed_mode) {
    const std::string line =
        "1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] \"GET /users/a9a9/b9b9?page=2&q="
        "x HTTP/1.0\" 200 5 \"login?zeug=a&b#c\" \"curl\"\n";
    EXPECT_EQ(uriscan({"redact", "--closed", "--keep", "Page", "--keep-path", "users/*", "--log",
                       "combined"},
                      line)
                  .out,
              "1.2.3.4 - - [10/Oct/2000:13:55:36 -0700] \"GET /users/a9a9/REDACTED?page=2&q="
              "REDACTED HTTP/1.0\" 200 5 \"login?zeug=REDACTED&REDACTED#REDACTED\" \"curl\"\n");
    // The target of a request has no fragment.
    EXPECT_EQ(uriscan({"redact", "--closed", "--keep", "b", "--log", "combined"},
                      "h - - [t] \"GET /a?c=x#y&b=1#z HTTP/1.1\" 200 1 \"-\" \"-\"\n")
                  .out,
              "h - - [t] \"GET /a?c=REDACTED&b=1#z HTTP/1.1\" 200 1 \"-\" \"-\"\n");
    EXPECT_EQ(uriscan({"redact", "--closed", "--mask", "--field", "2", "--delimiter", " "},
                      "http://h/?a=b mailto:me@h\n")
                  .out,
              "http://h/?a=b mailto:xxxx\n");
    EXPECT_EQ(uriscan({"redact", "--closed", "--replacement", "-", "--input-format", "json"},
                      "{\"u\":\"http:\\/\\/h\\/?q=a\\u0026z=\\u002fb\"}\n")
                  .out,
              "{\"u\":\"http:\\/\\/h\\/?q=-\\u0026z=-\"}\n");
    EXPECT_EQ(uriscan({"redact", "--keep", "a"}, "").status, 2);
    EXPECT_EQ(uriscan({"redact", "--keep-path", "a"}, "").status, 2);
}

// Each option that removes a rule removes all of it, and nothing else.
TEST(redact_command, leaves_what_an_option_removes) {
    const std::string key = "http://h/?token=a1b2\n", user = "http://me:pw@h/\n";
    const std::string paths =
        "https://hooks.slack.com/services/T0/B0/abcdef\nhttp://h/reset-password/a1b2\n";
    const std::string shape = "http://h/?a=AKIAIOSFODNN7EXAMPLE\n";
    const std::string no_key = "http://h/?token=REDACTED\n", no_user = "http://REDACTED@h/\n";
    const std::string no_paths =
        "https://hooks.slack.com/services/T0/B0/REDACTED\nhttp://h/reset-password/REDACTED\n";
    const std::string no_shape = "http://h/?a=REDACTED\n";
    const std::string all = key + user + paths + shape;
    for (const words& form : {words{}, words{"--mask"}, words{"--field", "1"},
                              words{"--field", "1", "--input-format", "csv"}}) {
        const bool is_masked = form == words{"--mask"};
        const auto expect = [&](const words& options, const std::string& expected) {
            const std::string out = uriscan(with(with({"redact"}, form), options), all).out;
            if (is_masked) {
                EXPECT_EQ(out == all, expected == all) << testing::PrintToString(options);
                EXPECT_EQ(out.find("abcdef") == out.npos, expected.find("abcdef") == out.npos);
            } else {
                EXPECT_EQ(out, expected) << testing::PrintToString(with(form, options));
            }
        };
        expect({}, no_key + no_user + no_paths + no_shape);
        expect({"--no-default-keys"}, key + no_user + paths + no_shape);
        expect({"--no-shapes"}, no_key + no_user + no_paths + shape);
        expect({"--userinfo", "none"}, no_key + user + no_paths + no_shape);
        expect({"--not-key", "token"}, key + no_user + no_paths + no_shape);
        expect({"--no-default-keys", "--no-shapes"}, key + no_user + paths + shape);
        expect({"--no-default-keys", "--userinfo", "none", "--no-shapes", "--key", "x"}, all);
    }
}

TEST(redact_command, leaves_tokens_if_their_shape_does_not_matter) {
    const std::string text = "GET /?a=AKIAIOSFODNN7EXAMPLE HTTP/1.1\n";
    EXPECT_EQ(uriscan({"redact"}, text).out, "GET /?a=REDACTED HTTP/1.1\n");
    EXPECT_EQ(uriscan({"redact", "--no-shapes"}, text).out, text);
}

TEST(redact_command, replaces_a_token_that_is_a_user_name_if_user_information_may_stay) {
    const std::string token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";
    for (const std::string after : {":pw@h/a", ":80/a", "@h/a"}) {
        EXPECT_EQ(uriscan({"redact", "--userinfo", "none"}, "http://" + token + after + "\n").out,
                  "http://REDACTED" + after + "\n");
    }
}

TEST(redact_command, lists_the_usual_keys_and_paths) {
    const std::string list = uriscan({"redact", "--list"}).out;
    for (const std::string_view name :
         {" jwt", " apikey ", " nextpage ",
          "slack-webhook: services/*/*/{secret}  (hooks.slack.com)",
          "password-reset: reset-password/{secrets}\n",
          "Words that are ignored at the end of a key, as digits are:\n"}) {
        EXPECT_NE(list.find(name), list.npos) << name << list;
    }
}

// Compares a text with two copies: in `redacted`, each secret is replaced by an octet 1; in
// `masked`, each octet of a secret is replaced by an "x".  All other octets must be the same in all
// three texts.  Returns the number of secrets.
std::size_t align(const std::string& text, const std::string& redacted, const std::string& masked) {
    EXPECT_EQ(masked.size(), text.size());
    std::size_t secrets = 0;
    std::size_t at = 0;
    for (const char octet : redacted) {
        if (octet != '\x01') {
            EXPECT_TRUE(at < text.size() && text[at] == octet && masked[at] == octet) << at;
            ++at;
            continue;
        }
        EXPECT_EQ(masked[at], 'x');
        while (at < masked.size() && masked[at] == 'x') {
            ++at;
        }
        ++secrets;
    }
    EXPECT_EQ(at, text.size());
    return secrets;
}

TEST(redact_command, changes_only_secrets_for_any_block_size) {
    std::mt19937 random(7);
    for (int i = 0; i < 10; ++i) {
        const std::string text = damaged_text(random, 1000);
        std::string expected;
        const std::size_t secrets =
            redactor({.replacement = "\x01"}).redact(text, expected).secrets;
        ASSERT_GT(secrets, 0U);
        for (const std::string& size : block_sizes) {
            const words command = {"redact", "-j3", size};
            const std::string redacted =
                uriscan(with(command, {"--replacement", "\x01"}), text).out;
            EXPECT_EQ(redacted, expected);
            EXPECT_EQ(align(text, redacted, uriscan(with(command, {"--mask"}), text).out), secrets);
        }
    }
}

// A command can go on in the next line.  Its lines are redacted together, wherever a read ends.
TEST(redact_command, keeps_the_lines_of_a_command_together) {
    std::string text;
    std::string expected;
    for (int i = 0; i < 12'000; ++i) {
        const std::string rest =
            i % 2 == 0 ? "' \\\n  https://h/\n" : "' \\\r\n -k \\\r\n https://h/\n";
        text += "curl -d 'password=S" + rest;
        expected += "curl -d 'password=REDACTED" + rest;
    }
    const temporary_file file(text);
    for (const words& options : {words{"-j1"}, {"-j3"}, {"-j3", "--block-size", "1000"}}) {
        EXPECT_EQ(uriscan(with(with({"redact"}, options), {file.path()})).out, expected);
    }
    for (int size = 1; size < 60; ++size) {
        EXPECT_EQ(uriscan({"redact", "--block-size", std::to_string(size)}, text.substr(0, 82)).out,
                  expected.substr(0, 96))
            << size;
    }
    EXPECT_EQ(
        uriscan_in_shell("(echo 'curl -d password=S \\'; sleep 0.2; echo http://h/) |", "redact")
            .out,
        "curl -d password=REDACTED \\\nhttp://h/\n");
}

// A line can have the prompt of a shell before it, and CR LF after it.
TEST(redact_command, reads_commands_of_several_lines) {
    const std::string prompts = "$ curl \\\n>   -u SECRET \\\r\n> https://h/ \\\n&gt; --pass S\n";
    EXPECT_EQ(uriscan({"redact"}, prompts).out,
              "$ curl \\\n>   -u REDACTED \\\r\n> https://h/ \\\n&gt; --pass REDACTED\n");
    EXPECT_EQ(uriscan({"redact"}, "curl https://h/ -u 'me:S\r\ncurl https://h/ -u me:S\r\n").out,
              "curl https://h/ -u REDACTED\r\ncurl https://h/ -u REDACTED\r\n");
}

// A user that is a token is secret, although other users are not.
TEST(redact_command, replaces_a_user_that_is_a_token) {
    const std::string token = "sk_live_51Habcdefghijklmnopqrstuvwxyz";
    const auto redacted = [&](const std::string& user) {
        return uriscan({"redact", "--userinfo", "password"}, "curl https://h/ -u " + user + " -s\n")
            .out;
    };
    EXPECT_EQ(redacted(token + ":"), "curl https://h/ -u REDACTED: -s\n");
    EXPECT_EQ(redacted(token), "curl https://h/ -u REDACTED -s\n");
    EXPECT_EQ(redacted(token + ":pw"), "curl https://h/ -u REDACTED:REDACTED -s\n");
    EXPECT_EQ(redacted("'" + token + "'x:"), "curl https://h/ -u REDACTED -s\n");
    EXPECT_EQ(redacted("me:pw"), "curl https://h/ -u me:REDACTED -s\n");
    EXPECT_EQ(redacted("me:"), "curl https://h/ -u me: -s\n");
}

// A very long command is read in parts, because not all of its lines are kept in memory.  Nothing
// is lost.
TEST(redact_command, copies_a_very_long_command) {
    std::string text = "http://u@h/";
    std::string expected = "http://REDACTED@h/";
    for (int i = 0; i < 100'000; ++i) {
        text += "a\\\n";
        expected += "a\\\n";
    }
    const temporary_file file(text);
    EXPECT_EQ(uriscan({"redact", "--block-size", "512", file.path()}).out, expected);
}

TEST(redact_command, counts_the_lines_of_commands) {
    const std::string text = "a\\\nb\\\n" + std::string(33, 'x') + "\nc\n";
    for (const char* size : {"1", "2", "4", "5", "6", "7", "30", "45", "100"}) {
        const auto result = uriscan({"redact", "--max-line", "10", "--block-size", size}, text);
        EXPECT_EQ(result.out, "a\\\nb\\\nREDACTED\nc\n") << size;
        EXPECT_NE(result.err.find("<stdin>:3: the line has 33 octets"), std::string::npos)
            << result.err;
    }
}

TEST(redact_command, copies_text_without_uris_octet_for_octet) {
    std::string text;
    for (int octet = 255; octet >= 0; --octet) {
        text += std::string(3, static_cast<char>(octet)) + "\r\n\r";
    }
    for (const words& options : std::vector<words>{{},
                                                   {"--mask"},
                                                   {"-z"},
                                                   {"--field", "1"},
                                                   {"--field", "3", "--delimiter", "\r", "-z"}}) {
        EXPECT_EQ(uriscan(with({"redact"}, options), text).out, text);
        EXPECT_EQ(uriscan(with({"redact", "--block-size", "1"}, options), text).out, text);
    }
    EXPECT_EQ(uriscan({"redact"}, "").out, "");
}

// The command usually does not copy large texts between secrets.  It copies very long lines, and
// the text after many secrets.  The text of this test has all three.
TEST(redact_command, writes_copied_text_and_other_text_in_order) {
    std::string text;
    std::string redacted;
    std::string masked;
    const auto add = [&](std::size_t gap, char octet) {
        const std::string before = std::string(gap, octet) + "\n" + octet + " http://";
        text += before + "me@h/";
        redacted += before + "REDACTED@h/";
        masked += before + "xx@h/";
    };
    for (int round = 0; round < 3; ++round) {
        for (const std::size_t gap :
             {0UL, 16'000UL, 16'384UL, 17'000UL, 40'000UL, 3UL, 100'000UL, 1'200'000UL}) {
            add(gap, 'a');
            add(gap, 'b');
        }
        for (int i = 0; i < 2'000; ++i) {
            add(0, static_cast<char>('a' + i % 26));
        }
    }
    const temporary_file file(text);
    for (const words& options : {words{"-j1"}, {"-j3"}, {"--block-size", "100000"}, {"-z"}}) {
        const words command = with({"redact", file.path()}, options);
        EXPECT_TRUE(uriscan(command).out == redacted) << options[0];
        EXPECT_TRUE(uriscan(with(command, {"--mask"})).out == masked) << options[0];
    }
}

TEST(redact_command, changes_only_one_field_which_may_be_relative_or_contain_text) {
    const auto changed = [](const std::string& field, const std::string& option) {
        const std::string before = "http://u@h \"GET ",
                          after = " HTTP/1.1\" http://u@h\r\nshort\n\n";
        const std::string out =
            uriscan({"redact", "--field", "3", "--delimiter", " ", option}, before + field + after)
                .out;
        EXPECT_TRUE(out.starts_with(before) && out.ends_with(after)) << out;
        return out.substr(before.size(), out.size() - before.size() - after.size());
    };
    for (const auto& [field, redacted, masked] : std::vector<std::array<std::string, 3>>{
             {"/p?sig=1", "/p?sig=-", "/p?sig=x"},
             {"/p?sig=12&to=http://u@h/", "/p?sig=-&to=http://-@h/", "/p?sig=xx&to=http://x@h/"},
             {"(http://u@h/?key=)", "(http://-@h/?key=)", "(http://x@h/?key=)"},
             {"app:u?sig=1", "app:u?sig=-", "app:u?sig=x"},
             {"", "", ""}}) {
        EXPECT_EQ(changed(field, "--replacement=-"), redacted);
        EXPECT_EQ(changed(field, "--mask"), masked);
    }
}

// If a field starts like a reference or with a key, the whole field is read as a reference.
// Otherwise, it is read as a text.
TEST(redact_command, reads_a_field_to_its_end) {
    for (const auto& [field, redacted] : std::vector<std::array<std::string, 2>>{
             {"http://h/?token=a b<c\"d&e=f", "http://h/?token=REDACTED&e=f"},
             {"http://u:p w@h/", "http://REDACTED@h/"},
             {"jdbc:oracle:thin:u/p w@h", "jdbc:oracle:thin:REDACTED@h"},
             {"/a?token=b c", "/a?token=REDACTED"},
             {"?token=b c", "?token=REDACTED"},
             {"token=b c&d=e", "token=REDACTED&d=e"},
             {"com.app:/cb?code=a \"b&c=d", "com.app:/cb?code=REDACTED&c=d"},
             {"a.php?token=b c", "a.php?token=REDACTED"},
             {"h.example/a?token=b<c", "h.example/a?token=REDACTED"},
             {"a#access_token=b c", "a#access_token=REDACTED"},
             {"&token=b c", "&token=REDACTED"},
             {"#access_token=b c", "#access_token=REDACTED"},
             {" token=b c", " token=REDACTED"},
             {"a b&token=c d", "a b&token=REDACTED"},
             {"a & b http://h/?token=a b", "a & b http://h/?token=REDACTED b"},
             {"#1 http://h/?token=a b", "#1 http://h/?token=REDACTED b"},
             {"why? http://h/?token=a b", "why? http://h/?token=REDACTED b"},
             {"a b?c=d http://h/?token=a b", "a b?c=d http://h/?token=REDACTED b"},
             {"Server=h;Pwd=a&b#c;d=e", "Server=h;Pwd=REDACTED;d=e"},
             {"Pwd=a&b;d=e", "Pwd=REDACTED;d=e"},
             {"Endpoint=https://h/a;AccountKey=a/b", "Endpoint=https://h/a;AccountKey=REDACTED"},
             {"a=b;/c;token=d/e", "a=b;/c;token=REDACTED"},
             {"/c;token=d/e", "/c;token=REDACTED/e"},
             {"see http://h/?token=a b", "see http://h/?token=REDACTED b"}}) {
        EXPECT_EQ(uriscan({"redact", "--field", "2"}, "1\t" + field + "\t3\n").out,
                  "1\t" + redacted + "\t3\n");
    }
    EXPECT_EQ(
        uriscan({"redact", "--input-format", "csv", "--field", "u"}, "u\n\"http://u:p\"\"w@h/\"\n")
            .out,
        "u\n\"http://REDACTED@h/\"\n");
    EXPECT_EQ(uriscan({"redact", "--input-format", "json", "--field", "url.query"},
                      R"({"url":{"query":"token=a b&c=d"},"x":"/a?token=b"})")
                  .out,
              R"({"url":{"query":"token=REDACTED&c=d"},"x":"/a?token=b"})");
}

// A string of JSON with escapes is also searched as it is written.
TEST(redact_command, finds_in_strings_of_json_what_it_finds_in_text) {
    for (const std::string line :
         {R"({"url":"postgres://u:pa\"w@db/x"})", R"({"url":"http://h/?token=a\"w&b=1"})",
          R"({"url":"http://h/?token=a\u0022w&b=1","a":"\n http://u@h\n"})",
          R"({"a":"x\n\/a?token=b\t","b\n\/?token=a":"http://h/?a=b\u0026token=c\nd"})"}) {
        EXPECT_EQ(uriscan({"redact", "--input-format", "json"}, line).out,
                  uriscan({"redact"}, line).out);
    }
}

// The target of a request has no fragment.
TEST(redact_command, reads_a_number_sign_in_a_target_as_data) {
    const auto line = [](const std::string& target) {
        return "127.0.0.1:3 [26/Nov/2026:16:15:13.240] f f/s 0/1/1/1/0 200 73 - - ---- 1/1/0/0/0 "
               "0/0 \"GET " +
               target + " HTTP/1.1\"\n";
    };
    EXPECT_EQ(uriscan({"redact", "--log", "haproxy"}, line("/p?sig=a#23b#22c&d=1")).out,
              line("/p?sig=REDACTED&d=1"));
}

}  // namespace
}  // namespace uriscan::tests
