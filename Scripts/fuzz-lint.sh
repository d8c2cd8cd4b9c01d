#!/bin/sh
# Feeds mutated Swift to feedback-lint: no crash, no hang, no fix that breaks parsing.
#
#   Scripts/fuzz-lint.sh [MINUTES [SEED [PATH…]]]
set -eu
cd "$(dirname "$0")/.."
export FEEDBACK_STATES_PARTS=lint
swift build --configuration release --product feedback-lint >&2
exec "$(swift build --configuration release --show-bin-path)/feedback-lint" fuzz "$@"
