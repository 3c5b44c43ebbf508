// The page of a night or a season: one self-contained HTML document, written piece by piece because
// it may be many times as long as its records. Templates escape every text of a record.
#pragma once

#include "tools/lib/show/night/compare.hpp"
#include "tools/lib/show/picture/pieces.hpp"

namespace bones::inline show::night {

/// Further parts of a night's page.
struct NightPage {
    const Changes* changes = nullptr;  ///< null: no comparison
    const picture::SiteFrame* site =
        nullptr;          ///< for a page of a site, which has no slips; null: a single page
    bool games = true;    ///< show the games of each round
    std::string below{};  ///< HTML at the end
};

void night_html(const picture::PageSink& sink, const Entrants& field, const Night& night,
                const NightPage& options = {});
void season_html(const picture::PageSink& sink, const Entrants& field, const Season& season,
                 const Changes* changes, const picture::SiteFrame* site = nullptr);

}  // namespace bones::inline show::night
