#!/usr/bin/env bash
# Builds the benchmarks for release and runs them on a display of their own.
#
#   Scripts/bench.sh [--repetitions N] [NAME…]
#
# Prints a table and writes Benchmarks/results.json.
set -euo pipefail
cd "$(dirname "$0")/.."

# A build planned from the last time misses files that have since gone from the package around this one.
build=(swift build --package-path Benchmarks --configuration release --disable-build-manifest-caching)
"${build[@]}"
built=$("${build[@]}" --show-bin-path)

compiler=$(command -v clang || command -v cc)
read -ra libraries < <(pkg-config --cflags --libs libadwaita-1)
"$compiler" -O2 -Wall -Wextra -o "$built/CListBench" -I Benchmarks/Probe/include \
  Benchmarks/c-list/list.c Benchmarks/Probe/Probe.c "${libraries[@]}"

# No window manager: it would only be one more program to wait for.
WINDOW_MANAGER=none Scripts/with-display.sh "$built/RunBenchmarks" Benchmarks/results.json "$@"
