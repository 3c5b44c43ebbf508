// The night file (samples/NIGHT.md): byes, absences, penalties, and the rules of the evening, which
// records do not contain.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bones/finding.hpp"
#include "bones/game.hpp"
#include "bones/record.hpp"
#include "engine/standings/ranking.hpp"

namespace bones::inline show::night {

/// A player as written. Without name and id the player is unknown.
struct PlayerName {
    std::string name;
    std::string id;  ///< the stable id without its brackets; often empty

    friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

/// Splits `Ana Ruiz <ana-17>`. Returns false if the brackets are empty or not closed at the end.
bool read_player_name(std::string_view text, PlayerName& player);
/// Splits partners, joined by ` & `.
bool read_player_names(std::string_view text, std::vector<PlayerName>& players);

/// A line of a night file about one or more people.
struct NightEntry {
    enum class Kind : std::uint8_t {
        player,
        bye,
        no_show,
        penalty,
        bonus,
        withdrawn,
        expelled,
        finish,
        team,
        result_to,
    };
    Kind kind = Kind::player;
    std::string round;                ///< as on the records; `-`: no round
    std::vector<PlayerName> who;      ///< one person, or partners
    std::vector<PlayerName> against;  ///< for no_show: the opponents who were present; often empty
    std::int32_t points = 0;          ///< for penalty, bonus
    bool loses_game = false;          ///< for penalty: the game of that round is lost
    bool annuls = false;              ///< for expelled: games count for no player
    FinishKind finish = FinishKind::time;
    std::string reason;  ///< for penalty, bonus: may be empty; for team: its name
    Place place;         ///< place of the line
    Place who_place, against_place;
};

/// A limit for one game, or for all games (Game::unknown).
struct NightCap {
    Game game = Game::unknown;
    std::int32_t most = uncapped;
};

struct NightFile {
    std::string name;  ///< name of the file in messages
    std::string text;
    std::string title;             ///< empty: none
    std::string date;              ///< empty: none
    std::vector<Criterion> order;  ///< empty: the default order
    std::vector<NightCap> caps, margins;
    bool count_unfinished = false;
    std::int32_t games_per_round = 1;  ///< of one person, against any opponents
    Award bye{0, Award::Kind::bye, 2, 0, 0};
    Award walkover{0, Award::Kind::walkover, 2, 0, 0};
    Award no_show{0, Award::Kind::no_show, 0, 0, 0};
    std::vector<NightEntry> entries;
    std::vector<Finding> findings;  ///< with places in `text`
};

/// The maximum length that is read of a night file, in bytes.
inline constexpr std::size_t longest_night_file = 1u << 20;

/// Reads a night file. Each unreadable line becomes a finding; the other lines are still read.
NightFile read_night_file(std::string name, std::string text);

/// The limit for a game: its own limit, or the limit for all games.
std::int32_t limit_for(const std::vector<NightCap>& caps, Game game);

/// Appends a night file's findings in the format of compiler messages.
void render_findings(const NightFile& file, bool colored, std::string& out);

/// Reads criteria from words. `complaint` gets the first word that is not a criterion or makes no
/// sense.
std::vector<Criterion> read_order(const std::vector<std::string>& words, std::string& complaint);

}  // namespace bones::inline show::night
