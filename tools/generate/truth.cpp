#include "tools/generate/truth.hpp"

#include "libnotation/json/json_text.hpp"

namespace bones {

using namespace play;

void append_truth(std::string& out, std::uint64_t record, const Truth& truth) {
    JsonText json(out);
    json.begin_object();
    json.key("type").word("truth");
    json.key("record").number(record);
    json.key("hand").number_or_null(truth.hand > 0 ? std::int64_t{truth.hand} : -1);
    json.key("ply").number_or_null(truth.ply);
    json.key("seat").seat_or_null(truth.seat);
    json.key("code").word(truth.code->name);
    json.end_object();
    json.end_line();
}

}  // namespace bones
