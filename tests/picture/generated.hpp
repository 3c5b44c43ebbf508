// Generated games to draw: played, written as records, read and judged.
#pragma once

#include <gtest/gtest.h>

#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/sheet_text.hpp"

namespace bones {

inline constexpr JudgeOptions to_be_drawn{.list_open = false, .deduce = true, .trace = true};

/// One record, judged for drawing.
class Drawn {
  public:
    explicit Drawn(std::string text) : text_(std::move(text)), judge_(to_be_drawn) {
        TextSource source(text_);
        RecordReader reader(source);
        RawRecord raw;
        EXPECT_TRUE(reader.next(raw));
        kept_ = raw.text;  // the reader is destroyed, but its text is kept
        raw.text = kept_;
        judge_.judge(raw);
    }
    Drawn(const Drawn&) = delete;

    const Record& record() const { return judge_.record; }
    const GameVerdict& verdict() const { return judge_.verdict; }
    const RecordChecker& judge() const { return judge_; }

  private:
    std::string text_, kept_;
    RecordChecker judge_;
};

/// Returns the text of a generated game.
inline std::string generated_text(const play::GameRequest& request, std::uint64_t number,
                                  const play::BreachRequest& breaches = {},
                                  const HiddenParts& hidden = {}) {
    play::Random random(20, number);
    play::PlayedGame sheet;
    generate(request, breaches, random, sheet);
    SheetHeader header;
    header.usual = default_house_rules(house_rules_of(request.game));
    std::string text;
    append_record(text, sheet, header, hidden);
    return text;
}

inline play::GameRequest request_for(Game game, int players, play::PlayerKind player) {
    play::GameRequest request;
    request.game = game;
    request.players = players;
    request.kinds.fill(player);
    request.rules = default_house_rules(house_rules_of(game));
    return request;
}

/// Calls `use(text)` for games of every kind and number of players, with and without breaches.
template <class Use>
void for_generated_games(std::uint64_t each, Use&& use) {
    for (const GameTraits& game : game_traits)
        for (int players = game.fewest_players; players <= game.most_players; ++players)
            for (std::uint64_t number = 0; number < each; ++number) {
                play::BreachRequest breaches;
                breaches.count = number % 3 == 2 ? 3 : 0;
                breaches.kinds = play::injectables();
                const auto which = static_cast<Game>(&game - game_traits.data());
                const play::PlayerKind player =
                    number % 2 == 0 ? play::PlayerKind::random : play::PlayerKind::greedy;
                use(generated_text(request_for(which, players, player), number, breaches,
                                   {number % 4 == 3, number % 4 == 3}));
            }
}

}  // namespace bones
