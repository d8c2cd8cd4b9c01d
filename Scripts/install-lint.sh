#!/bin/sh
# Puts feedback-lint and the libraries it needs into one folder, which also runs where no Swift toolchain is.
#
#   Scripts/install-lint.sh PREFIX
#
# Afterwards PREFIX/bin/feedback-lint is the command, and PREFIX/lib/feedback-lint holds it with its libraries.
# FEEDBACK_LINT_SWIFT_SYNTAX=package builds it on swift-syntax as a package: slower to build, faster to run.
set -eu

if [ $# -ne 1 ] || [ -z "$1" ]; then
  echo "Say where to install: Scripts/install-lint.sh PREFIX (or make install-lint PREFIX=…)." >&2
  exit 2
fi
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."

# A portable build looks for libraries beside itself alone; its settings differ, so it has a build folder of its own.
export FEEDBACK_STATES_PARTS=lint FEEDBACK_LINT_PORTABLE=1
build() { swift build --configuration release --scratch-path .build/portable --product feedback-lint "$@"; }
case $(uname -s) in
  Linux) build -Xswiftc -no-toolchain-stdlib-rpath ;;
  *) build ;;
esac
binary=$(build --show-bin-path)/feedback-lint

folder=$prefix/lib/feedback-lint
rm -rf "$folder"
mkdir -p "$folder" "$prefix/bin"
cp "$binary" "$folder/feedback-lint-program"
cat >"$folder/feedback-lint" <<'END'
#!/bin/sh
# Starts the program that lies beside this script, with its libraries.
here=$(readlink -f "$0") && here=${here%/*} || exit 2
# The loader asks /proc where the program lies, to find the libraries beside it. Where /proc is not mounted, it is told,
# so that the program can say what it misses.
[ -e /proc/self/exe ] || export LD_ORIGIN_PATH="$here"
exec "$here/feedback-lint-program" "$@"
END
chmod +x "$folder/feedback-lint"

# Everything that does not come with the system is taken along. The build knows where the toolchain keeps it.
if command -v ldd >/dev/null; then
  runtime=$(swift -print-target-info | tr -d ' \n' | sed 's/.*"runtimeLibraryPaths":\["\([^"]*\)".*/\1/')
  host=$(dirname "$runtime")/host
  LD_LIBRARY_PATH="$host:$runtime" ldd "$binary" | sed -n 's/.* => \(\/.*\) (0x.*/\1/p' | while read -r library; do
    case $library in
      "$host"/* | "$runtime"/* | "$(cd "$host" && pwd -P)"/* | "$(cd "$runtime" && pwd -P)"/*) cp -L "$library" "$folder/" ;;
    esac
  done
fi
strip --strip-unneeded "$folder"/feedback-lint-program 2>/dev/null || true
ln -sf ../lib/feedback-lint/feedback-lint "$prefix/bin/feedback-lint"

"$prefix/bin/feedback-lint" --version
echo "Installed $prefix/bin/feedback-lint with $(find "$folder" -name '*.so*' | wc -l | tr -d ' ') libraries."
