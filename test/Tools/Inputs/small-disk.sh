#!/bin/sh
# small-disk.sh KIB FOLDER COMMAND...: runs the command with an empty disk of that
# many KiB at FOLDER, which is there for the command alone.
size=$1 folder=$2
shift 2
mkdir -p "$folder"
user=
[ "$(id -u)" = 0 ] || user=r
exec unshare -${user}m sh -c \
  'mount -t tmpfs -o size="$1"k none "$2" && shift 2 && exec "$@"' \
  sh "$size" "$folder" "$@"
