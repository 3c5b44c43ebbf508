// Making a value anew in the place of another.
#pragma once

#include <memory>
#include <new>

namespace bones {

/// What `make()` returns takes the place of this value, which it must not read. Assigned, it would
/// be written elsewhere first, in small parts, and then copied in large ones, for which a processor
/// waits until all the small ones are in its cache.
template <class Value, class Make>
void reset_in_place(Value& value, Make make) {
    std::destroy_at(&value);
    ::new (static_cast<void*>(&value)) Value(make());
}

}  // namespace bones
