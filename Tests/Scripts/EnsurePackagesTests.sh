#!/usr/bin/env bash
# Runs ensure-packages.sh where the only commands are the ones a test puts there.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
source Tests/Scripts/tap.sh

commands=$(mktemp -d)
trap 'rm -rf "$commands"' EXIT

# Puts a command there that runs a line of shell, and keeps a record of how it was called.
put() { printf '#!%s\necho "%s $*" >>"%s/calls"\n%s\n' "$BASH" "$1" "$commands" "$2" >"$commands/$1"; chmod +x "$commands/$1"; }

start_afresh() {
  rm -rf "${commands:?}"/*
  local tool
  for tool in env grep cat mktemp rm tail; do ln -s "$(command -v $tool)" "$commands/$tool"; done
  put swift ''
  put id 'echo 1000'
}

ensure() { PATH=$commands "$BASH" Scripts/ensure-packages.sh "$@" 2>&1 </dev/null; }

nothing_is_missing() {
  start_afresh
  put dpkg-query 'printf installed'
  put apt-get 'exit 1'
  local output
  output=$(ensure build run serve test shots) || { echo "it failed: $output"; return 1; }
  expect_equal "$output" "" && ! grep -q apt-get "$commands/calls"
}

root_installs() {
  start_afresh
  put id 'echo 0'
  put apt-get ''
  put dpkg-query 'case "$*" in *libsqlite3-dev) exit 1;; *) printf installed;; esac'
  local output
  output=$(ensure build) || { echo "it failed: $output"; return 1; }
  expect_contains "$output" "libsqlite3-dev     SQLite, which keeps the reminders" \
    && expect_contains "$(<"$commands/calls")" "--no-install-recommends libsqlite3-dev"
}

sudo_installs() {
  start_afresh
  put apt-get ''
  put sudo 'shift; "$@"'
  put dpkg-query 'exit 1'
  local output
  output=$(ensure build) || { echo "it failed: $output"; return 1; }
  expect_contains "$(<"$commands/calls")" "sudo -n env DEBIAN_FRONTEND=noninteractive apt-get"
}

without_root() {
  start_afresh
  put apt-get ''
  put dpkg-query 'exit 1'
  local output
  ! output=$(ensure build) || return 1
  expect_contains "$output" "sudo apt-get install make pkg-config libadwaita-1-dev libsqlite3-dev" \
    && ! grep -q 'apt-get ' "$commands/calls"
}

without_apt() {
  start_afresh
  put make ''
  put pkg-config 'exit 1'
  local output
  ! output=$(ensure build) || return 1
  expect_contains "$output" "There is no apt-get here" && expect_contains "$output" "    libadwaita-1-dev libsqlite3-dev"
}

without_apt_but_complete() {
  start_afresh
  put make ''
  put pkg-config ''
  expect_equal "$(ensure build; echo $?)" "0"
}

apt_fails() {
  start_afresh
  put id 'echo 0'
  put dpkg-query 'exit 1'
  put apt-get 'echo "E: no such package"; exit 100'
  local output
  ! output=$(ensure build) || return 1
  expect_contains "$output" "E: no such package" && expect_contains "$output" "sudo apt-get install make"
}

without_swift() {
  start_afresh
  rm "$commands/swift"
  local output
  ! output=$(ensure build) || return 1
  expect_contains "$output" "swift.org/install"
}

unknown_purpose() {
  start_afresh
  local output
  ! output=$(ensure buidl) || return 1
  expect_contains "$output" "no packages are listed for 'buidl'"
}

test_that "a system that lacks nothing is left alone, in silence" nothing_is_missing
test_that "root installs what is missing, and says why" root_installs
test_that "anyone else goes through sudo, which asks nothing where nobody can answer" sudo_installs
test_that "without root and sudo it says what to install, and fails" without_root
test_that "without apt-get it says what to install, and fails" without_apt
test_that "a system without apt-get that has everything is left alone" without_apt_but_complete
test_that "a failure of apt-get is shown, with what to do by hand" apt_fails
test_that "a missing toolchain is told first" without_swift
test_that "a misspelt purpose is an error" unknown_purpose
finish_tests
