#include "tools/history/commands.hpp"
namespace bones {
int show_command(const Arguments&) {
    return status_failed;
}
}  // namespace bones
