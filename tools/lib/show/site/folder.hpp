// The folder that pages are written to: only what changed, each file whole, nothing of others.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/io/system/system.hpp"

namespace bones::inline show::site {

/// An open file, closed with this; -1: none.
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

/// A folder with a site in it. Its manifest lists what was written there; anything else belongs to
/// others, and is never touched. Links in it are files of others: nothing is read, written or
/// removed through one, so nothing outside of the folder changes.
class SiteFolder {
  public:
    /// The folder must be new, empty, or have a manifest, and not a link. Throws OutputError.
    explicit SiteFolder(const std::string& path);

    /// Writes a file unless it is there with these bytes. `name`: from the folder on, with one
    /// slash at most.
    void put(const std::string& name, std::string_view bytes);
    /// Takes away what is no longer wanted, and writes the manifest.
    void finish();

    std::uint64_t written() const { return written_; }
    std::uint64_t removed() const { return removed_; }
    std::uint64_t bytes() const { return bytes_; }
    std::size_t files() const { return wanted_.size(); }
    /// Files, folders and links of others that stand where a page, or a folder of pages, was to be.
    const std::vector<std::string>& in_the_way() const { return in_the_way_; }

  private:
    /// Whether to make a folder that is not there.
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
    std::map<std::string, system::Folder> folders_;  ///< not open: a file or link of others
    std::set<std::string> ours_, wanted_, blocked_;
    std::vector<std::string> in_the_way_;
    std::uint64_t written_ = 0, removed_ = 0, bytes_ = 0;
};

}  // namespace bones::inline show::site
