// Pages that grow with what they tell, written piece by piece: none is ever held as a whole.
#pragma once

#include <functional>
#include <map>

#include "tools/lib/show/picture/page.hpp"

namespace bones::inline show::picture {

/// Where the pieces of a page go, in order.
using PageSink = std::function<void(std::string_view)>;

/// Templates of tools/lib/show/picture/pages in pieces: each begins below a line `{{! name }}`,
/// ends above the next, and is filled by itself. `night.slip` is the piece `slip` of
/// night.mustache.
class PagePieces {
  public:
    explicit PagePieces(PageSink sink) : sink_(std::move(sink)) {}

    /// Markup that is whole already.
    void write(std::string_view markup) const { sink_(markup); }
    /// Fills in a piece. One that is not there, or makes no sense, is a std::logic_error.
    void fill(std::string_view name, const PageData& data = {});

  private:
    PageSink sink_;
    std::map<std::string, kainjow::mustache::mustache, std::less<>> templates_;
};

}  // namespace bones::inline show::picture
