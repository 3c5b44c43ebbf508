#include "tools/lib/io/records/judged.hpp"

#include "bones/game.hpp"

namespace bones::inline io {

bool plays_tricks(Game game) {
    return game != Game::unknown && traits(game).tricks;
}

bool note_copy(const Batch& batch, const BatchRecord& item, const RecordChecker& judged,
               BatchCopies& copies) {
    const auto number = static_cast<std::size_t>(&item - batch.records.data());
    copies.add(number, identity_of(judged.record, judged.verdict),
               {item.file, judged.record.first_line}, sketch_of(judged.record));
    return copies.is_copy(number);
}

}  // namespace bones::inline io
