// The main loop of every tool that reads records.
#pragma once

#include "tools/lib/cli/tool.hpp"
#include "tools/lib/io/records/pipeline.hpp"

namespace bones::inline cli {

/// Runs all records of some files through workers (see Pipeline). `batch_size` is the bytes of a
/// batch; use a small one if much more is written than read. False if something could not be read.
template <class Result>
bool for_all_records(const Tool& tool, InputFiles& files,
                     typename Pipeline<Result>::MakeWorker make_worker,
                     typename Pipeline<Result>::Deliver deliver,
                     std::size_t batch_size = Batch::batch_size) {
    bool complete = true;
    const auto complain = [&](std::string_view message) {
        tool.say(message);
        complete = false;
        note_status(status_failed);
    };
    RecordFeed feed(files, complain, !tool.shows_progress());
    feed.set_batch_size(batch_size);
    Pipeline<Result>(feed, std::move(make_worker), std::move(deliver)).run(tool.threads());
    return complete;
}

/// Runs all records of the inputs on a tool's command line through workers. Sets `count` to the
/// number of files.
template <class Result>
bool for_all_inputs(const Tool& tool, std::size_t& count,
                    typename Pipeline<Result>::MakeWorker make_worker,
                    typename Pipeline<Result>::Deliver deliver,
                    std::size_t batch_size = Batch::batch_size) {
    bool complete = true;
    InputFiles files = tool.input_files(complete);
    complete = for_all_records<Result>(tool, files, std::move(make_worker), std::move(deliver),
                                       batch_size) &&
               complete;
    count = files.count();
    return complete;
}

}  // namespace bones::inline cli
