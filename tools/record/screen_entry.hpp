// Entering a record on a full screen.
#pragma once

#include <string>

#include "tools/lib/show/entry/session.hpp"
#include "tools/lib/show/picture/text_table.hpp"
#include "tools/record/plain_entry.hpp"

namespace bones::record {

using namespace entry;

/// How the screen looks. Its columns follow the terminal.
struct ScreenLook {
    bool colored = false;
    bool unicode = true;
};

/// Enters what is typed until the reader leaves, or is told to go. Whatever is done here goes to
/// the session as entries that could be typed line by line. Throws std::runtime_error if there is
/// no terminal. The file's name is shown.
void enter_on_screen(Session& session, const std::string& file, const ScreenLook& look,
                     Keystrokes& keystrokes);

}  // namespace bones::record
