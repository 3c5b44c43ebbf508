// A night's or a season's page: one HTML document that needs nothing but itself, to look at and to
// print. Every text of a record goes through a template that escapes it. A page may be many times
// as long as its records, so it is written piece by piece.
#pragma once

#include "tools/lib/show/night/compare.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones::inline show::night {

/// What else the page of a night is told.
struct NightPage {
    const Changes* changes = nullptr;          ///< null: nothing was compared
    const picture::SiteFrame* site = nullptr;  ///< of a page that is one of many: without slips
    bool games = true;                         ///< round by round
    std::string below{};                       ///< markup at the end
};

void night_html(const picture::PageSink& sink, const Entrants& field, const Night& night,
                const NightPage& options = {});
void season_html(const picture::PageSink& sink, const Entrants& field, const Season& season,
                 const Changes* changes, const picture::SiteFrame* site = nullptr);

}  // namespace bones::inline show::night
