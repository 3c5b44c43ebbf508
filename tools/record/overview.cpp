#include "tools/record/overview.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/lib/io/text/columns.hpp"
#include "tools/lib/io/text/json_line.hpp"
#include "tools/lib/show/night/night.hpp"

namespace bones::record {

using namespace entry;

namespace {

using namespace night;

/// The evening, added up like a night.
class NightOverview {
  public:
    explicit NightOverview(const SessionContext& evening)
        : field_(sheets_in(evening), files_in(evening), RankedBy::player),
          night_(hold_night(field_, sheets_in(evening), evening.night, {})) {}

    const Night& night() const { return night_; }
    std::string sides(const Sheet& sheet) const {
        std::vector<std::string> names;
        for (const SheetSide& side : sheet.sides) names.push_back(side_text(field_, side));
        return joined(names, " - ");
    }
    /// The people with neither a game in a round nor a line of the night file for it.
    std::vector<std::string> without_game(std::uint32_t round) const {
        std::vector<bool> busy(field_.size());
        for (const NightRow& row : night_.rows)
            if (row.round == round)
                for (const SheetSide& side : row.sheet->sides)
                    for (const Entrant entrant : field_.entrants_of(side)) busy[entrant] = true;
        for (std::size_t i = 0; i < night_.results.awards.size(); ++i)
            if (night_.award_rounds[i] == round) busy[night_.results.awards[i].entrant] = true;
        std::vector<std::string> names;
        for (Entrant entrant = 0; entrant < field_.size(); ++entrant)
            if (!busy[entrant]) names.push_back(field_.shown(entrant));
        return names;
    }

  private:
    static std::vector<const Sheet*> sheets_in(const SessionContext& evening) {
        std::vector<const Sheet*> sheets;
        for (const Sheet& sheet : evening.games) sheets.push_back(&sheet);
        return sheets;
    }
    static std::vector<const NightFile*> files_in(const SessionContext& evening) {
        if (!evening.night) return {};
        return {&*evening.night};
    }

    Entrants field_;
    Night night_;
};

/// What is missing or doubtful about a game; empty if it is complete.
std::string doubt_of(const Sheet& sheet) {
    std::vector<std::string> doubts;
    if (!sheet.complete) doubts.emplace_back("unfinished");
    if (sheet.faults > 0) doubts.push_back(quantity(sheet.faults, "finding", "findings"));
    if (!sheet.differences.empty())
        doubts.push_back(quantity(sheet.differences.size(), "difference", "differences"));
    return joined(doubts, ", ");
}

std::vector<std::uint32_t> rounds_of(const Night& night) {
    std::vector<std::uint32_t> rounds;
    for (std::uint32_t round = 0; round < night.rounds.size(); ++round) rounds.push_back(round);
    const bool outside = std::any_of(night.rows.begin(), night.rows.end(),
                                     [](const NightRow& row) { return row.round == no_round; });
    if (outside) rounds.push_back(no_round);
    return rounds;
}

}  // namespace

Overview overview_text(const SessionContext& evening) {
    const NightOverview held(evening);
    const Night& night = held.night();
    Overview overview;
    for (const std::uint32_t round : rounds_of(night)) {
        overview.text +=
            round == no_round ? "no round\n" : fmt::format("round {}\n", night.rounds[round]);
        io::Table table({Align::right, Align::left, Align::right, Align::left, Align::left});
        for (const NightRow& row : night.rows) {
            if (row.round != round) continue;
            const std::string doubt = doubt_of(*row.sheet);
            overview.all_in = overview.all_in && doubt.empty();
            table.add({row.sheet->table.empty() ? "?" : row.sheet->table, held.sides(*row.sheet),
                       result_text(*row.sheet), doubt.empty() ? "in" : doubt, row.sheet->place()});
        }
        table.write(overview.text, 2);
        for (const NightRemark& remark : night.remarks)
            if (remark.round == round) overview.text += fmt::format("  {}\n", shown(remark.text));
        if (round == no_round) continue;
        const std::vector<std::string> names = held.without_game(round);
        overview.all_in = overview.all_in && names.empty();
        if (!names.empty())
            overview.text += fmt::format("  no game yet: {}\n", joined(names, ", "));
    }
    for (const std::string& note : night.notes) overview.text += shown(note) + '\n';
    return overview;
}

Overview overview_json(const SessionContext& evening) {
    const NightOverview held(evening);
    const Night& night = held.night();
    Overview overview;
    for (const NightRow& row : night.rows) {
        const Sheet& sheet = *row.sheet;
        overview.all_in = overview.all_in && doubt_of(sheet).empty();
        overview.text += json_line("game", [&](JsonText& json) {
            json.key("file").string(sheet.file);
            json.key("record").number(sheet.record);
            json.key("round").string_or_null(sheet.round);
            json.key("table").string_or_null(sheet.table);
            json.key("players").string(held.sides(sheet));
            json.key("result").string(result_text(sheet));
            json.key("finished").boolean(sheet.complete);
            json.key("faults").number(sheet.faults);
            json.key("differences").number(static_cast<std::int64_t>(sheet.differences.size()));
        });
    }
    for (std::uint32_t round = 0; round < night.rounds.size(); ++round) {
        const std::vector<std::string> names = held.without_game(round);
        overview.all_in = overview.all_in && names.empty();
        overview.text += json_line("round", [&](JsonText& json) {
            json.key("round").string(night.rounds[round]);
            json.key("no_game").begin_list();
            for (const std::string& name : names) json.string(name);
            json.end_list();
        });
    }
    return overview;
}

}  // namespace bones::record
