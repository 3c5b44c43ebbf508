#include "tools/lib/show/collate/findings.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "libnotation/codes.hpp"

namespace bones::inline show::collate {
namespace {

class Reporter {
  public:
    Reporter(const CollatedGame& game, std::size_t files) : game_(game), files_(files) {}

    std::vector<SheetFinding> run() {
        if (game_.sheets.size() < files_)
            one_sheet_only({}, fmt::format("this game is in {} only", all_sheets()));
        for (block_ = 0; block_ < game_.blocks.size(); ++block_) {
            const CollatedBlock& block = game_.blocks[block_];
            if (!all_have(block)) one_hand_only(block);
            for (const auto* places : {&block.before, &block.play, &block.after})
                for (const CollatedPlace& place : *places) add(place, block);
        }
        return std::move(found_);
    }

  private:
    static bool all_have(const CollatedBlock& block) {
        return std::find(block.has.begin(), block.has.end(), false) == block.has.end();
    }
    std::string all_sheets() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < game_.sheets.size(); ++i) all.push_back(i);
        return named(game_, all);
    }
    void one_sheet_only(Place place, std::string message, std::size_t sheet = 0) {
        Finding finding;
        finding.set_code(code::one_sheet);
        finding.place = place;
        finding.message = std::move(message);
        found_.push_back({game_.sheets[sheet].get(), std::move(finding)});
    }
    void one_hand_only(const CollatedBlock& block) {
        std::vector<std::size_t> having;
        for (std::size_t i = 0; i < block.has.size(); ++i)
            if (block.has[i]) having.push_back(i);
        one_sheet_only(beginning_of(block, having.front()),
                       fmt::format("{} is in {} only", block.hand_name(), named(game_, having)),
                       having.front());
    }
    /// The place of a sheet's first line or action in a block.
    static Place beginning_of(const CollatedBlock& block, std::size_t sheet) {
        for (const auto* places : {&block.before, &block.play, &block.after})
            for (const CollatedPlace& place : *places)
                if (place.items[sheet] != nullptr) return place.items[sheet]->place;
        return {};
    }

    void add(const CollatedPlace& place, const CollatedBlock& block) {
        if (place.decision <= Decision::together) return;
        if (place.elsewhere != CollatedPlace::none && place.left_out) return;
        Finding finding;
        finding.set_code(place.decision == Decision::undecided ? code::sheets_differ
                         : place.decision == Decision::alone   ? code::one_sheet
                                                               : code::sheets_settled);
        const std::size_t sheet = place.readings[place.chosen].sheets.front();
        const Item& item = *place.items[sheet];
        finding.place = item.place;
        finding.seat = item.keyword == Keyword::actions ? item.seat : Seat();
        finding.message = where(game_, block_) + message(place);
        for (std::size_t i = 0; i < place.items.size(); ++i)
            if (i != sheet) evidence(finding, place, block, i);
        found_.push_back({game_.sheets[sheet].get(), std::move(finding)});
    }

    /// The chosen reading in the words of its sheets, if they all write it in the same way.
    std::string words_of_sheets(const CollatedPlace& place, Keyword keyword) const {
        const Reading& chosen = place.readings[place.chosen];
        std::string words;
        for (const std::size_t sheet : chosen.sheets) {
            std::string its = as_written(*game_.sheets[sheet], *place.items[sheet]);
            if (!words.empty() && its != words) return shown_words(chosen.said, keyword);
            words = std::move(its);
        }
        return words;
    }

    std::string message(const CollatedPlace& place) const {
        const Keyword keyword = place.item().keyword;
        const bool told_by_sheet = place.decision == Decision::undecided ||
                                   place.decision == Decision::alone ||
                                   place.decision == Decision::legible;
        const std::string words = told_by_sheet
                                      ? words_of_sheets(place, keyword)
                                      : shown_words(place.readings[place.chosen].said, keyword);
        const std::string sheets = named(game_, place.readings[place.chosen].sheets);
        const char* const verb = place.readings[place.chosen].sheets.size() == 1 ? "has" : "have";
        switch (place.decision) {
            case Decision::alone:
                return fmt::format("{} {} {} here, which the others do not have", sheets, verb,
                                   words);
            case Decision::own:
                return fmt::format("the result has {} of {}; each sheet has its own", words,
                                   sheets);
            case Decision::legible:
                return fmt::format("{} {} {}, and the others are unreadable here", sheets, verb,
                                   words);
            case Decision::facts:
                return fmt::format(
                    "{} is {} here: every other combination of versions has an error of facts or a "
                    "misfit",
                    words, place.left_out ? "left out" : "right");
            case Decision::majority:
                return fmt::format("{} is {} here, as on most sheets", words,
                                   place.left_out ? "left out" : "taken");
            default:
                return fmt::format(
                    "{} {} {} here, and others do not; nothing decides which is right", sheets,
                    verb, words);
        }
    }

    /// Adds the version of another sheet as evidence.
    void evidence(Finding& finding, const CollatedPlace& place, const CollatedBlock& block,
                  std::size_t sheet) const {
        if (!block.has[sheet]) return;
        const Item* item = place.items[sheet];
        std::string_view elsewhere;
        if (item == nullptr && place.elsewhere != CollatedPlace::none) {
            item = block.play[place.elsewhere].items[sheet];
            elsewhere = ", in another place";
        }
        const Sheet& other = *game_.sheets[sheet];
        if (item == nullptr)
            finding.evidence.push_back(
                {{}, fmt::format("sheet {} has nothing here", other.number)});
        else
            finding.evidence.push_back({{},
                                        fmt::format("{} has {}{}", other.called(item->place),
                                                    as_written(other, *item), elsewhere)});
    }

    const CollatedGame& game_;
    std::size_t files_;
    std::size_t block_ = 0;
    std::vector<SheetFinding> found_;
};

}  // namespace

std::vector<SheetFinding> findings_of(const CollatedGame& game, std::size_t files) {
    return Reporter(game, files).run();
}

std::string where(const CollatedGame& game, std::size_t block) {
    if (block == 0 || block + 1 == game.blocks.size()) return {};
    return fmt::format("{}: ", game.blocks[block].hand_name());
}

std::string named(const CollatedGame& game, const std::vector<std::size_t>& sheets) {
    std::vector<int> numbers;
    for (const std::size_t sheet : sheets) numbers.push_back(game.sheets[sheet]->number);
    std::sort(numbers.begin(), numbers.end());
    std::string text = numbers.size() == 1 ? "sheet " : "sheets ";
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        if (i > 0) text += i + 1 == numbers.size() ? " and " : ", ";
        text += std::to_string(numbers[i]);
    }
    return text;
}

std::string as_written(const Sheet& sheet, const Item& item) {
    LineMeaning said = said_in(item);
    if (item.keyword == Keyword::actions && item.action.kind == ActionKind::play)
        said.words = sheet.record.at(item.place);
    return shown_words(said, item.keyword);
}

std::string shown_words(const LineMeaning& said, Keyword keyword) {
    if (keyword != Keyword::actions) return said.words;
    return fmt::format("{} {}", said.seat.letter(), said.words);
}

}  // namespace bones::inline show::collate
