// The slips of a night's page: one for each game, to be signed.
#pragma once

#include "tools/lib/show/night/html_parts.hpp"

namespace bones::inline show::night {

/// How a slip is found by links of the page.
std::string slip_id(std::size_t index);
/// The names of a game's sides and who of them won, for a template.
picture::PageData sides_of(const Entrants& field, const NightRow& row);

void write_slips(picture::PagePieces& page, const Entrants& field, const Night& night);

}  // namespace bones::inline show::night
