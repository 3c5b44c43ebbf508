#include "tools/history/commands.hpp"
namespace bones {
int list_command(const Arguments&) {
    return status_failed;
}
}  // namespace bones
