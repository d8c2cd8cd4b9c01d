#!/usr/bin/env bash
# Builds the documentation of every module that has a catalogue: symbol graphs, then DocC. A warning is an error.
#
#   Scripts/docs.sh [folder]      the folder of the archives; .build/docs if nothing else is said
#
# An archive is a static site: any web server can show it.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:-.build/docs}
graphs=$PWD/.build/symbol-graphs

docc=$(command -v docc || true)
if [[ -z $docc ]]; then
  docc=$(dirname "$(readlink -f "$(command -v swiftc)")")/docc
fi
if [[ ! -x $docc ]]; then
  echo "The documentation is built by docc, which comes with the Swift toolchain and was not found beside swiftc." >&2
  exit 1
fi

parts=core,connectivity,ui,swiftui
modules=(FeedbackStates FeedbackStore FeedbackStatesTesting FeedbackConnectivity FeedbackStatesUI)

# A build of its own: the compiler writes a symbol graph only when it compiles, and the everyday build stays as it is.
mkdir -p "$graphs" "$output"
for module in "${modules[@]}"; do
  FEEDBACK_STATES_PARTS=$parts swift build --scratch-path .build/docs-build --target "$module" \
    -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs" \
    -Xswiftc -emit-extension-block-symbols -Xswiftc -symbol-graph-skip-synthesized-members
done

dependencies=()
for module in "${modules[@]}"; do
  mkdir -p "$graphs/$module"
  find "$graphs" -maxdepth 1 \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) \
    -exec cp {} "$graphs/$module/" \;
  "$docc" convert "Sources/$module/$module.docc" \
    --fallback-display-name "$module" --fallback-bundle-identifier "feedback-states.$module" \
    --additional-symbol-graph-dir "$graphs/$module" \
    --output-path "$output/$module.doccarchive" \
    --enable-experimental-external-link-support "${dependencies[@]}" \
    --warnings-as-errors
  # The other modules link to what this one explains.
  if [[ $module == FeedbackStates ]]; then dependencies=(--dependency "$output/$module.doccarchive"); fi
  echo "The documentation of $module is in $output/$module.doccarchive."
done
