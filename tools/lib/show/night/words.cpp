// Short texts about nights.
#include <fmt/core.h>

#include <algorithm>

#include "libnotation/text/joined.hpp"
#include "tools/lib/show/night/render.hpp"

namespace bones::inline show::night {

std::string result_text(const Sheet& sheet) {
    std::string text;
    const bool of_games =
        !sheet.totals_known && !sheet.sides.empty() && sheet.sides.front().games_won.has_value();
    for (const SheetSide& side : sheet.sides) {
        if (!text.empty()) text += "–";
        text += of_games             ? std::to_string(side.games_won.value_or(0))
                : sheet.totals_known ? std::to_string(side.points)
                                     : "?";
    }
    return of_games ? text + " games" : text;
}

std::string side_text(const Entrants& field, const SheetSide& side) {
    std::string text;
    for (std::size_t i = 0; i < side.players.size(); ++i) {
        if (!text.empty()) text += " & ";
        const auto person = field.people().find(side.players[i]);
        text += person ? field.people().shown(*person) : fmt::format("({})", side.seats[i]);
    }
    return text;
}

std::string enumerated(std::span<const std::string> names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) text += i + 1 == names.size() ? " and " : ", ";
        text += names[i];
    }
    return text;
}

std::string halves_text(std::int64_t halves) {
    if (halves < 0) return "−" + halves_text(-halves);
    if (halves == 1) return "½";
    return std::to_string(halves / 2) + (halves % 2 == 0 ? "" : "½");
}

std::string signed_text(std::int64_t number) {
    if (number == 0) return "0";
    return number > 0 ? fmt::format("+{}", number) : fmt::format("−{}", -number);
}

std::string place_text(const Rank& rank) {
    return std::to_string(rank.place) + (rank.shared ? "=" : "");
}

std::string meeting_text(const Tallies& tallies, Entrant one, Entrant other) {
    const auto at = tallies.meetings.find({one, other});
    if (at == tallies.meetings.end()) return "";
    const Meeting& meeting = at->second;
    const std::string points = fmt::format("{}–{}", meeting.points_for, meeting.points_against);
    if (meeting.games == 1 && meeting.with_points == 1) return points;
    return fmt::format("{}–{}{}{}", halves_text(2 * meeting.won + meeting.shared),
                       halves_text(2 * meeting.lost + meeting.shared),
                       meeting.with_points > 0 ? ": " : "", meeting.with_points > 0 ? points : "");
}

std::string spoken(Criterion criterion) {
    std::string name(criterion == Criterion::ladder ? "ladder points" : name_of(criterion));
    std::replace(name.begin(), name.end(), '-', ' ');
    return name;
}

namespace {

/// The value of a criterion without its name.
std::string bare_value(Criterion criterion, std::int64_t value) {
    switch (criterion) {
        case Criterion::ladder:
        case Criterion::wins:
        case Criterion::head_to_head:
            return halves_text(value);
        case Criterion::difference:
            return signed_text(value);
        case Criterion::points_for:
            break;
    }
    return std::to_string(value);
}

}  // namespace

std::string tie_value_text(Criterion criterion, std::int64_t value) {
    const std::string number = bare_value(criterion, value);
    if (criterion == Criterion::wins) return number + (value == 1 || value == 2 ? " win" : " wins");
    if (criterion == Criterion::ladder)
        return number + (value == 1 || value == 2 ? " ladder point" : " ladder points");
    return fmt::format("{} {}", spoken(criterion), number);
}

std::string too_many_tied(const Tie& tie) {
    return fmt::format("{} are tied, too many to show; see --format jsonl", tie.tied.size());
}

std::string step_text(const Entrants& field, const TieStep& step) {
    std::vector<std::string> names, parts;
    for (std::size_t i = 0; i < step.tied.size(); ++i) {
        names.push_back(field.shown(step.tied[i]));
        parts.push_back(fmt::format("{} {}", names.back(), bare_value(step.by, step.values[i])));
    }
    const std::string by = spoken(step.by);
    if (!step.comparable)
        return fmt::format("{}: {} have not {}met", by, enumerated(names),
                           names.size() == 2 ? "" : "all ");
    if (step.broken) return fmt::format("{}: {}", by, joined(parts, ", "));
    return fmt::format("{}: {} {} have {}", by, enumerated(names),
                       names.size() == 2 ? "both" : "all", bare_value(step.by, step.values[0]));
}

std::vector<std::string> shared_places(const Entrants& field, const Ranking& ranking,
                                       const Tie& tie) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < ranking.ranks.size();) {
        std::vector<std::string> names;
        const std::size_t begin = i;
        for (; i < ranking.ranks.size() && ranking.ranks[i].place == ranking.ranks[begin].place;
             ++i)
            names.push_back(field.shown(ranking.ranks[i].entrant));
        const bool here = std::find(tie.tied.begin(), tie.tied.end(),
                                    ranking.ranks[begin].entrant) != tie.tied.end();
        if (here && names.size() > 1)
            lines.push_back(fmt::format("still tied: {} share place {}", enumerated(names),
                                        ranking.ranks[begin].place));
    }
    return lines;
}

std::string order_text(std::span<const Criterion> order) {
    std::string text;
    for (std::size_t i = 0; i < order.size(); ++i)
        text += (i == 0 ? "" : i == 1 ? ", then " : ", ") + spoken(order[i]);
    return text;
}

std::vector<std::string> terms_of(const Night& night) {
    std::vector<std::string> terms;
    if (!night.file) return terms;
    const auto title = [](Game game) {
        return game == Game::unknown ? std::string("every game") : std::string(traits(game).title);
    };
    for (const NightCap& cap : night.file->caps)
        terms.push_back(
            fmt::format("at most {} points of a side count in {}", cap.most, title(cap.game)));
    for (const NightCap& cap : night.file->margins)
        terms.push_back(
            fmt::format("at most {} points of difference count in {}", cap.most, title(cap.game)));
    if (night.file->count_unfinished)
        terms.push_back("unfinished games count with their current points");
    const auto tell = [&terms](const char* what, const Award& award, const Award& usual) {
        if (award.half_wins == usual.half_wins && award.points_for == usual.points_for &&
            award.points_against == usual.points_against)
            return;
        const char* worth = award.half_wins == 2   ? "a win"
                            : award.half_wins == 1 ? "half a win"
                                                   : "no win";
        terms.push_back(fmt::format("{} counts as {}, {}–{}", what, worth, award.points_for,
                                    award.points_against));
    };
    const NightFile usual;
    tell("a bye", night.file->bye, usual.bye);
    tell("a walkover", night.file->walkover, usual.walkover);
    tell("a missed game", night.file->no_show, usual.no_show);
    return terms;
}

std::string heading(const Night& night) {
    std::string text = night.title.empty() ? "Standings" : night.title;
    if (night.dates.empty()) return text;
    text += " · " + night.dates.front();
    if (night.dates.size() > 1) text += " to " + night.dates.back();
    return text;
}

std::string outcome_text(const Entrants& field, const NightRow& row) {
    if (!row.left_out.empty()) return "does not count: " + row.left_out;
    std::vector<std::string> names;
    std::string forfeits;
    for (std::size_t i = 0; i < row.sheet->sides.size(); ++i) {
        const std::string side = side_text(field, row.sheet->sides[i]);
        if (row.won[i]) names.push_back(side);
        if (row.forfeits[i]) forfeits += ", lost by penalty: " + side;
    }
    if (names.empty()) return "won by no one" + forfeits;
    return (names.size() == 1 ? "won by " : "shared by ") + enumerated(names) + forfeits;
}

std::vector<std::string> winners_of_night(const Entrants& field, const Night& night) {
    std::vector<std::string> names;
    for (const Rank& rank : night.ranking.ranks)
        if (rank.place == 1) names.push_back(field.shown(rank.entrant));
    return names;
}

std::string game_change_text(const GameChange& game) {
    if (game.before.empty()) return fmt::format("{}: {}, is new", game.what, game.after);
    if (game.after.empty()) return fmt::format("{}: was {}, is gone", game.what, game.before);
    return fmt::format("{}: was {}, is {}", game.what, game.before, game.after);
}

}  // namespace bones::inline show::night
