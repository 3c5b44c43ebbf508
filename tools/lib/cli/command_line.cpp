#include "tools/lib/cli/command_line.hpp"

#include <CLI/CLI.hpp>

namespace bones::inline cli {

namespace {

constexpr const char* not_empty = "not empty";

/// Refuses an empty value, which would have no effect without a message. Optional values and
/// arguments are not checked.
CLI::Option& with_value(CLI::Option& option) {
    const auto look = [](const std::string& value) {
        return value.empty() ? "its value is empty" : "";
    };
    if (option.nonpositional()) option.check(look, "", not_empty);
    return option;
}

}  // namespace

Option Option::type_name(const std::string& name) const {
    option_.type_name(name);
    return *this;
}

Option Option::group(const std::string& title) const {
    option_.group(title);
    return *this;
}

Option Option::description(const std::string& says) const {
    option_.description(says);
    return *this;
}

Option Option::envname(const std::string& variable) const {
    option_.envname(variable);
    return *this;
}

Option Option::required() const {
    option_.required();
    return *this;
}

Option Option::value_may_lack() const {
    option_.expected(0, 1);
    return *this;
}

Option Option::one_value_each() const {
    option_.allow_extra_args(false);
    return *this;
}

Option Option::values_with_commas() const {
    option_.delimiter(',')->allow_extra_args(false);
    return *this;
}

Option Option::check(WordCheck look) const {
    option_.transform(CLI::Validator(std::move(look), ""));
    return *this;
}

Option Option::may_be_empty() const {
    option_.get_validator(not_empty)->active(false);
    return *this;
}

Option CommandLine::add(const std::string& names, Value value, const std::string& says) {
    return std::visit(
        [&](auto* variable) {
            return Option(with_value(*app_.add_option(names, *variable, says)));
        },
        value);
}

Option CommandLine::add_option_function(const std::string& names,
                                        const std::function<void(const std::string&)>& take,
                                        const std::string& says) {
    return Option(with_value(*app_.add_option_function<std::string>(names, take, says)));
}

Option CommandLine::add_flag(const std::string& names, bool& value, const std::string& says) {
    return Option(*app_.add_flag(names, value, says));
}

Option CommandLine::add_flag(const std::string& names, std::string& value,
                             const std::string& says) {
    return Option(*app_.add_flag(names, value, says));
}

Option CommandLine::get_option(const std::string& name) const {
    return Option(*app_.get_option(name));
}

std::size_t CommandLine::count(const std::string& name) const {
    return app_.count(name);
}

}  // namespace bones::inline cli
