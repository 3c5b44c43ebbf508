#include "tools/generate/truth.hpp"

#include <fmt/format.h>

namespace bones {

using namespace play;

void append_truth(std::string& out, std::uint64_t record, const Truth& truth) {
    const std::string hand = truth.hand > 0 ? fmt::to_string(truth.hand) : "null";
    const std::string ply = truth.ply >= 0 ? fmt::to_string(truth.ply) : "null";
    const std::string seat =
        truth.seat.exists() ? fmt::format("\"{}\"", truth.seat.letter()) : "null";
    out += fmt::format(
        "{{\"type\":\"truth\",\"record\":{},\"hand\":{},\"ply\":{},\"seat\":{},\"code\":\"{}\"}}\n",
        record, hand, ply, seat, truth.code->name);
}

}  // namespace bones
