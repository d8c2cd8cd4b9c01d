#!/bin/sh
# Runs feedback-lint on this project, or on what is named.
set -eu
cd "$(dirname "$0")/.."
export FEEDBACK_STATES_PARTS=lint
swift build --product feedback-lint >&2
exec "$(swift build --show-bin-path)/feedback-lint" "$@"
