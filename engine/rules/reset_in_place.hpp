// Replaces a value by a new one in the same storage.
#pragma once

#include <memory>
#include <new>

namespace bones {

/// Replaces the value by the result of `make()`, which must not read the value. An assignment would
/// first write a temporary in small parts and then copy it in large ones, which stalls the
/// processor.
template <class Value, class Make>
void reset_in_place(Value& value, Make make) {
    std::destroy_at(&value);
    ::new (static_cast<void*>(&value)) Value(make());
}

}  // namespace bones
