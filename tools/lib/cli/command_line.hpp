// Describes the options of a command line. CLI11 reads them, but only the sources beside this
// header include it, because its header compiles slowly.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace bones::inline cli {

/// Checks a word of the command line before it becomes a value, and may change it. Returns the
/// error, or an empty text.
using WordCheck = std::function<std::string(std::string&)>;

/// An option or argument that was added and can be described further.
class Option {
  public:
    explicit Option(CLI::Option& option) : option_(option) {}

    /// The name of the value in the help: `FILE`. `text|jsonl` means one of two words.
    Option type_name(const std::string& name) const;
    /// The heading under which the help lists the option. If empty, the help hides the option.
    Option group(const std::string& title) const;
    Option description(const std::string& says) const;
    /// The environment variable that gives the value if the option is missing.
    Option envname(const std::string& variable) const;
    Option required() const;
    /// Makes the value optional: `--explain` or `--explain find`.
    Option value_may_lack() const;
    /// Allows the option several times, each time with one value.
    Option one_value_each() const;
    /// Allows the option several times, each time with values separated by commas.
    Option values_with_commas() const;
    Option check(WordCheck look) const;
    /// Allows an empty value. Without this, an empty value is refused because it would have no
    /// effect.
    Option may_be_empty() const;

  private:
    CLI::Option& option_;
};

class CommandLine {
    using Value = std::variant<std::string*, std::vector<std::string>*, std::vector<std::int32_t>*,
                               std::int32_t*, std::uint32_t*, std::int64_t*, std::uint64_t*,
                               double*, std::optional<std::int32_t>*, std::optional<double>*>;

  public:
    explicit CommandLine(CLI::App& app) : app_(app) {}

    /// Adds `-x,--option`, or an argument if the name has no dashes. The value is written to a
    /// variable, which must outlive the command line.
    template <class T>
    Option add_option(const std::string& names, T& value, const std::string& says) {
        return add(names, &value, says);
    }
    /// Adds an option whose value is passed to `take`.
    Option add_option_function(const std::string& names,
                               const std::function<void(const std::string&)>& take,
                               const std::string& says);
    /// Adds an option without a value.
    Option add_flag(const std::string& names, bool& value, const std::string& says);
    /// Adds an option that may have a value, but only after `=`. `--slips{list}` means `list`
    /// without one.
    Option add_flag(const std::string& names, std::string& value, const std::string& says);
    /// An option that was added before.
    Option get_option(const std::string& name) const;
    /// How often an option was given. Call it after the command line is read.
    std::size_t count(const std::string& name) const;

  private:
    Option add(const std::string& names, Value value, const std::string& says);

    CLI::App& app_;
};

}  // namespace bones::inline cli
