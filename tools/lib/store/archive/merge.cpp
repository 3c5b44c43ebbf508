#include "tools/lib/store/archive/merge.hpp"

#include <vector>

#include "tools/lib/store/archive/exporting.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/row_builder.hpp"

namespace bones::inline store::archive {

namespace {

/// An earlier text of a record of the other archive.
struct EarlierText {
    std::string when, reason, text, fingerprint, hash, arms;
};

class Merger {
  public:
    Merger(Database& database, Database& other, const TellMerged& tell, MergeCounts& counts)
        : database_(database),
          other_(other),
          tell_(tell),
          counts_(counts),
          store_(database),
          numbers_(other, fmt::format("SELECT r.record_id FROM records r LEFT JOIN events e "
                                      "USING (event_id) ORDER BY {}",
                                      record_order)),
          record_(other, "SELECT text, cut, arms FROM records WHERE record_id = ?"),
          old_(other,
               "SELECT at, ifnull(why, ''), before, ifnull(fingerprint, ''), "
               "ifnull(arms, '') FROM log WHERE record_id = ? AND what = 'amend' ORDER BY at, "
               "log_id"),
          gone_(other,
                "SELECT record_id, text, cut, ifnull(arms, ''), removed_at, ifnull(reason, '') "
                "FROM removed ORDER BY record_id") {}

    void run(Progress& progress, std::string_view from) {
        Transaction transaction(database_);
        store_.start();
        store_.begin_file(from, Origin::archive);
        std::uint64_t bytes = 0;
        while (numbers_.step()) {
            bytes += take(numbers_.number(0));
            progress.show(bytes, ++counts_.records);
        }
        tell_removed();
        take_night_files();
        counts_.near = near_lines(database_, store_.new_people());
        transaction.commit();
        progress.clear();
    }

  private:
    std::size_t take(std::int64_t number) {
        {
            const Reset reset(record_);
            record_.with(number).step();
            text_ = record_.string(0);
            builder_.build_stored({text_, 1, 1, record_.number(1) != 0}, record_.text(2), rows_);
        }
        read_history(number);
        Match match = find();
        const Match found = match;
        if (match.standing == Standing::fresh || match.standing == Standing::likely) {
            ++counts_.fresh;
            if (match.standing == Standing::likely) ++counts_.likely;
            match.record = store_.add(rows_);
            if (found.standing == Standing::likely) store_.note_likely(match.record, found);
        } else if (match.standing == Standing::conflict) {
            ++counts_.conflicts;
        } else if (match.standing == Standing::removed) {
            ++counts_.removed;
        } else if (match.standing == Standing::updated) {
            ++counts_.updated;
        } else {
            ++counts_.same;
        }
        if (match.standing != Standing::fresh) tell_(number, found);
        if (match.standing != Standing::conflict && match.standing != Standing::removed)
            add_history(match.record);
        return text_.size();
    }

    void take_night_files() {
        for (const StoredNightFile& file : stored_night_files(other_)) {
            const NightOutcome outcome = compare_night_file(database_, file);
            if (outcome == NightOutcome::changed) counts_.other_night_files.push_back(file);
            if (outcome != NightOutcome::fresh) continue;
            store_night_file(database_, file);
            ++counts_.night_files;
        }
    }

    // Reports records that only one archive has removed. A person must decide about them.
    void tell_removed() {
        while (gone_.step()) {
            const std::string text = gone_.string(1);
            builder_.build_stored({text, 1, 1, gone_.number(2) != 0}, gone_.text(3), rows_);
            const Match ours = store_.find(rows_);
            if (ours.standing != Standing::same) continue;
            ++counts_.conflicts;
            const std::string reason =
                fmt::format("removed in the other archive on {}: {}", gone_.text(4), gone_.text(5));
            tell_(gone_.number(0), {Standing::conflict, ours.record, reason, {}, false});
        }
    }

    // The histories are compared first, because they show which of two texts is the later one.
    Match find() {
        if (store_.with_hash(rows_.record.text_hash, false) == 0) {
            if (const std::int64_t ours = store_.with_hash(rows_.record.text_hash, true))
                return {Standing::superseded, ours, "its text before the amendment here", {}, true};
            for (const EarlierText& old : history_) {
                const std::int64_t ours = store_.with_hash(old.hash, false);
                if (ours != 0) return update(ours, old);
            }
            for (const EarlierText& old : history_)
                if (const std::int64_t ours = store_.with_hash(old.hash, true))
                    return {Standing::conflict,
                            ours,
                            "amended differently in the other archive",
                            {},
                            false};
        }
        Match match = store_.find(rows_);
        // A person must decide about a copy with a different text around the play.
        if (match.standing == Standing::same && !match.same_text) {
            match.standing = Standing::conflict;
            match.reason += ", but the rest of the sheet differs";
        }
        return match;
    }

    Match update(std::int64_t ours, const EarlierText& old) {
        const Match there = store_.find(rows_);
        const bool taken = there.standing == Standing::same && there.record != ours;
        if (taken || there.standing == Standing::removed)
            return {Standing::conflict,
                    there.record,
                    fmt::format("amended in the other archive into a copy of that one; here record "
                                "{} is not amended",
                                ours),
                    {},
                    false};
        store_.replace(ours, rows_, old.reason, old.when, true);
        return {Standing::updated,
                ours,
                fmt::format("amended in the other archive: {}", old.reason),
                {},
                true};
    }

    void read_history(std::int64_t number) {
        history_.clear();
        const Reset reset(old_);
        old_.with(number);
        while (old_.step())
            history_.push_back({old_.string(0), old_.string(1), old_.string(2), old_.string(3),
                                // The hash of the other archive may be wrong.
                                text_hash(old_.text(2)), old_.string(4)});
    }

    void add_history(std::int64_t record) {
        for (std::size_t i = 0; i < history_.size(); ++i) {
            const EarlierText& old = history_[i];
            LogLine line;
            line.at = old.when;
            line.why = old.reason;
            line.before = old.text;
            line.after = i + 1 < history_.size() ? history_[i + 1].text : text_;
            if (!old.fingerprint.empty()) line.fingerprint = old.fingerprint;
            line.text_hash = old.hash;
            if (!old.arms.empty()) line.arms = old.arms;
            line.cut = 0;
            store_.add_old_text(record, line);
        }
    }

    Database& database_;
    Database& other_;
    const TellMerged& tell_;
    MergeCounts& counts_;
    RowBuilder builder_;
    RecordRows rows_;
    std::string text_;
    std::vector<EarlierText> history_;
    Store store_;
    Query numbers_, record_, old_, gone_;
};

}  // namespace

void merge(Database& database, Database& other, Progress& progress, const TellMerged& tell,
           MergeCounts& counts) {
    other.run("BEGIN");
    Merger(database, other, tell, counts).run(progress, other.path());
    other.run("COMMIT");
}

}  // namespace bones::inline store::archive
