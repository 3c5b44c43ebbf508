#include "tests/second/random_game.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "tests/second/random_play.hpp"

namespace bones::second {

bool Draft::has(const std::string& rule) const {
    return std::find(rules.begin(), rules.end(), rule) != rules.end();
}

int Draft::highest() const {
    if (value("set", "6") == "9") return 9;  // B1
    const bool enlarged = std::stoi(value("hand", "0")) * players > set_size(6);
    return enlarged ? 9 : traits(game).highest;
}

std::string Draft::value(const std::string& option, const std::string& otherwise) const {
    for (const std::string& rule : rules)
        if (rule.starts_with(option + "=")) return rule.substr(option.size() + 1);
    return otherwise;
}

std::string tile_word(int first, int second) {
    return fmt::format("{}-{}", first, second);
}

namespace {

std::string word_of(const Token& token) {
    if (token.kind == Token::other) return token.word;
    if (token.kind == Token::pass) return "pass";
    const std::string tile = tile_word(token.first, token.second);
    if (token.kind == Token::draw)
        return token.arm < 0 ? "+" : token.known ? fmt::format("+{}", tile) : "+?";
    std::string word =
        fmt::format("{}{}{}", token.prize ? "*" : "", tile, token.crosswise ? "x" : "");
    if (token.arm != 0) word += token.arm < 0 ? "@\?\?" : fmt::format("@{}", token.arm);
    if (token.suit >= 0) word += fmt::format("={}", token.suit);
    return word;
}

void list_line(const std::string& head, const std::vector<std::string>& words, std::string& text) {
    text += head;
    for (const std::string& word : words) text += fmt::format(" {}", word);
    text += "\n";
}

std::string letter(int seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

/// Whether a token belongs on the line of a trick that has `on_line` tiles, the last of them from
/// seat `last`.
bool follows(const Draft& draft, const HandDraft& hand, const Token& token, int last, int on_line) {
    const bool nello = hand.trump.ends_with(" nello");
    if (!draft.trick_lines || on_line == (nello ? 3 : 4)) return false;
    int next = (last + 1) % 4;
    if (nello && next == (hand.trump[0] - 'A' + 2) % 4) next = (next + 1) % 4;
    return token.seat == next;
}

void render_hand(const Draft& draft, const HandDraft& hand, std::string& text) {
    text += fmt::format("hand {}\n", hand.number);
    if (hand.lead) text += fmt::format("lead {}\n", letter(*hand.lead));
    for (std::size_t s = 0; s < hand.deals.size(); ++s)
        if (!hand.deals[s].empty())
            list_line(fmt::format("deal {}", letter(static_cast<int>(s))), hand.deals[s], text);
    if (!hand.yard.empty()) list_line("yard", hand.yard, text);
    if (!hand.bids.empty()) list_line("bid", hand.bids, text);
    if (!hand.trump.empty()) text += fmt::format("trump {}\n", hand.trump);
    int last = -1, on_line = 0;
    for (const Token& token : hand.tokens) {
        const bool same_line = traits(draft.game).tricks
                                   ? last >= 0 && follows(draft, hand, token, last, on_line)
                                   : token.seat == last;
        on_line = same_line ? on_line + 1 : 1;
        if (!same_line) text += fmt::format("{}{}", last < 0 ? "" : "\n", letter(token.seat));
        text += fmt::format(" {}", word_of(token));
        last = token.seat;
    }
    if (last >= 0) text += "\n";
    for (std::size_t s = 0; s < hand.left.size() && draft.show_left; ++s)
        list_line(fmt::format("left {}", letter(static_cast<int>(s))), hand.left[s], text);
    if (!hand.end.empty()) text += fmt::format("{}\n", hand.end);
    for (const std::string& line : hand.tail) text += fmt::format("{}\n", line);
}

/// Sets random house rules.
void choose_rules(Draft& draft, Dice& dice) {
    const auto maybe = [&](const char* rule) {
        if (dice.chance(15)) draft.rules.push_back(rule);
    };
    switch (draft.game) {
        case Game::curse_of_the_doublet:
            maybe("extra-play=may");
            maybe("target=5");
            break;
        case Game::double_takes:
            maybe(dice.chance(50) ? "undeclared=error" : "undeclared=unknown");
            if (dice.chance(40)) {
                static const std::vector<std::string> values{"give-opponents", "called", "report"};
                draft.rules.push_back(fmt::format("revoke={}", dice.pick(values)));
            }
            break;
        case Game::prize_dominoes:
            maybe("prize-play=any-turn");
            maybe("prize-after-draw=yes");
            maybe("block=stock-empty");
            break;
        case Game::super_dominoes:
            maybe(dice.chance(50) ? "draw-play=may" : "draw-play=must");
            maybe("free-turn=if-able");
            maybe("start15=others");
            maybe("final15=none");
            maybe("blocked-score=difference");
            maybe("target=300");
            break;
        case Game::leyden:
            maybe("target=30");
            break;
        default:
            choose_club_rules(draft, dice);
            break;
    }
}

}  // namespace

std::string render(const Draft& draft) {
    std::string text = fmt::format("game {}\n", traits(draft.game).name);
    const bool named = draft.game != Game::forty_two || !draft.trick_lines;
    for (int s = 0; s < draft.players && named; ++s) text += fmt::format("player {}\n", letter(s));
    for (const std::string& rule : draft.rules) text += fmt::format("rule {}\n", rule);
    for (const HandDraft& hand : draft.hands) render_hand(draft, hand, text);
    for (const std::string& line : draft.claims) text += fmt::format("{}\n", line);
    return text;
}

int actions_of(const Draft& draft) {
    std::size_t count = 0;
    for (const HandDraft& hand : draft.hands) count += hand.tokens.size();
    return static_cast<int>(count);
}

Draft random_game(Game game, Dice& dice) {
    Draft draft;
    draft.game = game;
    choose_rules(draft, dice);
    switch (game) {
        case Game::curse_of_the_doublet:
            play_curse(draft, dice);
            break;
        case Game::double_takes:
            play_double_takes(draft, dice);
            break;
        case Game::prize_dominoes:
            play_prize(draft, dice);
            break;
        case Game::super_dominoes:
            play_super(draft, dice);
            break;
        case Game::leyden:
            play_leyden(draft, dice);
            break;
        case Game::block:
        case Game::draw:
        case Game::all_fives:
        case Game::fives_and_threes:
            play_line_game(draft, dice);
            break;
        case Game::forty_two:
            play_forty_two(draft, dice);
            break;
        case Game::unknown:
            break;
    }
    return draft;
}

}  // namespace bones::second
