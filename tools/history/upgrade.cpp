#include "tools/history/commands.hpp"
namespace bones {
int upgrade_command(const Arguments&) {
    return status_failed;
}
}  // namespace bones
