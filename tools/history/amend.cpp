#include "tools/history/commands.hpp"
namespace bones {
int amend_command(const Arguments&) {
    return status_failed;
}
}  // namespace bones
