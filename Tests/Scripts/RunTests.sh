#!/usr/bin/env bash
# Runs run.sh with a toolchain that builds a shell script in the app's place.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

commands=$(mktemp -d)
trap 'rm -rf "$commands"' EXIT
printf '#!%s\n[[ "$*" != *--show-bin-path* ]] || echo "%s"\n' "$BASH" "$commands" >"$commands/swift"
cat >"$commands/MakeItSo" <<APP
#!$BASH
port=\$((8080 + \${BROADWAY_DISPLAY#:}))
if (exec 3<>"/dev/tcp/127.0.0.1/\$port") 2>/dev/null; then answer="port \$port answers"; fi
echo "app: \${GDK_BACKEND-the display} \$answer, arguments \$*"
APP
chmod +x "$commands"/*

run() { env -u WAYLAND_DISPLAY "$@" PATH="$commands:$PATH" Scripts/run.sh --slow 2 </dev/null; }

serves_to_a_browser() {
  local output address port
  output=$(run -u DISPLAY) || { echo "it failed: $output"; return 1; }
  address=$(grep -o 'http://127.0.0.1:[0-9]*' <<<"$output")
  port=${address##*:}
  expect_contains "$output" "app: broadway port $port answers, arguments --slow 2" || return 1
  if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; then
    echo "port $port still answers after the app has ended"
    return 1
  fi
}

serves_several_at_once() {
  local number addresses
  # Each app stays open until all have come, however long that takes.
  cat >>"$commands/MakeItSo" <<'APP'
here=${0%/*}
touch "$here/came-$$"
for ((try = 0; try < 600; try++)); do
  came=("$here"/came-*)
  ((${#came[@]} < 3)) || break
  sleep 0.1
done
APP
  # A server that is slow to take its port gives the others time to start theirs.
  printf '#!%s\nsleep 0.3\nexec "%s" "$@"\n' "$BASH" "$(command -v gtk4-broadwayd)" >"$commands/gtk4-broadwayd"
  chmod +x "$commands/gtk4-broadwayd"
  for number in 1 2 3; do run -u DISPLAY >"$commands/output-$number" & done
  wait
  addresses=$(grep -oh 'http:.*' "$commands"/output-* | sort)
  [[ $(wc -l <<<"$addresses") == 3 && $(uniq <<<"$addresses") == "$addresses" ]] || { echo "all at" $addresses; return 1; }
}

opens_on_the_display() {
  expect_contains "$(run DISPLAY=:1)" "app: the display , arguments --slow 2"
}

test_that "without a display the app is served to a browser, and the server ends with it" serves_to_a_browser
test_that "three that start at one moment are served at three addresses" serves_several_at_once
test_that "with a display the app opens there" opens_on_the_display
finish_tests
