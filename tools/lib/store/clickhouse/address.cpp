#include <errno.h>
#include <fmt/core.h>
#include <string.h>

#include <cstdlib>
#include <fstream>

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/system/paths.hpp"
#include "tools/lib/store/clickhouse/server.hpp"

namespace bones::inline store::clickhouse {

namespace {

std::string variable(const char* name, std::string_view otherwise) {
    const char* const value = std::getenv(name);
    return std::string(value == nullptr ? otherwise : value);
}

}  // namespace

Login Address::login() const {
    Login login{variable("CLICKHOUSE_USER", "default"), variable("CLICKHOUSE_PASSWORD", "")};
    if (!password_file.empty()) {
        std::ifstream file(system::path_of(password_file));
        login.password.clear();
        if (!std::getline(file, login.password) && !file.eof())
            throw UsageError(fmt::format("cannot read {}: {}", password_file, strerror(errno)));
    }
    for (const std::string* word : {&login.user, &login.password})
        if (word->find_first_of("\r\n") != std::string::npos)
            throw UsageError("a user's name and password must be one line");
    return login;
}

void add_address_options(Tool& tool, Address& address, const std::string& help) {
    tool.add_names("--clickhouse", address.servers, help).type_name("HOST:PORT,...");
    tool.app
        .add_option("--password-file", address.password_file,
                    "file with the ClickHouse password; by default CLICKHOUSE_PASSWORD")
        .type_name("FILE");
}

}  // namespace bones::inline store::clickhouse
