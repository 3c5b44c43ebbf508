#include "tools/lib/show/violations/chances.hpp"

#include "engine/rules/description.hpp"

namespace bones::inline show {

namespace {

class Counter {
  public:
    Counter(const Record& record, const GameVerdict& verdict, Sitting sitting)
        : record_(record), verdict_(verdict), sitting_(sitting) {}

    Chances run() {
        if (record_.game == Game::unknown) return chances_;
        // With a wrong number of players the verdict has no hands.
        for (std::size_t hand = 0; hand < verdict_.hands.size(); ++hand)
            if (sitting_.contains(static_cast<std::uint32_t>(hand))) count_hand(hand);
        return chances_;
    }

  private:
    void add(Seat seat, Chance chance) {
        if (seat.exists()) ++chances_[seat][static_cast<std::size_t>(chance)];
    }

    void count_hand(std::size_t index) {
        const HandVerdict& verdict = verdict_.hands[index];
        for (int s = 0; s < record_.players; ++s) add(Seat(s), Chance::hand);
        if (verdict.leader.exists()) add(verdict.leader, Chance::opening);
        if (describe(record_.game).has_prizes && verdict.scored)
            for (int s = 0; s < record_.players; ++s)
                if (verdict.scores[s] > 0) add(Seat(s), Chance::hand_won);
        const Hand& hand = record_.hands[index];
        Seat drawing;
        for (std::uint32_t i = hand.first_action; i < hand.end_action; ++i) {
            const Action& action = verdict_.actions[i];
            if (!verdict_.trace[i].judged) continue;
            count_action(i, action.draws() && drawing == action.seat());
            drawing = action.draws() ? action.seat() : Seat();
        }
    }

    void count_action(std::uint32_t i, bool draws_on) {
        const Action& action = verdict_.actions[i];
        const bool tricks = traits(record_.game).tricks;
        add(action.seat(), Chance::action);
        if (action.draws()) add(action.seat(), Chance::draw);
        if (action.kind == ActionKind::pass) add(action.seat(), Chance::pass);
        if (action.kind == ActionKind::pass || (action.draws() && !draws_on))
            add(action.seat(), Chance::turn);
        if (action.kind != ActionKind::play) return;
        if (!tricks)
            add(action.seat(), Chance::tile);
        else
            add(action.seat(), verdict_.trace[i].suit ? Chance::follow : Chance::lead);
    }

    const Record& record_;
    const GameVerdict& verdict_;
    Sitting sitting_;
    Chances chances_{};
};

}  // namespace

Chances count_chances(const Record& record, const GameVerdict& verdict, Sitting sitting) {
    return Counter(record, verdict, sitting).run();
}

std::string_view chance_name(Chance chance) {
    constexpr std::string_view names[] = {"actions",    "tiles laid",  "tiles that followed a lead",
                                          "tricks led", "passes",      "passes and draws",
                                          "draws",      "hands begun", "hands won",
                                          "hands"};
    return names[static_cast<std::size_t>(chance)];
}

}  // namespace bones::inline show
