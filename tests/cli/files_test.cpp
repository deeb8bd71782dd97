// Files that are not simple lists: folders, files with a byte order mark, and files that are not
// texts.
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include "cli/command.hpp"

namespace uriscan::tests {
namespace {

namespace fs = std::filesystem;

// A folder with files.  The destructor removes it.
class temporary_folder {
public:
    temporary_folder()
        : path_(testing::TempDir() + "uriscan_folder." + std::to_string(::getpid())) {
        fs::remove_all(path_);
        fs::create_directory(path_);
    }
    ~temporary_folder() { fs::remove_all(path_); }
    temporary_folder(const temporary_folder&) = delete;
    temporary_folder& operator=(const temporary_folder&) = delete;

    std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    const std::string& path() const { return path_; }

    void add(const std::string& name, std::string_view text) const {
        fs::create_directories(fs::path(*this / name).parent_path());
        std::ofstream(*this / name, std::ios::binary) << text;
    }

private:
    std::string path_;
};

const words lines_as_they_are = {"parse", "--template", "{input}"};

TEST(folders, are_refused_without_the_option) {
    const temporary_folder folder;
    const temporary_file other("x:a\n");
    const finished_program result = uriscan(with(lines_as_they_are, {folder.path(), other.path()}));
    EXPECT_EQ(result.out, "x:a\n");
    EXPECT_EQ(result.err,
              "uriscan: " + folder.path() + ": is a folder; with -r, the files in it are read\n");
    EXPECT_EQ(result.status, 2);
}

TEST(folders, give_their_files_in_the_order_of_the_names) {
    const temporary_folder folder;
    folder.add("b/2", "b/2\n");
    folder.add("b/1", "b/1\n");
    folder.add("a.txt", "a.txt\n");
    folder.add("a/z/deep", "a/z/deep\n");
    folder.add("B", "B\n");
    folder.add(".hidden", ".hidden\n");
    folder.add("\xFF", "last\n");
    const std::string all = ".hidden\nB\na/z/deep\na.txt\nb/1\nb/2\nlast\n";
    for (const std::string option : {"-r", "--recursive"}) {
        EXPECT_EQ(uriscan(with(lines_as_they_are, {option, folder.path()})).out, all);
        EXPECT_EQ(uriscan(with(lines_as_they_are, {folder.path() + "/", option, "-j3"})).out, all);
    }
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r", folder / "b", folder / "B"})).out,
              "b/1\nb/2\nB\n");
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r", "-"}), "in\n").out, "in\n");
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r"}), "in\n").out, "in\n");
}

// The superuser may read everything, so the program runs without this right.
TEST(folders, without_the_right_to_read_them_are_errors) {
    const temporary_folder folder;
    folder.add("a/b", "b\n");
    folder.add("c", "c\n");
    fs::permissions(folder / "a", fs::perms::none);
    const bool is_superuser = ::geteuid() == 0;
    const finished_program result = uriscan_in_shell(
        is_superuser ? "setpriv --bounding-set=-dac_override,-dac_read_search" : "",
        "normalize -r " + folder.path());
    fs::permissions(folder / "a", fs::perms::owner_all);
    EXPECT_EQ(result.out, "c\n");
    EXPECT_EQ(result.err, "uriscan: " + (folder / "a") + ": Permission denied\n");
    EXPECT_EQ(result.status, 2);
}

// The name of a socket could be a URI, but it is a file.
TEST(files, that_cannot_be_opened_are_not_taken_for_uris) {
    const temporary_folder folder;
    const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string path = folder / "a:b";
    ASSERT_LT(path.size(), sizeof(address.sun_path));
    path.copy(address.sun_path, path.size());
    ASSERT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
    const finished_program result = uriscan_in_shell("cd " + folder.path() + ";", "check a:b");
    ::close(socket);
    EXPECT_EQ(result.err, "uriscan: a:b: No such device or address\n");
    EXPECT_EQ(result.status, 2);
}

TEST(folders, are_named_in_messages_with_the_file) {
    const temporary_folder folder;
    folder.add("a/b", "x:\nx y\n");
    const finished_program result = uriscan({"check", "-r", folder.path()});
    EXPECT_TRUE(result.out.starts_with((folder / "a/b:2:2:") + " error:")) << result.out;
    EXPECT_EQ(result.status, 1);
}

TEST(folders, give_no_links_and_no_special_files) {
    const temporary_folder folder, other_place;
    folder.add("in/a", "a\n");
    fs::create_symlink(folder / "in/a", folder / "in/link");
    fs::create_directory_symlink(folder / "in", folder / "in/loop");
    fs::create_directory_symlink(folder / "in", folder / "to_folder");
    ASSERT_EQ(::mkfifo((folder / "in/pipe").c_str(), 0600), 0);
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r", folder.path()})).out, "a\n");
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r", folder / "to_folder"})).out, "a\n");
    EXPECT_EQ(uriscan(with(lines_as_they_are, {"-r", folder / "in/link"})).out, "a\n");
}

TEST(folders, that_cannot_be_read_are_errors) {
    const temporary_folder folder;
    const finished_program missing = uriscan({"parse", "-r", folder / "none"});
    EXPECT_NE(missing.err.find("/none: No such file or directory"), std::string::npos);
    EXPECT_EQ(missing.status, 2);
    const finished_program empty = uriscan(with(lines_as_they_are, {"-r", folder.path()}), "a\n");
    EXPECT_EQ(empty.out, "");
    EXPECT_EQ(empty.status, 0);
}

TEST(byte_order_mark, is_skipped_at_the_start_of_each_file) {
    const std::string mark = "\xEF\xBB\xBF";
    const temporary_file first(mark + "x:a\n" + mark + "\n"), second(mark + "x:b"), third(mark);
    for (const std::string size : {"1", "2", "3", "4", "1000"}) {
        EXPECT_EQ(uriscan(with(lines_as_they_are,
                               {"--block-size", size, first.path(), second.path(), third.path()}))
                      .out,
                  "x:a\n" + mark + "\nx:b\n");
    }
    EXPECT_EQ(uriscan({"check", "--rule", "uri"}, mark + "x:a\n").status, 0);
    EXPECT_EQ(uriscan({"parse", "--input-format", "csv", "--field", "u", "--template", "{input}"},
                      mark + "u,v\na,b\n")
                  .out,
              "a\n");
    EXPECT_EQ(uriscan({"redact"}, mark + "http://u:p@h/\n").out, mark + "http://REDACTED@h/\n");
}

// A byte order mark is written only at the start of its file.  The next block, and the next file,
// must not repeat it.
TEST(byte_order_mark, is_written_once_by_redact_in_each_format) {
    const std::string mark = "\xEF\xBB\xBF";
    struct one {
        words options;
        std::string lines;
    };
    for (const auto& [options, lines] :
         {one{{}, "a\nb\nc\n"}, one{{"--field", "1"}, "a\tb\nc\td\ne\tf\n"},
          one{{"--field", "1", "--input-format", "blanks"}, "a b\nc d\ne f\n"},
          one{{"--field", "1", "--input-format", "csv"}, "a,b\nc,d\ne,f\n"},
          one{{"--field", "u", "--input-format", "csv"}, "u,v\nc,d\ne,f\ng,h\n"},
          one{{"--field", "u", "--input-format", "json"}, "{\"u\":\"a\"}\n{\"u\":\"b\"}\n[]\n"},
          one{{"--log", "common"}, "h - - [x] \"GET / HTTP/1.1\" 200 1\na\nb\nc\n"}}) {
        const temporary_file first(mark + lines), second(lines), third(mark + lines);
        for (const std::string size : {"1", "5", "1000"}) {
            for (const std::string threads : {"-j1", "-j2"}) {
                const words files = {"--block-size", size,          threads,
                                     first.path(),   second.path(), third.path()};
                EXPECT_EQ(uriscan(with(with({"redact"}, options), files)).out,
                          mark + lines + lines + mark + lines)
                    << testing::PrintToString(options) << size;
            }
        }
    }
}

// A file without lines has no records, but `redact` keeps its octets.
TEST(byte_order_mark, can_be_all_of_a_file) {
    const std::string mark = "\xEF\xBB\xBF";
    for (const words& options :
         {words{}, words{"--field", "1"}, words{"--field", "1", "--input-format", "blanks"},
          words{"--field", "1", "--input-format", "csv"},
          words{"--field", "u", "--input-format", "csv"},
          words{"--field", "u", "--input-format", "json"}, words{"--log", "common"},
          words{"--log", "w3c"}}) {
        const temporary_file first(mark), second("u\n"), third(mark);
        for (const std::string threads : {"-j1", "-j2"}) {
            const words files = {threads, first.path(), second.path(), third.path()};
            EXPECT_EQ(uriscan(with(with({"redact"}, options), files)).out, mark + "u\n" + mark)
                << testing::PrintToString(options);
        }
        if (options.empty() || options.back() != "w3c") {
            const words command = with({"parse", "--template", "{line}"}, options);
            EXPECT_EQ(uriscan(command, mark).out, "") << testing::PrintToString(options);
        }
    }
    EXPECT_EQ(uriscan({"check", "--summary", "--color", "never"}, mark).status, 0);
    EXPECT_EQ(uriscan({"extract"}, mark).out, "");
    EXPECT_EQ(uriscan({"stats", "--format", "json", "--by", "host"}, mark).out,
              uriscan({"stats", "--format", "json", "--by", "host"}, "").out);
}

TEST(byte_order_mark, is_a_value_in_rows) {
    EXPECT_EQ(uriscan({"parse", "--input-format", "rowbinary", "--template", "{input}"},
                      "\x03\xEF\xBB\xBF")
                  .out,
              "\xEF\xBB\xBF\n");
}

using namespace std::string_literals;

TEST(files_that_are_no_texts, are_refused_by_their_first_octets) {
    const temporary_file other("x:a\n");
    const std::vector<std::pair<std::string, std::string>> formats = {
        {"PK\x03\x04rest", "is a ZIP archive; unpack it first"},
        {"PK\x05\x06", "is a ZIP archive; unpack it first"},
        {"7z\xBC\xAF\x27\x1C", "is a 7z archive; unpack it first"},
        {"\x04\x22\x4D\x18x", "is compressed with LZ4; unpack it first"},
        {"\x1F\x9D\x90", "is compressed with compress; unpack it first"},
        {"\x7F\x45LF\x02", "is a program (ELF); it is not a text"},
        {"\xFF\xFEh\0"s, "is text in UTF-16 or UTF-32; convert it first"},
        {"\xFE\xFF\0h"s, "is text in UTF-16; convert it first"},
        {"\x89PNG\r\n\x1A\n", "is an image (PNG); it is not a text"}};
    for (const auto& [octets, message] : formats) {
        const temporary_file file(octets + "\nx:b\n");
        for (const std::string command : {"parse", "check", "stats", "extract", "redact"}) {
            const finished_program result = uriscan({command, file.path()});
            EXPECT_NE(result.err.find("uriscan: " + file.path() + ": " + message),
                      std::string::npos)
                << result.err;
            EXPECT_EQ(result.status, 2) << command;
        }
        EXPECT_EQ(uriscan(with(lines_as_they_are, {file.path(), other.path()})).out, "x:a\n");
        EXPECT_EQ(uriscan(lines_as_they_are, "\n" + octets).status, 0) << "not at the start";
    }
}

// An attacker who can write to a log must not be able to make it unreadable.
TEST(files_that_are_no_texts, are_not_assumed_because_of_nul) {
    for (const std::string& line : {"\0\0\0\0"s, "a\0b"s, "\0x:"s}) {
        const finished_program result =
            uriscan({"parse", "--fields", "valid", "--format", "tsv"}, line + "\nx:a\n");
        EXPECT_EQ(result.out, "0\n1\n");
        EXPECT_EQ(result.status, 0);
    }
}

}  // namespace
}  // namespace uriscan::tests
