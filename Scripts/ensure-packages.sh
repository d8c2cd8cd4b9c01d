#!/usr/bin/env bash
# Installs the system packages that some purposes need, if any are missing.
#
#   Scripts/ensure-packages.sh build run
#
# Says which packages are missing and why each is needed, then installs them with apt-get. Where that
# cannot be done (no apt-get, or no way to become root) it says exactly what to install, and fails.
set -euo pipefail

# A line a package: the purpose, Debian's name, how to see it on a system without dpkg, and the reason.
packages() {
  cat <<'TABLE'
build make               command:make             the commands of this project
build pkg-config         command:pkg-config       tells the compiler where the C libraries are
build libadwaita-1-dev   library:libadwaita-1     GTK 4 and libadwaita, which the windows are made of
build libsqlite3-dev     library:sqlite3          SQLite, which keeps the reminders
run   librsvg2-common    library:librsvg-2.0      draws the icons
run   fonts-cantarell    -                        the typeface of GNOME
run   at-spi2-core       -                        speaks to screen readers
run   dbus-daemon        command:dbus-run-session gives the app a message bus where the session has none
serve libgtk-4-bin       command:gtk4-broadwayd   shows windows in a browser, since there is no display
test  xvfb               command:Xvfb             a display that needs no screen
test  libgtk-4-bin       command:gtk4-broadwayd   shows windows in a browser, which is tested too
test  openbox            command:openbox          a window manager, so that windows take the keyboard
test  dbus-daemon        command:dbus-run-session a message bus for the tests alone
test  at-spi2-core       -                        the accessibility bus that tests look through
test  librsvg2-common    library:librsvg-2.0      draws the icons
test  fonts-cantarell    -                        the typeface of GNOME
test  libxtst6           library:xtst             lets tests move the pointer and press keys
shots xdotool            command:xdotool          finds windows, clicks and types
shots imagemagick        command:import           takes and frames the pictures
shots sqlite3            command:sqlite3          fills the database that the pictures show
TABLE
}

is_installed() {
  local package=$1 probe=$2
  if command -v dpkg-query >/dev/null; then
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]]
    return
  fi
  case $probe in
    command:*) command -v "${probe#command:}" >/dev/null ;;
    library:*) pkg-config --exists "${probe#library:}" 2>/dev/null ;;
    *) true ;;
  esac
}

# Sets `as_root` to the words that run a command as root.
find_root() {
  as_root=()
  if [[ $(id -u) == 0 ]]; then return 0; fi
  command -v sudo >/dev/null || return 1
  if [[ -t 0 && -t 2 ]]; then
    as_root=(sudo)
  else
    sudo -n true 2>/dev/null || return 1
    as_root=(sudo -n)
  fi
}

apt() {
  ${as_root[@]+"${as_root[@]}"} env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@"
}

give_up() {
  {
    echo
    echo "$1"
    if command -v apt-get >/dev/null; then
      echo "Install them by hand, then run the same command again:"
      echo
      echo "    sudo apt-get update && sudo apt-get install ${missing[*]}"
    else
      echo "Install what your system calls these Debian packages, then run the same command again:"
      echo
      echo "    ${missing[*]}"
    fi
    echo
  } >&2
  exit 1
}

if (($# == 0)); then
  echo "usage: $0 PURPOSE…   (build, run, serve, test, shots)" >&2
  exit 2
fi
for purpose in "$@"; do
  if ! packages | grep -q "^$purpose "; then
    echo "$0: no packages are listed for '$purpose'; the purposes are build, run, serve, test and shots" >&2
    exit 2
  fi
done

if ! command -v swift >/dev/null; then
  echo "The Swift toolchain is not on the PATH. Install Swift 6.2 or later from https://www.swift.org/install/linux/" >&2
  exit 1
fi

missing=()
reasons=()
while read -r purpose package probe reason; do
  [[ " $* " == *" $purpose "* && " ${missing[*]-} " != *" $package "* ]] || continue
  is_installed "$package" "$probe" && continue
  missing+=("$package")
  reasons+=("$(printf '  %-18s %s' "$package" "$reason")")
done < <(packages)
((${#missing[@]})) || exit 0

echo "Missing from this system:"
printf '%s\n' "${reasons[@]}"

command -v apt-get >/dev/null || give_up "There is no apt-get here to install them with."
find_root || give_up "Installing them takes root, and this is not root and has no sudo that works without asking."

echo "Installing them with apt-get …"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# A list that cannot be refreshed may still hold the packages, so only the installation decides.
apt update >"$log" 2>&1 || true
if ! apt install --yes --no-install-recommends "${missing[@]}" >>"$log" 2>&1; then
  tail -n 20 "$log" >&2
  give_up "apt-get could not install them; its last words are above."
fi
