// The faces of tiles: the positions and colours of pips.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bones::inline show::picture {

/// A position within a half, from -1 to 1 in both directions; x goes along the tile.
struct PipPlace {
    double x = 0, y = 0;
};

/// The pips of a number, 0 to 15. Each number has its own arrangement.
std::vector<PipPlace> pip_places(int number);
/// The radius of each pip of a number.
double pip_radius(int number);
/// The colour of a number, as on club sets: `#rrggbb`.
std::string_view pip_color(int number);

/// Appends the named shapes of which pictures consist. All are centred:
/// - `tile-h` and `tile-v`: the body of a tile that lies along or upright.
/// - `back-v`: an upright tile with its back up.
/// - `ring-h` and `ring-v`: the highlight of a tile.
/// - `h0` … `h15` and `v0` … `v15`: the pips of a number, of class `pips`. From 7 on they also have
///   class `many`, and the number in digits of class `digits` beside them.
void append_shapes(std::string& out);

}  // namespace bones::inline show::picture
