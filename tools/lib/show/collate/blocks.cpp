#include "tools/lib/show/collate/blocks.hpp"

#include <algorithm>
#include <numeric>

#include "tools/lib/show/collate/alignment.hpp"

namespace bones::inline show::collate {
namespace {

/// Whether an item says only that something happened.
bool tells_nothing(const Item& item) {
    if (item.keyword != Keyword::actions) return item.words == "end unfinished";
    const ActionKind kind = item.action.kind;
    return kind == ActionKind::draw_unknown || kind == ActionKind::unknown_turn || is_unread(kind);
}

/// The different readings of a place, the most informative first. Readings that agree are merged.
/// Items without information are ignored if another sheet has some.
std::vector<Reading> readings_of(const CollatedPlace& place) {
    std::vector<std::size_t> speaking;
    for (std::size_t i = 0; i < place.items.size(); ++i)
        if (place.items[i] != nullptr) speaking.push_back(i);
    const auto order = [&](std::size_t sheet) {
        const Item& item = *place.items[sheet];
        return std::pair(tells_nothing(item), -static_cast<std::ptrdiff_t>(item.words.size()));
    };
    std::stable_sort(speaking.begin(), speaking.end(),
                     [&](std::size_t a, std::size_t b) { return order(a) < order(b); });
    const Keyword keyword = place.item().keyword;
    std::vector<Reading> readings;
    for (const std::size_t sheet : speaking) {
        const LineMeaning said = said_in(*place.items[sheet]);
        std::vector<std::pair<Reading*, LineMeaning>> fits;
        for (Reading& reading : readings)
            if (const auto both = together(keyword, reading.said, said))
                fits.emplace_back(&reading, *both);
        if (fits.empty()) readings.push_back({said, {sheet}});
        if (fits.size() != 1)
            continue;  // a reading that agrees with several others supports none of them
        Reading& reading = *fits.front().first;
        if (tells_nothing(*place.items[sheet]) && reading.said.words != said.words) continue;
        reading.said = fits.front().second;
        reading.sheets.push_back(sheet);
    }
    for (Reading& reading : readings) std::sort(reading.sheets.begin(), reading.sheets.end());
    return readings;
}

bool is_own(Keyword keyword) {
    return keyword == Keyword::id || keyword == Keyword::recorder || keyword == Keyword::written ||
           keyword == Keyword::unwritten;
}

void settle_what_agrees(CollatedPlace& place) {
    place.readings = readings_of(place);
    if (place.readings.size() > 1) {
        place.decision = is_own(place.item().keyword) ? Decision::own : Decision::undecided;
        return;
    }
    const LineMeaning& said = place.readings.front().said;
    for (const Item* item : place.items) {
        if (item == nullptr || item->words == said.words) continue;
        place.decision = Decision::together;
        if (item->keyword == Keyword::actions && is_unread(item->action.kind)) {
            place.decision = Decision::legible;
            return;
        }
    }
}

class BlockMaker {
  public:
    /// `work_left`: see align_play.
    BlockMaker(std::size_t sheets, std::size_t& work_left)
        : work_left_(work_left), sheets_(sheets) {
        block_.has.resize(sheets);
    }

    void add(std::size_t sheet, const Block& block) {
        block_.has[sheet] = true;
        if (block_.number == 0) block_.number = block.number;
        add_lines(sheet, block.before, block_.before);
        add_lines(sheet, block.after, block_.after);
        std::vector<Column> columns;
        for (const CollatedPlace& place : block_.play) columns.push_back(place.items);
        std::vector<CollatedPlace> play;
        const Alignment way = align_play(columns, block.play, work_left_);
        play.reserve(way.size());
        for (const auto& [column, item] : way) {
            if (column == nowhere)
                play.emplace_back().items.resize(sheets_);
            else
                play.push_back(std::move(block_.play[column]));
            if (item != nowhere) play.back().items[sheet] = &block.play[item];
        }
        block_.play = std::move(play);
    }

    CollatedBlock take() {
        for (auto* places : {&block_.before, &block_.play, &block_.after})
            for (CollatedPlace& place : *places) settle_what_agrees(place);
        find_moved();
        find_alone();
        return std::move(block_);
    }

  private:
    /// Adds the lines of a sheet. A line joins the place with the same subject; without one it goes
    /// after the line that it follows in its own sheet.
    void add_lines(std::size_t sheet, const std::vector<Item>& lines,
                   std::vector<CollatedPlace>& places) const {
        const std::vector<std::size_t> known = by_subject(places);
        std::vector<std::pair<std::size_t, const Item*>>
            added;  ///< each is inserted before a place
        std::size_t after = 0;
        for (const Item& line : lines) {
            const auto place = std::lower_bound(
                known.begin(), known.end(), line.subject,
                [&](std::size_t i, const Subject& s) { return places[i].item().subject < s; });
            if (place == known.end() || places[*place].item().subject != line.subject) {
                added.emplace_back(after, &line);
                continue;
            }
            places[*place].items[sheet] = &line;
            after = *place + 1;
        }
        if (added.empty()) return;
        std::stable_sort(added.begin(), added.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        std::vector<CollatedPlace> all;
        all.reserve(places.size() + added.size());
        std::size_t moved = 0;
        for (const auto& [before, line] : added) {
            while (moved < before) all.push_back(std::move(places[moved++]));
            all.emplace_back().items.resize(sheets_);
            all.back().items[sheet] = line;
        }
        while (moved < places.size()) all.push_back(std::move(places[moved++]));
        places = std::move(all);
    }
    static std::vector<std::size_t> by_subject(const std::vector<CollatedPlace>& places) {
        std::vector<std::size_t> order(places.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
            return places[a].item().subject < places[b].item().subject;
        });
        return order;
    }

    /// Finds tiles that sheets have at different places.
    void find_moved() {
        std::vector<CollatedPlace>& play = block_.play;
        ByTile<std::uint32_t> seen;
        seen.fill(CollatedPlace::none);
        for (std::uint32_t i = 0; i < play.size(); ++i) {
            const Item& item = play[i].item();
            if (item.keyword != Keyword::actions || item.action.kind != ActionKind::play) continue;
            std::uint32_t& first = seen[item.action.tile()];
            if (first != CollatedPlace::none && is_elsewhere(play[first], play[i])) {
                play[first].elsewhere = i;
                play[i].elsewhere = first;
                play[first].decision = play[i].decision = Decision::undecided;
            }
            first = i;
        }
    }

    bool is_elsewhere(const CollatedPlace& place, const CollatedPlace& other) const {
        if (place.elsewhere != CollatedPlace::none || place.readings.size() != 1 ||
            other.readings.size() != 1 || place.item().seat != other.item().seat)
            return false;
        for (std::size_t i = 0; i < sheets_; ++i)
            if (block_.has[i] && (place.items[i] == nullptr) == (other.items[i] == nullptr))
                return false;
        return true;
    }

    /// Counts the sheets that leave out an action although they record others of that kind.
    void find_alone() {
        for (std::size_t sheet = 0; sheet < sheets_; ++sheet)
            if (block_.has[sheet]) find_left_out_of(sheet);
    }
    void find_left_out_of(std::size_t sheet) {
        std::vector<CollatedPlace>& play = block_.play;
        const auto has = [&](const CollatedPlace& place) { return place.items[sheet] != nullptr; };
        const auto first = std::find_if(play.begin(), play.end(), has);
        const auto last = std::find_if(play.rbegin(), play.rend(), has).base();
        const Habits habits = habits_of(sheet);
        const Item* next = nullptr;  ///< the next action of this sheet
        for (auto place = last; place > first;) {
            --place;
            const Item& item = place->item();
            if (has(*place)) {
                const Item* its = place->items[sheet];
                if (its->keyword == Keyword::actions) next = its;
                continue;
            }
            if (item.keyword != Keyword::actions || place->decision > Decision::alone ||
                !habits.writes(item.action))
                continue;
            // A `?` may include this action.
            if (next != nullptr && next->seat == item.seat &&
                next->action.kind == ActionKind::unknown_turn)
                continue;
            place->decision = Decision::alone;
            ++place->leave_out;
        }
    }

    /// The kinds of actions that a sheet records.
    struct Habits {
        bool draws = false, passes = false;
        bool writes(const Action& like) const {
            if (like.kind == ActionKind::show || like.kind == ActionKind::skip || like.puts_back())
                return false;
            if (like.kind == ActionKind::pass) return passes;
            return !like.draws() || draws;
        }
    };
    Habits habits_of(std::size_t sheet) const {
        Habits habits;
        for (const CollatedPlace& place : block_.play) {
            const Item* item = place.items[sheet];
            if (item == nullptr || item->keyword != Keyword::actions) continue;
            habits.draws = habits.draws || item->action.draws();
            habits.passes = habits.passes || item->action.kind == ActionKind::pass;
        }
        return habits;
    }

    std::size_t& work_left_;
    std::size_t sheets_;
    CollatedBlock block_;
};

/// The hands of all sheets: for each hand a list with one entry for each sheet, null if the sheet
/// lacks it.
std::vector<std::vector<const Block*>> paired_hands(const Sheets& sheets) {
    std::vector<std::vector<const Block*>> rows;
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet) {
        const std::vector<Block>& hands = sheets[sheet]->hands;
        std::vector<const Block*> first;
        for (const auto& row : rows)
            first.push_back(*std::find_if(row.begin(), row.end(), [](auto* hand) { return hand; }));
        std::vector<std::vector<const Block*>> all;
        for (const auto& [row, hand] : align_hands(first, hands)) {
            all.push_back(row == nowhere ? std::vector<const Block*>(sheets.size())
                                         : std::move(rows[row]));
            if (hand != nowhere) all.back()[sheet] = &hands[hand];
        }
        rows = std::move(all);
    }
    return rows;
}

}  // namespace

std::vector<CollatedBlock> collated_blocks(const Sheets& sheets) {
    std::vector<CollatedBlock> blocks;
    std::size_t work_left = most_alignment_work;
    BlockMaker header(sheets.size(), work_left), closing(sheets.size(), work_left);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        header.add(i, sheets[i]->header);
        closing.add(i, sheets[i]->closing);
    }
    blocks.push_back(header.take());
    for (const auto& row : paired_hands(sheets)) {
        BlockMaker hand(sheets.size(), work_left);
        for (std::size_t i = 0; i < sheets.size(); ++i)
            if (row[i] != nullptr) hand.add(i, *row[i]);
        blocks.push_back(hand.take());
    }
    blocks.push_back(closing.take());
    return blocks;
}

}  // namespace bones::inline show::collate
