// Writes large pages piece by piece, so that a whole page is never in memory.
#pragma once

#include <functional>
#include <map>

#include "tools/lib/show/picture/page.hpp"

namespace bones::inline show::picture {

/// Receives the pieces of a page in order.
using PageSink = std::function<void(std::string_view)>;

/// Templates of tools/lib/show/picture/pages in pieces, each filled in separately. A piece starts
/// below a line `{{! name }}` and ends above the next. `night.slip` is the piece `slip` of
/// night.mustache.
class PagePieces {
  public:
    explicit PagePieces(PageSink sink) : sink_(std::move(sink)) {}

    /// Writes HTML that is complete already.
    void write(std::string_view markup) const { sink_(markup); }
    /// Fills in a piece. Throws std::logic_error if it does not exist or is invalid.
    void fill(std::string_view name, const PageData& data = {});

  private:
    PageSink sink_;
    std::map<std::string, kainjow::mustache::mustache, std::less<>> templates_;
};

}  // namespace bones::inline show::picture
