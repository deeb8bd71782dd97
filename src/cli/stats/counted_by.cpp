// Reads what is to be counted.
#include "cli/stats/counted_by.hpp"

#include <fmt/format.h>

#include <unordered_set>

#include "cli/system/names.hpp"

namespace uriscan::cli {
namespace {

// Removes "FIELD/" from the start of `names`, if it is there, and returns the field.  The "/" in
// "query:a/b" belongs to the key.
std::optional<field> take_summed(std::string_view& names) {
    const std::string_view name = names.substr(0, names.find('/'));
    if (name.size() == names.size() || name.find(':') != name.npos) {
        return std::nullopt;
    }
    names.remove_prefix(name.size() + 1);
    field made = field_named(name, columns_of_lines());
    refuse_if(made.type() != value_type::number && made.type() != value_type::port,
              "'{}' is not a number that can be summed", name);
    return made;
}

// Removes "@FIELD=VALUE" from the end of `names`, if it is there.
void take_condition(std::string_view& names, counted_by& table) {
    const std::size_t at = names.rfind('@');
    const std::size_t sign = names.find('=', std::min(at, names.size()));
    if (sign == names.npos) {
        refuse_if(at != names.npos && names.find(':') == names.npos,
                  "'{}' has no value: write {}=VALUE", names, names);
        return;  // an "@" can also belong to a key
    }
    table.condition = field_named(names.substr(at + 1, sign - at - 1), columns_of_lines());
    table.wanted = names.substr(sign + 1);
    refuse_if(table.condition->type() == value_type::list,
              "'{}' is a list, which has no single value", table.condition->name);
    names = names.substr(0, at);
}

counted_by read_table(std::string_view names) {
    counted_by table;
    take_condition(names, table);
    table.summed = take_summed(names);
    for (const std::string_view name : split(names, '+')) {
        table.parts.push_back(field_named(name, columns_of_lines()));
        refuse_if(table.parts.back().which() == field_id::line,
                  "'line' cannot be counted: each line has another number");
    }
    const auto cannot_be_combined = [](const field& each) {
        return each.type() == value_type::list || each.kind->needs == need::error;
    };
    const auto found = std::ranges::find_if(table.parts, cannot_be_combined);
    if ((table.parts.size() > 1 || !table.counts_each()) && found != table.parts.end()) {
        throw usage_error("{} cannot be counted together with something else", found->name);
    }
    return table;
}

// Returns a text that differs for two tables if they count different things.
std::string identity_of(const counted_by& table) {
    std::string all = fmt::format("{}:{}:{}:{}:{}", table.parts.size(), table.summed.has_value(),
                                  table.condition.has_value(), table.wanted.size(), table.wanted);
    for (const field& each : table.all_fields()) {
        all.append(fmt::format("/{}:{}:{}:{}:{}", each.kind->name, each.is_decoded, each.segment,
                               each.key.size(), each.key));
    }
    return all;
}

}  // namespace

field_list counted_by::all_fields() const {
    field_list fields = parts;
    for (const auto& other : {summed, condition}) {
        if (other) {
            fields.push_back(*other);
        }
    }
    return fields;
}

std::string counted_by::name() const {
    std::string name = summed ? summed->name_in_stats() + "/" : "";
    for (const field& each : parts) {
        name.append(&each == &parts.front() ? "" : "+").append(each.name_in_stats());
    }
    if (condition) {
        name.append(fmt::format("@{}={}", condition->name_in_stats(), wanted));
    }
    return name;
}

std::string counted_by::title() const {
    std::string title;
    for (const field& each : parts) {
        title.append(title.empty() ? "" : ", ").append(each.title());
    }
    if (summed) {
        title.append(" (sum of ").append(summed->name_in_stats()).append(")");
    }
    if (condition) {
        title.append(fmt::format(" ({} {})", condition->name_in_stats(), wanted));
    }
    return title;
}

std::vector<counted_by> read_tables(std::string_view list) {
    std::vector<counted_by> tables;
    std::unordered_set<std::string> added_before;
    for (const std::string_view names : split(list, ',')) {
        counted_by added = read_table(names);
        const bool is_new = added_before.insert(identity_of(added)).second;
        refuse_if(!is_new, "'{}' is given twice", names);
        tables.push_back(std::move(added));
    }
    return tables;
}

}  // namespace uriscan::cli
