// Writes pages into a folder. Only changed files are written, each completely, and foreign files
// are not touched.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/system/system.hpp"

namespace bones::inline show::site {

/// An open file, closed by the destructor; -1: none.
class Descriptor {
  public:
    explicit Descriptor(int number = -1) : number_(number) {}
    ~Descriptor();
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    int number() const { return number_; }
    bool is_open() const { return number_ >= 0; }

  private:
    int number_;
};

/// A folder with a site. Its manifest lists the written files; all other files are foreign and are
/// never touched. Links count as foreign files: nothing is read, written or removed through a link,
/// so nothing outside of the folder changes.
class SiteFolder {
  public:
    /// The folder must be new, empty or have a manifest, and must not be a link. Throws
    /// OutputError.
    explicit SiteFolder(const std::string& path);

    /// Writes a file, unless it already has these bytes. `name`: its path from the folder, with at
    /// most one slash.
    void put(const std::string& name, std::string_view bytes);
    /// Removes files that are no longer needed, and writes the manifest.
    void finish();

    std::uint64_t written() const { return written_; }
    std::uint64_t removed() const { return removed_; }
    std::uint64_t bytes() const { return bytes_; }
    std::size_t files() const { return wanted_.size(); }
    /// Foreign files, folders and links in the place of a page or a folder of pages.
    const std::vector<std::string>& in_the_way() const { return in_the_way_; }

  private:
    /// Whether to create a missing folder.
    enum class Make : bool { no, yes };

    void read_manifest();
    void note(const std::string& name);
    const system::Folder* folder_of(const std::string& name, Make make);
    Descriptor write_whole(const system::Folder& folder, const std::string& name,
                           std::string_view bytes);
    std::string manifest() const;

    std::string path_;  ///< with a slash at its end
    system::Folder root_;
    Descriptor manifest_;
    std::map<std::string, system::Folder> folders_;  ///< not open: a foreign file or link
    std::set<std::string> ours_, wanted_, blocked_;
    std::vector<std::string> in_the_way_;
    std::uint64_t written_ = 0, removed_ = 0, bytes_ = 0;
};

}  // namespace bones::inline show::site
