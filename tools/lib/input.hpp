// What tools read: files, directories and standard input.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "libnotation/reader.hpp"

namespace bones {

/// How standard input is called in findings.
inline constexpr std::string_view standard_input = "<stdin>";

struct InputFile {
    std::string name;         ///< for people: the path, or `<stdin>`
    std::string path;         ///< empty: standard input
    std::uint64_t bytes = 0;  ///< its size; 0 if that is unknown
};

/// Called with a message on an input that is left out; the rest is still done.
using Complain = std::function<void(std::string_view message)>;

/// The files behind FILE|DIR|- arguments, in the order given; none means standard input, a
/// directory every
/// `*.bones` below it, sorted by path. What is missing, or a directory without records, is
/// complained of.
std::vector<InputFile> find_inputs(const std::vector<std::string>& arguments,
                                   const Complain& complain);

/// A file's bytes. Throws std::system_error.
class FileSource : public Source {
  public:
    explicit FileSource(const InputFile& file);
    ~FileSource() override;
    FileSource(const FileSource&) = delete;
    FileSource& operator=(const FileSource&) = delete;

    std::size_t read(char* to, std::size_t size) override;

  private:
    int descriptor_ = -1;
};

}  // namespace bones
