// The built-in files of tools/lib/show/picture/pages: templates, styles and scripts.
#pragma once

#include <span>
#include <string_view>

#include "tools/lib/io/embedded.hpp"

namespace bones {
extern const std::span<const EmbeddedFile> page_files;
}  // namespace bones

namespace bones::inline show::picture {

/// The text of a file of tools/lib/show/picture/pages. Throws std::logic_error if it does not
/// exist.
std::string_view page_file(std::string_view name);

}  // namespace bones::inline show::picture
