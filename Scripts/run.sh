#!/usr/bin/env bash
# Builds Make It So and opens it: on the display there is, or in a browser where there is none.
#
#   Scripts/run.sh [arguments for MakeItSo]
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -n ${WAYLAND_DISPLAY-}${DISPLAY-} ]]; then
  Scripts/ensure-packages.sh build run
else
  Scripts/ensure-packages.sh build run serve
fi

swift build --configuration release --product MakeItSo
app=$(swift build --configuration release --show-bin-path)/MakeItSo

# Where no session has started a message bus, the app gets one of its own.
bus=()
if [[ -z ${DBUS_SESSION_BUS_ADDRESS-} && ! -S ${XDG_RUNTIME_DIR:-/run/user/$(id -u)}/bus ]]; then
  bus=(dbus-run-session --)
fi

if [[ -n ${WAYLAND_DISPLAY-}${DISPLAY-} ]]; then
  exec ${bus[@]+"${bus[@]}"} "$app" "$@"
fi

# The port of a Broadway display is 8080 and its number.
port_answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }

server=
running=
address=
stop() {
  trap - EXIT INT TERM
  # What runs in the background does not hear Ctrl-C itself.
  for process in $running $server; do kill "$process" 2>/dev/null || true; done
}
trap stop EXIT
trap 'stop; exit 130' INT
trap 'stop; exit 143' TERM

# Starts a server on the first number that is free. Of several that start at one moment, who has the lock of a number
# takes it; the server and the app hold the lock on until they end.
locks=${XDG_RUNTIME_DIR:-${TMPDIR:-/tmp}}
for number in {5..60}; do
  port=$((8080 + number))
  exec 9>"$locks/make-it-so-$UID-$number.lock"
  flock --nonblock 9 || continue
  port_answers "$port" && continue
  gtk4-broadwayd --address 127.0.0.1 --port "$port" ":$number" >/dev/null 2>&1 &
  server=$!
  while kill -0 "$server" 2>/dev/null; do
    if port_answers "$port"; then
      address=http://127.0.0.1:$port
      break 2
    fi
    sleep 0.05
  done
done
if [[ -z $address ]]; then
  echo "gtk4-broadwayd, which shows windows in a browser, could not open a port from 8085 to 8140." >&2
  exit 1
fi

cat <<MESSAGE

There is no display here, so Make It So is shown in a browser. Open

    $address

and stop it with Ctrl-C.

MESSAGE
export GDK_BACKEND=broadway BROADWAY_DISPLAY=:$number
${bus[@]+"${bus[@]}"} "$app" "$@" &
running=$!
wait "$running"
