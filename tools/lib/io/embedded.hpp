// Text files of the source tree that are built into the tools: the pages that `--explain` prints,
// the templates of pages, and the schema.
#pragma once

#include <iterator>
#include <span>
#include <string_view>

namespace bones {

struct EmbeddedFile {
    std::string_view name;  ///< the file's name without its folder: `revoke.md`
    std::string_view text;
};

}  // namespace bones
