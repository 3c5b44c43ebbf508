#include "tools/lib/show/entry/drawn_hand.hpp"

#include <algorithm>

#include "tools/lib/io/text/print_to.hpp"

namespace bones::inline show::entry {

namespace {

constexpr double phone_aspect = 1.25;

picture::Rect page_frame_of(const picture::Layout& layout) {
    constexpr int least_width = 22, least_height = 12;
    picture::Rect frame = layout.bounds.grown(1);
    const int aside = std::max(0, least_width - frame.width());
    const int above = std::max(0, least_height - frame.height());
    frame.left -= aside / 2;
    frame.right += aside - aside / 2;
    frame.top -= above / 2;
    frame.bottom += above - above / 2;
    return frame;
}

}  // namespace

DrawnHand::DrawnHand(const Draft& draft)
    : draft_(draft),
      stories_(picture::tell_hands(draft.record(), draft.verdict())),
      walk_(draft.record(), draft.verdict(), stories_.back().hand) {
    while (walk_.position().ply < walk_.plies()) walk_.advance();
}

TileSet DrawnHand::gone() const {
    TileSet tiles;
    for (const picture::LayoutTile& laid : story().tiles) tiles.add(laid.tile);
    for (const picture::Trick& trick : story().tricks)
        for (const picture::TrickTile& played : trick.tiles)
            if (played.tile) tiles.add(*played.tile);
    return tiles;
}

std::string DrawnHand::svg() const {
    const picture::DrawnTable table = table_for(draft_.record(), story(), phone_aspect);
    const picture::Rect frame = page_frame_of(table.layout);
    std::string out;
    print_to(out, "<svg class=\"table\" viewBox=\"{} {} {} {}\" role=\"img\" aria-label=\"",
             frame.left, frame.top, frame.width(), frame.height());
    out += picture::xml_text(picture::table_in_words(draft_.record(), story(), walk_.position()));
    out += "\">\n";
    append_table_at(out, story(), table, walk_.position());
    if (!table.tricks) append_ends(out, table.layout);
    return out + "</svg>";
}

void DrawnHand::append_ends(std::string& out, const picture::Layout& layout) const {
    if (story().tiles.empty()) return;
    for (std::size_t arm = 0; arm < layout.ends.size(); ++arm) {
        const auto& tiles = story().tiles;
        const auto on_arm = std::count_if(tiles.begin() + 1, tiles.end(),
                                          [&](const auto& tile) { return tile.arm == arm; });
        const picture::Point at = layout.ends[arm][static_cast<std::size_t>(on_arm)];
        print_to(out, "<circle class=\"end\" data-end=\"@{}\" cx=\"{}\" cy=\"{}\" r=\"1.7\"/>\n",
                 story().arms[arm], at.x, at.y);
    }
}

}  // namespace bones::inline show::entry
