"""Compares the module with bones-check -j1 by the processor time of one thread: speed.py BIN FILE... Prints medians of pairs."""

import resource
import statistics
import subprocess
import sys
import time

import bones

RUNS = 9


def by_module(file):
    begin = time.process_time()
    findings = sum(len(record.findings) for record in bones.read(file))
    return time.process_time() - begin, findings


def by_tool(tool, file):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([tool, "-j1", "--quiet", file], stdout=subprocess.DEVNULL, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


for path in sys.argv[2:]:
    pairs = [(by_tool(sys.argv[1] + "/bones-check", path), by_module(path)[0]) for _ in range(RUNS)]
    tool, module = (statistics.median(times) for times in zip(*pairs))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"{path}: bones-check {tool:.3f} s, module {module:.3f} s, {100 * ratio:.0f} % of its speed")
