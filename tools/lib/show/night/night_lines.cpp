#include "tools/lib/show/night/night_lines.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "libnotation/codes.hpp"
#include "libnotation/text/values.hpp"

namespace bones::inline show::night {

namespace {

class Lines {
  public:
    Lines(const Entrants& field, Night& night) : field_(field), night_(night) {
        for (std::size_t i = 0; i < night.rows.size(); ++i) {
            const NightRow& row = night.rows[i];
            if (row.round == no_round || !row.sheet->copy_of.empty()) continue;
            for (std::size_t side = 0; side < row.sheet->sides.size(); ++side) {
                for (const Entrant entrant : field.entrants_of(row.sheet->sides[side]))
                    seats_.insert({{row.round, entrant}, {i, side}});
                for (const std::uint32_t person : field.people_of(row.sheet->sides[side]))
                    outcomes_.insert({{row.round, person},
                                      fmt::format("has a game there ({})", row.sheet->place())});
            }
        }
    }

    void apply(const NightEntry& entry) {
        round_ = night_.round_index(entry.round);
        if (entry.kind == NightEntry::Kind::team) return;       // ranked at the end
        if (entry.kind == NightEntry::Kind::result_to) return;  // applied earlier
        auto who = resolve(entry.who, entry.who_place);
        const bool of_partners = entry.kind >= NightEntry::Kind::penalty;
        if (of_partners && who.empty()) who = partners_in_round(entry.who);
        if (who.empty()) return;
        switch (entry.kind) {
            case NightEntry::Kind::player:
                return note_present(who);
            case NightEntry::Kind::bye:
                return apply_bye(entry, who);
            case NightEntry::Kind::no_show:
                return apply_no_show(entry, who);
            case NightEntry::Kind::penalty:
                return apply_penalty(entry, who);
            case NightEntry::Kind::bonus:
                return apply_bonus(entry, who);
            case NightEntry::Kind::withdrawn:
                return apply_withdrawn(entry, who);
            case NightEntry::Kind::expelled:
                return apply_expelled(entry, who);
            case NightEntry::Kind::finish:
                return apply_finish(entry, who);
            case NightEntry::Kind::team:
            case NightEntry::Kind::result_to:
                return;
        }
    }

    /// Stores who was present. People on `player` lines were, except those with an absence.
    void settle_presence() {
        std::vector<bool> absent(field_.size());
        for (const Award& award : night_.results.awards)
            if (award.kind == Award::Kind::no_show) absent[award.entrant] = true;
        for (const Entrant entrant : present_)
            if (!absent[entrant]) night_.came.push_back(entrant);
    }

  private:
    void report(Place place, std::string message) {
        Finding finding;
        finding.set_code(code::bad_value);
        finding.place = place;
        finding.message = std::move(message);
        night_.file->findings.push_back(std::move(finding));
    }

    std::vector<Entrant> resolve(const std::vector<PlayerName>& names, Place place) {
        std::string complaint;
        std::vector<Entrant> entrants = field_.entrants_of(names, complaint);
        if (!complaint.empty()) report(place, complaint);
        return entrants;
    }

    /// The partnership in which these people played that round. A penalty for one partner applies
    /// to both.
    std::vector<Entrant> partners_in_round(const std::vector<PlayerName>& names) const {
        for (const Entrant entrant : field_.partnerships_with(names))
            if (seats_.count({round_, entrant}) > 0) return {entrant};
        return {};
    }

    /// The game of a person in this round, and their side; null if the person has none.
    NightRow* game_of(Entrant entrant, std::size_t& side) {
        const auto at = seats_.find({round_, entrant});
        if (at == seats_.end()) return nullptr;
        side = at->second.second;
        return &night_.rows[at->second.first];
    }

    /// Whether any of these people already has an outcome in this round, from a game or an earlier
    /// line. The first outcome counts, and this line does not. Outside of rounds the limit does not
    /// apply.
    bool contradicts(const NightEntry& entry, const std::vector<PlayerName>& names, Place place,
                     std::string_view what) {
        if (round_ == no_round) return false;
        for (const std::uint32_t person : field_.people_of(names)) {
            const auto first = outcomes_.find({round_, person});
            if (first == outcomes_.end()) continue;
            report(place,
                   fmt::format("{} {} in round {}, but {}; this line is ignored",
                               field_.people().shown(person), what, entry.round, first->second));
            return true;
        }
        return false;
    }

    /// Stores that this line gives these people their outcome of the round.
    void settle(const NightEntry& entry, const std::vector<PlayerName>& names,
                std::string_view what) {
        const std::string_view text = night_.file->text;
        const auto line = 1 + std::count(text.begin(), text.begin() + entry.place.offset, '\n');
        if (round_ == no_round) return;
        for (const std::uint32_t person : field_.people_of(names))
            outcomes_.insert({{round_, person}, fmt::format("{} in line {}", what, line)});
    }

    /// Whether a line names a person both as absent and as the winner by that absence.
    bool is_of_both_sides(const NightEntry& entry) {
        const std::vector<std::uint32_t> absent = field_.people_of(entry.who);
        for (const std::uint32_t person : field_.people_of(entry.against)) {
            if (std::find(absent.begin(), absent.end(), person) == absent.end()) continue;
            report(entry.against_place,
                   fmt::format("{} cannot be absent and have a walkover; this line is ignored",
                               field_.people().shown(person)));
            return true;
        }
        return false;
    }

    std::string names(const std::vector<Entrant>& who) const {
        std::vector<std::string> shown;
        for (const Entrant entrant : who) shown.push_back(field_.shown(entrant));
        return enumerated(shown);
    }

    void note_present(const std::vector<Entrant>& who) {
        present_.insert(present_.end(), who.begin(), who.end());
    }

    void award(const Award& award, const std::vector<Entrant>& who) {
        for (const Entrant entrant : who) {
            night_.results.awards.push_back(award);
            night_.results.awards.back().entrant = entrant;
            night_.award_rounds.push_back(round_);
            if (award.kind != Award::Kind::no_show) night_.came.push_back(entrant);
        }
    }

    void remark(std::string text) { night_.remarks.push_back({round_, std::move(text)}); }

    void apply_bye(const NightEntry& entry, const std::vector<Entrant>& who) {
        if (contradicts(entry, entry.who, entry.who_place, "has a bye")) return;
        settle(entry, entry.who, "has a bye");
        award(night_.file->bye, who);
        remark(fmt::format("bye: {}", names(who)));
    }

    void apply_no_show(const NightEntry& entry, const std::vector<Entrant>& who) {
        std::vector<Entrant> there;
        if (!entry.against.empty()) {
            there = resolve(entry.against, entry.against_place);
            if (there.empty()) return;
        }
        if (contradicts(entry, entry.who, entry.who_place, "did not come") ||
            contradicts(entry, entry.against, entry.against_place, "has a walkover"))
            return;
        if (is_of_both_sides(entry)) return;
        settle(entry, entry.who, "did not come");
        settle(entry, entry.against, "has a walkover");
        award(night_.file->no_show, who);
        award(night_.file->walkover, there);
        std::string text = fmt::format("did not come: {}", names(who));
        if (!there.empty()) text += fmt::format("; walkover for {}", names(there));
        remark(std::move(text));
    }

    void apply_penalty(const NightEntry& entry, const std::vector<Entrant>& who) {
        std::string text = fmt::format("penalty: {} ", names(who));
        if (entry.loses_game) {
            for (const Entrant entrant : who) {
                std::size_t side = 0;
                NightRow* row = game_of(entrant, side);
                if (row == nullptr)
                    return report(entry.who_place, fmt::format("{} has no game in round {}",
                                                               field_.shown(entrant), entry.round));
                row->forfeits[side] = true;
            }
            text += who.size() == 1 ? "loses the game" : "lose the game";
        } else {
            for (const Entrant entrant : who) {
                night_.results.penalties.push_back({entrant, entry.points});
                night_.penalty_rounds.push_back(round_);
            }
            text += fmt::format("{} points off", entry.points);
        }
        if (!entry.reason.empty()) text += fmt::format(" ({})", entry.reason);
        remark(std::move(text));
    }

    void apply_bonus(const NightEntry& entry, const std::vector<Entrant>& who) {
        for (const Entrant entrant : who) {
            night_.results.penalties.push_back({entrant, -entry.points});
            night_.penalty_rounds.push_back(round_);
        }
        std::string text = fmt::format("bonus: {} {}", names(who), count_of(entry.points, "point"));
        if (!entry.reason.empty()) text += fmt::format(" ({})", entry.reason);
        remark(std::move(text));
    }

    void apply_withdrawn(const NightEntry& entry, const std::vector<Entrant>& who) {
        if (is_second(entry, who, withdrawn_, "withdrawn")) return;
        check_later_rounds(entry, "has withdrawn in");
        remark(fmt::format("withdrawn: {}", names(who)));
    }

    /// Whether any of these left by an earlier line of this kind. If not, adds them.
    bool is_second(const NightEntry& entry, const std::vector<Entrant>& who,
                   std::vector<Entrant>& left, std::string_view keyword) {
        for (const Entrant entrant : who) {
            if (std::find(left.begin(), left.end(), entrant) == left.end()) continue;
            report(entry.place, fmt::format("a second {} line for {}; only the first counts",
                                            keyword, field_.shown(entrant)));
            return true;
        }
        left.insert(left.end(), who.begin(), who.end());
        return false;
    }

    void apply_expelled(const NightEntry& entry, const std::vector<Entrant>& who) {
        if (is_second(entry, who, night_.expelled, "expelled")) return;
        remark(fmt::format("expelled: {}; {}", names(who),
                           entry.annuls ? "all their games are annulled" : "their games count"));
        if (!entry.annuls) return check_later_rounds(entry, "was expelled in");
        std::vector<Entrant>& annulled = night_.add_corrections().annulled;
        annulled.insert(annulled.end(), who.begin(), who.end());
        const std::vector<std::uint32_t> people = field_.people_of(entry.who);
        for (NightRow& row : night_.rows)
            for (const SheetSide& side : row.sheet->sides)
                for (const std::uint32_t person : field_.people_of(side)) {
                    if (std::find(people.begin(), people.end(), person) == people.end()) continue;
                    if (row.left_out.empty())
                        row.left_out = fmt::format("annulled, because {} was expelled",
                                                   field_.people().shown(person));
                }
        check_later_rounds(entry, "was expelled in");
    }

    /// Reports results of people in rounds after the one in which they left. The results still
    /// count.
    void check_later_rounds(const NightEntry& entry, std::string_view what) {
        for (const std::uint32_t person : field_.people_of(entry.who)) {
            const auto report_later = [&](std::uint32_t round, const std::string& has) {
                if (round == no_round || round <= round_) return;
                report(entry.who_place, fmt::format("{} {} round {}, but {} in round {}",
                                                    field_.people().shown(person), what,
                                                    entry.round, has, night_.rounds[round]));
            };
            const auto is_meant = [person](const std::vector<std::uint32_t>& people) {
                return std::find(people.begin(), people.end(), person) != people.end();
            };
            for (const NightRow& row : night_.rows)
                for (const SheetSide& side : row.sheet->sides)
                    if (row.left_out.empty() && is_meant(field_.people_of(side)))
                        report_later(row.round, fmt::format("has a game that counts ({})",
                                                            row.sheet->place()));
            for (const NightEntry& other : night_.file->entries)
                if (other.kind == NightEntry::Kind::bye && is_meant(field_.people_of(other.who)))
                    report_later(night_.round_index(other.round), "has a bye");
        }
    }

    void apply_finish(const NightEntry& entry, const std::vector<Entrant>& who) {
        std::size_t side = 0;
        NightRow* const row = game_of(who.front(), side);
        if (row == nullptr)
            return report(entry.who_place, fmt::format("{} has no game in round {}",
                                                       field_.shown(who.front()), entry.round));
        const Sheet& sheet = *row->sheet;
        if (sheet.complete)
            return report(entry.place,
                          fmt::format("the game of {} in round {} is over by its record ({}); this "
                                      "line is ignored",
                                      field_.shown(who.front()), entry.round, sheet.place()));
        const bool by_points =
            entry.finish == FinishKind::time || entry.finish == FinishKind::agreed;
        if (by_points && !sheet.totals_known)
            return report(entry.place,
                          fmt::format("the points of {} are unknown, so they do not show who was "
                                      "ahead; write `result` in the record",
                                      sheet.place()));
        if (row->finish)
            return report(entry.place,
                          fmt::format("a second finish line for the game of {} in round {}; only "
                                      "the first counts",
                                      field_.shown(who.front()), entry.round));
        row->left_out.clear();
        row->finish = entry.finish;
        row->defaulted = side;
        const std::string_view how = finish_names[static_cast<std::size_t>(entry.finish)];
        remark(fmt::format("finish: {}, {}", names(who), how));
    }

    const Entrants& field_;
    Night& night_;
    std::uint32_t round_ = no_round;
    std::vector<Entrant> present_, withdrawn_;
    /// By round and entrant: the row and its side.
    std::map<std::pair<std::uint32_t, Entrant>, std::pair<std::size_t, std::size_t>> seats_;
    /// By round and person: the outcome in words.
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> outcomes_;
};

/// Removes rounds that are named only on lines that do not count. Each line that counts has a
/// remark.
void drop_unused_rounds(Night& night) {
    constexpr std::uint32_t unused = no_round - 1;
    std::vector<std::uint32_t> number(night.rounds.size(), unused);
    const auto keep = [&](std::uint32_t round) {
        if (round != no_round) number[round] = 0;
    };
    for (const NightRow& row : night.rows) keep(row.round);
    for (const NightRemark& remark : night.remarks) keep(remark.round);
    std::vector<std::string> rounds;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (number[i] == unused) continue;
        number[i] = static_cast<std::uint32_t>(rounds.size());
        rounds.push_back(std::move(night.rounds[i]));
    }
    night.rounds = std::move(rounds);
    const auto renumber = [&](std::uint32_t& round) {
        if (round != no_round) round = number[round];
    };
    for (NightRow& row : night.rows) renumber(row.round);
    for (NightRemark& remark : night.remarks) renumber(remark.round);
    for (std::uint32_t& round : night.award_rounds) renumber(round);
    for (std::uint32_t& round : night.penalty_rounds) renumber(round);
}

}  // namespace

void apply_night_file(const Entrants& field, Night& night) {
    Lines lines(field, night);
    // A stopped game may also be annulled, so stops are applied first.
    for (const bool stops : {true, false})
        for (const NightEntry& entry : std::vector(night.file->entries))
            if ((entry.kind == NightEntry::Kind::finish) == stops) lines.apply(entry);
    lines.settle_presence();
    drop_unused_rounds(night);
    std::stable_sort(
        night.file->findings.begin(), night.file->findings.end(),
        [](const Finding& a, const Finding& b) { return a.place.offset < b.place.offset; });
}

}  // namespace bones::inline show::night
