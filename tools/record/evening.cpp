#include "tools/record/evening.hpp"

#include <algorithm>
#include <filesystem>
#include <map>

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

    void read_records(const fs::path& path, std::size_t but_for) {
        std::size_t number = 0;
        for (const std::string& text : records_in(text_of_file(path))) {
            if (++number == but_for) continue;
            RawRecord raw;
            raw.text = text;
            raw.index = static_cast<std::uint32_t>(number);
            judge_.judge(raw);
            evening_.games.push_back(make_sheet(path.string(), judge_, night::KeepHands::no));
            for (Seat seat : SeatSet::all(judge_.record.players))
                meet(person_at(judge_.record, seat));
        }
    }
    void read_night_file(const fs::path& path) {
        const night::NightFile file = night::read_night_file(path.string(), text_of_file(path));
        for (const night::NightEntry& entry : file.entries)
            for (const auto* names : {&entry.who, &entry.against})
                for (const night::PlayerName& name : *names) meet({name.id, name.name});
    }
    void read_archive(const std::string& path) {
        archive::Database database = archive::open_archive(path, archive::Access::read);
        archive::Query query(database, "SELECT stable_id, name FROM players");
        while (query.step())
            meet({query.is_null(0) ? std::string() : std::string(query.text(0)),
                  std::string(query.text(1))});
    }
    void finish() {
        for (auto& [key, person] : people_) evening_.people.push_back(std::move(person));
        std::sort(evening_.people.begin(), evening_.people.end(),
                  [](const Person& a, const Person& b) { return a.called() < b.called(); });
    }

  private:
    void meet(Person person) {
        if (!person.is_known()) return;
        const auto [at, fresh] = people_.try_emplace(person.key(), person);
        if (!fresh && is_better_name(person.name, at->second.name)) at->second.name = person.name;
    }

    Evening& evening_;
    Judge judge_;
    std::map<std::string, Person> people_;
};

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
        if (round.empty() || game.date != date || game.round != round) continue;
        for (const night::SheetSide& side : game.sides)
            for (const night::PlayerName& name : side.players)
                if (Person{name.id, name.name}.key() == person.key()) return &game;
    }
    return nullptr;
}

Evening read_evening(const std::string& file, std::size_t but_for, const std::string& archive) {
    Evening evening;
    Reading reading(evening);
    std::error_code error;
    const fs::path folder = fs::path(file).has_parent_path() ? fs::path(file).parent_path() : ".";
    std::vector<fs::path> paths;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
        if (entry.is_regular_file(error)) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    for (const fs::path& path : paths) {
        const bool own = fs::equivalent(path, file, error);
        if (path.extension() == ".bones") reading.read_records(path, own ? but_for : 0);
        if (path.extension() == ".night") reading.read_night_file(path);
    }
    if (!archive.empty()) reading.read_archive(archive);
    reading.finish();
    return evening;
}

Likely likely_people(const Evening& evening, std::string_view typed) {
    const std::string folded = fold(typed);
    const auto is = [&](const Person& person) {
        return fold(person.called()) == folded || person.in_full() == typed;
    };
    Likely likely{those(evening, is)};
    if (!likely.people.empty()) return likely;
    likely.people = those(
        evening, [&](const Person& person) { return begins_with(fold(person.called()), folded); });
    if (!likely.people.empty()) return likely;
    likely.near = true;
    likely.people = those(evening, [&](const Person& person) {
        return is_one_letter_off(fold(person.called()), folded);
    });
    return likely;
}

}  // namespace bones::record
