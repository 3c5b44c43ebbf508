#include "tools/lib/statistics/sharing.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "tools/lib/judged.hpp"
#include "tools/lib/people.hpp"

namespace bones::stats {

namespace {

constexpr std::string_view nameless = "(none)";

std::string month_of(const std::string& date) {
    return date.empty() ? std::string(nameless) : date.substr(0, 7);
}

std::string or_none(const std::string& text) {
    return text.empty() ? std::string(nameless) : text;
}

/// So that numbers are in order.
std::string numbered(int number) {
    return fmt::format("{:03}", number);
}

/// Without what is of a side, so that it counts once for a pair.
Samples without_side(Samples facts) {
    for (const Metric metric : {Metric::won, Metric::hands_won, Metric::points, Metric::tricks,
                                Metric::doubles_captured, Metric::luck})
        facts.remove(metric);
    return facts;
}

}  // namespace

const std::vector<std::string>& grouping_names() {
    static const std::vector<std::string> names = {"player", "pair", "opponent", "game", "event",
                                                   "month",  "seat", "opening",  "suit", "all"};
    return names;
}

void Sharer::share(Grouping grouping, const Use& use) {
    if (record_.game == Game::unknown) return;
    grouping_ = grouping;
    groups_.clear();
    if (grouping == Grouping::suit) return share_by_suit(use);
    if (grouping == Grouping::opening) {
        for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand)
            share_by_opening(hand, use);
        return;
    }
    find_groups();
    for (const Met& met : groups_) share(met, whole(), use);
}

const FactCollector& Sharer::collector() {
    if (!collector_) collector_.emplace(record_, verdict_);
    return *collector_;
}

const std::vector<Facts>& Sharer::hands() {
    hands_.reserve(verdict_.hands.size());
    for (std::size_t hand = hands_.size(); hand < verdict_.hands.size(); ++hand)
        collector().add_hand(hand, hands_.emplace_back(record_.players));
    return hands_;
}

const Facts& Sharer::whole() {
    if (!whole_) {
        whole_.emplace(record_.players);
        collector().add_game(*whole_);
        for (const Facts& hand : hands_) whole_->add(hand);
        for (std::size_t hand = hands_.size(); hand < verdict_.hands.size(); ++hand)
            collector().add_hand(hand, *whole_);
        if (more_) more_(*whole_);
    }
    return *whole_;
}

const std::vector<Sharer::Known>& Sharer::people() {
    if (!people_) {
        people_.emplace();
        for (int s = 0; s < record_.players; ++s) {
            const Person person = who_.person_at(record_, Seat(s));
            people_->push_back({person.is_known(), person.key(), person.called()});
        }
    }
    return *people_;
}

void Sharer::share(const Met& met, const Facts& facts, const Use& use) {
    made_.clear();
    made_.reserve(static_cast<std::size_t>(record_.players));
    parts_.assign(1, {met.seats, &facts.of_table()});
    for (int s = 0; s < record_.players; ++s) {
        if (met.of_seat[s].empty()) continue;
        const bool second_of_pair =
            grouping_ == Grouping::pair && scoring_seat_of(record_, Seat(s)) != Seat(s);
        const Samples& own = facts.of_seat(Seat(s));
        if (second_of_pair) made_.push_back(without_side(own));
        parts_.push_back({met.of_seat[s], second_of_pair ? &made_.back() : &own});
    }
    use({met.key, met.name, met.stays, parts_});
}

/// What a seat gives belongs to a group if one of these is asked for.
void Sharer::belong(Met& group, int seat, SeatSet asked) {
    group.of_seat[seat] |= asked;
    group.seats |= asked;
}

Sharer::Met& Sharer::group(std::string key, std::string_view name) {
    auto at = std::find_if(groups_.begin(), groups_.end(),
                           [&](const Met& met) { return met.key == key; });
    if (at == groups_.end()) {
        groups_.push_back({std::move(key), std::string(name), {}, {}});
        return groups_.back();
    }
    if (is_better_name(name, at->name)) at->name = name;
    return *at;
}

void Sharer::find_groups() {
    switch (grouping_) {
        case Grouping::player:
        case Grouping::pair:
        case Grouping::opponent:
            return find_people();
        case Grouping::seat:
            for (int s = 0; s < record_.players; ++s) {
                const std::string letter(1, Seat(s).letter());
                belong(group(letter, letter), s, Seat(s));
            }
            return;
        default:
            break;
    }
    const std::string name = name_of_record(grouping_);
    Met& whole = group(name, name);
    whole.stays = true;
    for (int s = 0; s < record_.players; ++s) belong(whole, s, Seat(s));
}

std::string Sharer::name_of_record(Grouping grouping) const {
    switch (grouping) {
        case Grouping::game:
            return std::string(traits(record_.game).name);
        case Grouping::event:
            return or_none(header_text(record_, Keyword::event));
        case Grouping::month:
            return month_of(header_text(record_, Keyword::date));
        default:
            return "all";
    }
}

void Sharer::find_people() {
    for (int s = 0; s < record_.players; ++s) {
        const Known& person = people()[static_cast<std::size_t>(s)];
        if (!person.is_known) continue;
        if (grouping_ == Grouping::player) {
            belong(group(person.key, person.called), s, Seat(s));
            continue;
        }
        for (int o = 0; o < record_.players; ++o) {
            const Known& other = people()[static_cast<std::size_t>(o)];
            if (o != s && other.is_known) find_couple(s, person, o, other);
        }
    }
}

void Sharer::find_couple(int seat, const Known& person, int other_seat, const Known& other) {
    const bool partners =
        scoring_seat_of(record_, Seat(seat)) == scoring_seat_of(record_, Seat(other_seat));
    if (grouping_ == Grouping::opponent) {
        if (!partners)
            belong(group(fmt::format("{}\n{}", person.key, other.key),
                         fmt::format("{} v {}", person.called, other.called)),
                   seat, Seat(seat));
        return;
    }
    // A pair is one whoever is named first.
    if (!partners || person.key > other.key) return;
    Met& pair = group(fmt::format("{}\n{}", person.key, other.key),
                      fmt::format("{} & {}", person.called, other.called));
    const SeatSet either = SeatSet(Seat(seat)) | Seat(other_seat);
    belong(pair, seat, either);
    belong(pair, other_seat, either);
}

/// What the opening tile brought whoever led it.
void Sharer::share_by_opening(std::size_t index, const Use& use) {
    const Hand& hand = record_.hands[index];
    const auto begin = record_.actions.begin();
    const auto first =
        std::find_if(begin + hand.first_action, begin + hand.end_action,
                     [](const Action& action) { return action.kind == ActionKind::play; });
    if (first == begin + hand.end_action) return;
    const Tile tile = first->tile();
    const Seat opener = first->seat();
    Met met{numbered(tile.number()), fmt::format("{}-{}", tile.high(), tile.low()), {}, {}};
    met.stays = true;
    if (opener.index() < record_.players) belong(met, opener.index(), opener);
    share(met, hands()[index], use);
}

void Sharer::share_by_suit(const Use& use) {
    if (!traits(record_.game).tricks) return;
    struct OfSuit {
        Sample leads, won;
    };
    std::array<BySeat<OfSuit>, highest_pip + 1> suits{};
    for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand)
        for (const Lead& lead : leads_of(record_, verdict_, hand)) {
            if (lead.seat.index() >= record_.players) continue;
            OfSuit& of_suit = suits[static_cast<std::size_t>(lead.suit)][lead.seat];
            of_suit.leads.add(1);
            if (lead.won) of_suit.won.add(*lead.won);
        }
    for (int suit = 0; suit <= highest_pip; ++suit) {
        made_.clear();
        made_.reserve(static_cast<std::size_t>(record_.players));
        parts_.clear();
        for (int s = 0; s < record_.players; ++s) {
            const OfSuit& of_suit = suits[static_cast<std::size_t>(suit)][s];
            if (of_suit.leads.n == 0) continue;
            Samples& facts = made_.emplace_back();
            facts.add(Metric::leads, of_suit.leads);
            facts.add(Metric::leads_won, of_suit.won);
            parts_.push_back({Seat(s), &facts});
        }
        if (!parts_.empty()) use({numbered(suit), fmt::format("{}", suit), false, parts_});
    }
}

}  // namespace bones::stats
