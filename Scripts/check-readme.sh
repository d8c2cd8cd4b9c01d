#!/usr/bin/env bash
# Tries what a README says, and prints a line of TAP for each thing tried.
#
#   Scripts/check-readme.sh README.md
#
# Commands, in blocks of sh or console: `swift build`, `swift run` and `feedback-lint` are run; what opens a window
# or takes long (`make`, `swift test`, `swift run MakeItSo`) is only looked up. `git clone`, `cd` and what needs root
# are passed over. A command of any other kind fails, so that nobody believes that it was tried.
#
# Examples, in blocks of swift: each is compiled as a file of a package that uses ours. A block that is no whole
# file has the comment <!-- not compiled --> in the line before it.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
readme=$1

number=0
failed=0
outcome() {
  local status=$1 what=$2 output=$3
  number=$((number + 1))
  if ((status == 0)); then
    echo "ok $number - $what"
  else
    failed=$((failed + 1))
    echo "not ok $number - $what"
    echo "# ${output//$'\n'/$'\n'# }"
  fi
}

# Prints the commands of the README, a line each: its line number, a tab, the command without prompt and comment.
commands() {
  awk '
    /^ *```/ {
      if (inside) { inside = 0; next }
      inside = $0 ~ /^ *```(sh|bash|shell|zsh|console)[ \t]*$/ ? 1 : 2
      prompts = $0 ~ /console/
      next
    }
    inside != 1 { next }
    prompts && !continued && !/^ *[$] / { next }
    {
      line = $0
      sub(/^ *([$] )?/, "", line)
      sub(/(^|[ \t]+)#([ \t].*)?$/, "", line)
      command = continued ? command " " line : line
      if (!continued) first = FNR
      continued = sub(/[ \t]*\\$/, "", command)
      if (!continued && command != "") print first "\t" command
    }
  ' "$readme"
}

# Looks a `make` command up: its targets exist, and so do the scripts they call.
look_up_make() {
  local recipe script
  recipe=$(bash -c "make --dry-run ${1#make}" 2>&1) || { echo "$recipe"; return 1; }
  while read -r script; do
    [[ -x $script ]] || { echo "it calls $script, which is not there"; return 1; }
  done < <(grep -o 'Scripts/[A-Za-z-]*\.sh' <<<"$recipe")
}

try_command() {
  local command=$1
  case $command in
    make | make\ *) look_up_make "$command" ;;
    swift\ run*\ MakeItSo*) swift build --product MakeItSo 2>&1 ;;
    swift\ test*) true ;;
    swift\ build* | swift\ run* | feedback-lint*)
      PATH=$(swift build --show-bin-path):$PATH timeout --kill-after=30 900 bash -euo pipefail -c "$command" 2>&1 </dev/null
      ;;
    *) echo "this script does not know how to try it"; false ;;
  esac
}

while IFS=$'\t' read -r line command; do
  case $command in
    git\ clone* | cd\ * | sudo\ * | apt\ * | apt-get\ *) continue ;;
  esac
  output=$(try_command "$command" </dev/null)
  outcome $? "line $line: $command" "$output"
done < <(commands)

# One target an example, so that their names do not meet.
package=.build/readme
rm -rf "$package"
mkdir -p "$package/Sources"
awk -v sources="$package/Sources" '
  /^ *```/ {
    if (inside) { inside = 0; if (file) close(file); file = ""; next }
    inside = 1
    if ($0 ~ /^ *```swift[ \t]*$/ && previous !~ /<!-- not compiled -->/) {
      folder = sources "/Line" FNR
      system("mkdir -p " folder)
      file = folder "/Example.swift"
    }
    next
  }
  inside && file { print > file }
  { previous = $0 }
' "$readme"

examples=$(cd "$package/Sources" && printf '%s\n' Line* | sort -V | grep -v '[*]')
if [[ -n $examples ]]; then
  cat >"$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.2
import PackageDescription

let dependencies: [Target.Dependency] = ["FeedbackStates", "FeedbackStatesUI", "SwiftUI"]
  .map { .product(name: \$0, package: "FeedbackStates") }

let package = Package(
  name: "Readme",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "FeedbackStates", path: "$PWD")],
  targets: "${examples//$'\n'/ }".split(separator: " ").map { .target(name: String(\$0), dependencies: dependencies) },
  swiftLanguageModes: [.v6]
)
MANIFEST
fi
for example in $examples; do
  source=$package/Sources/$example/Example.swift
  grep -q '^ *import ' "$source" || sed -i '1i import FeedbackStates\nimport FeedbackStatesUI\nimport SwiftUI\n' "$source"
  output=$(swift build --package-path "$package" --scratch-path .build/consumers --disable-build-manifest-caching \
    --target "$example" 2>&1)
  outcome $? "the example in line ${example#Line} compiles" "$output"
done

echo "1..$number"
((failed == 0))
