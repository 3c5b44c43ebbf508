// When two records are one game (NOTATION.md): the one definition, for every tool that counts.
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

/// Which game a record says it is. Values are hashed as they are compared; 0: not written.
struct GameIdentity {
    std::uint64_t game = 0, players = 0, date = 0, event = 0, round = 0, table = 0, id = 0;
    std::array<std::uint64_t, 2> content{};  ///< its content fingerprint; without play its points
    // Of a record without play:
    std::uint64_t table_of_round = 0;      ///< the game, its players in any order, and where
    std::array<std::int32_t, 4> points{};  ///< by player, in the order of names
    std::uint32_t actions = 0;
    bool has_play = false;

    /// A date or an event, and a round or a table: without them nothing is a copy.
    bool can_have_copies() const {
        return game != 0 && (date != 0 || event != 0) && (round != 0 || table != 0);
    }
};

/// `content`: the record's content fingerprint.
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
/// Whether both have an `id` line, and not the same: a person has told them apart.
bool have_different_ids(const GameIdentity& a, const GameIdentity& b);
/// Whether two records name the same game, players, date, event, round and table, all of them: one
/// that comes in later, with other play, is likely a correction.
bool is_of_same_place(const GameIdentity& a, const GameIdentity& b);

/// Where a record begins.
struct RecordPlace {
    InputFileRef file;
    std::uint64_t line = 1;

    std::string text() const;  ///< `table-3.bones:78`
};

/// Finds the copies among records that come in the order of the input. A record without an `id`
/// that has a copy with one takes that id, so that how many games count does not depend on the
/// order. Takes about 230 bytes a record, and compares most_compared records; a further one is
/// compared with these. Of most_near records it also keeps the tiles, 2 MB at most, to
/// find the same game typed twice with a slip (near_games.hpp).
class CopyFinder {
  public:
    static constexpr std::size_t most_compared = 200'000, most_near = 5'000;
    static constexpr std::size_t most_tiles_kept = 500'000;

    struct Match {
        Likeness likeness = Likeness::none;
        RecordPlace first;       ///< the record that it is like
        std::string difference;  ///< of two records with nearly the same play; else empty
    };
    Match add(const GameIdentity& identity, const RecordPlace& place, PlaySketch sketch = {});

  private:
    using Index = std::unordered_map<std::uint64_t, std::uint32_t>;
    static constexpr std::uint32_t nothing = 0xFFFFFFFF;
    static constexpr int most_steps = 16;

    struct Entry {
        GameIdentity identity;
        RecordPlace place;
        std::uint32_t next_alike = nothing;  ///< the next with the same content
    };

    std::uint32_t original_of(const GameIdentity& identity);
    std::uint32_t alike_to(const GameIdentity& identity) const;
    Match near_to(const GameIdentity& identity, const PlaySketch& sketch) const;
    Match near_result(const GameIdentity& identity, const RecordPlace& place) const;
    void remember(const GameIdentity& identity, const RecordPlace& place);
    void remember(PlaySketch sketch);

    /// The tiles of an entry, and for each key the next entry with the same.
    struct Tiles {
        std::uint32_t entry = nothing;
        std::vector<std::uint16_t> tiles;
        std::array<std::uint32_t, 4> next{nothing, nothing, nothing, nothing};
    };
    std::vector<Tiles> near_;
    std::size_t tiles_kept_ = 0;
    Index by_stretch_;  ///< the last of near_ with a key

    std::vector<Entry> entries_;
    Index by_game_;         ///< the first of all that are copies but for their ids
    Index by_game_and_id_;  ///< the one with this id, or without one
    Index by_content_, by_id_;
    Index by_table_;  ///< the first without play of a table in a round
};

/// ` (1 of 24 tiles differs: …)`; nothing for nothing.
std::string in_brackets(const std::string& difference);
/// `b.bones:1: the same game as a.bones:1; it counts once`, or that it is likely the same game.
std::string likeness_text(const RecordPlace& place, const CopyFinder::Match& met);

/// What a worker notes of the records of a batch, and is answered: a Result with a member
/// `copies` is computed once more if any of its records turns out to be like an earlier one (see
/// Pipeline). A tool that counts leaves out what is a copy.
class BatchCopies {
  public:
    /// A record that counts; `item` is its number in the batch.
    void add(std::size_t item, const GameIdentity& identity, const RecordPlace& place,
             PlaySketch sketch) {
        if (settled_) return;
        records_.push_back({item, identity, place, nullptr, {}});
        if (sketch.can_be_compared())
            records_.back().sketch = std::make_unique<PlaySketch>(std::move(sketch));
    }
    bool is_copy(std::size_t item) const { return met(item).likeness == Likeness::copy; }
    const CopyFinder::Match& met(std::size_t item) const;
    /// Compares the records with those before. Whether any is like one of them.
    bool settle(CopyFinder& finder);
    /// A line on each that is.
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
        std::unique_ptr<PlaySketch> sketch;  ///< null: there is nothing to compare
        CopyFinder::Match met;
    };
    std::vector<MetRecord> records_;  ///< in the order of the batch
    bool settled_ = false;
};

/// Whether a record's text has a `date` or `event` line above its first hand: else it is no copy of
/// another record.
bool names_game(std::string_view text);
/// Whether it has one of these or a `player` line: else it is not like another record either.
bool may_be_like_others(std::string_view text);

/// The lines on copies that a tool prints at its end, the first of them.
class CopyLines {
  public:
    void add(const BatchCopies& copies);
    /// All lines, and how many more there are.
    std::vector<std::string> lines() const;

  private:
    static constexpr std::size_t most_listed = 100;
    std::vector<std::string> lines_;
    std::uint64_t count_ = 0;
};

}  // namespace bones::inline io
