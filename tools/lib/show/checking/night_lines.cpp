#include "tools/lib/show/checking/night_lines.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "bones/parser.hpp"
#include "libnotation/codes.hpp"
#include "libnotation/text/fold.hpp"
#include "libnotation/text/joined.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/libbones/record_checker.hpp"

namespace bones::inline show {

namespace {

CitedLine cited(const Record& record, Keyword keyword) {
    const Statement* line = header(record, keyword);
    if (line == nullptr) return {};
    return {std::string(record.at(line->line)), locate(record, line->line).line, record.index};
}

std::string folder_of(const NightLines& lines) {
    return system::path_of(lines.file->name).parent_path().string();
}

void hand_over(const NameBook::Note& note, const Code& code, std::string message,
               const NightLines& lines, const CitedLine& at) {
    Record record;
    parse({at.text, at.line, at.record, false}, record);
    Finding finding;
    finding.set_code(code);
    finding.clause = section::players;
    finding.place = {0, static_cast<std::uint32_t>(at.text.size())};
    finding.message = std::move(message);
    note(record, finding, lines.file->name);
}

}  // namespace

NightLines night_lines(const Record& record, const InputFileRef& file) {
    NightLines lines{file,
                     header_text(record, Keyword::date),
                     header_text(record, Keyword::event),
                     header_text(record, Keyword::round),
                     header_text(record, Keyword::table),
                     {},
                     cited(record, Keyword::date),
                     cited(record, Keyword::table)};
    std::vector<std::string> names;
    for_each_person(record, [&](const Statement& line) {
        names.push_back(fold(std::string(name_on(record, line))));
    });
    std::sort(names.begin(), names.end());
    lines.players = joined(names, "\n");
    return lines;
}

void NightLinesBook::add(NightLines lines) {
    if (all_.size() < most_compared) all_.push_back(std::move(lines));
}

void NightLinesBook::note_oddities(const NameBook::Note& note) const {
    note_dates(note);
    note_tables(note);
}

void NightLinesBook::note_dates(const NameBook::Note& note) const {
    std::map<std::string, std::map<std::string, std::vector<const NightLines*>>> folders;
    for (const NightLines& lines : all_)
        if (!lines.date.empty() && !lines.date_line.text.empty())
            folders[folder_of(lines)][lines.date].push_back(&lines);
    for (const auto& [folder, dates] : folders) {
        if (dates.size() != 2) continue;
        const auto& one = *dates.begin();
        const auto& other = *dates.rbegin();
        const auto& [odd, usual] =
            one.second.size() < other.second.size() ? std::pair(one, other) : std::pair(other, one);
        if (odd.second.size() != 1 || usual.second.size() < fewest_of_date) continue;
        const NightLines& lines = *odd.second.front();
        hand_over(note, code::odd_date,
                  fmt::format("this record has the date {}, and the other {} have {}; correct it "
                              "if it is a typing mistake",
                              odd.first, usual.second.size(), usual.first),
                  lines, lines.date_line);
    }
}

void NightLinesBook::note_tables(const NameBook::Note& note) const {
    using Where = std::tuple<std::string, std::string, std::string, std::string, std::string>;
    std::map<Where, const NightLines*> first;
    for (const NightLines& lines : all_) {
        if (lines.round.empty() || lines.table.empty() ||
            (lines.date.empty() && lines.event.empty()))
            continue;
        const auto [at, is_new] =
            first.try_emplace(Where(folder_of(lines), lines.date, fold(lines.event),
                                    fold(lines.round), fold(lines.table)),
                              &lines);
        if (is_new || at->second->players == lines.players) continue;
        const NightLines& before = *at->second;
        hand_over(
            note, code::table_twice,
            fmt::format("table {} of round {} has another game at {}:{}; correct the table or "
                        "the round of one",
                        lines.table, lines.round, before.file->name, before.table_line.line),
            lines, lines.table_line);
    }
}

}  // namespace bones::inline show
