// The night file (samples/NIGHT.md): what a night's records cannot tell. Byes, who did not come,
// penalties, and the rules of the evening.
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

/// Somebody as they are written down. Without name and id: nobody.
struct PlayerName {
    std::string name;
    std::string id;  ///< the stable one, without its brackets; often empty

    friend bool operator==(const PlayerName&, const PlayerName&) = default;
};

/// Splits `Ana Ruiz <ana-17>`. False if the brackets are not closed at the end, or hold nothing.
bool read_player_name(std::string_view text, PlayerName& player);
/// The same of partners, with ` & ` between them.
bool read_player_names(std::string_view text, std::vector<PlayerName>& players);

/// A line of a night file that is about somebody.
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
    std::string round;                ///< as on the records; `-`: none
    std::vector<PlayerName> who;      ///< one, or partners
    std::vector<PlayerName> against;  ///< no_show: who was there; often nobody
    std::int32_t points = 0;          ///< penalty, bonus
    bool loses_game = false;          ///< penalty: the game of that round is lost
    bool annuls = false;              ///< expelled: games count for no player
    FinishKind finish = FinishKind::time;
    std::string reason;  ///< penalty, bonus; may be empty; team: its name
    Place place;         ///< of the line
    Place who_place, against_place;
};

/// A limit for one game, or for all (Game::unknown).
struct NightCap {
    Game game = Game::unknown;
    std::int32_t most = uncapped;
};

struct NightFile {
    std::string name;  ///< of the file, for people
    std::string text;
    std::string title;             ///< empty: none
    std::string date;              ///< empty: none
    std::vector<Criterion> order;  ///< empty: the usual one
    std::vector<NightCap> caps, margins;
    bool count_unfinished = false;
    std::int32_t games_per_round = 1;  ///< of one person, against whomever
    Award bye{0, Award::Kind::bye, 2, 0, 0};
    Award walkover{0, Award::Kind::walkover, 2, 0, 0};
    Award no_show{0, Award::Kind::no_show, 0, 0, 0};
    std::vector<NightEntry> entries;
    std::vector<Finding> findings;  ///< places in `text`
};

/// The longest night file that is read, in bytes; of a longer one only that much.
inline constexpr std::size_t longest_night_file = 1u << 20;

/// Reads a night file. What cannot be read is a finding, and the rest is still read.
NightFile read_night_file(std::string name, std::string text);

/// What is most for a game: its own limit, else the one for all.
std::int32_t limit_for(const std::vector<NightCap>& caps, Game game);

/// A night file's findings in the manner of a compiler.
void render_findings(const NightFile& file, bool colored, std::string& out);

/// The criteria named by some words; the first that is none, or makes no sense, is given back in
/// `complaint`.
std::vector<Criterion> read_order(const std::vector<std::string>& words, std::string& complaint);

}  // namespace bones::inline show::night
