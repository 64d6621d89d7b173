#!/usr/bin/env bash
# tidy.sh [--all] BUILD: clang-tidy on C and C++ files.
#
# Without --all on those that differ from where this branch left the main one
# (and on new ones): 25 s for a file that includes MLIR, so everything would take
# an hour. What was found clean is not looked at again until it, .clang-tidy or a
# header that changed with it changes. CMake writes down how each file is compiled;
# files that are not part of BUILD are left out.
set -euo pipefail
cd "$(dirname "$0")/../.."
all=
[ "${1:-}" != --all ] || { all=1; shift; }
build=${1:-build/release}
commands=$build/compile_commands.json

# Where the branch left: of its upstream, of a remote's main, else the last commit.
base=HEAD
for other in '@{upstream}' origin/main origin/master; do
  if git rev-parse -q --verify "$other" >/dev/null 2>&1; then
    base=$(git merge-base HEAD "$other") || base=HEAD # a clone without history
    break
  fi
done
changed() {
  git diff --name-only --diff-filter=d "$base" -- "$@"
  git ls-files -o --exclude-standard -- "$@"
}

if [ -n "$all" ]; then
  mapfile -t files < <(git ls-files -co --exclude-standard -- '*.cpp' '*.c')
else
  mapfile -t files < <(changed '*.cpp' '*.c' | sort -u)
fi
[ ${#files[@]} -gt 0 ] || exit 0

mapfile -t headers < <(changed '*.h' '*.td' | sort -u)
shared=$(cat .clang-tidy "${headers[@]}" | sha256sum)
clean=$build/tidy
mkdir -p "$clean"
check() {
  local file=$1 stamp
  grep -qF "$PWD/$file\"" "$commands" || return 0
  stamp=$clean/$( (echo "$shared $file"; cat "$file") | sha256sum | cut -c1-32)
  [ ! -e "$stamp" ] || return 0
  echo "tidy $file"
  clang-tidy-22 --quiet -p "$build" "$file" 2>/dev/null && touch "$stamp"
}
export -f check
export build commands clean shared
printf '%s\n' "${files[@]}" | xargs -P "$(nproc)" -I{} bash -c 'check {}'
