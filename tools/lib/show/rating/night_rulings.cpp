#include "tools/lib/show/rating/night_rulings.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/system/paths.hpp"

namespace bones::inline show::rating {

namespace {

using Kind = night::NightEntry::Kind;
namespace fs = std::filesystem;

/// Whether a file is in the folder of another file, or below it.
bool is_beside(const std::string& file, const std::string& other) {
    const auto folder = [](const std::string& path) {
        return fs::absolute(system::path_of(path)).lexically_normal().parent_path();
    };
    const fs::path inner = folder(file), outer = folder(other);
    return std::mismatch(outer.begin(), outer.end(), inner.begin(), inner.end()).first ==
           outer.end();
}

bool is_meant(const night::PlayerName& who, const std::string& name, const std::string& id) {
    return who.id.empty() ? fold(who.name) == fold(name) : who.id == id;
}

}  // namespace

void NightRulings::add(const night::NightFile& file, const std::string& path) {
    for (const night::NightEntry& entry : file.entries)
        if (entry.kind == Kind::result_to || entry.kind == Kind::finish ||
            (entry.kind == Kind::expelled && entry.annuls))
            lines_.push_back({file.date, path, entry});
}

bool NightRulings::is_of(const Line& line, const night::Sheet& sheet) {
    // An expelled player's games are annulled in all rounds.
    if (line.entry.kind != Kind::expelled && line.entry.round != sheet.round) return false;
    if (!line.date.empty() && !sheet.date.empty()) return line.date == sheet.date;
    return !line.path.empty() && is_beside(sheet.file, line.path);
}

std::size_t NightRulings::side_of(const Line& line, const night::Sheet& sheet) {
    const auto plays = [&](const night::SheetSide& side) {
        return std::any_of(side.players.begin(), side.players.end(),
                           [&](const night::PlayerName& player) {
                               return is_meant(line.entry.who.front(), player.name, player.id);
                           });
    };
    return static_cast<std::size_t>(std::find_if(sheet.sides.begin(), sheet.sides.end(), plays) -
                                    sheet.sides.begin());
}

bool NightRulings::give(const night::Sheet& sheet, const Person& person) const {
    return std::any_of(lines_.begin(), lines_.end(), [&](const Line& line) {
        return line.entry.kind == Kind::result_to && is_of(line, sheet) &&
               is_meant(line.entry.who.front(), person.name, person.stable_id);
    });
}

void NightRulings::finish(night::Sheet& sheet) const {
    if (sheet.complete) return;
    for (const Line& line : lines_) {
        if (line.entry.kind != Kind::finish || !is_of(line, sheet)) continue;
        const std::size_t side = side_of(line, sheet);
        if (side < sheet.sides.size() && night::finish(sheet, line.entry.finish, side)) return;
    }
}

std::string NightRulings::why_annulled(const night::Sheet& sheet) const {
    for (const Line& line : lines_)
        if (line.entry.kind == Kind::expelled && is_of(line, sheet) &&
            side_of(line, sheet) < sheet.sides.size())
            return fmt::format("annulled, because {} was expelled", line.entry.who.front().name);
    return {};
}

}  // namespace bones::inline show::rating
