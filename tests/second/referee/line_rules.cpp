#include "tests/second/referee/line_rules.hpp"

#include <map>

namespace bones::second {

namespace {

/// B1: the number of tiles dealt to each seat.
int usual_deal(Game game, int players) {
    if (game == Game::block) return players == 3 ? 5 : 7;
    return players == 2 ? 7 : 5;
}

}  // namespace

bool is_line_game(Game game) {
    return game == Game::block || game == Game::draw || game == Game::all_fives ||
           game == Game::fives_and_threes;
}

LineRules::LineRules(const Record& record, const House& house)
    : game(record.game),
      players(record.players),
      sides(players, in_pairs(record, house)),
      by_deal_first(!house.is("opening", "lot")),
      by_deal_always(house.is("opening", "every")),
      next_leads(house.is("lead", "next")),
      draws(game == Game::draw || game == Game::all_fives),
      points(game == Game::all_fives || game == Game::fives_and_threes) {
    const auto is = [&](const std::string& option, const std::string& value) {
        return house.has(option) && house.is(option, value);
    };
    const auto number = [&](const std::string& option, int otherwise) {
        return house.has(option) ? house.number(option) : otherwise;
    };
    each = house.number("hand");
    if (each == 0) each = usual_deal(game, players);
    target = house.is("target", "auto") ? (sides.partners ? 200 : 100)  // B12
                                        : house.number("target");
    keep = number("keep", 0);
    most_draws = number("draws", 0);
    voluntary = is("voluntary", "yes");
    yard_pips = is("yard", "yes");
    tie_leader = is("tie", "leader");
    const bool all = is("count", "all") || (is("count", "auto") && sides.partners);  // B11
    count = all                     ? PipsCounted::all
            : is("count", "others") ? PipsCounted::others
                                    : PipsCounted::difference;
    spinner = is("spinner", "first");
    spinner_once = is("spinner-count", "once");
    multiple = number("multiple", 5);
    must_call = is("call", "yes");
    round_down = is("round", "down");
    at_once = points && target > 0 && !is("finish", "hand");
    exact = is("exact", "yes");
    for_out = number("out", 0);
    both_out = sides.partners && is("both-out", "yes");
    capicua = number("capicua", 0);
    chuchazo = number("chuchazo", 0);
    lock = number("lock", 0);
    capicua_double = !is("capicua-double", "no");
    capicua_blank = !is("capicua-blank", "no");
    capicua_equal = !is("capicua-equal", "no");
    chuchazo_blank = !is("chuchazo-blank", "no");
}

std::string LineRules::false_pass() const {
    static const std::map<Game, std::string> clauses{{Game::block, "B13"},
                                                     {Game::draw, "W2"},
                                                     {Game::all_fives, "V2"},
                                                     {Game::fives_and_threes, "F7"}};
    return clauses.at(game);
}

}  // namespace bones::second
