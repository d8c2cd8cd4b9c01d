#!/usr/bin/env bash
# Proves that the tests of the failure modes can fail: takes one protection after the other out of a copy of the
# sources, builds, and sees to it that the tests named for it fail.
#
#   Scripts/prove-protections.sh [--list core|ui] [number|words…]    all, or those of a failure mode, or with some words
#   Scripts/prove-protections.sh --check                             only compares the lists with the sources
#
# The lists are Tests/Protections/*.txt; the first of them says how an entry is written. An entry that does not find
# its text, does not compile, or names a test that is not there is an error, as is a test that does not fail, or that
# hangs instead. Prints a line of TAP an entry. The working tree is left alone; the copy is .build/protections.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
lists=${PROTECTIONS:-Tests/Protections}
copy=$root/.build/protections
limit=120

parts_of() { if [[ $1 == ui ]]; then echo core,ui,swiftui; else echo core; fi; }
tests_of() { if [[ $1 == ui ]]; then echo FeedbackStatesUITests; else echo FeedbackStatesTests,FeedbackStoreTests; fi; }

# --- Reading the lists

# Entries by number: what they are called, their list, and their lines.
titles=()
homes=()
bodies=()
read_list() {
  local home=$1 line
  while IFS= read -r line || [[ -n $line ]]; do
    case $line in
      '#'*) ;;
      '== '*) titles+=("${line#== }") homes+=("$home") bodies+=("") ;;
      *)
        if [[ -n $line && ${#bodies[@]} == 0 ]]; then
          echo "$home: a line stands before the first entry: $line" >&2
          exit 2
        fi
        ((${#bodies[@]} == 0)) || bodies[-1]+=$line$'\n'
        ;;
    esac
  done <"$lists/$home.txt"
}

# Calls a function for each edit of an entry, with the file, the text that goes and the text that comes.
edits() {
  local act=$1 body=$2 file='' find='' replacement='' phase=none line
  apply() { [[ $phase == none ]] || "$act" "$file" "${find%$'\n'}" "${replacement%$'\n'}" || return; find='' replacement='' phase=none; }
  while IFS= read -r line; do
    case $line in
      'in '*) apply || return; file=${line#in } ;;
      '-'*) [[ $phase != new ]] || apply || return; phase=old find+=${line#-}$'\n' ;;
      '+'*) phase=new replacement+=${line#+}$'\n' ;;
      'fails '* | 'blocks '* | '') apply || return ;;
      *) echo "this line has no meaning: $line"; return 1 ;;
    esac
  done <<<"$body"
}

# A text as a regular expression that matches it.
escaped() { sed 's/[][().*+?{}|^$\\]/\\&/g' <<<"$1"; }

# Prints the tests of an entry that have to fail, a line each: the module, a tab, the name.
expectations() { sed -n 's/^fails \([^ ]*\) \(.*\)/\1\t\2/p' <<<"$1"; }

# Whether a text is in a file of a folder exactly once.
finds_once() {
  local file=$1/Sources/$2 find=$3 text rest
  [[ -f $file ]] || { echo "there is no $2"; return 1; }
  text=$(<"$file")$'\n'
  [[ $text == *"$find"* ]] || { printf 'this is not in %s any more:\n%s\n' "$2" "$find"; return 1; }
  rest=${text#*"$find"}
  [[ $rest != *"$find"* ]] || { printf 'this is in %s more than once:\n%s\n' "$2" "$find"; return 1; }
}

# --- Comparing the lists with the sources

check_edit() { finds_once "$root" "$@"; }

check_entry() {
  local entry=$1 module name
  [[ ${titles[entry]} =~ ^[0-9]+\  ]] || { echo "it does not begin with the number of a failure mode"; return 1; }
  [[ ${bodies[entry]} == *$'\n'-* ]] || { echo "it takes nothing out"; return 1; }
  edits check_edit "${bodies[entry]}" || return
  [[ -n $(expectations "${bodies[entry]}") ]] || { echo "it names no test"; return 1; }
  while IFS=$'\t' read -r module name; do
    [[ $module == build ]] || grep -rqF "func \`$name\`" "$root/Tests/$module" \
      || { echo "$module has no test called: $name"; return 1; }
  done < <(expectations "${bodies[entry]}")
}

# Every test whose name begins with the number of a failure mode is named by an entry.
check_completeness() {
  local folder=$1 module=$2 name complete=0
  while IFS= read -r name; do
    if ! grep -qxE "(fails|blocks) $module $(escaped "$name")" <<<"${bodies[*]}"; then
      echo "no entry sees this test fail: $name"
      complete=1
    fi
  done < <(grep -rhoE 'func `[0-9, ]+: [^`]+`' "$folder" | sed 's/^func `//; s/`$//' | sort -u)
  return $complete
}

check_numbers() {
  local number
  for number in {1..25}; do
    [[ " ${titles[*]%% *} " == *" $number "* ]] || { echo "nothing is taken out for failure mode $number"; return 1; }
  done
}

# --- Taking a protection out

# Brings the copy up to date; what has not changed keeps its date, so that it is not built again.
refresh_copy() {
  local file
  mkdir -p "$copy"
  (cd "$root" && find Package.swift Sources Tests -type f ! -path 'Tests/Consumers/*') | sort >"$copy/files"
  if [[ -f $copy/files-before ]]; then
    comm -13 "$copy/files" "$copy/files-before" | while IFS= read -r file; do rm -f "$copy/$file"; done
  fi
  mv "$copy/files" "$copy/files-before"
  # What an interrupted run left.
  find "$copy/Sources" -name '*.whole' -delete 2>/dev/null || true
  while IFS= read -r file; do
    cmp -s "$root/$file" "$copy/$file" && continue
    mkdir -p "$copy/$(dirname "$file")"
    cp "$root/$file" "$copy/$file"
  done <"$copy/files-before"
}

touched=()
make_edit() {
  local path=$1 find=$2 replacement=$3 file=$copy/Sources/$1 text
  finds_once "$copy" "$path" "$find" || return
  # Not taken from the working tree again, which may have changed meanwhile.
  [[ -e $file.whole ]] || cp -p "$file" "$file.whole"
  text=$(<"$file")$'\n'
  printf '%s' "${text/"$find"/"$replacement"}" >"$file"
  touched+=("$file")
}

restore() {
  local file
  for file in ${touched[@]+"${touched[@]}"}; do
    # With a date of its own, so that it is built again.
    if [[ -e $file.whole ]]; then cp "$file.whole" "$file" && rm "$file.whole"; fi
  done
  touched=()
}

in_copy() {
  local home=$1
  shift
  (cd "$copy" && FEEDBACK_STATES_PARTS=$(parts_of "$home") FEEDBACK_STATES_TESTS=$(tests_of "$home") nice -n 5 "$@")
}

build() { in_copy "$1" swift build --build-tests >"$copy/build.log" 2>&1; }

# Writes what the tests of some entries said.
run_tests() {
  local home=$1 filters=() module name display=()
  shift
  while IFS=$'\t' read -r module name; do
    [[ $module == build ]] || filters+=(--filter "^$module\\..*/.$(escaped "$name").\\(")
  done < <(for entry in "$@"; do expectations "${bodies[entry]}"; done | sort -u)
  ((${#filters[@]})) || { : >"$copy/test.log"; return 0; }
  [[ $home != ui ]] || display=("$root/Scripts/with-display.sh")
  # Not through `swift test`, which keeps what was said to itself when it is stopped. The waits of the testing kit end
  # with a sentence long before this does.
  FEEDBACK_TEST_PATIENCE=5 in_copy "$home" timeout --kill-after=5 "$limit" ${display[@]+"${display[@]}"} \
    .build/debug/FeedbackStatesPackageTests.xctest --testing-library swift-testing "${filters[@]}" \
    >"$copy/test.log" 2>&1 </dev/null
}

ended() { grep -qE "$1 Test \"$(escaped "$2")\" .*$3 after " "$copy/test.log"; }

prove() {
  local entry=$1 home=${homes[$1]} module name status=0 missed=0
  edits make_edit "${bodies[entry]}" || return 1
  local wants_build=1
  grep -q '^fails build ' <<<"${bodies[entry]}" && wants_build=0
  if ! build "$home"; then
    ((wants_build == 0)) || { echo "it does not compile:"; grep error: "$copy/build.log" | sort -u | head -n 5; return 1; }
    while IFS=$'\t' read -r _ name; do
      grep -qF "$name" "$copy/build.log" || { echo "the compiler does not say: $name"; return 1; }
    done < <(expectations "${bodies[entry]}")
    return 0
  fi
  ((wants_build == 1)) || { echo "it compiles"; return 1; }
  run_tests "$home" "$entry" || status=$?
  while IFS=$'\t' read -r module name; do
    if ended '✔' "$name" passed; then
      echo "it passes all the same: $name"
      missed=1
    elif ! ended '✘' "$name" failed; then
      if ((status == 124 || status == 137)); then echo "it hangs: $name"; else echo "it did not end (status $status): $name"; tail -n 5 "$copy/test.log"; fi
      missed=1
    fi
  done < <(expectations "${bodies[entry]}")
  return $missed
}

# With everything in place, all of the tests pass.
prove_baseline() {
  local home=$1 module name missed=0
  shift
  build "$home" || { echo "the sources as they are do not compile:"; tail -n 20 "$copy/build.log"; return 1; }
  run_tests "$home" "$@" || true
  while IFS=$'\t' read -r module name; do
    [[ $module == build ]] || ended '✔' "$name" passed || { echo "it does not pass with everything in place: $name"; missed=1; }
  done < <(for entry in "$@"; do expectations "${bodies[entry]}"; done | sort -u)
  return $missed
}

# --- Saying how it went

number=0
failed=0
report() {
  local sentence=$1 output
  shift
  number=$((number + 1))
  # Not in a subshell: what was touched is to be known afterwards.
  if "$@" >"$copy/said" 2>&1; then
    echo "ok $number - $sentence"
  else
    failed=$((failed + 1))
    output=$(<"$copy/said")
    echo "not ok $number - $sentence"
    echo "# ${output//$'\n'/$'\n'# }"
  fi
}

only_list='' checks_only=''
while [[ ${1-} == --* ]]; do
  case $1 in
    --check) checks_only=1 ;;
    --list) only_list=${2:?a list is missing: core or ui}; shift ;;
    *) echo "usage: $0 [--check] [--list core|ui] [number|words…]" >&2; exit 2 ;;
  esac
  shift
done
wanted=$*

mkdir -p "$copy"
for list in "$lists"/*.txt; do
  home=$(basename "$list" .txt)
  [[ -z $only_list || $only_list == "$home" ]] || continue
  read_list "$home"
done

if [[ -n $checks_only ]]; then
  for entry in "${!titles[@]}"; do report "${titles[entry]}" check_entry "$entry"; done
  if [[ -z $only_list && $lists == Tests/Protections ]]; then
    report "each of the twenty-five failure modes has an entry" check_numbers
    report "each test of a failure mode is seen to fail" check_completeness Tests/FeedbackStatesTests/FailureModes FeedbackStatesTests
  fi
else
  refresh_copy
  trap restore EXIT
  for home in $(printf '%s\n' "${homes[@]}" | sort -u); do
    chosen=()
    for entry in "${!titles[@]}"; do
      [[ ${homes[entry]} == "$home" ]] || continue
      if [[ $wanted =~ ^[0-9]+$ ]]; then
        [[ ${titles[entry]} == "$wanted "* ]] || continue
      elif [[ -n $wanted ]]; then
        [[ ${titles[entry]} == *"$wanted"* ]] || continue
      fi
      chosen+=("$entry")
    done
    ((${#chosen[@]})) || continue
    report "with everything in place, the tests in $home.txt pass" prove_baseline "$home" "${chosen[@]}"
    for entry in "${chosen[@]}"; do
      report "${titles[entry]}" prove "$entry"
      restore
    done
  done
fi
echo "1..$number"
((failed == 0 && number > 0))
