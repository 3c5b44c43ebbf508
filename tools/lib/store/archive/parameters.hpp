// The values of an SQL statement that is built at run time. They are bound, never put into the SQL
// text.
#pragma once

#include <fmt/core.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/lib/store/archive/database.hpp"

namespace bones::inline store::archive {

class Parameters {
  public:
    struct Value {
        bool is_text = false;
        std::int64_t number = 0;
        std::string text;
    };

    /// Stores a value and returns its parameter in the statement: `?1`, `?2` …
    std::string add(std::int64_t number) { return put({false, number, {}}); }
    std::string add(std::string_view text) { return put({true, 0, std::string(text)}); }

    void bind(Query& query) const {
        for (std::size_t i = 0; i < values_.size(); ++i) {
            const int parameter = static_cast<int>(i) + 1;
            if (values_[i].is_text)
                query.bind(parameter, std::string_view(values_[i].text));
            else
                query.bind(parameter, values_[i].number);
        }
    }
    const std::vector<Value>& values() const { return values_; }

  private:
    std::string put(Value value) {
        values_.push_back(std::move(value));
        return fmt::format("?{}", values_.size());
    }

    std::vector<Value> values_;
};

}  // namespace bones::inline store::archive
