#!/usr/bin/env bash
# Takes a picture of every state of Make It So, light and dark, on a display that nobody sees.
#
#   Scripts/screenshots.sh [NAME…]
#
# Writes docs/images/NAME-light.png and NAME-dark.png. APP names another program to take pictures of.
set -euo pipefail
cd "$(dirname "$0")/.."

# A line a picture: its name, the database it opens, the arguments, and what xdotool does before it is taken
# (WINDOW stands for the app's window, and positions count in points from its corner).
pictures() {
  cat <<'TABLE'
full     sample  -             -
empty    new     -             -
loading  sample  --slow 600    -
failed   locked  -             sleep 6
details  sample  -             mousemove --window WINDOW 400 124 click 1 sleep 1 key ctrl+i
TABLE
}

images=docs/images
scale=2
# Without a compositor GTK draws a plain frame of so many points around its windows.
frame=4
corner=12

if [[ -z ${INSIDE-} ]]; then
  if [[ -z ${APP-} ]]; then
    swift build --configuration release --product MakeItSo
    APP=$(swift build --configuration release --show-bin-path)/MakeItSo
  fi
  export APP INSIDE=1
  SCREEN=2560x2048x24 exec Scripts/with-display.sh "$0" "$@"
fi

work=$DESKTOP_FOLDER/pictures
mkdir -p "$work" "$images" "$XDG_CONFIG_HOME/gtk-4.0"
# What GNOME sets on a desktop of its own. Without animations a picture is the same each time.
cat >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini" <<'SETTINGS'
[Settings]
gtk-font-name=Cantarell 11
gtk-enable-animations=0
SETTINGS
export GDK_SCALE=$scale

app=
locker=
trap 'stop_app' EXIT
stop_app() {
  if [[ -n $locker ]]; then
    kill "$locker" 2>/dev/null || true
    wait "$locker" 2>/dev/null || true
    locker=
  fi
  [[ -n $app ]] || return 0
  kill "$app" 2>/dev/null || true
  wait "$app" 2>/dev/null || true
  app=
}

# Starts the app and sets `window` to its largest window.
start_app() {
  local log=$work/app.log id size largest=0
  "$APP" "$@" >"$log" 2>&1 &
  app=$!
  if ! timeout 60 xdotool search --sync --onlyvisible --pid "$app" >"$work/windows"; then
    echo "No window appeared within a minute: $APP $*" >&2
    cat "$log" >&2
    return 1
  fi
  # shellcheck disable=SC2153 # xdotool's own names
  while read -r id; do
    eval "$(xdotool getwindowgeometry --shell "$id")"
    size=$((WIDTH * HEIGHT))
    if ((size > largest)); then
      largest=$size
      window=$id
    fi
  done <"$work/windows"
}

# The part of the screen where the window is, so that what stands over it is in the picture.
capture() {
  eval "$(xdotool getwindowgeometry --shell "$window")"
  import -window root -crop "${WIDTH}x$HEIGHT+$X+$Y" +repage "$1"
}

# Waits until the picture stays the same for half a second; what never rests is taken after five.
settle() {
  local before='' now
  for _ in {1..10}; do
    sleep 0.5
    capture "$work/settling.png"
    now=$(identify -format '%#' "$work/settling.png")
    [[ $now != "$before" ]] || return 0
    before=$now
  done
}

# Cuts the plain frame off, rounds the corners and lets the window throw a shadow, as it does on a desktop.
dress() {
  local cut=$((frame * scale)) radius=$((corner * scale)) width height
  read -r width height < <(identify -format '%w %h\n' "$1")
  width=$((width - 2 * cut))
  height=$((height - 2 * cut))
  convert "$1" -crop "${width}x$height+$cut+$cut" +repage \
    \( -size "${width}x$height" xc:black -fill white \
    -draw "roundrectangle 0,0 $((width - 1)),$((height - 1)) $radius,$radius" \) \
    -alpha off -compose copy-opacity -composite -compose over \
    \( +clone -background black -shadow "45x$((9 * scale))+0+$((3 * scale))" \) \
    +swap -background none -layers merge +repage -strip -define png:compression-level=9 "$2"
}

# Keeps other programs from a database, as a backup might.
lock() {
  rm -f "$work/locked"
  sqlite3 -bail "$1" 'PRAGMA locking_mode = EXCLUSIVE' 'BEGIN EXCLUSIVE' \
    ".shell touch '$work/locked'; exec sleep 60" >"$work/locker.log" 2>&1 &
  locker=$!
  for _ in {1..100}; do
    [[ ! -e $work/locked ]] || return 0
    sleep 0.1
  done
  echo "The database could not be locked: $1" >&2
  return 1
}

# Writes what xdotool does, with the window and in pixels.
in_pixels() {
  local word is_position=0
  for word in $1; do
    case $word in
    WINDOW) word=$window is_position=2 ;;
    *) if ((is_position > 0)); then
      word=$((word * scale))
      is_position=$((is_position - 1))
    fi ;;
    esac
    echo "$word"
  done
}

make_sample_database() {
  start_app --database "$work/sample.db"
  settle
  stop_app
  sqlite3 -bail "$work/sample.db" <Scripts/sample-reminders.sql
}

take() {
  local name=$1 database=$2 arguments=$3 actions=$4 scheme
  for scheme in light dark; do
    rm -f "$work"/new.db* "$work"/opened.db*
    [[ $database == new ]] || cp "$work/sample.db" "$work/opened.db"
    [[ $database != locked ]] || lock "$work/opened.db"
    # Both are words to split.
    # shellcheck disable=SC2086
    {
      ADW_DEBUG_COLOR_SCHEME=prefer-$scheme start_app --database "$work/opened.db" $arguments
      xdotool mousemove 2559 2047
      settle
      if [[ $actions != - ]]; then
        xdotool $(in_pixels "$actions")
        settle
      fi
    }
    if ! kill -0 "$app" 2>/dev/null; then
      echo "The app ended before its picture was taken: $name" >&2
      cat "$work/app.log" >&2
      return 1
    fi
    capture "$work/shot.png"
    stop_app
    if (($(identify -format '%k' "$work/shot.png") < 16)); then
      echo "The picture is blank: $name, $scheme" >&2
      return 1
    fi
    dress "$work/shot.png" "$images/$name-$scheme.png"
    echo "$images/$name-$scheme.png"
  done
}

make_sample_database
while read -r name database rest; do
  # The arguments end where two spaces do.
  arguments=${rest%%  *}
  [[ $arguments != - ]] || arguments=
  actions=${rest##*  }
  (($# == 0)) || [[ " $* " == *" $name "* ]] || continue
  take "$name" "$database" "$arguments" "$actions" </dev/null
done < <(pictures)
