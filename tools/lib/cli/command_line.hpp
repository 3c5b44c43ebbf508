// The options of a command line, as tools describe them. CLI11 reads it; only the sources beside
// this header know that, since its own header takes a compiler seconds in each of fifty places.
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

/// Looks at a word of the command line before it becomes a value, and may change it. Returns what
/// is wrong with it, or nothing.
using WordCheck = std::function<std::string(std::string&)>;

/// An option or argument that was added, to be described further.
class Option {
  public:
    explicit Option(CLI::Option& option) : option_(option) {}

    /// What stands for the value in the help: `FILE`; `text|jsonl` is one of two words.
    Option type_name(const std::string& name) const;
    /// The title under which the help lists it. Empty: the help hides it.
    Option group(const std::string& title) const;
    Option description(const std::string& says) const;
    /// The variable that is taken where the option is not given.
    Option envname(const std::string& variable) const;
    Option required() const;
    /// The value may be left out: `--explain` or `--explain find`.
    Option value_may_lack() const;
    /// Given several times, each time with one value.
    Option one_value_each() const;
    /// Given several times, each time with values separated by commas.
    Option values_with_commas() const;
    Option check(WordCheck look) const;
    /// An empty value means something; else it is refused, for it would pass for none.
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

    /// Adds `-x,--option`, or an argument if the name has no dashes. Its value goes to a variable,
    /// which must outlive the command line.
    template <class T>
    Option add_option(const std::string& names, T& value, const std::string& says) {
        return add(names, &value, says);
    }
    /// Adds an option whose value is given to `take`.
    Option add_option_function(const std::string& names,
                               const std::function<void(const std::string&)>& take,
                               const std::string& says);
    /// Adds an option without a value.
    Option add_flag(const std::string& names, bool& value, const std::string& says);
    /// Adds an option that may have a value after `=` only: `--slips{list}` is `list` without one.
    Option add_flag(const std::string& names, std::string& value, const std::string& says);
    /// One that was added.
    Option get_option(const std::string& name) const;
    /// How often it was given. For after the command line is read.
    std::size_t count(const std::string& name) const;

  private:
    Option add(const std::string& names, Value value, const std::string& says);

    CLI::App& app_;
};

}  // namespace bones::inline cli
