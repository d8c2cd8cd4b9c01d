#!/usr/bin/env bash
# Runs the shell of action.yml and the entries of .pre-commit-hooks.yaml as GitHub and pre-commit run them, with
# stand-ins for swift and feedback-lint.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

package=$PWD
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

start_afresh() {
  rm -rf "${place:?}"/*
  mkdir -p "$place/bin" "$place/built" "$place/project" "$place/temporary"
  # Keeps a record of how it was called, and reports two findings.
  cat >"$place/built/feedback-lint" <<'LINT'
#!/usr/bin/env bash
printf '[%s]' "$@" >>"$PLACE/calls"
echo >>"$PLACE/calls"
while (($#)) && [[ $1 != -- ]]; do
  case $1 in
    --format) format=$2 ;;
    --output) exec >"$2" ;;
  esac
  shift
done
case $format in
  json) printf '%s\n' '{' '  "findings": [' '    {' '      "rule": "x"' '    }' '  ],' '  "summary": {' \
    '    "findings": 2,' '    "errors": 2' '  }' '}' ;;
  *) echo "report as $format" ;;
esac
exit "${LINT_STATUS:-1}"
LINT
  cat >"$place/bin/swift" <<'SWIFT'
#!/usr/bin/env bash
echo "swift $*" >>"$PLACE/builds"
case "$*" in *--show-bin-path*) echo "$PLACE/built" ;; esac
SWIFT
  chmod +x "$place/built/feedback-lint" "$place/bin/swift"
}

# The shell of a step of action.yml, as it stands behind `run:`.
step() {
  awk -v wanted="$1" '
    /^    - name: / { inside = (substr($0, 13) == wanted); inRun = 0 }
    inside && /^      run: \|/ { inRun = 1; next }
    inside && /^      run: / { print substr($0, 12) }
    inside && inRun { print substr($0, 9) }
  ' action.yml
}

# Runs a step as a runner does; what an input is set to comes as NAME=VALUE.
run_step() {
  local script=$place/step.sh name=$1
  shift
  step "$name" >"$script"
  [[ -s $script ]] || { echo "action.yml has no step “$name” with shell"; return 99; }
  (cd "$place/project" && env PATH="$place/bin:$PATH" PLACE="$place" GITHUB_ACTION_PATH="$package" \
    RUNNER_TEMP="$place/temporary" GITHUB_OUTPUT="$place/output" "$@" bash --noprofile --norc -eo pipefail "$script")
}

# The defaults of the inputs, by the names under which the step hands them on.
defaults() {
  awk '
    /^  [a-z-]+:$/ { name = toupper(substr($1, 1, length($1) - 1)); gsub("-", "_", name) }
    /^    default: / { value = $2; gsub("\"", "", value); print name "=" value }
    /^outputs:/ { exit }
  ' action.yml
}

builds() {
  start_afresh
  run_step "Build feedback-lint" || return 1
  expect_equal "$(<"$place/builds")" \
    "swift build --package-path $package --configuration release --product feedback-lint"
}

checks_everything_by_default() {
  start_afresh
  local status=0 output inputs
  mapfile -t inputs < <(defaults)
  expect_equal "${#inputs[@]}" 6 || return 1
  output=$(run_step Check "${inputs[@]}") || status=$?
  expect_equal "$status" 1 && expect_equal "$output" "report as github" &&
    expect_equal "$(<"$place/output")" "findings=2" &&
    expect_equal "$(<"$place/calls")" \
      "[--format][json][--output][$place/temporary/feedback-lint.json][--][.]"$'\n'"[--format][github][--][.]"
}

hands_inputs_on() {
  start_afresh
  touch "$place/project/known.json"
  run_step Check "PATHS=Sources App" CHANGED=origin/main BASELINE=known.json STRICT=true SARIF=a.sarif \
    STATE_MAP=states.html >/dev/null
  local last="[--changed=origin/main][--baseline][known.json][--strict][--][Sources][App]"
  expect_contains "$(<"$place/calls")" "[--format][sarif][--output][a.sarif]$last" &&
    expect_contains "$(<"$place/calls")" "[--format][html][--output][states.html]$last" &&
    expect_equal "$(<"$place/project/states.html")" "report as html"
}

takes_a_path_a_line() {
  start_afresh
  run_step Check "PATHS=My App/Sources"$'\n\n'"Other" >/dev/null
  expect_contains "$(<"$place/calls")" "[--][My App/Sources][Other]"
}

is_content_without_findings() {
  start_afresh
  run_step Check PATHS=. LINT_STATUS=0 >/dev/null
}

hands_mistakes_on() {
  start_afresh
  local status=0
  run_step Check PATHS=. LINT_STATUS=2 >/dev/null || status=$?
  expect_equal "$status" 2 && ! [[ -e $place/output ]]
}

wants_the_baseline() {
  start_afresh
  local status=0 output
  output=$(run_step Check PATHS=. BASELINE=gone.json) || status=$?
  expect_equal "$status" 2 && expect_contains "$output" "::error::There is no baseline gone.json." &&
    ! [[ -e $place/calls ]]
}

# Each hook as “id|entry|language|types”.
hooks() {
  awk '
    function tell() { if (id) print id "|" entry "|" language "|" types }
    /^- id: / { tell(); id = $3; entry = language = types = "" }
    /^  entry: / { entry = substr($0, 10) }
    /^  language: / { language = $2 }
    /^  types: / { types = $2 }
    END { tell() }
  ' .pre-commit-hooks.yaml
}

hooks_run() {
  expect_equal "$(hooks)" \
    "feedback-lint|feedback-lint|system|[swift]"$'\n'"feedback-lint-fix|feedback-lint --fix|system|[swift]" || return 1
  local built
  built=$(swift build --show-bin-path 2>/dev/null)
  [[ -x $built/feedback-lint ]] || return 0
  start_afresh
  printf '// feedback-lint:disable:next syntax — nothing here\nstruct Reported {}\n' >"$place/project/A file.swift"
  local entry status
  while IFS='|' read -r _ entry _ _; do
    status=0
    # As pre-commit does: the entry is split at its spaces, and the files follow.
    (cd "$place/project" && PATH="$built:$PATH" XDG_CACHE_HOME=$place $entry "A file.swift") || status=$?
    case $entry in
      *--fix) expect_equal "$status" 0 && expect_equal "$(<"$place/project/A file.swift")" "struct Reported {}" ;;
      *) expect_equal "$status" 1 ;;
    esac || return 1
  done < <(hooks)
}

test_that "the action builds the linter where the action lies" builds
test_that "without inputs the action checks the whole checkout, and counts what it finds" checks_everything_by_default
test_that "the action hands its inputs on" hands_inputs_on
test_that "a path that holds a space stands on a line of its own" takes_a_path_a_line
test_that "the action succeeds where nothing was found" is_content_without_findings
test_that "the action ends with the linter's status where it could not check" hands_mistakes_on
test_that "a baseline that is not there fails the action, and is not recorded" wants_the_baseline
test_that "the hooks of pre-commit run on the files they are given" hooks_run
finish_tests
