// A value of which copies are made far more often than any of them changes.
#pragma once

#include <memory>

namespace bones {

/// Copies share the value until one of them changes its own.
template <class T>
class SharedValue {
  public:
    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }
    /// The value, for a change that the copies do not see.
    T& edit() {
        if (value_.use_count() > 1) value_ = std::make_shared<T>(*value_);
        return *value_;
    }
    /// Whether the two have been copies since either of them changed.
    bool is_shared_with(const SharedValue& other) const { return value_ == other.value_; }

  private:
    std::shared_ptr<T> value_ = std::make_shared<T>();
};

}  // namespace bones
