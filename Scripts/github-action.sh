#!/usr/bin/env bash
# What action.yml does once feedback-lint is built: annotates the pull request, and writes the reports asked for.
#
#   PATHS=… CHANGED=… BASELINE=… STRICT=… SARIF=… STATE_MAP=… Scripts/github-action.sh COMMAND
#
# Writes how many findings there are into the file that GITHUB_OUTPUT names, and ends as feedback-lint does.
set -euo pipefail
lint=$1

arguments=()
if [[ -n ${CHANGED-} ]]; then arguments+=("--changed=$CHANGED"); fi
if [[ -n ${BASELINE-} ]]; then
  # Without the file feedback-lint would record one and find nothing, here and in each run to come.
  if [[ ! -e $BASELINE ]]; then
    echo "::error::There is no baseline $BASELINE. Record one with feedback-lint --baseline $BASELINE, and commit it."
    exit 2
  fi
  arguments+=(--baseline "$BASELINE")
fi
if [[ ${STRICT-} == true ]]; then arguments+=(--strict); fi
arguments+=(--)

# One path a line, or several on an only line.
separators=' '
case ${PATHS:-.} in *$'\n'*) separators=$'\n' ;; esac
while IFS= read -r path; do
  if [[ -n $path ]]; then arguments+=("$path"); fi
done < <(tr "$separators" '\n' <<<"${PATHS:-.}")

# Each run after the first reads the first one's cache.
report() { "$lint" --format "$@" "${arguments[@]}"; }

list=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/feedback-lint.json
status=0
report json --output "$list" || status=$?
if ((status > 1)); then exit "$status"; fi
report github || true
if [[ -n ${SARIF-} ]]; then report sarif --output "$SARIF" || true; fi
if [[ -n ${STATE_MAP-} ]]; then report html --output "$STATE_MAP" || true; fi
findings=$(sed -n 's/^ *"findings": \([0-9]*\),*$/\1/p' "$list")
echo "findings=$findings" >>"${GITHUB_OUTPUT:-/dev/stdout}"
exit "$status"
