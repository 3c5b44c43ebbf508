#include "tools/record/evening.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

#include "tools/lib/archive/schema.hpp"
#include "tools/lib/fold.hpp"
#include "tools/lib/near_names.hpp"
#include "tools/lib/night/night_file.hpp"
#include "tools/record/book.hpp"

namespace bones::record {

namespace {

namespace fs = std::filesystem;

class Reading {
  public:
    explicit Reading(Evening& evening) : evening_(evening) {}

    void read_records(const std::string& path, std::size_t but_for) {
        for (night::Sheet& sheet : sheets_of(path, records_in(text_of_file(path)), but_for)) {
            for (const night::SheetSide& side : sheet.sides) meet_all(side.players);
            evening_.games.push_back(std::move(sheet));
        }
    }
    void read_night_file(const std::string& path) {
        evening_.night = night::read_night_file(path, text_of_file(path));
        for (const night::NightEntry& entry : evening_.night->entries)
            for (const auto* names : {&entry.who, &entry.against})
                for (const night::PlayerName& name : *names) named_.push_back({name.id, name.name});
    }
    void read_archive(const std::string& path) {
        archive::Database database = archive::open_archive(path, archive::Access::read);
        archive::Query query(database, "SELECT stable_id, name FROM players");
        while (query.step())
            meet({query.is_null(0) ? std::string() : std::string(query.text(0)),
                  std::string(query.text(1))});
    }
    /// Who was met so far, in the order of their names.
    std::vector<Person> people() const {
        std::vector<Person> people;
        for (const auto& [key, person] : people_) people.push_back(person);
        // A night file names people as they are called, without their ids.
        for (const Person& named : named_) {
            const auto is_such = [&](const Person& person) {
                return named.key() == person.key() ||
                       (named.stable_id.empty() && fold(person.called()) == fold(named.called()));
            };
            if (named.is_known() && std::none_of(people.begin(), people.end(), is_such))
                people.push_back(named);
        }
        std::stable_sort(people.begin(), people.end(),
                         [](const Person& a, const Person& b) { return a.called() < b.called(); });
        return people;
    }

  private:
    void meet_all(const std::vector<night::PlayerName>& names) {
        for (const night::PlayerName& name : names) meet({name.id, name.name});
    }
    void meet(Person person) {
        if (!person.is_known()) return;
        const auto [at, fresh] = people_.try_emplace(person.key(), person);
        if (!fresh && is_better_name(person.name, at->second.name)) at->second.name = person.name;
    }

    Evening& evening_;
    std::map<std::string, Person> people_;
    std::vector<Person> named_;  ///< in night files
};

/// The files of a folder, in the order of their names.
template <class Entries>
std::vector<std::string> files_in(const std::string& folder, Evening& evening) {
    std::vector<std::string> paths;
    std::error_code error, unknown;
    Entries entries(folder.empty() ? "." : folder, error);
    for (; !error && entries != Entries(); entries.increment(error)) {
        const fs::path path =
            folder.empty() ? entries->path().filename() : fs::path(entries->path());
        if (entries->is_regular_file(unknown)) paths.push_back(path.string());
    }
    if (error) evening.notes.push_back(fmt::format("cannot read {}: {}", folder, error.message()));
    std::sort(paths.begin(), paths.end());
    return paths;
}

bool begins_with(const std::string& folded, const std::string& typed) {
    return folded.starts_with(typed) || folded.find(' ' + typed) != std::string::npos;
}

template <class Fits>
std::vector<Person> those(const Evening& evening, Fits fits) {
    std::vector<Person> people;
    std::copy_if(evening.people.begin(), evening.people.end(), std::back_inserter(people), fits);
    return people;
}

}  // namespace

const night::Sheet* Evening::latest() const {
    const night::Sheet* latest = nullptr;
    for (const night::Sheet& game : games)
        if (latest == nullptr || game.date >= latest->date) latest = &game;
    return latest;
}

const night::Sheet* Evening::game_of(const Person& person, std::string_view date,
                                     std::string_view round) const {
    for (const night::Sheet& game : games) {
        const bool other_day = !date.empty() && game.date != date;
        if (round.empty() || other_day || game.round != round) continue;
        for (const night::SheetSide& side : game.sides)
            for (const night::PlayerName& name : side.players)
                if (Person{name.id, name.name}.key() == person.key()) return &game;
    }
    return nullptr;
}

std::string folder_of(const std::string& file) {
    return fs::path(file).parent_path().string();
}

std::vector<night::Sheet> sheets_of(const std::string& file,
                                    const std::vector<std::string>& records, std::size_t but_for) {
    std::vector<night::Sheet> sheets;
    std::uint64_t line = 1;
    for (std::size_t i = 0; i < records.size(); ++i) {
        RawRecord raw;
        raw.text = records[i];
        raw.index = static_cast<std::uint32_t>(i + 1);
        raw.first_line = line;
        line += static_cast<std::uint64_t>(std::count(records[i].begin(), records[i].end(), '\n'));
        if (i + 1 == but_for) continue;
        Judge judge;
        judge.judge(raw);
        sheets.push_back(make_sheet(file, judge, night::KeepHands::no));
    }
    return sheets;
}

Evening read_evening(const std::string& folder, const std::string& file, std::size_t but_for,
                     const std::string& archive) {
    Evening evening;
    Reading reading(evening);
    std::error_code unknown;
    const auto read = [&](const std::string& path) {
        const fs::path kind = fs::path(path).extension();
        const bool own = !file.empty() && fs::equivalent(path, file, unknown);
        try {
            if (kind == ".bones") reading.read_records(own ? file : path, own ? but_for : 0);
            if (kind == ".night") reading.read_night_file(path);
        } catch (const std::system_error& error) {
            evening.notes.push_back(
                fmt::format("cannot read {}: {}", path, error.code().message()));
        }
    };
    const std::vector<std::string> paths =
        file.empty() ? files_in<fs::recursive_directory_iterator>(folder, evening)
                     : files_in<fs::directory_iterator>(folder, evening);
    for (const std::string& path : paths) read(path);
    evening.present = reading.people();
    try {
        if (!archive.empty()) reading.read_archive(archive);
    } catch (const archive::ArchiveError& error) {
        evening.notes.push_back(fmt::format("nobody is known from the archive: {}", error.what()));
    }
    evening.people = reading.people();
    return evening;
}

Likely likely_people(const Evening& evening, std::string_view typed) {
    const std::string folded = fold(typed);
    Likely likely;
    const auto found = [&](bool near, auto fits) {
        likely.people = those(evening, fits);
        likely.near = near && !likely.people.empty();
        return !likely.people.empty();
    };
    const auto name = [](const Person& person) { return fold(person.called()); };
    found(false,
          [&](const Person& person) {
              return person.called() == typed || person.in_full() == typed;
          }) ||
        found(true, [&](const Person& person) { return name(person) == folded; }) ||
        found(false, [&](const Person& person) { return begins_with(name(person), folded); }) ||
        found(true, [&](const Person& person) { return is_one_letter_off(name(person), folded); });
    return likely;
}

}  // namespace bones::record
