# shellcheck shell=bash
# What the tests of scripts share: each test is a function, its name a sentence, and its outcome a line of TAP.

number=0
failed=0

# Runs a function as a test; it passes if the function succeeds.
test_that() {
  local sentence=$1 output
  shift
  number=$((number + 1))
  if output=$("$@" 2>&1); then
    echo "ok $number - $sentence"
  else
    failed=$((failed + 1))
    echo "not ok $number - $sentence"
    echo "# ${output//$'\n'/$'\n'# }"
  fi
}

expect_equal() {
  [[ $1 == "$2" ]] || { printf 'expected: %s\n   found: %s\n' "$2" "$1"; return 1; }
}

expect_contains() {
  [[ $1 == *"$2"* ]] || { printf 'expected to find: %s\nin: %s\n' "$2" "$1"; return 1; }
}

# Ends the file's tests.
finish_tests() {
  echo "1..$number"
  ((failed == 0))
}
