#!/usr/bin/env bash
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

count() { Scripts/count-tests.sh <<<"$1"; }

swift_testing='◇ Test run started.
◇ Suite Loading started.
◇ Test "a failed refresh keeps the value" started.
◇ Test arguments(number:) started.
◇ Test case passing 1 argument number → 1 to arguments(number:) started.
➜ Test skipped() skipped: "why"
◇ Test known() started.
printed without a newline✔ Test "a failed refresh keeps the value" passed after 0.001 seconds.
✘ Test arguments(number:) recorded an issue with 1 argument number → 3 at File.swift:7:47: Expectation failed
✘ Test arguments(number:) with 3 test cases failed after 0.001 seconds with 1 issue.
━ Test known() passed after 0.001 seconds with 1 known issue.
✘ Suite Loading failed after 0.002 seconds with 2 issues (including 1 known issue).
✘ Test run with 4 tests in 1 suite failed after 0.002 seconds with 2 issues (including 1 known issue).'

xctest="Test Case 'Store.testA' started at 2026-01-01 09:12:07.211
Test Case 'Store.testA' passed (0.002 seconds)
Test Case 'Store.testB' started at 2026-01-01 09:12:07.211
Test Case 'Store.testB' failed (0.0 seconds)
Test Case 'Store.testC' started at 2026-01-01 09:12:07.211
Test Case 'Store.testC' skipped (0.0 seconds)
	 Executed 3 tests, with 1 test skipped and 1 failure (0 unexpected) in 0.002 (0.002) seconds"

died='◇ Test run started.
◇ Test first() started.
✔ Test first() passed after 0.001 seconds.
◇ Test second() started.
error: Exited with unexpected signal code 5'

tap='ok 1 - one
not ok 2 - two
ok 3 - three # SKIP no display
1..3'

counts_swift_testing() { expect_equal "$(count "$swift_testing")" "2 1"; }
counts_xctest() { expect_equal "$(count "$xctest")" "1 1"; }
counts_both() { expect_equal "$(count "$xctest"$'\n'"$swift_testing")" "3 2"; }
counts_a_death() { expect_equal "$(count "$died")" "1 1"; }
counts_tap() { expect_equal "$(count "$tap")" "1 1"; }
counts_nothing() { expect_equal "$(count "error: no such module")" "0 0"; }

test_that "each Swift Testing test counts once, however many arguments it takes" counts_swift_testing
test_that "each XCTest test counts once" counts_xctest
test_that "the tests of both frameworks add up" counts_both
test_that "a test under which the process died has failed" counts_a_death
test_that "each line of TAP counts once" counts_tap
test_that "output without tests counts none" counts_nothing
finish_tests
