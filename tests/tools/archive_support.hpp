// Shared helpers of the archive tests: bones-history as a program, and records to store.
#pragma once

#include <stdio.h>
#include <sys/wait.h>

#include <string>

#include "tests/tools/temporary_folder.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::test {

struct Ran {
    int status = -1;
    std::string output;  ///< standard output and standard error, in order

    bool says(std::string_view text) const { return output.find(text) != std::string::npos; }
};

/// Runs a command in a shell with `bones-history` and the other tools in its path.
inline Ran run(const std::string& command) {
    const std::string call = "PATH=" BONES_BIN_DIR ":$PATH; unset BONES_DB; exec 2>&1; " + command;
    Ran ran;
    FILE* pipe = popen(call.c_str(), "r");
    char buffer[4096];
    while (const std::size_t size = fread(buffer, 1, sizeof buffer, pipe))
        ran.output.append(buffer, size);
    const int ended = pclose(pipe);
    ran.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : 128 + WTERMSIG(ended);
    return ran;
}

/// Runs bones-history on an archive in a folder.
inline Ran history(const TemporaryFolder& folder, const std::string& arguments,
                   const std::string& archive = "bones.db") {
    return run("cd " + folder.path() + " && bones-history --db " + archive + " " + arguments);
}

/// Exports the contents of an archive in their fixed order.
inline std::string content(const TemporaryFolder& folder, const std::string& archive = "bones.db") {
    return history(folder, "export -q", archive).output;
}

/// Returns a short record with its own play for each number up to 784.
inline std::string record_text(int number, const std::string& header = {}) {
    const auto tile = [](int n) {
        int high = 0;
        while ((high + 1) * (high + 2) / 2 <= n) ++high;
        return std::to_string(high) + "-" + std::to_string(n - high * (high + 1) / 2);
    };
    return "game curse-of-the-doublet\n" + header +
           "player A Ana Ruiz <ana-17>\nplayer B Bo Chen\n\nhand 1\nlead A\ndeal A " +
           tile(number % 28) + " ?10\nA " + tile(number % 28) + "\nB " + tile(number / 28 % 28) +
           "\nend unfinished\n";
}

inline const std::string samples = BONES_SOURCE_DIR "/samples";

inline void sql(const std::string& path, const std::string& script) {
    archive::Database database(path, archive::Access::write);
    database.run(script);
}

}  // namespace bones::test
