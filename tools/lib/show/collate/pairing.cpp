#include "tools/lib/show/collate/pairing.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/show/collate/collation.hpp"

namespace bones::inline show::collate {
namespace {

/// The number of headings that two sheets share; none if any differs.
std::optional<int> in_common(const Sheet& sheet, const Sheet& other) {
    const Heading& one = sheet.heading;
    const Heading& two = other.heading;
    if (one.game != two.game || one.players != two.players) return {};
    int common = 0;
    for (std::size_t i = 0; i < heading_keywords.size(); ++i) {
        const std::string &value = one.headings[i], &second = two.headings[i];
        if (value.empty() || second.empty()) continue;
        if (!together(heading_keywords[i], {value}, {second})) return {};
        ++common;
    }
    for (int i = 0; i < one.players; ++i) {
        const std::string &name = one.names[Seat(i)], &second = two.names[Seat(i)];
        if (name.size() < 2 || second.size() < 2) continue;
        if (fold(name) != fold(second)) return {};
        ++common;
    }
    return common;
}

class Pairer {
  public:
    explicit Pairer(bool force) : force_(force) {}

    void add(Sheets file) {
        const std::size_t before = pairing_.games.size();
        const bool alone = before == 1 && file.size() == 1;
        taken_.assign(before, false);
        for (auto& sheet : file) {
            const std::size_t game = best_game(*sheet, before);
            if (game < before) join(game, std::move(sheet), true);
        }
        std::size_t next = 0;
        for (auto& sheet : file) {
            if (sheet == nullptr) continue;
            while (next < before && taken_[next]) ++next;
            if (next < before && join(next, std::move(sheet), alone)) continue;
            pairing_.games.emplace_back().push_back(std::move(sheet));
        }
    }
    Pairing take() { return std::move(pairing_); }

  private:
    std::size_t best_game(const Sheet& sheet, std::size_t games) const {
        std::size_t best = games;
        int most = 0;
        for (std::size_t game = 0; game < games; ++game) {
            if (taken_[game]) continue;
            const auto common = in_common(*pairing_.games[game].front(), sheet);
            if (common.value_or(0) <= most) continue;
            best = game;
            most = *common;
        }
        return best;
    }

    /// Adds a sheet to a game, unless it is of another game. With `must` that is reported as a
    /// refusal.
    bool join(std::size_t game, std::unique_ptr<Sheet>&& sheet, bool must) {
        const Sheet& other = *pairing_.games[game].front();
        const std::string why = force_ ? "" : why_different(other, *sheet);
        if (!why.empty() && !must) return false;
        if (!why.empty() && pairing_.refusal.empty())
            pairing_.refusal = fmt::format("{} and {} are not sheets of one game: {}",
                                           other.called({}), sheet->called({}), why);
        taken_[game] = true;
        pairing_.games[game].push_back(std::move(sheet));
        return true;
    }

    bool force_;
    Pairing pairing_;
    std::vector<bool> taken_;  ///< games that already have a sheet of the current file
};

}  // namespace

Pairing pair_games(std::vector<Sheets> files, bool force) {
    Pairer pairer(force);
    for (Sheets& file : files) pairer.add(std::move(file));
    return pairer.take();
}

}  // namespace bones::inline show::collate
