// The faces of tiles: where the pips of a number are, and what colour they have.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::picture {

/// A place within a half, which reaches from -1 to 1 both ways; x goes along the tile.
struct PipPlace {
    double x = 0, y = 0;
};

/// The pips of a number, 0 to 15, each number in an arrangement of its own.
std::vector<PipPlace> pip_places(int number);
/// How large each of its pips is: the radius.
double pip_radius(int number);
/// The colour of a number, as club sets have it: `#rrggbb`.
std::string_view pip_color(int number);

/// Appends the shapes that pictures are made of, to be used by name: `tile-h` and `tile-v`, the
/// body of a tile that lies along or stands upright, centred; `back-v`, one that shows its back;
/// `ring-h` and `ring-v`, what marks one; `h0` … `h15` and `v0` … `v15`, a number's pips, centred
/// (of class `pips`; from 7 on of class `many` too, beside the number in digits of class `digits`).
void append_shapes(std::string& out);

}  // namespace bones::inline show::picture
