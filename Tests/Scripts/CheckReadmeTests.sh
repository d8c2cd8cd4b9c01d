#!/usr/bin/env bash
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

readme=$(mktemp)
trap 'rm -f "$readme"' EXIT

check() {
  printf '%s\n' "$@" >"$readme"
  Scripts/check-readme.sh "$readme"
}

looks_make_up() {
  expect_equal "$(check '```sh' 'git clone somewhere' 'make run   # opens it' 'make test' '```')" \
    $'ok 1 - line 3: make run\nok 2 - line 4: make test\n1..2'
}

reports_a_target_that_is_gone() {
  expect_contains "$(check '```sh' 'make tea' '```')" "not ok 1 - line 2: make tea"
}

reports_what_it_cannot_try() {
  expect_contains "$(check '```bash' 'rocket launch' '```')" "not ok 1 - line 2: rocket launch"
}

joins_lines() {
  expect_contains "$(check '```sh' 'make \' '  run' '```')" "ok 1 - line 2: make run"
}

reads_prompts() {
  expect_equal "$(check '```console' '$ make help' 'make tea is what this printed' '```')" \
    $'ok 1 - line 2: make help\n1..1'
}

passes_other_blocks_over() {
  expect_equal "$(check '```' 'make tea' '```' '```text' 'make tea' '```' '<!-- not compiled -->' '```swift' 'f(' '```')" "1..0"
}

test_that "make commands are looked up, and cloning is passed over" looks_make_up
test_that "a target that does not exist is a failure" reports_a_target_that_is_gone
test_that "a command nobody knows how to try is a failure" reports_what_it_cannot_try
test_that "a line that ends in a backslash goes on in the next" joins_lines
test_that "in a console block only what follows a prompt is a command" reads_prompts
test_that "other blocks hold no commands, and examples can be left out" passes_other_blocks_over
finish_tests
