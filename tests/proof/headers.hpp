// The headers that the wrong versions do not change. run.py compiles them only once.
#pragma once

#include <algorithm>
#include <compare>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "iri_automaton.hpp"
#include "kernels/address.hpp"
#include "kernels/brackets.hpp"
#include "kernels/character_sets.hpp"
#include "kernels/kernels.hpp"
#include "kernels/lines/octet_classes.hpp"
#include "kernels/machine.hpp"
#include "kernels/table.hpp"
#include "kernels/uri_octets.hpp"
#include "octets/letter_case.hpp"
#include "octets/subtext.hpp"
#include "octets/words.hpp"
#include "origin_form_automaton.hpp"
#include "proof/formula_files.hpp"
#include "proof/reading.hpp"
#include "proof/text.hpp"
#include "uriscan/detail/automaton.hpp"
#include "uriscan/parse.hpp"
#include "uriscan/percent.hpp"
