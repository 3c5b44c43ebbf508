// Enters a record on a full screen.
#pragma once

#include <string>

#include "tools/lib/show/entry/session.hpp"
#include "tools/lib/show/picture/text_table.hpp"
#include "tools/record/plain_entry.hpp"

namespace bones::record {

using namespace entry;

/// The look of the screen. Its columns follow the terminal.
struct ScreenLook {
    bool colored = false;
    bool unicode = true;
};

/// Takes entries until the user quits or a signal ends the tool. All changes go to the session as
/// entries that could also be typed line by line. Throws std::runtime_error without a terminal.
/// `file`: the name that is shown.
void enter_on_screen(Session& session, const std::string& file, const ScreenLook& look,
                     Keystrokes& keystrokes);

}  // namespace bones::record
