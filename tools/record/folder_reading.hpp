// Reads the files around a file of records: first the little that the first answers need, and the
// rest in the background.
#pragma once

#include <atomic>
#include <exception>
#include <optional>

#include "tools/lib/io/threads.hpp"
#include "tools/lib/show/entry/neighbours.hpp"
#include "tools/record/book_file.hpp"

namespace bones::record {

using namespace entry;

/// Reads the other files of a book's folder, the book's other records and the people of an archive.
class FolderReading {
  public:
    /// Finds the latest game, and starts to read all files. `archive`: empty if there is none.
    FolderReading(const Book& book, const std::string& archive);
    /// Stops reading.
    ~FolderReading();
    FolderReading(const FolderReading&) = delete;
    FolderReading& operator=(const FolderReading&) = delete;

    /// The game with the latest date; of several, the one in the last file. It is searched in the
    /// last records (see read_last_headers) of at most `most_last_files` files, those changed last.
    /// None without any game.
    const std::optional<GameHeader>& latest() const { return latest_; }
    /// All people and games; waits until everything is read. Call it once.
    Neighbours take();
    /// The files that could not be read; complete after take().
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
    std::vector<std::string> records_, night_files_;  ///< sorted paths
    std::vector<Person> archived_;
    std::optional<GameHeader> latest_;
    std::vector<std::string> notes_;

    // Used only by the reading thread until it is done.
    Neighbours neighbours_;
    std::vector<std::string> later_notes_;
    std::exception_ptr failure_;

    std::atomic<bool> stopped_ = false;
    Helpers reader_;  ///< last, so that it ends before the other members are destroyed
};

}  // namespace bones::record
