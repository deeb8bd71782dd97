// The URI templates that the commands match, parse, grep and stats read.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/fields/field.hpp"
#include "uriscan/template_matcher.hpp"

namespace uriscan::cli {

struct template_options {
    std::string name = "template";  // the name of the option that gives one template
    std::string place;              // what gave `templates`, for messages; empty: the option `name`
    std::vector<std::string> templates;
    std::string file;     // the name of a file with one template per line
    std::string openapi;  // the name of a JSON document; the names in its `paths` are templates
    match_options how;
    template_matcher matcher;

    bool are_given() const { return !given_option().empty(); }

    // Returns the first option that gives templates, or "" if none does.
    std::string given_option() const {
        return !templates.empty() ? name
               : !file.empty()    ? "templates"
               : !openapi.empty() ? "openapi"
                                  : "";
    }
};

// Reads the templates and compiles them.  Throws usage_error if an option has a mistake, and
// file_error if a file has one.
void compile_templates(template_options&);

// Returns the names of all variables, each once, in the order of the templates.
std::vector<std::string> names_of_variables(const template_matcher&);

// If some of the fields need the templates, compiles the templates and gives them to these fields.
// Throws usage_error and file_error.
void use_templates(template_options&, std::vector<field*> fields);

// Gives the compiled templates to the fields that need them.  Throws usage_error.
void give_templates(const template_options&, std::span<field* const> fields);

}  // namespace uriscan::cli
