// A night's or a season's page: one HTML document that needs nothing but itself, to look at and to
// print. Every text of a record goes through a template that escapes it.
#pragma once

#include "tools/night/compare.hpp"

namespace bones {

/// `changes` may be null: nothing was compared.
std::string night_html(const Field& field, const Night& night, const Changes* changes);
std::string season_html(const Field& field, const Season& season, const Changes* changes);

}  // namespace bones
