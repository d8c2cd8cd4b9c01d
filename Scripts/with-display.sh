#!/usr/bin/env bash
# Runs a command on a desktop of its own: a message bus, an X server that no screen shows, a window manager
# and empty folders for settings and data. Nothing the command does reaches the desktop of whoever runs it.
#
#   Scripts/with-display.sh swift test
#
# SCREEN=1280x1024x24 sets the screen's size and depth; WINDOW_MANAGER=none leaves the window manager out.
set -euo pipefail

if [[ -z ${DESKTOP_FOLDER-} ]]; then
  DESKTOP_FOLDER=$(mktemp -d)
  export DESKTOP_FOLDER
  # Not `exec`: the folder outlives everything that was started in it, then goes.
  trap 'rm -rf "$DESKTOP_FOLDER"' EXIT
  mkdir -m 700 "$DESKTOP_FOLDER"/{config,data,state,run}
  export XDG_CONFIG_HOME=$DESKTOP_FOLDER/config XDG_DATA_HOME=$DESKTOP_FOLDER/data
  export XDG_STATE_HOME=$DESKTOP_FOLDER/state XDG_RUNTIME_DIR=$DESKTOP_FOLDER/run
  export GSETTINGS_BACKEND=memory LC_ALL=C.UTF-8
  unset WAYLAND_DISPLAY DISPLAY BROADWAY_DISPLAY
  export GDK_BACKEND=x11 GSK_RENDERER=${GSK_RENDERER:-cairo}
  dbus-run-session -- "$0" "$@"
  exit
fi

started=()
stop_all() {
  ((${#started[@]})) || return 0
  kill "${started[@]}" 2>/dev/null || true
  wait "${started[@]}" 2>/dev/null || true
}
trap stop_all EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

# The server itself picks a free number, so that runs beside each other never meet.
exec {numbers}< <(exec Xvfb -displayfd 1 -screen 0 "${SCREEN:-1280x1024x24}" -nolisten tcp 2>"$DESKTOP_FOLDER/xvfb.log")
started+=($!)
if ! read -r -t 30 -u "$numbers" number; then
  echo "Xvfb did not start:" >&2
  cat "$DESKTOP_FOLDER/xvfb.log" >&2
  exit 1
fi
export DISPLAY=:$number

if [[ ${WINDOW_MANAGER:-openbox} == openbox ]]; then
  openbox --sm-disable --startup "touch '$DESKTOP_FOLDER/managed'" >"$DESKTOP_FOLDER/openbox.log" 2>&1 &
  started+=($!)
  for _ in {1..300}; do
    [[ -e $DESKTOP_FOLDER/managed ]] && break
    sleep 0.1
  done
  if [[ ! -e $DESKTOP_FOLDER/managed ]]; then
    echo "openbox did not start:" >&2
    cat "$DESKTOP_FOLDER/openbox.log" >&2
    exit 1
  fi
fi

"$@"
