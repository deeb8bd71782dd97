// uri_match and uri_expand.
#include <string>

#include "columns.hpp"
#include "functions.hpp"
#include "integrations/json/template_arguments.hpp"
#include "integrations/json/template_values.hpp"
#include "text_result.hpp"

namespace uriscan::duckdb {
namespace {

// Answers a template and a text with what `append(template, text, out)` appends.  If append()
// returns false, the answer is NULL.
template <class Append>
void answer_templates(duckdb_data_chunk chunk, duckdb_vector to, Append append) {
    const text_column texts(chunk, 1);
    text_result result(to);
    std::string answer;
    for_each_text(chunk, result, [&](idx_t row, std::string_view one) {
        answer.clear();
        const bool is_there = !texts.is_null(row) && append(one, texts[row], answer);
        result.put(row, is_there ? std::string_view(answer) : std::string_view());
    });
    result.finish();
}

// Most columns of templates are constants.  So a template is compiled once for a chunk of rows.
void match_texts(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    integrations::cached_matcher matcher;
    answer_templates(chunk, to, [&](std::string_view one, std::string_view text, std::string& out) {
        return matcher.append_match(one, text, out);
    });
}

void expand_templates(duckdb_function_info, duckdb_data_chunk chunk, duckdb_vector to) {
    answer_templates(chunk, to, integrations::append_expansion);
}

}  // namespace

void add_templates(registry& to) {
    to.add("uri_match", match_texts);
    to.add("uri_expand", expand_templates);
}

}  // namespace uriscan::duckdb
