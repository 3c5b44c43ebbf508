#include "tools/lib/store/selection/choice.hpp"
#include "tools/lib/store/selection/filter_options.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "libnotation/text/fold.hpp"
#include "tools/lib/io/records/people.hpp"
#include "tools/lib/store/archive/as_of.hpp"
#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/names.hpp"
#include "tools/lib/store/archive/schema.hpp"
#include "tools/lib/store/archive/selection.hpp"
#include "tools/lib/store/find/archive_search.hpp"

namespace bones::inline store {

namespace {

/// Finds the people with the chosen name, under all spellings of the sheets.
void find_people(Choice& choice) {
    choice.archive =
        std::make_shared<archive::Database>(archive::open_as_of(choice.database, choice.as_of));
    archive::Database& database = *choice.archive;
    choice.who = archive::WhoIsWho(database);
    if (choice.filters.player.empty()) return;
    archive::Query query(database,
                         fmt::format("SELECT ifnull(stable_id, ''), name FROM players WHERE "
                                     "player_id IN ({})",
                                     archive::players_named("?1", "?2")));
    const std::string folded = fold(choice.filters.player);
    query.with(std::string_view(folded), archive::without_brackets(choice.filters.player));
    while (query.step()) choice.people.insert(Person{query.string(0), query.string(1)}.key());
}

}  // namespace

void add_source_options(Tool& tool, Choice& choice) {
    tool.takes_records();
    tool.app
        .add_option("--db", choice.database, "an archive instead of files; without files BONES_DB")
        .type_name("FILE")
        .may_be_empty();
    add_as_of_option(tool, choice.as_of);
}

void add_choice_options(Tool& tool, Choice& choice) {
    add_source_options(tool, choice);
    add_filter_options(tool, choice.filters);
    add_find_option(tool, choice.find);
}

void settle(const Tool& tool, Choice& choice) {
    if (!choice.database.empty() && !tool.inputs.empty())
        throw UsageError("use either files or --db");
    if (choice.database.empty() && tool.app.count("--db") > 0)
        throw UsageError("the archive's name is empty; write --db FILE");
    const char* named = std::getenv("BONES_DB");
    if (choice.in_cluster && (tool.app.count("--db") > 0 || !tool.inputs.empty()))
        throw UsageError("use only one of files, --db and --clickhouse");
    if (choice.in_cluster && !choice.find.empty())
        throw UsageError("--find needs files or an archive; a cluster does not support it");
    if (choice.database.empty() && tool.inputs.empty() && named != nullptr && !choice.in_cluster)
        choice.database = named;
    if (choice.database.empty() && !choice.as_of.empty())
        throw UsageError("--as-of needs an archive; name it with --db");
    if (!choice.database.empty()) tool.refuse_to_overwrite_archive(choice.database);
    settle(choice.filters);
    if (!choice.find.empty()) choice.pattern = find::pattern_of_option(choice.find);
    if (choice.reports_codes) choice.codes = std::exchange(choice.filters.codes, {});
    archive::Filters others = choice.filters;
    others.games.clear(), others.player.clear(), others.seat.clear();
    if (choice.database.empty() && others.any())
        throw UsageError(
            "only --game, --player and --seat work on files; for other filters import the files "
            "with bones-history and use --db");
    if (!choice.database.empty()) find_people(choice);
}

bool Choice::wants(const Record& record) const {
    const bool any_player = filters.player.empty() && filters.seat.empty();
    const std::vector<Sitting> sittings = sittings_of(record);
    const auto plays = [&](Sitting sitting) {
        return !seats_of_player(record, sitting.first).empty();
    };
    if (!any_player && std::none_of(sittings.begin(), sittings.end(), plays)) return false;
    if (filters.games.empty()) return true;
    return record.game != Game::unknown &&
           std::find(filters.games.begin(), filters.games.end(), traits(record.game).name) !=
               filters.games.end();
}

std::shared_ptr<find::RecordFinder> Choice::finder(const Tool& tool) const {
    if (!pattern || !database.empty()) return nullptr;
    find::RecordFinder::Options options;
    options.no_fast_check = tool.no_fast_check;
    return std::make_shared<find::RecordFinder>(
        *pattern, std::make_shared<const find::NamedPeople>(*pattern), options);
}

NamesMet Choice::names_asked() const {
    const bool of_files = database.empty() && !in_cluster;
    return of_files ? NamesMet(filters, pattern ? &*pattern : nullptr) : NamesMet();
}

SeatSet Choice::seats_of_player(const Record& record, std::uint32_t hand) const {
    SeatSet seats;
    const std::string folded = fold(filters.player);
    const auto is_meant = [&](Seat seat) {
        if (filters.player.empty()) return true;
        const Person person = who.person_at(record, seat, hand);
        if (!database.empty()) return people.count(person.key()) > 0;
        return fold(person.called()) == folded ||
               person.stable_id == archive::without_brackets(filters.player);
    };
    for (int s = 0; s < record.players; ++s) {
        const bool sits = filters.seat.empty() || filters.seat[0] == Seat(s).letter();
        if (sits && is_meant(Seat(s))) seats |= Seat(s);
    }
    return seats;
}

bool Choice::is_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
                     BatchCopies& copies) const {
    return database.empty() && is_compared(item.raw.text, item.raw.index) &&
           note_copy(batch, item, judged, copies);
}

struct ArchiveRecords::Reading {
    Reading(archive::Database& opened, const std::string& sql)
        : database(opened),
          numbers(database, sql),
          text(database, "SELECT text, cut FROM records WHERE record_id = ?") {}

    archive::Database& database;
    archive::Query numbers, text;
    std::optional<find::ArchiveSearch> search;  ///< only with a pattern
    bool nothing = false;
};

ArchiveRecords::ArchiveRecords(const Tool& tool, const Choice& choice)
    : origin_(std::make_shared<const InputFile>(InputFile{choice.database, choice.database})) {
    archive::Selection picked = select(choice.filters, archive::Level::records);
    reading_ = std::make_unique<Reading>(
        *choice.archive,
        fmt::format("SELECT r.record_id FROM records r LEFT JOIN events e USING (event_id) WHERE "
                    "r.record_id IN (SELECT {} {}) ORDER BY {}",
                    picked.record, picked.sql, archive::record_order));
    picked.parameters.bind(reading_->numbers);
    const auto say = [&](std::string_view message) { tool.say(message); };
    reading_->nothing = !names_exist(say, reading_->database, choice.filters);
    if (!choice.pattern) return;
    find::complain_of_names(say, reading_->database, *choice.pattern);
    find::RecordFinder::Options options;
    options.no_fast_check = tool.no_fast_check;
    reading_->search.emplace(reading_->database, choice.filters, *choice.pattern, options);
}

ArchiveRecords::~ArchiveRecords() = default;

bool ArchiveRecords::next(RawRecord& raw) {
    if (!reading_->nothing && reading_->search) {
        find::ArchiveSearch& search = *reading_->search;
        reading_->nothing = !search.next();
        if (!reading_->nothing)
            raw = {search.text(), 1, static_cast<std::uint32_t>(search.record()), search.is_cut()};
        return !reading_->nothing;
    }
    if (reading_->nothing || !reading_->numbers.step()) {
        reading_->nothing = true;
        return false;
    }
    archive::Query& text = reading_->text;
    text.reset();
    text.with(reading_->numbers.number(0)).step();
    raw = {text.text(0), 1, static_cast<std::uint32_t>(reading_->numbers.number(0)),
           text.number(1) != 0};
    return true;
}

}  // namespace bones::inline store
