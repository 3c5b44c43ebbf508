// The slips on a night's page: one for each game, to be signed.
#pragma once

#include "tools/lib/show/night/html_parts.hpp"

namespace bones::inline show::night {

/// The anchor of a slip, for links on the page.
std::string slip_id(std::size_t index);
/// The names of a game's sides and its winners, for a template.
picture::PageData sides_of(const Entrants& field, const NightRow& row);

void write_slips(picture::PagePieces& page, const Entrants& field, const Night& night);

}  // namespace bones::inline show::night
