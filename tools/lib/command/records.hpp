// The main loop of every tool that reads records.
#pragma once

#include "tools/lib/command/tool.hpp"
#include "tools/lib/pipeline.hpp"

namespace bones {

/// Runs all records of some files through workers (see Pipeline). False if something could not be
/// read.
template <class Result>
bool for_all_records(const Tool& tool, InputFiles& files,
                     typename Pipeline<Result>::MakeWorker make_worker,
                     typename Pipeline<Result>::Deliver deliver) {
    bool complete = true;
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
    };
    RecordFeed feed(files, complain, !tool.shows_progress());
    Pipeline<Result>(feed, std::move(make_worker), std::move(deliver)).run(tool.threads());
    return complete;
}

/// The same for all inputs of a tool's command line. `count` becomes how many files they are.
template <class Result>
bool for_all_inputs(const Tool& tool, std::size_t& count,
                    typename Pipeline<Result>::MakeWorker make_worker,
                    typename Pipeline<Result>::Deliver deliver) {
    bool complete = true;
    InputFiles files = tool.input_files(complete);
    complete = for_all_records<Result>(tool, files, std::move(make_worker), std::move(deliver)) &&
               complete;
    count = files.count();
    return complete;
}

}  // namespace bones
