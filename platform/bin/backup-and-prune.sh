#!/bin/sh
# backup-and-prune.sh FOLDER [DAYS]: writes a backup into a new folder below FOLDER, checks it, and then removes backups
# that are older than DAYS (14). When a backup fails nothing is removed.
set -eu
umask 077
folder=${1:?name the folder of the backups}
days=${2:-14}
dara() { node "$(dirname "$0")/dara.mjs" "$@"; }
backup=$folder/$(date -u +%Y-%m-%dT%H%M%SZ)
dara backup "$backup"
dara verify-backup "$backup"
find "$folder" -mindepth 1 -maxdepth 1 -type d -name '????-??-??T??????Z' -mtime "+$days" -exec rm -rf {} +
