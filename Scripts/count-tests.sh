#!/usr/bin/env bash
# Reads what `swift test` printed and prints two numbers: the tests that passed, and those that did not.
#
#   Scripts/count-tests.sh < test.log
#
# It counts the line each test ends with, in Swift Testing, in XCTest and in TAP, which our scripts' own tests
# print. A test that started and never ended, since the process died under it, did not pass. Skipped tests
# count for neither.
set -euo pipefail

awk '
  # Swift Testing. What a test printed itself may stand before its last line, so nothing is anchored at the start.
  match($0, /(✔|✘|━|⚠) Test /) && !/ Test (run|case) / {
    if (/ passed after [0-9.]+ seconds/) { run_passed++; run_open-- }
    else if (/ failed after [0-9.]+ seconds/) { run_failed++; run_open-- }
  }
  /◇ Test .* started\.$/ && !/ Test (run|case) / { run_open++ }
  # A run that tells how it ended has ended all its tests, even those whose last line was lost on the way.
  / Test run with [0-9]+ tests? .*(passed|failed) after [0-9.]+ seconds/ {
    if (run_open > 0) run_passed += run_open
    if (/ failed after / && run_failed == 0) { run_failed = 1; run_passed-- }
    passed += run_passed; failed += run_failed
    run_passed = run_failed = run_open = 0
  }

  # XCTest.
  /Test Case .* started at / { open++ }
  /Test Case .* passed \([0-9.]+ seconds\)/ { passed++; open-- }
  /Test Case .* failed \([0-9.]+ seconds\)/ { failed++; open-- }
  /Test Case .* skipped \([0-9.]+ seconds\)/ { open-- }

  # TAP.
  /^ok [0-9]+/ && !/# SKIP/ { passed++ }
  /^not ok [0-9]+/ { failed++ }

  END {
    if (run_open > 0) run_failed += run_open
    print passed + run_passed, failed + run_failed + (open > 0 ? open : 0)
  }
'
