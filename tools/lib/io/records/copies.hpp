// Decides when two records are the same game (NOTATION.md). All tools that count games use it.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "tools/lib/io/input.hpp"
#include "tools/lib/io/records/near_games.hpp"
#include "tools/libbones/content.hpp"

namespace bones::inline io {

/// The game that a record belongs to. Each value is a hash of its normalised text; 0: not written.
struct GameIdentity {
    std::uint64_t game = 0, players = 0, date = 0, event = 0, round = 0, table = 0, id = 0;
    /// The content fingerprint; without play a hash of the points.
    std::array<std::uint64_t, 2> content{};
    // Only for a record without play:
    /// A hash of the game, the players in any order, and the place.
    std::uint64_t table_of_round = 0;
    /// The points of the players, in the order of their names.
    std::array<std::int32_t, 4> points{};
    std::uint32_t actions = 0;
    bool has_play = false;

    /// Whether the record can have copies. It needs a date or an event, and a round or a table.
    bool can_have_copies() const {
        return game != 0 && (date != 0 || event != 0) && (round != 0 || table != 0);
    }
};

/// The identity of a record; `content` is its content fingerprint.
GameIdentity identity_of(const Record& record, std::string_view content);
inline GameIdentity identity_of(const Record& record, const GameVerdict& verdict) {
    return identity_of(record, content_fingerprint(record, verdict));
}

enum class Likeness : std::uint8_t {
    none,
    alike,  ///< likely the same game; both count
    copy,   ///< the same game; it counts once
};
Likeness compare(const GameIdentity& a, const GameIdentity& b);
/// Whether both records have an `id` line and the ids differ. Then they are different games.
bool have_different_ids(const GameIdentity& a, const GameIdentity& b);
/// Whether two records have the same game, players, date, event, round and table, all of them
/// written. If such a record comes later with other play, it is likely a correction.
bool is_of_same_place(const GameIdentity& a, const GameIdentity& b);

/// The place where a record begins.
struct RecordPlace {
    InputFileRef file;
    std::uint64_t line = 1;

    std::string text() const;  ///< `table-3.bones:78`
};

/// Finds copies among records, in the order of the input. A record without an `id` that has a copy
/// with an `id` gets that id, so the number of games does not depend on the order. It needs about
/// 230 bytes per record.
///
/// It stores the first `most_compared` records; later records are only compared with these. Of the
/// first `most_near` records it also stores the tiles, 2 MB at most, to find games that were typed
/// twice with a slip (near_games.hpp).
class CopyFinder {
  public:
    static constexpr std::size_t most_compared = 200'000, most_near = 5'000;
    static constexpr std::size_t most_tiles_kept = 500'000;

    struct Match {
        Likeness likeness = Likeness::none;
        RecordPlace first;       ///< the earlier record
        std::string difference;  ///< the difference, if the play is nearly the same; else empty
    };
    Match add(const GameIdentity& identity, const RecordPlace& place, PlaySketch sketch = {});

  private:
    using Index = std::unordered_map<std::uint64_t, std::uint32_t>;
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    static constexpr int most_steps = 16;

    struct Entry {
        GameIdentity identity;
        RecordPlace place;
        std::uint32_t next_alike = nothing;  ///< the next entry with the same content
    };

    std::uint32_t original_of(const GameIdentity& identity);
    std::uint32_t alike_to(const GameIdentity& identity) const;
    Match near_to(const GameIdentity& identity, const PlaySketch& sketch) const;
    Match near_result(const GameIdentity& identity, const RecordPlace& place) const;
    void remember(const GameIdentity& identity, const RecordPlace& place);
    void remember(PlaySketch sketch);

    /// The tiles of an entry, and for each key the next entry with the same key.
    struct Tiles {
        std::uint32_t entry = nothing;
        std::vector<std::uint16_t> tiles;
        std::array<std::uint32_t, 4> next{nothing, nothing, nothing, nothing};
    };
    std::vector<Tiles> near_;
    std::size_t tiles_kept_ = 0;
    Index by_stretch_;  ///< the last of near_ with a key

    std::vector<Entry> entries_;
    Index by_game_;         ///< the first of the entries that are copies apart from their ids
    Index by_game_and_id_;  ///< the entry with this id, or without an id
    Index by_content_, by_id_;
    Index by_table_;  ///< the first entry without play of a table in a round
};

/// ` (1 of 24 tiles differs: …)`. Empty for an empty text.
std::string in_brackets(const std::string& difference);
/// `b.bones:1: the same game as a.bones:1; it counts once`, or a message that it is likely the same
/// game.
std::string likeness_text(const RecordPlace& place, const CopyFinder::Match& met);

/// The records that a worker adds from a batch, and what each is a copy of. A Result with a member
/// `copies` is computed again if one of its records turns out to be like an earlier one (see
/// Pipeline). A tool that counts games skips the copies.
class BatchCopies {
  public:
    /// Adds a record that counts; `item` is its number in the batch.
    void add(std::size_t item, const GameIdentity& identity, const RecordPlace& place,
             PlaySketch sketch) {
        if (settled_) return;
        records_.push_back({item, identity, place, nullptr, {}});
        if (sketch.can_be_compared())
            records_.back().sketch = std::make_unique<PlaySketch>(std::move(sketch));
    }
    bool is_copy(std::size_t item) const { return met(item).likeness == Likeness::copy; }
    const CopyFinder::Match& met(std::size_t item) const;
    /// Compares the records with earlier ones. True if any is like an earlier record.
    bool settle(CopyFinder& finder);
    /// Appends a line for each such record.
    void append_lines(std::vector<std::string>& lines) const;
    void clear() {
        records_.clear();
        settled_ = false;
    }

  private:
    struct MetRecord {
        std::size_t item = 0;
        GameIdentity identity;
        RecordPlace place;
        std::unique_ptr<PlaySketch> sketch;  ///< null: nothing to compare
        CopyFinder::Match met;
    };
    std::vector<MetRecord> records_;  ///< in the order of the batch
    bool settled_ = false;
};

/// Whether a record's text has a `date` or `event` line above its first hand. Without one the
/// record is not a copy of another.
bool names_game(std::string_view text);
/// Whether a record is compared with others (NOTATION.md): one that may be a copy, and one with
/// `player` lines among the first of its file. `number` is its number in the file, from 1.
bool is_compared(std::string_view text, std::uint32_t number);

/// The first lines on copies, which a tool prints at its end.
class CopyLines {
  public:
    void add(const BatchCopies& copies);
    /// The stored lines, and a line on how many more there are.
    std::vector<std::string> lines() const;

  private:
    static constexpr std::size_t most_listed = 100;
    std::vector<std::string> lines_;
    std::uint64_t count_ = 0;
};

}  // namespace bones::inline io
