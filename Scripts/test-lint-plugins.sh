#!/bin/sh
# Uses the SwiftPM plugins as a package does that depends on ours and sets no flags.
set -eu
cd "$(dirname "$0")/../Tests/Consumers/LintPlugin"
scratch=${1:-.build}
log=$(mktemp)
trap 'rm -f "$log"' EXIT

fail() {
  cat "$log" >&2
  echo "test-lint-plugins: $1" >&2
  exit 1
}

# The build-tool plugin: the build succeeds, and what is found shows beside the compiler's own messages.
# A build that is up to date says nothing, so what the plugin wrote the last time goes first.
rm -rf "$scratch/plugins/outputs"
touch Sources/Shop/Basket.swift
swift build --scratch-path "$scratch" >"$log" 2>&1 || fail "the package does not build"
grep -q 'Basket.swift:3:[0-9]*: warning: .*\[unused-disable\]' "$log" || fail "the build shows no warning"

# The command plugin: it says the same, and its status is the linter's.
if swift package --scratch-path "$scratch" feedback-lint >"$log" 2>&1; then fail "the command found nothing"; fi
grep -q 'Basket.swift:3:[0-9]*: warning: .*\[unused-disable\]' "$log" || fail "the command shows no warning"
swift package --scratch-path "$scratch" feedback-lint --only syntax --quiet >"$log" 2>&1 || fail "options do not arrive"
grep -q 'Recorded' "$log" && fail "an option arrived that was not given"

# The fixing plugin writes, once it may.
copy=$(mktemp)
cp Sources/Shop/Basket.swift "$copy"
swift package --scratch-path "$scratch" --allow-writing-to-package-directory feedback-lint-fix >"$log" 2>&1 ||
  fail "the fix left something"
grep -q 'feedback-lint:disable' Sources/Shop/Basket.swift && fail "nothing was fixed"
cp "$copy" Sources/Shop/Basket.swift
rm -f "$copy"
echo "The plugins work in a package of their own."
