#include "tools/lib/statistics/groups.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "tools/lib/fold.hpp"
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

}  // namespace

const std::vector<std::string>& grouping_names() {
    static const std::vector<std::string> names = {"player", "pair", "opponent", "game", "event",
                                                   "month",  "seat", "opening",  "suit", "all"};
    return names;
}

/// Puts the facts of one record into the groups that they belong to.
class Groups::Sorter {
  public:
    Sorter(Groups& groups, const Record& record, const BatchRecord& item, SeatSet seats,
           const std::array<bool, metric_count>& wanted, bool list, const archive::WhoIsWho& who,
           const AddMore& more)
        : groups_(groups),
          record_(record),
          item_(item),
          seats_(seats),
          wanted_(wanted),
          list_(list),
          who_(who),
          more_(more) {}

    void sort(const GameVerdict& verdict) {
        if (groups_.grouping_ == Grouping::suit) return sort_by_suit(verdict);
        const FactCollector collector(record_, verdict);
        if (groups_.grouping_ == Grouping::opening) {
            for (std::size_t hand = 0; hand < verdict.hands.size(); ++hand)
                sort_by_opening(collector, hand);
            return;
        }
        find_groups();
        Facts facts(record_.players);
        collector.add_game(facts);
        for (std::size_t hand = 0; hand < verdict.hands.size(); ++hand)
            collector.add_hand(hand, facts);
        if (more_) more_(facts);
        for (Group* group : of_record_) put(*group, facts.of_table());
        for (int s = 0; s < record_.players; ++s) {
            const bool second_of_pair =
                groups_.grouping_ == Grouping::pair && scoring_seat_of(record_, Seat(s)) != Seat(s);
            for (Group* group : of_seat_[s]) put(*group, facts.of_seat(Seat(s)), second_of_pair);
        }
    }

  private:
    /// So that numbers are in order.
    static std::string numbered(int number) { return fmt::format("{:03}", number); }

    Group& group(const std::string& key, std::string_view name) {
        Group& group = groups_.groups_[key];
        if (group.name.empty() || is_better_name(name, group.name)) group.name = name;
        return group;
    }

    void find_groups() {
        switch (groups_.grouping_) {
            case Grouping::player:
            case Grouping::pair:
            case Grouping::opponent:
                return find_people();
            case Grouping::seat:
                for (int s = 0; s < record_.players; ++s) {
                    if (!counts(Seat(s))) continue;
                    const std::string letter(1, Seat(s).letter());
                    belong(s, group(letter, letter));
                }
                return;
            default:
                break;
        }
        const std::string name = name_of_record();
        Group& whole = group(name, name);
        for (int s = 0; s < record_.players; ++s)
            if (counts(Seat(s))) belong(s, whole);
    }

    std::string name_of_record() const {
        switch (groups_.grouping_) {
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

    bool counts(Seat seat) const { return seats_.contains(seat); }

    void belong(int seat, Group& group) {
        std::vector<Group*>& groups = of_seat_[seat];
        if (std::find(groups.begin(), groups.end(), &group) == groups.end())
            groups.push_back(&group);
        if (std::find(of_record_.begin(), of_record_.end(), &group) == of_record_.end())
            of_record_.push_back(&group);
    }

    void find_people() {
        std::vector<Person> people;
        for (int s = 0; s < record_.players; ++s)
            people.push_back(who_.person_at(record_, Seat(s)));
        for (int s = 0; s < record_.players; ++s) {
            const Person& person = people[s];
            if (!person.is_known() || !(counts(Seat(s)) || groups_.grouping_ == Grouping::pair))
                continue;
            if (groups_.grouping_ == Grouping::player) {
                belong(s, group(person.key(), person.called()));
                continue;
            }
            for (int o = 0; o < record_.players; ++o) {
                const Person& other = people[o];
                if (o != s && other.is_known() && (counts(Seat(s)) || counts(Seat(o))))
                    find_couple(s, person, o, other);
            }
        }
    }

    void find_couple(int seat, const Person& person, int other_seat, const Person& other) {
        const bool partners =
            scoring_seat_of(record_, Seat(seat)) == scoring_seat_of(record_, Seat(other_seat));
        if (groups_.grouping_ == Grouping::opponent) {
            if (!partners)
                belong(seat, group(fmt::format("{}\n{}", person.key(), other.key()),
                                   fmt::format("{} v {}", person.called(), other.called())));
            return;
        }
        // A pair is one whoever is named first.
        if (!partners || person.key() > other.key()) return;
        Group& pair = group(fmt::format("{}\n{}", person.key(), other.key()),
                            fmt::format("{} & {}", person.called(), other.called()));
        belong(seat, pair);
        belong(other_seat, pair);
    }

    /// Whether a fact is of a side, so that it counts once for a pair.
    static bool is_of_side(Metric metric) {
        return metric == Metric::won || metric == Metric::hands_won || metric == Metric::points ||
               metric == Metric::tricks || metric == Metric::doubles_captured ||
               metric == Metric::luck;
    }

    /// What the opening tile brought whoever led it.
    void sort_by_opening(const FactCollector& collector, std::size_t index) {
        const Hand& hand = record_.hands[index];
        const auto begin = record_.actions.begin();
        const auto first =
            std::find_if(begin + hand.first_action, begin + hand.end_action,
                         [](const Action& action) { return action.kind == ActionKind::play; });
        if (first == begin + hand.end_action) return;
        const Tile tile = first->tile();
        Group& opening =
            group(numbered(tile.number()), fmt::format("{}-{}", tile.high(), tile.low()));
        const Seat opener = first->seat();
        if (!counts(opener)) return;
        Facts facts(record_.players);
        collector.add_hand(index, facts);
        put(opening, facts.of_table());
        if (opener.index() < record_.players) put(opening, facts.of_seat(opener));
    }

    void sort_by_suit(const GameVerdict& verdict) {
        if (!traits(record_.game).tricks) return;
        struct OfSuit {
            Sample leads, won;
        };
        std::array<OfSuit, highest_pip + 1> suits{};
        for (std::size_t hand = 0; hand < verdict.hands.size(); ++hand)
            for (const Lead& lead : leads_of(record_, verdict, hand)) {
                if (!counts(lead.seat)) continue;
                OfSuit& of_suit = suits[static_cast<std::size_t>(lead.suit)];
                of_suit.leads.add(1);
                if (lead.won) of_suit.won.add(*lead.won);
            }
        for (int suit = 0; suit <= highest_pip; ++suit) {
            const OfSuit& of_suit = suits[static_cast<std::size_t>(suit)];
            if (of_suit.leads.n == 0) continue;
            Group& led = group(numbered(suit), fmt::format("{}", suit));
            put(led, Metric::leads, of_suit.leads);
            put(led, Metric::leads_won, of_suit.won);
        }
    }

    void put(Group& group, Metric metric, const Sample& tally) {
        if (tally.n == 0) return;
        const auto index = static_cast<std::size_t>(metric);
        group.tallies[index].add(tally);
        if (list_ && wanted_[index]) list_record(group);
    }
    void put(Group& group, const Samples& tallies, bool without_side = false) {
        for (std::size_t i = 0; i < metric_count; ++i) {
            const auto metric = static_cast<Metric>(i);
            if (!without_side || !is_of_side(metric)) put(group, metric, tallies[i]);
        }
    }

    void list_record(Group& group) const {
        if (!group.records.empty() && group.records.back().file == item_.file &&
            group.records.back().index == record_.index)
            return;
        group.records.push_back({item_.file, record_.first_line, record_.index,
                                 header_text(record_, Keyword::date),
                                 std::string(traits(record_.game).name)});
    }

    Groups& groups_;
    const Record& record_;
    const BatchRecord& item_;
    SeatSet seats_;
    const std::array<bool, metric_count>& wanted_;
    bool list_;
    const archive::WhoIsWho& who_;
    const AddMore& more_;
    BySeat<std::vector<Group*>> of_seat_;
    std::vector<Group*> of_record_;
};

void Groups::add(const Record& record, const GameVerdict& verdict, const BatchRecord& item,
                 SeatSet seats, const std::array<bool, metric_count>& wanted, bool list,
                 const archive::WhoIsWho& who, const AddMore& more) {
    if (record.game == Game::unknown) return;
    Sorter(*this, record, item, seats, wanted, list, who, more).sort(verdict);
}

void Groups::add(const Groups& other) {
    for (const auto& [key, group] : other.groups_) add(key, group);
}

void Groups::add(const std::string& key, const Group& group) {
    Group& own = groups_[key];
    if (own.name.empty() || is_better_name(group.name, own.name)) own.name = group.name;
    for (std::size_t i = 0; i < metric_count; ++i) own.tallies[i].add(group.tallies[i]);
    own.records.insert(own.records.end(), group.records.begin(), group.records.end());
}

std::vector<const Group*> Groups::ordered() const {
    std::vector<const Group*> groups;
    for (const auto& [key, group] : groups_) groups.push_back(&group);
    // Openings, suits and months are in order already.
    if (grouping_ == Grouping::opening || grouping_ == Grouping::suit) return groups;
    std::stable_sort(groups.begin(), groups.end(),
                     [](const Group* a, const Group* b) { return fold(a->name) < fold(b->name); });
    return groups;
}

}  // namespace bones::stats
