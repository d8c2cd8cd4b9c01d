#!/usr/bin/env bash
# What the manifest makes of toolchains that lack SwiftSyntax, or parts of it.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
modules=(SwiftSyntax SwiftParser SwiftParserDiagnostics SwiftDiagnostics SwiftSyntaxMacros)

# A folder with the files of SwiftSyntax by name, one of them left out.
toolchain() {
  rm -rf "${place:?}"/*
  local module
  for module in "${modules[@]}"; do
    mkdir -p "$place/$module.swiftmodule"
    touch "$place/lib$module.so"
  done
  if [[ -n ${1-} ]]; then rm -r "${place:?}/$1"; fi
}

# The targets that are one file which says what is missing. What the manifest came to before says nothing.
excused() {
  FEEDBACK_STATES_PARTS=lint,swiftui SWIFT_HOST_LIB_DIR=$1 \
    swift package --scratch-path "$place/build" --manifest-cache none dump-package |
    awk '
      /"name" :/ { name = $3 }
      /"sources" :/ { inside = 1 }
      inside && /SwiftSyntaxIsMissing/ { print name }
      /\]/ { inside = 0 }
    ' |
    tr -d '",' | sort | paste -sd ' '
}

without_a_module() {
  toolchain SwiftParser.swiftmodule
  expect_equal "$(excused "$place")" "LintSyntax SwiftUIMacros"
}

without_a_library() {
  [[ $(uname -s) == Linux ]] || return 0
  toolchain libSwiftDiagnostics.so
  expect_equal "$(excused "$place")" "LintSyntax SwiftUIMacros"
}

without_anything() { expect_equal "$(excused "$place/nowhere")" "LintSyntax SwiftUIMacros"; }

complete() {
  toolchain
  expect_equal "$(excused "$place")" ""
}

says_a_sentence() {
  local file output
  for file in Sources/LintSyntax/SwiftSyntaxIsMissing.swift Sources/SwiftUIMacros/SwiftSyntaxIsMissing.swift; do
    ! output=$(swiftc -typecheck "$file" 2>&1) || return 1
    expect_contains "$output" "error: " && expect_contains "$output" "lib/swift/host" &&
      expect_contains "$output" "SWIFT_HOST_LIB_DIR=FOLDER" &&
      expect_equal "$(grep -c 'swift:[0-9]*:[0-9]*: error' <<<"$output")" 1 || return 1
  done
}

test_that "without one of the modules, what needs them says so" without_a_module
test_that "without one of the libraries, what needs them says so before anything is linked" without_a_library
test_that "a folder that is named and does not exist is not passed over" without_anything
test_that "a complete folder is taken, wherever it is" complete
test_that "what is said is one error, and says what to do" says_a_sentence
finish_tests
