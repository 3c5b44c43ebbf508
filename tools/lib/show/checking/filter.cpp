#include "tools/lib/show/checking/filter.hpp"
#include "tools/lib/io/text/did_you_mean.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "engine/codes.hpp"
#include "libnotation/codes.hpp"
#include "tools/lib/cli/tool.hpp"

namespace bones::inline show {

namespace {

const Code* code_named(const std::vector<const Code*>& codes, const std::string& name) {
    const auto found = std::find_if(codes.begin(), codes.end(),
                                    [&](const Code* code) { return code->name == name; });
    if (found != codes.end()) return *found;
    std::vector<std::string> names;
    for (const Code* code : codes) names.emplace_back(code->name);
    throw UsageError(fmt::format("unknown code `{}`{}", name, did_you_mean(name, names)));
}

}  // namespace

std::vector<const Code*> all_codes() {
    std::vector<const Code*> codes;
    for (const Code* code : code::notation_codes()) codes.push_back(code);
    for (const Code* code : code::engine_codes()) codes.push_back(code);
    return codes;
}

CodeFilter::CodeFilter(const std::vector<std::string>& only, const std::vector<std::string>& except)
    : active_(!only.empty() || !except.empty()) {
    const std::vector<const Code*> codes = all_codes();
    for (const std::string& name : only) wanted_.push_back(code_named(codes, name));
    if (only.empty()) wanted_ = codes;
    for (const std::string& name : except) std::erase(wanted_, code_named(codes, name));
}

bool CodeFilter::wants(const Code& code) const {
    return !active_ || std::find(wanted_.begin(), wanted_.end(), &code) != wanted_.end();
}

void CodeFilter::apply(GameVerdict& verdict, bool list_open) const {
    std::erase_if(verdict.findings,
                  [this](const Finding& finding) { return !wants(*finding.code); });
    verdict.counts = {};
    for (const Finding& finding : verdict.findings) verdict.counts.add(finding);
    if (!list_open)
        std::erase_if(verdict.findings, [](const Finding& finding) {
            return finding.verdict == Verdict::open && !finding.explained_by;
        });
}

}  // namespace bones::inline show
