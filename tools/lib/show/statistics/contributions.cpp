#include "tools/lib/show/statistics/contributions.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/people.hpp"

namespace bones::inline show::stats {

namespace {

constexpr std::string_view nameless = "(none)";

std::string month_of(const std::string& date) {
    return date.empty() ? std::string(nameless) : date.substr(0, 7);
}

std::string or_none(const std::string& text) {
    return text.empty() ? std::string(nameless) : text;
}

/// A number with leading zeros, so that keys sort by value.
std::string numbered(int number) {
    return fmt::format("{:03}", number);
}

/// The facts without the metrics of a side, so that these count once for a pair.
Samples without_side(Samples facts) {
    for (const Metric metric :
         {Metric::won, Metric::hands_won, Metric::tricks, Metric::doubles_captured})
        facts.remove(metric);
    for (std::size_t scale = 0; scale < scale_count; ++scale) {
        facts.remove(on_scale(Metric::points, scale));
        facts.remove(on_scale(Metric::luck, scale));
    }
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
    const std::vector<Sitting> sittings = sittings_of(record_);
    for (const Sitting sitting : sittings) {
        sitting_ = sitting;
        if (sittings.size() > 1) forget_whole();
        groups_.clear();
        find_groups();
        const Facts& facts = whole(has_joint_facts());
        for (const GroupShare& met : groups_) share(met, facts, use);
    }
    if (sittings.size() > 1) forget_whole();
    sitting_ = {};
}

void Sharer::forget_whole() {
    whole_.reset();
    people_.reset();
    all_seats_.clear();
    sides_.clear();
}

const FactCollector& Sharer::collector() {
    if (!collector_) collector_.emplace(record_, verdict_);
    return *collector_;
}

const std::vector<Sharer::Opening>& Sharer::openings() {
    if (openings_.size() == verdict_.hands.size()) return openings_;
    Facts facts(record_.players);
    const bool keeps_whole = !whole_;
    if (keeps_whole) {
        whole_.emplace(record_.players);
        joint_ = true;
    }
    openings_.reserve(verdict_.hands.size());
    for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand) {
        facts.clear();
        collector().add_hand(hand, facts);
        keep_opening(hand, facts);
        if (keeps_whole) add_hand_to_whole(hand, facts);
    }
    if (keeps_whole) add_game_to_whole();
    return openings_;
}

void Sharer::keep_opening(std::size_t hand, const Facts& facts) {
    Opening& opening = openings_.emplace_back();
    const Action* const first = first_play(hand);
    if (first == nullptr) return;
    opening.begin = kept_.size();
    keep(facts.of_table());
    opening.middle = kept_.size();
    if (first->seat().index() < record_.players) keep(facts.of_seat(first->seat()));
    opening.end = kept_.size();
}

void Sharer::keep(const Samples& samples) {
    samples.for_each([this](std::size_t metric, const Sample& sample) {
        kept_.push_back({static_cast<Metric>(metric), sample.closed()});
    });
}

Samples Sharer::kept(std::size_t begin, std::size_t end) const {
    Samples samples;
    for (; begin < end; ++begin) samples.add(kept_[begin].metric, kept_[begin].sample);
    return samples;
}

const Action* Sharer::first_play(std::size_t hand) const {
    if (!counts_as_hand(verdict_.hands[hand])) return nullptr;
    const Action* const begin = record_.actions.data() + record_.hands[hand].first_action;
    const Action* const end = record_.actions.data() + record_.hands[hand].end_action;
    const Action* const first = std::find_if(
        begin, end, [](const Action& action) { return action.kind == ActionKind::play; });
    return first == end ? nullptr : first;
}

/// Whether a group has facts of several seats.
bool Sharer::has_joint_facts() const {
    return std::any_of(groups_.begin(), groups_.end(), [&](const GroupShare& met) {
        int seats = 0;
        for (int s = 0; s < record_.players; ++s) seats += !met.of_seat[s].empty();
        return seats > 1;
    });
}

/// The facts of the whole record; with `joint`, all_seats_ and sides_ are collected too.
const Facts& Sharer::whole(bool joint) {
    if (whole_ && joint && !joint_) forget_whole();
    if (!whole_) {
        whole_.emplace(record_.players);
        joint_ = joint;
        Facts facts(record_.players);
        for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand) {
            if (!sitting_.contains(static_cast<std::uint32_t>(hand))) continue;
            facts.clear();
            collector().add_hand(hand, facts);
            add_hand_to_whole(hand, facts);
        }
        if (sitting_.first == 0) add_game_to_whole();  // the players at the start get the result
    }
    return *whole_;
}

void Sharer::add_hand_to_whole(std::size_t hand, Facts& facts) {
    if (more_ && counts_as_hand(verdict_.hands[hand])) more_(hand, facts);
    add_unit(facts);
}

void Sharer::add_game_to_whole() {
    Facts facts(record_.players);
    collector().add_game(facts);
    add_unit(facts);
}

/// Adds the facts of a hand, or those of a game outside of its hands.
void Sharer::add_unit(const Facts& unit) {
    whole_->add_unit(unit);
    if (joint_) add_joint(unit);
}

void Sharer::add_joint(const Facts& unit) {
    Samples all;
    for (int s = 0; s < record_.players; ++s) all.add(unit.of_seat(Seat(s)));
    all_seats_.add_unit(all);
    const int sides = scoring_seats(record_);
    if (sides >= record_.players) return;
    sides_.resize(static_cast<std::size_t>(sides));
    for (int side = 0; side < sides; ++side) {
        Samples both = unit.of_seat(Seat(side));
        for (int s = side + sides; s < record_.players; s += sides)
            both.add(without_side(unit.of_seat(Seat(s))));
        sides_[static_cast<std::size_t>(side)].add_unit(both);
    }
}

const std::vector<Sharer::KnownPlayer>& Sharer::people() {
    if (!people_) {
        people_.emplace();
        for (int s = 0; s < record_.players; ++s) {
            const Person person = who_.person_at(record_, Seat(s), sitting_.first);
            people_->push_back({person.is_known(), person.key(), person.called()});
        }
    }
    return *people_;
}

void Sharer::share(const GroupShare& met, const Facts& facts, const Use& use) {
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
    use({met.key, met.name, met.stays, sitting_.first, parts_, joint_of(met)});
}

/// The joint facts of a group's seats. Null if one seat gives all facts, or if the seats are
/// neither a side nor the whole table.
const Samples* Sharer::joint_of(const GroupShare& met) {
    if (parts_.size() < 3) return nullptr;
    if (grouping_ == Grouping::pair) {
        for (int side = 0; side < static_cast<int>(sides_.size()); ++side)
            if (!met.of_seat[side].empty()) return &sides_[static_cast<std::size_t>(side)];
    }
    const bool is_table = parts_.size() == static_cast<std::size_t>(record_.players) + 1;
    return is_table && grouping_ != Grouping::pair ? &all_seats_ : nullptr;
}

/// Adds a seat to a group. Its facts count if one of the seats in `asked` is selected.
void Sharer::belong(GroupShare& group, int seat, SeatSet asked) {
    group.of_seat[seat] |= asked;
    group.seats |= asked;
}

Sharer::GroupShare& Sharer::group(std::string key, std::string_view name) {
    auto at = std::find_if(groups_.begin(), groups_.end(),
                           [&](const GroupShare& met) { return met.key == key; });
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
    GroupShare& whole = group(name, name);
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
        const KnownPlayer& person = people()[static_cast<std::size_t>(s)];
        if (!person.is_known) continue;
        if (grouping_ == Grouping::player) {
            belong(group(person.key, person.called), s, Seat(s));
            continue;
        }
        for (int o = 0; o < record_.players; ++o) {
            const KnownPlayer& other = people()[static_cast<std::size_t>(o)];
            if (o != s && other.is_known) find_couple(s, person, o, other);
        }
    }
}

void Sharer::find_couple(int seat, const KnownPlayer& person, int other_seat,
                         const KnownPlayer& other) {
    const bool partners =
        scoring_seat_of(record_, Seat(seat)) == scoring_seat_of(record_, Seat(other_seat));
    if (grouping_ == Grouping::opponent) {
        if (!partners)
            belong(group(fmt::format("{}\n{}", person.key, other.key),
                         fmt::format("{} v {}", person.called, other.called)),
                   seat, Seat(seat));
        return;
    }
    // A pair is the same in either order of its names.
    if (!partners || person.key > other.key) return;
    GroupShare& pair = group(fmt::format("{}\n{}", person.key, other.key),
                             fmt::format("{} & {}", person.called, other.called));
    const SeatSet either = SeatSet(Seat(seat)) | Seat(other_seat);
    belong(pair, seat, either);
    belong(pair, other_seat, either);
}

/// Shares the facts of a hand by its opening tile: those of the table, and of the seat that led it.
void Sharer::share_by_opening(std::size_t index, const Use& use) {
    const Action* const first = first_play(index);
    if (first == nullptr) return;
    const Tile tile = first->tile();
    const Seat opener = first->seat();
    const bool plays = opener.index() < record_.players;
    const SeatSet seats = plays ? SeatSet(opener) : SeatSet();
    const Opening& opening = openings()[index];
    const Samples of_table = kept(opening.begin, opening.middle);
    const Samples of_opener = kept(opening.middle, opening.end);
    parts_.assign(1, {seats, &of_table});
    if (plays) parts_.push_back({seats, &of_opener});
    use({numbered(tile.number()), fmt::format("{}-{}", tile.high(), tile.low()), true,
         static_cast<std::uint32_t>(index), parts_});
}

void Sharer::share_by_suit(const Use& use) {
    if (!traits(record_.game).tricks) return;
    struct OfSuit {
        Sample leads, won;
    };
    using Suits = std::array<BySeat<OfSuit>, highest_pip + 1>;
    Suits suits{};
    for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand) {
        Suits unit{};
        for (const Lead& lead : leads_of(record_, verdict_, hand)) {
            if (lead.seat.index() >= record_.players) continue;
            OfSuit& of_suit = unit[static_cast<std::size_t>(lead.suit)][lead.seat];
            of_suit.leads.add(1);
            if (lead.won && is_counted(Metric::leads_won, record_.game)) of_suit.won.add(*lead.won);
        }
        for (std::size_t suit = 0; suit < suits.size(); ++suit)
            for (int s = 0; s < record_.players; ++s) {
                suits[suit][s].leads.add(unit[suit][s].leads.closed());
                suits[suit][s].won.add(unit[suit][s].won.closed());
            }
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
        if (!parts_.empty()) use({numbered(suit), fmt::format("{}", suit), false, 0, parts_});
    }
}

}  // namespace bones::inline show::stats
