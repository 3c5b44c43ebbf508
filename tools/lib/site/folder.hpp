// The folder that pages are written to: only what changed, each file whole, nothing of others.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace bones::site {

/// A folder with a site in it. Its manifest lists what was written there; anything else belongs to
/// others, and is never touched.
class SiteFolder {
  public:
    /// The folder must be new, empty, or have a manifest. Throws OutputError.
    explicit SiteFolder(std::string path);

    /// Writes a file unless it is there with these bytes. `name`: from the folder on.
    void put(const std::string& name, std::string_view bytes);
    /// Takes away what is no longer wanted, and writes the manifest.
    void finish();

    std::uint64_t written() const { return written_; }
    std::uint64_t removed() const { return removed_; }
    std::uint64_t bytes() const { return bytes_; }
    std::size_t files() const { return wanted_.size(); }
    /// Names of files of others that stand where a page was to be.
    const std::vector<std::string>& in_the_way() const { return in_the_way_; }

  private:
    void read_manifest();
    void note(const std::string& name);
    void write_whole(const std::string& name, std::string_view bytes);

    std::string path_;  ///< with a slash at its end
    std::set<std::string> ours_, wanted_;
    std::vector<std::string> in_the_way_;
    std::uint64_t written_ = 0, removed_ = 0, bytes_ = 0;
};

}  // namespace bones::site
