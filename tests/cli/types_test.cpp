// The types of fields in RowBinary and Arrow: docs/command_line.md says what they are, and this
// test reads what the program writes.
#include <flatbuffers/flatbuffers.h>

#include <cstring>
#include <fstream>
#include <iterator>
#include <map>

#include "cli/command.hpp"
#include "cli/fields/domains.hpp"
#include "cli/fields/field.hpp"

#include "support/places.hpp"

namespace uriscan::tests {
namespace {

// The types in the table below a heading of docs/command_line.md, by the names of the fields.  The
// first code of the second column is the type.
class documented_types {
public:
    explicit documented_types(const std::string& heading) {
        std::ifstream file(source_path("docs/command_line.md"));
        const std::string text((std::istreambuf_iterator<char>(file)), {});
        const std::size_t start = text.rfind("\n### " + heading + "\n");
        const std::size_t table = text.find("\n|---|---|\n", start) + 1;
        const std::string rows = text.substr(table, text.find("\n\n", table) - table);
        for (const std::string& row : lines_in(rows)) {
            const std::size_t second = row.find(" | ") + 3;
            const std::vector<std::string> types = codes_in(row.substr(second));
            if (types.empty()) {
                continue;  // the line below the names of the columns
            }
            for (const std::string& name : codes_in(row.substr(0, second))) {
                EXPECT_TRUE(types_.emplace(name, types.front()).second) << name;
            }
            others_ = row.starts_with("| all others |") ? types.front() : others_;
        }
    }

    const std::string& operator[](const std::string& name) const {
        const auto found = types_.find(name);
        return found == types_.end() ? others_ : found->second;
    }
    std::size_t size() const { return types_.size(); }

private:
    static std::vector<std::string> codes_in(const std::string& text) {
        std::vector<std::string> codes;
        for (std::size_t at = text.find('`'); at != text.npos; at = text.find('`', at)) {
            const std::size_t end = text.find('`', at + 1);
            codes.push_back(text.substr(at + 1, end - at - 1));
            at = end + 1;
        }
        return codes;
    }

    std::map<std::string, std::string> types_;
    std::string others_;
};

// A field, as it is documented and as it is given to a command.
struct given_field {
    std::string documented, name;
    words command;
};

std::vector<given_field> given_fields() {
    std::vector<given_field> fields;
    for (const cli::field_kind& each : cli::field_table) {
        const std::string name(each.name);
        const std::string argument = each.argument == "N" ? "1" : each.argument.empty() ? "" : "k";
        const words command = name == "findings"     ? words{"audit"}
                              : name == "deviations" ? words{"repair"}
                              : name == "truncated"  ? words{"extract"}
                              : name == "result"     ? words{"normalize"}
                              : name == "form"       ? words{"parse", "--rule", "request-target"}
                              : each.needs == cli::need::log ? words{"parse", "--log", "combined"}
                              : each.functions.needs_templates
                                  ? words{"parse", "--uri-template", "/{k}"}
                                  : words{"parse"};
        fields.push_back({name + std::string(each.argument), name + argument, command});
        if (each.type == cli::value_type::text) {
            fields.push_back({"decoded:FIELD", "decoded:" + name + argument, command});
        } else if (each.type == cli::value_type::list) {
            fields.push_back(
                {name + std::string(each.argument), "decoded:" + name + argument, command});
        }
    }
    return fields;
}

const std::string log_line =
    "c - - [20/Nov/2026:09:59:59 +0000] \"GET /a?k=1 HTTP/1.1\" 200 7 \"http://r/\" \"x\"\n";
const std::string lines = "http://u@h.example:80/a?k=1&k=2#f\nhttp://h/a b\n/\n";

std::string output_of(const given_field& field, const std::string& format) {
    const bool has_log = field.command.size() == 3 && field.command[1] == "--log";
    const bool has_target = field.command.size() == 3 && field.command[1] == "--rule";
    const finished_program result =
        uriscan(with(field.command, {"--format", format, "--fields", field.name}),
                has_log      ? log_line
                : has_target ? std::string("/a\n")
                             : lines);
    EXPECT_EQ(result.err.find("there is no field"), std::string::npos) << result.err;
    return result.out;
}

// Reads values of RowBinary, by ClickHouse's description of the format.
class rowbinary_reader {
public:
    explicit rowbinary_reader(std::string_view octets) : rest_(octets) {}

    bool is_at_end() const { return rest_.empty(); }

    // Returns the value in the form that TSV gives it.
    std::string value(const std::string& type) {
        if (type.starts_with("Nullable(")) {
            return octet() == 1 ? "\\N" : value(type.substr(9, type.size() - 10));
        }
        if (type.starts_with("Array(")) {
            std::string all;
            for (std::uint64_t left = length(); left > 0; --left) {
                all += (all.empty() ? "" : " ") + value(type.substr(6, type.size() - 7));
            }
            return all;
        }
        if (type.starts_with("Tuple(")) {
            const std::string offset = value("UInt64"), where = value("String");
            return offset + ":" + where + ":" + value("String");
        }
        return type == "String" ? std::string(take(length())) : integer(type);
    }

private:
    std::string_view take(std::size_t size) {
        EXPECT_GE(rest_.size(), size);
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(taken.size());
        return taken;
    }
    unsigned octet() {
        const std::string_view taken = take(1);
        return taken.empty() ? 0 : static_cast<unsigned char>(taken.front());
    }
    std::uint64_t length() {
        std::uint64_t size = 0;
        for (unsigned shift = 0, next = 128; next >= 128; shift += 7) {
            next = octet();
            size |= std::uint64_t{next % 128} << shift;
        }
        return size;
    }
    std::string integer(const std::string& type) {
        EXPECT_TRUE(type.starts_with("UInt")) << type;
        std::uint64_t number = 0;
        for (unsigned i = 0; i < std::stoul(type.substr(4)) / 8; ++i) {
            number |= std::uint64_t{octet()} << 8 * i;
        }
        return std::to_string(number);
    }

    std::string_view rest_;
};

TEST(types_of_fields, are_documented_for_rowbinary) {
    const documented_types types("RowBinary");
    EXPECT_GT(types.size(), 10U);
    for (const given_field& field : given_fields()) {
        if (field.documented == "domain" && !cli::knows_domains()) {
            continue;
        }
        SCOPED_TRACE(field.name);
        std::string type = types[field.documented];
        const bool has_log = field.command.size() > 1 && field.command[1] == "--log";
        if (type == "UInt8" && has_log) {
            type = "Nullable(UInt8)";
        }
        std::string values = output_of(field, "rowbinary");
        rowbinary_reader reader(values);
        for (std::string expected : lines_in(output_of(field, "tsv"))) {
            const bool is_absent_list = expected == "\\N" && type.starts_with("Array(");
            std::string value = reader.value(type);
            std::ranges::replace(value, ',', ' ');
            std::ranges::replace(expected, ',', ' ');
            EXPECT_EQ(value, is_absent_list ? "" : expected) << type;
        }
        EXPECT_TRUE(reader.is_at_end()) << type;
    }
}

// The members of Arrow's tables have these places: see Message.fbs and Schema.fbs.
constexpr flatbuffers::voffset_t place(unsigned number) {
    return static_cast<flatbuffers::voffset_t>(4 + 2 * number);
}
using table = flatbuffers::Table;

std::string type_of_arrow(const table* field) {
    const table* type = field->GetPointer<const table*>(place(3));
    switch (field->GetField<std::uint8_t>(place(2), 0)) {
        case 2: {
            const bool is_signed = type->GetField<std::uint8_t>(place(1), 0) != 0;
            return (is_signed ? "Int" : "UInt") +
                   std::to_string(type->GetField<std::int32_t>(place(0), 0));
        }
        case 4: return "Binary";
        case 5: return "Utf8";
        case 6: return "Bool";
        case 12: {
            const auto* children =
                field->GetPointer<const flatbuffers::Vector<flatbuffers::Offset<table>>*>(place(5));
            return "List<" + type_of_arrow(children->Get(0)) + ">";
        }
        default: return "another type";
    }
}

TEST(types_of_fields, are_documented_for_arrow) {
    const documented_types types("Apache Arrow");
    EXPECT_GT(types.size(), 10U);
    for (const given_field& field : given_fields()) {
        if (field.documented == "domain" && !cli::knows_domains()) {
            continue;
        }
        SCOPED_TRACE(field.name);
        const std::string stream = output_of(field, "arrow");
        constexpr std::size_t prefix = 8;  // four octets 0xFF, and the size of the schema
        ASSERT_GT(stream.size(), prefix);
        const std::string metadata = stream.substr(prefix);
        const auto* message = flatbuffers::GetRoot<table>(metadata.data());
        const auto* schema = message->GetPointer<const table*>(place(2));
        const auto* fields =
            schema->GetPointer<const flatbuffers::Vector<flatbuffers::Offset<table>>*>(place(1));
        ASSERT_EQ(fields->size(), 1U);
        EXPECT_EQ(type_of_arrow(fields->Get(0)), types[field.documented]);
    }
}

}  // namespace
}  // namespace uriscan::tests
