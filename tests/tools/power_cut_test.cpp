// A power cut loses no record that was reported as stored, even if the disk keeps only synced data.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <map>
#include <random>

#include "tests/tools/archive_support.hpp"
#include "tools/lib/store/archive/import.hpp"
#include "tools/lib/store/archive/report.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

using namespace archive;
namespace {

/// A model of a disk on which only synced data is sure to survive a power cut. SQLite works on the
/// real disk, and the model records its writes.
struct Disk {
    struct Write {
        std::int64_t offset;
        std::string bytes;
    };
    struct File {
        std::string synced;
        std::vector<Write> since;  ///< each write may survive or not
        bool is_named = false;     ///< its name was synced with the folder
        bool is_gone = false;      ///< deleted, but the deletion was not synced
    };
    std::map<std::string, File> files;
    std::uint64_t syncs = 0;

    void sync_folder() {
        std::erase_if(files, [](const auto& file) { return file.second.is_gone; });
        for (auto& [path, file] : files) file.is_named = true;
    }

    /// Writes a state of the folder that a cut at this moment may leave: with none, all, or a
    /// random part of the unsynced data.
    void restore(const TemporaryFolder& to, std::mt19937& lots) const {
        const auto kind = lots() % 3;
        const auto kept = [&] { return kind == 0 ? false : kind == 1 ? true : lots() % 2 == 0; };
        for (const auto& [path, file] : files) {
            if (file.is_gone && kept()) continue;
            if (!file.is_named && !kept()) continue;
            std::string bytes = file.synced;
            for (const Write& write : file.since) {
                if (!kept()) continue;
                const auto end = static_cast<std::size_t>(write.offset) + write.bytes.size();
                if (bytes.size() < end) bytes.resize(end);
                bytes.replace(static_cast<std::size_t>(write.offset), write.bytes.size(),
                              write.bytes);
            }
            to.file(std::filesystem::path(path).filename().string(), bytes);
        }
    }
};

Disk disk;

/// SQLite's file; the original file follows it in memory.
struct Observed {
    sqlite3_file base;
    Disk::File* seen;
    bool names_it;  ///< SQLite syncs the folder at the first sync of such a file
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_vfs* usual_vfs = nullptr;
sqlite3_vfs vfs;
sqlite3_io_methods methods;

Observed* observed(sqlite3_file* file) {
    return reinterpret_cast<Observed*>(file);
}
sqlite3_file* real(sqlite3_file* file) {
    return observed(file)->real();
}

void observe_writing() {
    methods.xWrite = [](sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
        observed(file)->seen->since.push_back(
            {offset, std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))});
        return real(file)->pMethods->xWrite(real(file), bytes, size, offset);
    };
    methods.xTruncate = [](sqlite3_file* file, sqlite3_int64 size) {
        Disk::File& seen = *observed(file)->seen;
        // Truncation is not certain before a sync either. The model applies it at once, because
        // data after the end of a database or log is never read.
        if (static_cast<sqlite3_int64>(seen.synced.size()) > size)
            seen.synced.resize(static_cast<std::size_t>(size));
        return real(file)->pMethods->xTruncate(real(file), size);
    };
    methods.xSync = [](sqlite3_file* file, int flags) {
        Disk::File& seen = *observed(file)->seen;
        for (const Disk::Write& write : seen.since) {
            const auto end = static_cast<std::size_t>(write.offset) + write.bytes.size();
            if (seen.synced.size() < end) seen.synced.resize(end);
            seen.synced.replace(static_cast<std::size_t>(write.offset), write.bytes.size(),
                                write.bytes);
        }
        seen.since.clear();
        ++disk.syncs;
        if (observed(file)->names_it) disk.sync_folder();
        return real(file)->pMethods->xSync(real(file), flags);
    };
}

void pass_on_the_rest() {
    methods.iVersion = 2;
    methods.xClose = [](sqlite3_file* file) { return real(file)->pMethods->xClose(real(file)); };
    methods.xRead = [](sqlite3_file* file, void* to, int size, sqlite3_int64 offset) {
        return real(file)->pMethods->xRead(real(file), to, size, offset);
    };
    methods.xFileSize = [](sqlite3_file* file, sqlite3_int64* size) {
        return real(file)->pMethods->xFileSize(real(file), size);
    };
    methods.xLock = [](sqlite3_file* file, int lock) {
        return real(file)->pMethods->xLock(real(file), lock);
    };
    methods.xUnlock = [](sqlite3_file* file, int lock) {
        return real(file)->pMethods->xUnlock(real(file), lock);
    };
    methods.xCheckReservedLock = [](sqlite3_file* file, int* locked) {
        return real(file)->pMethods->xCheckReservedLock(real(file), locked);
    };
    methods.xFileControl = [](sqlite3_file* file, int what, void* argument) {
        return real(file)->pMethods->xFileControl(real(file), what, argument);
    };
    methods.xSectorSize = [](sqlite3_file* file) {
        return real(file)->pMethods->xSectorSize(real(file));
    };
    // The disk makes no promises.
    methods.xDeviceCharacteristics = [](sqlite3_file*) { return 0; };
    methods.xShmMap = [](sqlite3_file* file, int page, int size, int extend, void volatile** to) {
        return real(file)->pMethods->xShmMap(real(file), page, size, extend, to);
    };
    methods.xShmLock = [](sqlite3_file* file, int offset, int count, int flags) {
        return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
    };
    methods.xShmBarrier = [](sqlite3_file* file) { real(file)->pMethods->xShmBarrier(real(file)); };
    methods.xShmUnmap = [](sqlite3_file* file, int remove) {
        return real(file)->pMethods->xShmUnmap(real(file), remove);
    };
}

/// While an object exists, SQLite works on the model disk.
class ObservedDisk {
  public:
    ObservedDisk() {
        disk = {};
        usual_vfs = sqlite3_vfs_find(nullptr);
        observe_writing();
        pass_on_the_rest();
        vfs = *usual_vfs;
        vfs.zName = "observed";
        vfs.szOsFile = static_cast<int>(sizeof(Observed)) + usual_vfs->szOsFile;
        vfs.xOpen = [](sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out) {
            file->pMethods = nullptr;
            Observed* const own = observed(file);
            const int code = usual_vfs->xOpen(usual_vfs, path, own->real(), flags, out);
            if (code != SQLITE_OK) return code;
            own->seen = &disk.files[path == nullptr ? "" : path];
            if (own->seen->is_gone) *own->seen = {};  // a new file of the same name
            own->names_it = (flags & (SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL)) != 0;
            file->pMethods = &methods;
            return code;
        };
        vfs.xDelete = [](sqlite3_vfs*, const char* path, int sync) {
            disk.files[path].is_gone = true;
            if (sync != 0) disk.sync_folder();
            return usual_vfs->xDelete(usual_vfs, path, sync);
        };
        sqlite3_vfs_register(&vfs, 1);
    }
    ~ObservedDisk() { sqlite3_vfs_unregister(&vfs); }
};

/// Returns the records that the output so far reports as stored.
std::vector<std::int64_t> stored_in(const std::string& text) {
    std::vector<std::int64_t> records;
    constexpr std::string_view begin = "\"stored\":true,\"record\":";
    for (std::size_t at = text.find(begin); at != text.npos; at = text.find(begin, at + 1))
        records.push_back(std::stoll(text.substr(at + begin.size(), 10)));
    return records;
}

/// Cuts the power and checks that every record reported as stored exists.
void cut_and_look(const std::string& said, std::mt19937& lots) {
    for (int time = 0; time < 3; ++time) {
        const TemporaryFolder after;
        disk.restore(after, lots);
        sqlite3_vfs_unregister(&vfs);
        const std::vector<std::int64_t> records = stored_in(said);
        if (!records.empty()) {
            Database database = open_archive(after.path("bones.db"), Access::read);
            for (const std::int64_t record : records)
                ASSERT_EQ(number_of(database, fmt::format("SELECT count(*) FROM records WHERE "
                                                          "record_id = {}",
                                                          record)),
                          1)
                    << "record " << record << " was said to be stored, and is gone";
            ASSERT_EQ(number_of(database,
                                "SELECT count(*) FROM pragma_integrity_check WHERE "
                                "integrity_check <> 'ok'"),
                      0);
        }
        sqlite3_vfs_register(&vfs, 1);
    }
}

TEST(PowerCut, what_is_said_to_be_stored_outlives_it) {
    const TemporaryFolder folder;
    for (int file = 0; file < 6; ++file) {
        std::string text;
        for (int i = 0; i < 40; ++i) text += record_text(file * 40 + i) + "\n";
        folder.file(fmt::format("{}.bones", file), text);
    }
    std::mt19937 lots(16);
    const ObservedDisk observing;
    const std::string out = folder.path("out.jsonl");
    int looks = 0;
    for (int file = 0; file < 6; ++file) {
        const std::string records = folder.path(fmt::format("{}.bones", file));
        InputFiles files(InputFile{records, records});
        Database database = open_archive(folder.path("bones.db"), Access::write);
        // The pipe delivers each line at once.
        std::string said;
        {
            mkfifo(out.c_str(), 0600);
            const int reader = open(out.c_str(), O_RDONLY | O_NONBLOCK);
            Output output(out);
            Report report(output);
            ImportCounts counts;
            const auto text = [&](const ImportedRecord& imported) {
                char buffer[65536];
                for (ssize_t size; (size = ::read(reader, buffer, sizeof buffer)) > 0;)
                    said.append(buffer, static_cast<std::size_t>(size));
                if (++looks % 7 == 0) cut_and_look(said, lots);
                return fmt::format("{{\"stored\":{},\"record\":{}}}\n", imported.stored_as > 0,
                                   imported.stored_as);
            };
            import_files(
                files, database, {.threads = 2}, [](std::string_view) {}, text, report, counts);
            char buffer[65536];
            for (ssize_t size; (size = ::read(reader, buffer, sizeof buffer)) > 0;)
                said.append(buffer, static_cast<std::size_t>(size));
            EXPECT_EQ(stored_in(said).size(), 40u);
            cut_and_look(said, lots);
            close(reader);
            unlink(out.c_str());
        }
    }
    EXPECT_GT(disk.syncs, 6u);
}

}  // namespace
}  // namespace bones::test
