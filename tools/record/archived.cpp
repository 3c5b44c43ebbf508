#include "tools/record/archived.hpp"

#include <fmt/core.h>

#include "tools/lib/store/archive/finder.hpp"
#include "tools/lib/store/archive/row_builder.hpp"
#include "tools/lib/store/archive/schema.hpp"

namespace bones::record {

using namespace entry;

namespace {

/// A name, quoted as one word for a shell.
std::string quoted(const std::string& name) {
    constexpr std::string_view harmless =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-";
    if (name.find_first_not_of(harmless) == std::string::npos) return name;
    std::string text = "'";
    for (const char letter : name) text += letter == '\'' ? "'\\''" : std::string{letter};
    return text + "'";
}

}  // namespace

std::string amend_command(const std::string& archive, const std::string& before,
                          const std::string& file, std::size_t number) {
    if (archive.empty() || before.empty()) return {};
    RawRecord raw;
    raw.text = before;
    archive::RecordRows rows;
    archive::RowBuilder().build(raw, rows);
    std::int64_t record = 0;
    try {
        archive::Database database = archive::open_archive(archive, archive::Access::read);
        archive::Finder finder(database);
        finder.begin(archive::Origin::archive, archive, std::nullopt);
        const archive::Match match = finder.find(rows);
        if (match.standing != archive::Standing::same) return {};
        record = match.record;
    } catch (const archive::ArchiveError&) {
        return {};  // reported when it was opened
    }
    return fmt::format("bones-history amend --db {} {} {} --record {} --reason WHY",
                       quoted(archive), record, quoted(file), number);
}

}  // namespace bones::record
