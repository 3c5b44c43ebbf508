// A generated game as a record that was read and judged.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "engine/play/generator.hpp"
#include "engine/rules/house_rules.hpp"
#include "tools/lib/io/records/judged.hpp"
#include "tools/lib/io/records/sheet_text.hpp"

namespace bones::test {

/// One generated game that was written, read and judged.
struct Generated {
    explicit Generated(JudgeOptions options = {}) : judge(options) {}
    explicit Generated(const JudgePlan& plan) : judge(plan) {}

    play::PlayedGame sheet;
    std::string text;
    RecordChecker judge;

    void make(const play::GameRequest& request, const play::BreachRequest& breaches,
              std::uint64_t number, const HiddenParts& hidden = {}) {
        play::Random random(1, number);
        generate(request, breaches, random, sheet);
        write(hidden);
    }
    /// Writes the same game again with other parts hidden or omitted.
    void write(const HiddenParts& hidden, const Omissions& omitted = {}) {
        SheetHeader header;
        header.usual = default_house_rules(house_rules_of(sheet.game));
        std::string written;
        append_record(written, sheet, header, hidden, omitted);
        read(std::move(written));
    }
    /// Judges a record's text.
    void read(std::string record) {
        text = std::move(record);
        TextSource source(text);
        RecordReader reader(source);
        ASSERT_TRUE(reader.next(raw_));
        copy_ = raw_.text;  // the reader is destroyed, but its text is kept
        raw_.text = copy_;
        judge.judge(raw_);
    }

  private:
    RawRecord raw_;
    std::string copy_;
};

}  // namespace bones::test
