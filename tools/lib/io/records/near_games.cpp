#include "tools/lib/io/records/near_games.hpp"

#include <fmt/core.h>
#include <xxhash.h>

#include <algorithm>

#include "bones/game.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/tile_text.hpp"
#include "tools/lib/io/text/columns.hpp"

namespace bones::inline io {

namespace {

constexpr std::size_t fewest_compared = 10, longest_compared = 1000;
constexpr std::size_t stretch = 5;  ///< tiles in a key
constexpr std::size_t most_told = 3;

/// The names without stable ids, because one sheet may have an id and the other none. Empty if a
/// seat has no name.
std::string names_of(const Record& record) {
    std::string names;
    for (int seat = 0; seat < record.players; ++seat) {
        if (record.player_lines[Seat(seat)] == none_such) return {};
        names += fold(player_name(record, Seat(seat))) + '\n';
    }
    return names;
}

/// `about` is a hash of the game and the names; `which` is the number of the stretch, 0 to 3.
std::uint64_t key_of(std::uint64_t about, std::uint64_t which,
                     const std::vector<std::uint16_t>& tiles, std::size_t first) {
    std::array<std::uint64_t, 2 + stretch> parts{about, which};
    for (std::size_t i = 0; i < stretch; ++i) parts[2 + i] = tiles[first + i];
    return std::max<std::uint64_t>(1, XXH3_64bits(parts.data(), sizeof parts));
}

bool are_alike(std::uint16_t a, std::uint16_t b) {
    return a == b || a == PlaySketch::unknown || b == PlaySketch::unknown;
}

enum class Step : std::uint8_t { none, alike, changed, added, missing };

/// The fewest changes from one sequence of tiles to another, up to a limit. It works on a band
/// around the diagonal: time and memory are the product of length and changes.
class Alignment {
  public:
    Alignment(const std::vector<std::uint16_t>& here, const std::vector<std::uint16_t>& there,
              std::size_t most)
        : here_(here), there_(there), most_(most), width_(2 * most + 1) {
        const std::size_t length = std::max(here.size(), there.size());
        const std::size_t shorter = std::min(here.size(), there.size());
        if (length - shorter > most_) return;
        steps_.resize((here.size() + 1) * width_);
        fill();
    }

    bool is_near() const { return near_; }

    struct Change {
        Step step;
        std::size_t here, there;  ///< indices of the tiles before which, or at which, the change is
    };
    /// The changes in the order of the play.
    std::vector<Change> changes() const {
        std::vector<Change> changes;
        std::size_t i = here_.size(), j = there_.size();
        while (i > 0 || j > 0) {
            const Step step = steps_[i * width_ + j + most_ - i];
            i -= step != Step::missing;
            j -= step != Step::added;
            if (step != Step::alike) changes.push_back({step, i, j});
        }
        std::reverse(changes.begin(), changes.end());
        return changes;
    }

  private:
    void fill() {
        const std::size_t far = most_ + 1;
        std::vector<std::size_t> before(width_, far), row(width_, far);
        for (std::size_t i = 0; i <= here_.size(); ++i) {
            std::fill(row.begin(), row.end(), far);
            for (std::size_t band = 0; band < width_; ++band) {
                const std::size_t shifted = i + band;
                if (shifted < most_ || shifted - most_ > there_.size()) continue;
                const std::size_t j = shifted - most_;
                Step& step = steps_[i * width_ + band];
                if (i == 0 && j == 0) {
                    row[band] = 0;
                    continue;
                }
                const auto take = [&](std::size_t cost, Step by) {
                    if (cost >= row[band]) return;
                    row[band] = cost;
                    step = by;
                };
                if (i > 0 && j > 0) {
                    const bool alike = are_alike(here_[i - 1], there_[j - 1]);
                    take(before[band] + (alike ? 0 : 1), alike ? Step::alike : Step::changed);
                }
                if (i > 0 && band + 1 < width_) take(before[band + 1] + 1, Step::added);
                if (j > 0 && band > 0) take(row[band - 1] + 1, Step::missing);
            }
            std::swap(before, row);
        }
        near_ = before[there_.size() + most_ - here_.size()] <= most_;
    }

    const std::vector<std::uint16_t>&here_, &there_;
    std::size_t most_, width_;
    std::vector<Step> steps_;
    bool near_ = false;
};

std::string tile_text(std::uint16_t tile) {
    return to_string(Tile::numbered(tile & 0xFF));
}

std::string place_text(const PlaySketch& sketch, std::size_t index) {
    const PlaySketch::Place& place = sketch.places[std::min(index, sketch.places.size() - 1)];
    return fmt::format("hand {}, ply {}", place.hand, place.ply);
}

std::string in_words(const Alignment::Change& change, const PlaySketch& here,
                     const std::vector<std::uint16_t>& there) {
    const std::string place = place_text(here, change.here);
    if (change.step == Step::added)
        return fmt::format("{} in {}, is not there", tile_text(here.tiles[change.here]), place);
    if (change.step == Step::missing)
        return fmt::format("{} is there before {}", tile_text(there[change.there]), place);
    const std::string mine = tile_text(here.tiles[change.here]);
    const std::string other = tile_text(there[change.there]);
    if (mine == other) return fmt::format("another player has {} in {}, there", mine, place);
    return fmt::format("{} in {}, is {} there", mine, place, other);
}

}  // namespace

PlaySketch sketch_of(const Record& record) {
    PlaySketch sketch;
    if (record.game == Game::unknown) return sketch;
    for (const Hand& hand : record.hands)
        for (std::uint32_t i = hand.first_action;
             i < hand.end_action && sketch.tiles.size() < longest_compared; ++i) {
            const Action& action = record.actions[i];
            const bool laid = action.kind == ActionKind::play && action.seat().exists();
            if (!laid && action.kind != ActionKind::unknown_turn && !action.is_unread()) continue;
            sketch.tiles.push_back(
                laid ? static_cast<std::uint16_t>(action.seat().index() << 8 | action.tile_number)
                     : PlaySketch::unknown);
            sketch.places.push_back({hand.number, i - hand.first_action + 1});
        }
    const std::string names = names_of(record);
    const std::size_t size = sketch.tiles.size();
    if (names.empty() || size < fewest_compared) return sketch;
    const std::string text = std::string(traits(record.game).name) + '\n' + names;
    const std::uint64_t about = XXH3_64bits(text.data(), text.size());
    sketch.keys = {key_of(about, 0, sketch.tiles, 0), key_of(about, 1, sketch.tiles, stretch),
                   key_of(about, 2, sketch.tiles, size - 2 * stretch),
                   key_of(about, 3, sketch.tiles, size - stretch)};
    return sketch;
}

std::optional<std::string> slight_difference(const PlaySketch& new_one,
                                             const std::vector<std::uint16_t>& tiles_there) {
    const std::size_t size = std::max(new_one.tiles.size(), tiles_there.size());
    if (std::min(new_one.tiles.size(), tiles_there.size()) < fewest_compared) return std::nullopt;
    const Alignment alignment(new_one.tiles, tiles_there, size / 10);
    if (!alignment.is_near()) return std::nullopt;
    const std::vector<Alignment::Change> changes = alignment.changes();
    if (changes.empty()) return "the same tiles were laid";
    std::string text = fmt::format("{} of {} {}: ", changes.size(), size,
                                   changes.size() == 1 ? "tiles differs" : "tiles differ");
    for (std::size_t i = 0; i < std::min(changes.size(), most_told); ++i)
        text += (i == 0 ? "" : "; ") + in_words(changes[i], new_one, tiles_there);
    if (changes.size() > most_told)
        text += fmt::format("; and {} more", changes.size() - most_told);
    return text;
}

}  // namespace bones::inline io
