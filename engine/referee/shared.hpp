// A value that is copied much more often than changed.
#pragma once

#include <memory>

namespace bones {

/// Copies share one value until one of them is edited.
template <class T>
class SharedValue {
  public:
    const T& operator*() const { return *value_; }
    const T* operator->() const { return value_.get(); }
    /// Returns the value for editing; other copies do not see the change.
    T& edit() {
        if (value_.use_count() > 1) value_ = std::make_shared<T>(*value_);
        return *value_;
    }
    /// Whether both still share one value.
    bool is_shared_with(const SharedValue& other) const { return value_ == other.value_; }

  private:
    std::shared_ptr<T> value_ = std::make_shared<T>();
};

}  // namespace bones
