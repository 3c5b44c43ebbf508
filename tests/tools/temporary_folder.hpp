// A folder for one test, deleted afterwards.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "tools/lib/io/input.hpp"

namespace bones {

class TemporaryFolder {
  public:
    TemporaryFolder() {
        std::string name = (std::filesystem::temp_directory_path() / "bones-test-XXXXXX").string();
        path_ = mkdtemp(name.data());
    }
    ~TemporaryFolder() {
        std::error_code unimportant;
        std::filesystem::remove_all(path_, unimportant);
    }
    std::string path(const std::string& name = "") const { return (path_ / name).string(); }

    /// Creates a file.
    InputFile file(const std::string& name, const std::string& content) const {
        std::filesystem::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << content;
        return {path(name), path(name)};
    }
    std::string content(const std::string& name) const {
        std::ifstream in(path_ / name, std::ios::binary);
        std::ostringstream text;
        text << in.rdbuf();
        return std::move(text).str();
    }

  private:
    std::filesystem::path path_;
};

}  // namespace bones
