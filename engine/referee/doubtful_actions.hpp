// Handles an action or line of tiles that contradicts a fact and may be a slip of the pen (G5).
// Other breaches of its hand must hold under every possible repair.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "bones/referee.hpp"
#include "engine/reporter.hpp"

namespace bones {

/// The most repairs tried for one hand. Each counts once per interpretation.
inline constexpr std::size_t most_repairs = 128;
/// The most actions that are judged again for a record, counted in every interpretation. In later
/// hands with such an error no other breach is proven.
inline constexpr std::uint64_t most_work_of_repairs = 200'000;

/// Goes through the hands of a record in which a fact contradicts an action.
class DoubtfulActions {
  public:
    /// Judges an altered record without reports. `steps` returns the number of actions judged, over
    /// all interpretations.
    using JudgeAside = std::function<GameVerdict(const Record&, std::uint64_t& steps)>;

    /// `costs`: whether a breach of this code costs points.
    DoubtfulActions(const Record& record, GameVerdict& verdict, Reporter& reporter, int sides,
                    std::function<bool(const Code&)> costs, JudgeAside judge_aside)
        : record_(record),
          verdict_(verdict),
          reporter_(reporter),
          sides_(sides),
          costs_(std::move(costs)),
          judge_aside_(std::move(judge_aside)) {}

    /// Opens each breach that does not hold under every repair; all breaches of the hand if no
    /// repair works. Errors and misfits stay, but a misfit then assumes that the error is not a
    /// slip. The record is judged once for each repair.
    void weigh(bool list_open);

  private:
    /// A possible meaning of the error: another action, or draws that are not written.
    struct Repair {
        std::uint32_t index = none_such;
        Action action{};
        Seat seat{};  ///< the seat that acted; no seat: as in the action
    };
    /// A deal line that the play disproves, and the tile that disproves it.
    struct DisprovedDeal {
        const Statement* line = nullptr;
        Tile by{};
    };

    const Finding* first(std::uint32_t hand, bool (*is)(const Finding&)) const;
    std::uint32_t index_of(std::uint32_t hand, const Finding& finding) const;
    bool proves_more(std::uint32_t hand) const;
    bool is_disproved(const Statement& line) const;
    void add_repairs(std::uint32_t index, bool other_seats, std::vector<Repair>& repairs) const;
    void put(const Repair& repair, bool back, Record& altered) const;
    std::vector<Repair> repairs_of(std::uint32_t hand, const Finding& error) const;
    DisprovedDeal disproved_deal(std::uint32_t hand, const Finding& error) const;
    int tiles_shown(std::uint32_t hand, const DisprovedDeal& deal) const;
    void weigh_deal(std::uint32_t hand, const Finding& error, const DisprovedDeal& deal,
                    bool list_open);
    std::optional<GameVerdict> judge_without(const Statement& line);
    void weigh_without(std::uint32_t hand, const Statement& line, bool list_open);
    bool mends(const GameVerdict& other, std::uint32_t hand, const Finding& error) const;
    void weigh_hand(std::uint32_t hand, const Finding& error, bool list_open);
    /// Judges an altered record; nothing if the work exceeds the limit of the hand or the record.
    std::optional<GameVerdict> judge(const Record& altered);

    const Record& record_;
    GameVerdict& verdict_;
    Reporter& reporter_;
    int sides_;
    std::function<bool(const Code&)> costs_;
    JudgeAside judge_aside_;
    /// Actions judged again for the hand and for the record, counted in each interpretation.
    std::uint64_t work_ = 0, work_of_record_ = 0;
};

}  // namespace bones
