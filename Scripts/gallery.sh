#!/usr/bin/env bash
# Takes a picture of every state that the views of FeedbackStatesUI can be in, light and dark.
#
#   Scripts/gallery.sh [folder] [page…]      the folder of the pictures; .build/gallery if nothing else is said
#
# `swift run FeedbackGallery` opens the same pages in a window.
set -euo pipefail
cd "$(dirname "$0")/.."

if [[ -z ${INSIDE-} ]]; then
  swift build --product FeedbackGallery
  GALLERY=$(swift build --show-bin-path)/FeedbackGallery
  export GALLERY INSIDE=1
  SCREEN=1920x1200x24 exec Scripts/with-display.sh "$0" "$@"
fi

folder=${1:-.build/gallery}
shift || true
pages=("$@")
((${#pages[@]})) || read -r -a pages <<<"$("$GALLERY" --list | tr '\n' ' ')"
mkdir -p "$folder" "$XDG_CONFIG_HOME/gtk-4.0"
printf '[Settings]\ngtk-font-name=Cantarell 11\ngtk-enable-animations=0\n' >"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"

app=
trap '[[ -z $app ]] || kill "$app" 2>/dev/null || true' EXIT

for page in "${pages[@]}"; do
  for scheme in light dark; do
    ADW_DEBUG_COLOR_SCHEME=prefer-$scheme "$GALLERY" --page "$page" &
    app=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$app" --name . | tail -n 1)
    sleep 1.5
    if [[ $page == inspector ]]; then
      xdotool key ctrl+shift+i
      sleep 1.5
    fi
    import -window "$window" "$folder/$page-$scheme.png"
    kill "$app" 2>/dev/null || true
    wait "$app" 2>/dev/null || true
    app=
    echo "$folder/$page-$scheme.png"
  done
done
