#include "tools/lib/store/archive/judging.hpp"

#include "tools/lib/io/versions.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/settings.hpp"
#include "tools/lib/store/archive/store.hpp"

namespace bones::inline store::archive {

namespace {

class Rejudging {
  public:
    Rejudging(Database& database, Progress& progress)
        : progress_(progress),
          store_(database),
          next_(database,
                "SELECT record_id, text, cut, ifnull(arms, '') FROM records WHERE record_id > ? "
                "ORDER BY record_id LIMIT 1") {}

    std::uint64_t run() {
        store_.start();
        std::uint64_t bytes = 0;
        for (std::int64_t record = 0; next_.with(record).step();) {
            record = next_.number(0);
            const std::string text = next_.string(1), arms = next_.string(3);
            const bool cut = next_.number(2) != 0;
            next_.reset();
            judge(record, text, arms, cut);
            progress_.show(bytes += text.size(), ++done_);
        }
        next_.reset();
        progress_.clear();
        return done_;
    }

  private:
    void judge(std::int64_t record, const std::string& text, const std::string& arms, bool cut) {
        builder_.build_stored({text, 1, 1, cut}, arms, rows_);
        if (rows_.record.text == text)
            store_.judge_anew(record, rows_);
        else
            store_.replace(record, rows_, "in canonical form as it is today", now_text());
    }

    Progress& progress_;
    Store store_;
    Query next_;
    RowBuilder builder_;
    RecordRows rows_;
    std::uint64_t done_ = 0;
};

}  // namespace

bool is_judged_as_today(Database& database) {
    return setting(database, setting_judging) == std::to_string(judging_version);
}

std::uint64_t judge_anew(Database& database, Progress& progress) {
    Transaction transaction(database);
    const std::uint64_t done = Rejudging(database, progress).run();
    note_setting(database, setting_judging, std::to_string(judging_version));
    transaction.commit();
    return done;
}

}  // namespace bones::inline store::archive
