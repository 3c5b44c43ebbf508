#include "tools/history/commands.hpp"
namespace bones {
int merge_command(const Arguments&) {
    return status_failed;
}
}  // namespace bones
