// What is read around a file of records: at once the little that the first answers need, and behind
// them the rest.
#pragma once

#include <atomic>
#include <exception>
#include <optional>

#include "tools/lib/io/threads.hpp"
#include "tools/lib/show/entry/neighbours.hpp"
#include "tools/record/book_file.hpp"

namespace bones::record {

using namespace entry;

/// Reads the other files of a book's folder, the book's other records and who is in an archive.
class FolderReading {
  public:
    /// Finds the latest game, and begins to read all others. An archive without a name is none.
    FolderReading(const Book& book, const std::string& archive);
    /// Reads no more.
    ~FolderReading();
    FolderReading(const FolderReading&) = delete;
    FolderReading& operator=(const FolderReading&) = delete;

    /// The game of the latest date, in the last file that has one of it: among the last records of
    /// the other files (see read_last_headers), at most `most_last_files` of them, those changed
    /// last. Nothing if there is none.
    const std::optional<GameHeader>& latest() const { return latest_; }
    /// All that is known, once; waits until everything is read.
    Neighbours take();
    /// What could not be read; after take() all of that.
    const std::vector<std::string>& notes() const { return notes_; }

    static constexpr std::size_t most_last_files = 256;

  private:
    void list_files(const Book& book);
    void find_latest();
    void read_archive(const std::string& archive);
    void read_all();
    void read_file(const std::string& path);
    void read_night_file(const std::string& path);
    template <class Work>
    void attempt(const std::string& path, const Work& work);

    std::string own_file_;
    Pages own_pages_;
    std::vector<std::string> records_, night_files_;  ///< paths, sorted
    std::vector<Person> archived_;
    std::optional<GameHeader> latest_;
    std::vector<std::string> notes_;

    // Of the thread that reads, until it is done.
    Neighbours neighbours_;
    std::vector<std::string> later_notes_;
    std::exception_ptr failure_;

    std::atomic<bool> stopped_ = false;
    Helpers reader_;  ///< last: it ends before the rest goes
};

}  // namespace bones::record
