// Code for which clang++ must give a warning, because a view outlives its text (see check.sh).
#include "code/names.hpp"

namespace uriscan {

void view_temporary_objects() {
    const uri_view view = owned();                 // refused: Wdangling
    const std::string& t = uri::parse(s)->text();  // refused: Wdangling
    const uri& u = uri::parse(s).value();          // refused: Wdangling
    auto part = std::string_view(owned().text());  // refused: Wdangling
}

}  // namespace uriscan
