#include "tools/lib/show/rating/ladder.hpp"

#include <algorithm>
#include <cmath>

namespace bones::inline show::rating {
namespace {

constexpr std::int64_t days_of_decay = 30;

/// Builds one ladder, game by game.
class Builder {
  public:
    Builder(Game game, const Settings& settings) : settings_(settings) { ladder_.game = game; }

    void add(const RatedGame& game, std::uint32_t index,
             const std::vector<std::vector<std::uint32_t>>& people) {
        const auto day = day_number(game.date, game.last_day);
        std::vector<Team> teams(game.sides.size());
        for (std::size_t i = 0; i < teams.size(); ++i) {
            teams[i].rank = game.sides[i].place;
            teams[i].score = game.sides[i].points;
            for (const std::uint32_t person : people[i]) {
                Entry& entry = entry_of(person);
                grow(entry, day);
                if (day) entry.seen = day;
                teams[i].players.push_back(entry.standing.rating);
            }
        }
        rate(teams, settings_.margin);
        for (std::size_t i = 0; i < teams.size(); ++i)
            for (std::size_t k = 0; k < people[i].size(); ++k) {
                Standing& standing = entry_of(people[i][k]).standing;
                const Rating after = teams[i].players[k];
                standing.course.push_back({index, standing.rating, after});
                standing.rating = after;
            }
    }

    Ladder finish(const std::vector<Person>& people, std::optional<std::int64_t> today) {
        for (auto& [person, entry] : entries_) {
            grow(entry, today);
            ladder_.standings.push_back(std::move(entry.standing));
        }
        std::sort(ladder_.standings.begin(), ladder_.standings.end(),
                  [&](const Standing& a, const Standing& b) {
                      const Person &left = people[a.person], &right = people[b.person];
                      if (a.rating.mu != b.rating.mu) return a.rating.mu > b.rating.mu;
                      if (a.rating.sigma != b.rating.sigma) return a.rating.sigma < b.rating.sigma;
                      return std::pair(left.called(), left.key()) <
                             std::pair(right.called(), right.key());
                  });
        return std::move(ladder_);
    }

  private:
    struct Entry {
        Standing standing;
        std::optional<std::int64_t> seen;  ///< day of the last game with a date
    };

    Entry& entry_of(std::uint32_t person) {
        Entry& entry = entries_[person];
        entry.standing.person = person;
        return entry;
    }

    /// Increases the uncertainty of a person who has not played, up to that of a newcomer.
    void grow(Entry& entry, std::optional<std::int64_t> day) const {
        if (settings_.decay <= 0 || !day || !entry.seen || *day <= *entry.seen) return;
        const auto months = static_cast<double>((*day - *entry.seen) / days_of_decay);
        double& sigma = entry.standing.rating.sigma;
        const double grown = std::sqrt(sigma * sigma + months * settings_.decay * settings_.decay);
        sigma = std::max(sigma, std::min(grown, first_sigma));
    }

    const Settings& settings_;
    Ladder ladder_;
    std::map<std::uint32_t, Entry> entries_;
};

/// The people of each side by number. New people are added.
std::vector<std::vector<std::uint32_t>> number_people(const RatedGame& game, Ratings& ratings) {
    std::vector<std::vector<std::uint32_t>> numbers;
    for (const Side& side : game.sides) {
        std::vector<std::uint32_t>& team = numbers.emplace_back();
        for (const Person& person : side.people) {
            const auto next = static_cast<std::uint32_t>(ratings.people.size());
            const auto [at, is_new] = ratings.by_key.try_emplace(person.key(), next);
            team.push_back(at->second);
            if (is_new)
                ratings.people.push_back(person);
            else if (is_better_name(person.name, ratings.people[at->second].name))
                ratings.people[at->second].name = person.name;
        }
    }
    return numbers;
}

}  // namespace

const Standing* Ladder::of(std::uint32_t person) const {
    const auto at = std::find_if(standings.begin(), standings.end(),
                                 [&](const Standing& s) { return s.person == person; });
    return at == standings.end() ? nullptr : &*at;
}

std::optional<std::uint32_t> Ratings::find(const std::string& key) const {
    const auto at = by_key.find(key);
    return at == by_key.end() ? std::nullopt : std::optional(at->second);
}

namespace {

/// The displayed names of people. People with ids get different names.
std::vector<std::string> called_apart(const Ratings& ratings) {
    struct NamedPlayer {
        std::string name;
    };
    std::map<std::string, NamedPlayer> by_key;
    for (const Person& person : ratings.people) by_key[person.key()].name = person.called();
    name_apart(by_key);
    std::vector<std::string> called;
    for (const Person& person : ratings.people) called.push_back(by_key[person.key()].name);
    return called;
}

}  // namespace

Ratings rate_games(std::vector<RatedGame> games, const Settings& settings) {
    Ratings ratings;
    put_in_order(games);
    Builder all(Game::unknown, settings);
    std::map<Game, Builder> each;
    std::optional<std::int64_t> today = settings.today;
    for (std::size_t i = 0; i < games.size(); ++i) {
        const RatedGame& game = games[i];
        if (!game.left_out.empty()) continue;
        const auto people = number_people(game, ratings);
        all.add(game, static_cast<std::uint32_t>(i), people);
        each.try_emplace(game.game, game.game, settings)
            .first->second.add(game, static_cast<std::uint32_t>(i), people);
        ++ratings.counted;
        const auto day = day_number(game.date, game.last_day);
        if (!settings.today && day && (!today || *day > *today)) today = day;
    }
    ratings.games = std::move(games);
    ratings.called = called_apart(ratings);
    if (ratings.counted == 0) return ratings;
    ratings.ladders.push_back(all.finish(ratings.people, today));
    for (auto& [game, builder] : each)
        ratings.ladders.push_back(builder.finish(ratings.people, today));
    return ratings;
}

std::string course_blocks(const Standing& standing, std::size_t most) {
    static constexpr std::string_view blocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::vector<double> values;
    const std::size_t size = standing.course.size(), shown = std::min(size, most);
    for (std::size_t i = 0; i < shown; ++i)
        values.push_back(standing.course[(i + 1) * size / shown - 1].after.mu);
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    std::string text;
    for (const double value : values) {
        const double share = *high > *low ? (value - *low) / (*high - *low) : 0.5;
        text += blocks[static_cast<std::size_t>(std::lround(share * 7))];
    }
    return text;
}

}  // namespace bones::inline show::rating
