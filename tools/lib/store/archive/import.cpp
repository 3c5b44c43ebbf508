#include "tools/lib/store/archive/import.hpp"

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>

#include "tools/lib/io/records/pipeline.hpp"
#include "tools/lib/store/archive/people.hpp"
#include "tools/lib/store/archive/row_builder.hpp"

namespace bones::inline store::archive {

namespace {

constexpr std::chrono::milliseconds commit_interval(100);
constexpr std::size_t batch_bytes = 16 * 1024;  // of text; its rows are twenty times as large

/// The results of a batch of records. Its memory is reused.
struct Result {
    struct Item {
        InputFileRef file;
        std::uint64_t line = 0;  ///< 0: the file has no record
        RecordRows rows;
    };
    static constexpr std::size_t most_kept_actions = 8'000;

    std::vector<Item> items;
    std::size_t used = 0;

    void clear() {
        used = 0;
        std::size_t kept = 0;
        for (const Item& item : items) kept += item.rows.actions.capacity();
        if (kept > most_kept_actions) items.clear();
    }
    Item& next() {
        if (used == items.size()) items.emplace_back();
        return items[used++];
    }
};

void build(const Batch& batch, RowBuilder& builder, Result& result) {
    for (const BatchRecord& record : batch.records) {
        Result::Item& item = result.next();
        item.file = record.file;
        item.line = record.is_record() ? record.raw.first_line : 0;
        if (record.is_record()) builder.build(record.raw, item.rows);
    }
}

/// Switches SQLite's check of references off while it exists. Each reference is to a row that the
/// same transaction found or wrote, and the check would need a journal for every statement.
/// `verify` checks references.
class UncheckedKeys {
  public:
    explicit UncheckedKeys(Database& database) : database_(database) {
        database_.run("PRAGMA foreign_keys = OFF");
    }
    ~UncheckedKeys() {
        sqlite3_exec(database_.handle(), "PRAGMA foreign_keys = ON", nullptr, nullptr, nullptr);
    }
    UncheckedKeys(const UncheckedKeys&) = delete;
    UncheckedKeys& operator=(const UncheckedKeys&) = delete;

  private:
    Database& database_;
};

class Importer {
  public:
    Importer(Database& database, const ImportOptions& options, const TextOfImported& text,
             Report& report, ImportCounts& counts)
        : database_(database),
          options_(options),
          text_(text),
          report_(report),
          counts_(counts),
          store_(database) {}

    void deliver(Result& result) {
        for (std::size_t i = 0; i < result.used; ++i) take(result.items[i]);
    }

    void finish() {
        end_file();
        counts_.near = near_lines(database_, store_.new_people());
        if (transaction_ && !options_.dry_run) transaction_->commit();
        transaction_.reset();
        report_.release();
    }

    /// Stores a message on an input that could not be read. Any reading thread may call it.
    void complain(std::string_view message) {
        const std::lock_guard<std::mutex> lock(mutex_);
        complaints_.emplace_back(message);
    }

    bool complete() const { return complaints_.empty(); }

  private:
    void take(Result::Item& item) {
        if (item.file != file_) {
            end_file();
            begin_file(item.file);
        }
        ImportedRecord imported;
        imported.file = item.file;
        imported.line = item.line;
        if (item.line == 0) {
            ++counts_.empty_files;
            return report_.add(text_(imported));
        }
        imported.match = store_.find(item.rows);
        count(imported.match, item.rows);
        if (is_stored(imported.match)) imported.stored_as = store_.add(item.rows);
        if (imported.match.standing == Standing::likely)
            store_.note_likely(imported.stored_as, imported.match);
        report_.add(text_(imported));
    }

    static bool is_stored(const Match& match) {
        return match.standing == Standing::fresh || match.standing == Standing::likely;
    }

    void count(const Match& match, const RecordRows& rows) {
        ++counts_.records;
        if (match.standing == Standing::removed) ++counts_.removed;
        if (match.standing == Standing::same || match.standing == Standing::superseded)
            ++counts_.same;
        if (!is_stored(match)) return;
        ++counts_.fresh;
        if (match.standing == Standing::likely) ++counts_.likely;
        if (rows.record.errors + rows.record.broken > 0) ++counts_.broken;
        if (rows.hands.empty() && rows.record.totals_known == 0 && rows.record.errors > 0)
            ++counts_.unreadable;
    }

    void begin_file(const InputFileRef& file) {
        if (!transaction_) {
            transaction_ = std::make_unique<Transaction>(database_);
            began_ = Clock::now();
            store_.start();
        }
        database_.run("SAVEPOINT one_file");
        before_ = counts_;
        report_.mark();
        file_ = file;
        store_.begin_file(file->name);
    }

    void end_file() {
        if (file_ == nullptr) return;
        if (is_cut_short(file_->name)) {
            database_.run("ROLLBACK TO one_file");
            store_.start();
            counts_ = before_;
            report_.back_to_mark();
            ++counts_.undone_files;
        }
        database_.run("RELEASE one_file");
        file_.reset();
        if (options_.dry_run) report_.release();
        if (options_.dry_run || Clock::now() - began_ < commit_interval) return;
        transaction_->commit();
        transaction_.reset();
        report_.release();
    }

    bool is_cut_short(const std::string& name) {
        const std::lock_guard<std::mutex> lock(mutex_);
        for (const std::string& complaint : complaints_)
            if (complaint.starts_with(fmt::format("cannot read {}: ", name))) return true;
        return false;
    }

    using Clock = std::chrono::steady_clock;

    Database& database_;
    const ImportOptions& options_;
    const TextOfImported& text_;
    Report& report_;
    ImportCounts& counts_;
    Store store_;
    std::unique_ptr<Transaction> transaction_;
    Clock::time_point began_;
    InputFileRef file_;
    ImportCounts before_;
    std::mutex mutex_;
    std::vector<std::string> complaints_;
};

}  // namespace

bool import_files(InputFiles& files, Database& database, const ImportOptions& options,
                  const Complain& complain, const TextOfImported& text, Report& report,
                  ImportCounts& counts) {
    const UncheckedKeys references(database);
    Importer importer(database, options, text, report, counts);
    const auto complain_too = [&](std::string_view message) {
        complain(message);
        importer.complain(message);
    };
    const auto make_worker = [&options] {
        return [builder = std::make_shared<RowBuilder>(options.by_fast_check)](
                   const Batch& batch, Result& result) { build(batch, *builder, result); };
    };
    const auto deliver = [&](Result& result) { importer.deliver(result); };
    RecordFeed feed(files, complain_too, !options.progress);
    feed.set_batch_size(batch_bytes);
    Pipeline<Result>(feed, make_worker, deliver).run(options.threads);
    importer.finish();
    return importer.complete();
}

}  // namespace bones::inline store::archive
