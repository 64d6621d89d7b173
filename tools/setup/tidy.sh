#!/usr/bin/env bash
# tidy.sh [--all] BUILD: clang-tidy on C and C++ files; JOBS=n at once.
#
# Without --all on those that differ from where this branch left the main one
# (and on new ones): 25 s for a file that includes MLIR, so everything would take
# an hour. What was found clean is not looked at again until it, .clang-tidy or one
# of our headers that it includes changes. The build has written down how each file
# is compiled, and what it includes; files that are not part of BUILD are left out.
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

clean=$build/tidy
mkdir -p "$clean"
# A line for each source: its path, then the hashes of it and of what it includes.
# The build names files from the root or from its own folder.
contents=$clean/contents
ours=$(git ls-files -co --exclude-standard -- '*.h' '*.cpp' '*.c' | xargs ls -d 2>/dev/null || true)
awk -v root="$PWD/" '
  function write_object(  i) {
    for (i = 0; i < sources; i++)
      print source[i] included
    sources = 0
    included = ""
  }
  NR == FNR { hash[$2] = $1; next }
  /^[^ ]/ { write_object(); next }
  {
    path = $1
    if (index(path, root) == 1)
      path = substr(path, length(root) + 1)
    else if (!sub(/^(\.\.\/)+/, "", path))
      next
    if (!(path in hash))
      next
    included = included " " hash[path]
    if (path ~ /\.(cpp|c)$/)
      source[sources++] = path
  }
  END { write_object() }
' <(paste -d ' ' <(git hash-object --stdin-paths <<<"$ours") - <<<"$ours") \
  <(ninja -C "$build" -t deps) | sort -u >"$contents"
# What is compiled with others as one file has that file's command.
python3 - "$commands" "$clean/compile_commands.json" <<'END'
import json, re, sys
commands = json.load(open(sys.argv[1]))
known = {command["file"] for command in commands}
for command in list(commands):
    if "/Unity/unity_" in command["file"]:
        for source in re.findall(r'^#include "(.*)"', open(command["file"]).read(), re.M):
            if source not in known:
                known.add(source)
                commands.append(dict(command, file=source, command=command["command"].replace(command["file"], source)))
json.dump(commands, open(sys.argv[2], "w"), indent=1)
END
commands=$clean/compile_commands.json
check() {
  local file=$1 stamp
  grep -qF "$PWD/$file\"" "$commands" || return 0
  stamp=$clean/$( (cat .clang-tidy "$file"; grep "^$file " "$contents") | sha256sum | cut -c1-32)
  [ ! -e "$stamp" ] || return 0
  echo "tidy $file"
  clang-tidy-22 --quiet -p "$clean" "$file" 2>/dev/null && touch "$stamp"
}
export -f check
export build commands clean contents
printf '%s\n' "${files[@]}" | xargs -P "${JOBS:-$(nproc)}" -I{} bash -c 'check {}'
