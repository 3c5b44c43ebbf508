#include "tests/collate/sheets.hpp"

#include <sstream>

namespace bones::test {
namespace {

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line + "\n";
}

bool is_play(const std::vector<std::string>& words) {
    return !words.empty() && words[0].size() == 1 && words[0][0] >= 'A' && words[0][0] <= 'O';
}

bool is_claim(const std::string& word) {
    return word == "score" || word == "result" || word == "winner" || word == "left" ||
           word == "end" || word == "penalty" || word == "bid" || word == "trump";
}

/// Hides random parts of a record in one of two sheets. No part is hidden in both.
class Hider {
  public:
    explicit Hider(Random& random) : random_(random) {}

    TwoSheets run(const std::string& record) {
        // One of the sheets may have no draws at all.
        no_draws_ = static_cast<int>(random_.below(3));
        std::istringstream in(record);
        for (std::string line; std::getline(in, line);) add(line);
        return std::move(sheets_);
    }

  private:
    std::string& sheet(int which) { return which == 0 ? sheets_.first : sheets_.second; }

    void add(const std::string& line) {
        const std::vector<std::string> words = words_of(line);
        if (is_play(words)) return add_play(words);
        if (!words.empty() && words[0] == "deal") return add_deal(words);
        if (!words.empty() && words[0] == "bid" && random_.percent(50)) return add_bids(words);
        const int hidden =
            !words.empty() && (is_claim(words[0]) || words[0] == "yard") && random_.percent(50)
                ? static_cast<int>(random_.below(2))
                : 2;
        for (const int which : {0, 1})
            if (which != hidden) sheet(which) += line + "\n";
    }

    void add_deal(const std::vector<std::string>& words) {
        if (random_.percent(30)) {
            sheet(static_cast<int>(random_.below(2))) += joined(words);
            return;
        }
        for (const int which : {0, 1}) {
            std::vector<std::string> seen{words[0], words[1]};
            // Tiles at even places are hidden in one sheet, the others in the other.
            for (std::size_t i = 2; i < words.size(); ++i)
                seen.push_back(static_cast<int>(i % 2) == which && random_.percent(40) ? "?"
                                                                                       : words[i]);
            sheet(which) += joined(seen);
        }
    }

    /// One sheet has a `?` for every other bid, or only one bid.
    void add_bids(const std::vector<std::string>& words) {
        std::vector<std::string> few(words);
        const bool only_one = random_.percent(50);
        for (std::size_t i = 3; i < few.size(); i += 2) few[i] = "?";
        if (only_one) few = {words[0], std::string(1, seat_after(words[1][0], 3)), words.back()};
        const int which = static_cast<int>(random_.below(2));
        sheet(which) += joined(few);
        sheet(1 - which) += joined(words);
    }
    static char seat_after(char seat, int steps) {
        return static_cast<char>('A' + (seat - 'A' + steps) % 4);
    }

    void add_play(const std::vector<std::string>& words) {
        std::vector<std::string> seen[2]{{words[0]}, {words[0]}};
        for (std::size_t i = 1; i < words.size(); ++i) {
            const bool draw = words[i][0] == '+';
            for (const int which : {0, 1}) {
                if (draw && no_draws_ == which) continue;
                const bool in_doubt = static_cast<int>((turn_ + i) % 2) == which;
                if (draw && no_draws_ == 2 && words[i][1] != '?' && in_doubt && random_.percent(30))
                    seen[which].emplace_back("+?");
                else
                    seen[which].push_back(words[i]);
            }
        }
        ++turn_;
        for (const int which : {0, 1})
            if (seen[which].size() > 1) sheet(which) += joined(seen[which]);
    }

    Random& random_;
    TwoSheets sheets_;
    int no_draws_ = 2;
    std::size_t turn_ = 0;
};

}  // namespace

std::string generated_game(Game game, int players, std::uint64_t number) {
    Generated generated;
    play::GameRequest request;
    request.game = game;
    request.players = players;
    request.rules = default_house_rules(house_rules_of(game));
    request.hands = 2;
    generated.make(request, {}, number);
    return generated.text;
}

TwoSheets hide_differently(const std::string& record, Random& random) {
    return Hider(random).run(record);
}

std::string misread_one(const std::string& record, Game game, Random& random, std::size_t& action) {
    RawRecord raw;
    raw.text = record;
    RecordChecker judge;
    judge.judge(raw);
    std::vector<std::size_t> plays;
    for (std::size_t i = 0; i < judge.record.actions.size(); ++i)
        if (judge.record.actions[i].kind == ActionKind::play) plays.push_back(i);
    action = random.one_of(plays);
    const Action& played = judge.record.actions[action];
    Tile other = played.tile();
    while (other == played.tile())
        other = Tile::numbered(static_cast<int>(
            random.below(static_cast<std::size_t>(set_size(traits(game).highest)))));
    const Place place = judge.record.place_of(played);
    const std::string word(judge.record.at(place));
    const std::size_t tile_end = std::min(word.find_first_of("@=x"), word.size());
    const std::size_t star = word[0] == '*' ? 1 : 0;
    const std::string tile = std::to_string(other.high()) + "-" + std::to_string(other.low());
    std::string text = record;
    text.replace(place.offset + star, tile_end - star, tile);
    return text;
}

std::string without_deals(const std::string& record) {
    std::string rest;
    std::istringstream in(record);
    for (std::string line; std::getline(in, line);)
        if (!line.starts_with("deal") && !line.starts_with("yard")) rest += line + "\n";
    return rest;
}

std::string without_some_arms(const std::string& record, Random& random) {
    std::string text = record;
    for (std::size_t at = text.find('@'); at < text.size(); at = text.find('@', at + 1))
        if (random.percent(30)) text.erase(at, text.find_first_not_of("0123456789", at + 1) - at);
    return text;
}

collate::CollatedGame collated(const std::vector<std::string>& records, int prefer) {
    collate::Sheets sheets;
    RecordChecker judge;
    for (const std::string& record : records) {
        RawRecord raw;
        raw.text = record;
        const int number = static_cast<int>(sheets.size()) + 1;
        auto file = std::make_shared<InputFile>();
        file->name = "sheet-" + std::to_string(number);
        sheets.push_back(collate::read_sheet(number, file, raw, judge));
    }
    return collate::collate(std::move(sheets), {prefer});
}

}  // namespace bones::test
