#!/usr/bin/env bash
# Builds and tests everything: the package, the packages that use it, the scripts, the README's commands.
#
#   Scripts/test.sh [arguments for swift test]
#
# Ends with one line, "N passed, N failed", and fails if anything did.
set -uo pipefail
cd "$(dirname "$0")/.." || exit

logs=.build/test-logs
mkdir -p "$logs"
passed=0
failed=0
failures=()

heading() { printf '\n== %s (%d:%02d)\n' "$1" $((SECONDS / 60)) $((SECONDS % 60)); }

fail() {
  failed=$((failed + 1))
  failures+=("$1")
}

# Runs a command that prints as `swift test` does, and counts its tests.
run_tests() {
  local title=$1 log=$logs/$2.log
  shift 2
  # Into a file and not through a pipe: a test that makes the pipe non-blocking would cost lines.
  : >"$log"
  timeout --kill-after=30 1500 "$@" >"$log" 2>&1 &
  local running=$! status=0
  tail -n +1 -f --pid="$running" "$log"
  wait "$running" || status=$?
  local counted_passed counted_failed
  read -r counted_passed counted_failed < <(Scripts/count-tests.sh <"$log")
  passed=$((passed + counted_passed))
  failed=$((failed + counted_failed))
  ((counted_failed == 0)) || failures+=("$title: $counted_failed tests")
  if ((status == 124 || status == 137)); then
    fail "$title: stopped after 25 minutes"
  elif ((status != 0 && counted_failed == 0)); then
    fail "$title: ended with status $status"
  fi
}

# Runs a command that is itself one test.
run_check() {
  local title=$1 log=$logs/$2.log
  shift 2
  if timeout --kill-after=30 1500 "$@" >"$log" 2>&1; then
    passed=$((passed + 1))
    echo "passed: $title"
  else
    fail "$title (see $log)"
    tail -n 40 "$log"
  fi
}

heading "Building"
if swift build --build-tests; then
  heading "Testing the package"
  if (($#)); then
    run_tests "the package" package Scripts/with-display.sh swift test --skip-build "$@"
  else
    run_tests "the package" package Scripts/with-display.sh swift test --skip-build --skip '(Pointer|Keyboard)Tests'
    # Those that move the pointer and press keys need a desktop on which nobody else has opened a window.
    for suite in RowPointerTests PopoverPointerTests KeyboardTests AppPointerTests; do
      run_tests "$suite" "$suite" Scripts/with-display.sh swift test --skip-build --filter "$suite"
    done
  fi
else
  fail "the package does not build"
fi

heading "Testing the scripts"
for script in Tests/Scripts/*Tests.sh; do
  run_tests "$script" "scripts-$(basename "$script" .sh)" "$script"
done

# The packages that use ours share one build folder, so what they have in common is built once.
# A build planned from the last time would miss files that have since gone from ours.
for manifest in Tests/Consumers/*/Package.swift; do
  [[ -e $manifest && -z ${FEEDBACK_STATES_PARTS-} ]] || continue
  folder=$(dirname "$manifest")
  name=$(basename "$folder")
  heading "Testing the package $name, which uses ours"
  consumer=(--package-path "$folder" --scratch-path .build/consumers --disable-build-manifest-caching)
  if [[ -d $folder/Tests ]]; then
    run_tests "$name" "consumer-$name" Scripts/with-display.sh swift test "${consumer[@]}"
  else
    run_check "$name builds" "consumer-$name" swift build "${consumer[@]}"
  fi
done

if [[ -d Tests/Consumers/LintPlugin && -z ${FEEDBACK_STATES_PARTS-} ]]; then
  heading "Testing the linter's plugins"
  run_check "the plugins work in a package that uses ours" plugins Scripts/test-lint-plugins.sh "$PWD/.build/consumers"
fi

if [[ -e README.md && -z ${FEEDBACK_STATES_PARTS-} ]]; then
  heading "Trying what the README says"
  run_tests "the README" readme Scripts/check-readme.sh README.md
fi

heading "Done"
((${#failures[@]} == 0)) || printf 'failed: %s\n' "${failures[@]}"
echo "$passed passed, $failed failed"
((failed == 0 && passed > 0))
