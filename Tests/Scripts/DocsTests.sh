#!/usr/bin/env bash
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

names_each_modifier_without_meaning() {
  local name missing=
  while read -r name; do
    grep -q "\`$name\`" docs/swiftui.md || missing+=" $name"
  done < <(sed -n 's/.*public func \([A-Za-z]*\).*/\1/p' Sources/SwiftUI/Modifiers/WithoutMeaningOnDesktop.swift | sort -u)
  expect_equal "$missing" ""
}

test_that "the guide to SwiftUI on Linux names each modifier that changes nothing" names_each_modifier_without_meaning
finish_tests
