// Converts the rows of a spreadsheet to records. Each row is one game of which only the result is
// known.
#include <fmt/format.h>

#include <algorithm>
#include <system_error>

#include "libnotation/codes.hpp"
#include "libnotation/text/shown.hpp"
#include "tools/format/converted.hpp"
#include "tools/format/game_row.hpp"
#include "tools/format/modes.hpp"
#include "tools/lib/io/text/csv.hpp"

namespace bones {

namespace {

class CsvConverter {
  public:
    CsvConverter(const Tool& tool, bool as_json) : tool_(tool), records_(tool, as_json) {}

    void convert(const InputFile& file) {
        FileSource source(file);
        CsvReader rows(source);
        columns_ = {};
        raw_.index = 0;
        while (rows.next()) {
            const std::string place = fmt::format("{}: {}", shown(file.name), rows.place());
            try {
                if (!rows.problem().empty()) throw BadRow(std::string(rows.problem()));
                if (columns_.empty())
                    read_columns(rows.cells(), place);
                else
                    read_row(rows.cells(), place);
            } catch (const BadRow& why) {
                records_.complain(fmt::format("{} cannot be read: {}", place, why.what()));
                if (columns_.empty()) break;  // without columns no later row can be read
            }
        }
        source.tell_encoding();
        if (raw_.index == 0) complain(fmt::format("no record in {}", shown(file.name)));
    }
    void complain(std::string_view message) { records_.complain(message); }
    int finish() { return records_.finish(); }

  private:
    void read_columns(const std::vector<std::string>& names, const std::string& place) {
        columns_ = GameColumns(names);
        for (const std::string& problem : columns_.problems())
            records_.complain(fmt::format("{}: {}", place, problem));
    }

    void read_row(const std::vector<std::string>& cells, const std::string& place) {
        const GameRow row(columns_, cells);
        // Tries the usual number of sides, and then the number with each value of the house rule on
        // partners.
        for (const std::string_view rule : {"", "rule partners=yes\n", "rule partners=no\n"}) {
            judge(row, rule);
            if (judge_.record.players == 0 || scoring_seats(judge_.record) != row.sides()) continue;
            row.check_winners(judge_.verdict);
            ++raw_.index;
            if (row.leaves_winner_open())
                tool_.say(
                    fmt::format("{}: no side has won, so the game is read as not over; if it "
                                "is over, write 1 into won_1 or won_2",
                                place));
            return records_.write(raw_);
        }
        judge(row, "");
        throw BadRow(why_no_game(row));
    }

    void judge(const GameRow& row, std::string_view rule) {
        text_ = row.text(rule);
        raw_.text = text_;
        judge_.judge(raw_);
        const auto& lines = judge_.record.statements;
        if (std::none_of(lines.begin(), lines.end(),
                         [](const Statement& line) { return line.keyword == Keyword::game; }))
            throw BadRow("game: the cell is empty; write the name of a game");
        for (const Finding& finding : judge_.record.findings)
            if (finding.code == &code::bad_seat || finding.code == &code::bad_players)
                throw BadRow(why_no_game(row));
            else if (finding.severity == Severity::error)
                throw BadRow(fmt::format("{}: {}", column_of(finding), finding.message));
    }

    /// The first word of the line of a finding, which is the name of the column.
    std::string_view column_of(const Finding& finding) const {
        const std::string_view text = text_;
        const std::size_t begin = text.rfind('\n', finding.place.offset) + 1;
        std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
        return take_word(line);
    }

    /// Why the game does not allow these sides and players.
    std::string why_no_game(const GameRow& row) const {
        const GameTraits& game = traits(judge_.record.game);
        const int sides = scoring_seats(judge_.record);
        if (row.players() < game.fewest_players || row.players() > game.most_players)
            return fmt::format(
                "{} is for {} players, and the row has {}", game.title,
                game.fewest_players == game.most_players
                    ? fmt::to_string(game.most_players)
                    : fmt::format("{} to {}", game.fewest_players, game.most_players),
                row.players());
        return fmt::format("{} with {} players has {} sides, and the row has {}; {}", game.title,
                           row.players(), sides, row.sides(),
                           sides < row.sides() ? "write partners into one cell, such as Ana & Bo"
                                               : "write each player into a cell of its own");
    }

    const Tool& tool_;
    ConvertedRecords records_;
    RecordChecker judge_;
    RawRecord raw_;
    std::string text_;
    GameColumns columns_;
};

}  // namespace

int write_from_csv(const Tool& tool, InputFiles& files, bool as_json) {
    CsvConverter converter(tool, as_json);
    while (const InputFileRef file = files.next()) {
        try {
            converter.convert(*file);
        } catch (const std::system_error& error) {
            converter.complain(
                fmt::format("cannot read {}: {}", file->name, error.code().message()));
        }
    }
    return converter.finish();
}

}  // namespace bones
