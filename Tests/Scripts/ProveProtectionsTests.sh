#!/usr/bin/env bash
# Compares the lists of protections with the sources, which is quick; `make prove` takes them out one by one.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

lists=$(mktemp -d)
trap 'rm -rf "$lists"' EXIT

# Checks a list of one entry, given line by line.
check() {
  printf '%s\n' "$@" >"$lists/core.txt"
  PROTECTIONS=$lists Scripts/prove-protections.sh --check
}

machine='in FeedbackStates/Loader/LoadMachine.swift'
late='fails FeedbackStatesTests 1: the late answer of an earlier input is dropped'

lists_fit() {
  local output
  output=$(Scripts/prove-protections.sh --check) || { grep -v '^ok' <<<"$output"; return 1; }
}

accepts_an_entry() {
  expect_equal "$(check '== 1 Anybody may speak' "$machine" '-    isRunning && run == generation' '+    true' "$late")" \
    $'ok 1 - 1 Anybody may speak\n1..1'
}

reports_text_that_is_gone() {
  expect_contains "$(check '== 1 Anybody may speak' "$machine" '-    isRunning && isNewest(run)' '+    true' "$late")" \
    'this is not in FeedbackStates/Loader/LoadMachine.swift any more'
}

reports_text_that_is_there_twice() {
  expect_contains "$(check '== 1 Anybody may speak' "$machine" '-    generation += 1' '+' "$late")" 'more than once'
}

reports_a_test_that_is_gone() {
  expect_contains "$(check '== 1 Anybody may speak' "$machine" '-    isRunning && run == generation' '+    true' \
    'fails FeedbackStatesTests 1: all is well')" 'FeedbackStatesTests has no test called: 1: all is well'
}

reports_an_entry_without_a_test() {
  expect_contains "$(check '== 1 Anybody may speak' "$machine" '-    isRunning && run == generation' '+    true')" 'it names no test'
}

reports_a_line_without_meaning() {
  expect_contains "$(check '== 1 Anybody may speak' "$machine" 'isRunning' '-    isRunning && run == generation' '+' "$late")" \
    'this line has no meaning: isRunning'
}

test_that "every protection is found in the sources, every test of a failure mode has one, and so has each of the 25" lists_fit
test_that "an entry that fits is accepted" accepts_an_entry
test_that "a text that is no longer in the sources is an error" reports_text_that_is_gone
test_that "a text that is there twice is an error, since nobody knows which is meant" reports_text_that_is_there_twice
test_that "a test that does not exist is an error" reports_a_test_that_is_gone
test_that "an entry without a test is an error" reports_an_entry_without_a_test
test_that "a line that means nothing is an error" reports_a_line_without_meaning
finish_tests
