#include "tools/lib/show/checking/games.hpp"

#include <fmt/core.h>

#include "bones/parser.hpp"
#include "libnotation/codes.hpp"

namespace bones::inline show {

namespace {

Finding finding_on(const GameLine& line, const CopyFinder::Match& met) {
    Finding finding;
    const bool copy = met.likeness == Likeness::copy;
    finding.set_code(copy ? code::same_game : code::likely_same_game);
    finding.clause = section::copies;
    finding.place = {0, static_cast<std::uint32_t>(line.text.size())};
    finding.message = copy ? fmt::format("the same game as {}; it counts once", met.first.text())
                           : fmt::format("likely the same game as {}{}; both count",
                                         met.first.text(), in_brackets(met.difference));
    return finding;
}

}  // namespace

GameLine game_line(const Record& record, const InputFileRef& file, std::string_view content) {
    GameLine line{identity_of(record, content),
                  {file, record.first_line},
                  {},
                  record.index,
                  sketch_of(record)};
    if (content.empty() && line.identity.content[0] == 0)
        line.identity.content = {line.sketch.keys[0], line.sketch.keys[3]};
    if (const Statement* game = header(record, Keyword::game)) {
        line.text = record.at(game->line);
        line.place.line = locate(record, game->line).line;
    }
    return line;
}

Likeness GameBook::add(GameLine line) {
    const bool has_night = line.identity.date != 0 || line.identity.event != 0;
    if (!has_night && (!line.sketch.can_be_compared() || ++nightless_ > CopyFinder::most_near))
        return Likeness::none;
    const CopyFinder::Match met = finder_.add(line.identity, line.place, std::move(line.sketch));
    if (met.likeness == Likeness::none) return Likeness::none;
    if (noted_.size() < most_noted)
        noted_.push_back({std::move(line), met});
    else
        ++more_;
    return met.likeness;
}

void GameBook::note_copies(const NameBook::Note& note) const {
    Record record;
    for (const GameNote& noted : noted_) {
        parse({noted.line.text, noted.line.place.line, noted.line.record, false}, record);
        Finding finding = finding_on(noted.line, noted.met);
        if (more_ > 0 && &noted == &noted_.back())
            finding.message += fmt::format("; {} more records are copies or likely copies", more_);
        note(record, finding, noted.line.place.file->name);
    }
}

}  // namespace bones::inline show
