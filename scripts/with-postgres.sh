#!/usr/bin/env bash
# Runs a command with TEST_DATABASE_URL set to a PostgreSQL cluster of its own, which is gone afterwards whatever happens.
#   scripts/with-postgres.sh npm test
set -euo pipefail

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1 || true)
if [ -z "$bin" ]; then
  bin=$(dirname "$(command -v initdb || true)")
fi
if [ ! -x "$bin/initdb" ]; then
  echo "PostgreSQL is not installed (Debian: apt-get install -y postgresql)." >&2
  exit 1
fi

folder=$(mktemp -d)
# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
  chown postgres "$folder"
  as_owner() { (cd / && exec runuser -u postgres -- "$@"); }
else
  as_owner() { "$@"; }
fi

child=
cleanup() {
  trap - EXIT INT TERM HUP
  if [ -n "$child" ]; then kill "$child" 2>/dev/null || true; fi
  as_owner "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

as_owner "$bin/initdb" -D "$folder/data" -U plaindeed --auth=trust --encoding=UTF8 --no-sync >/dev/null
port=$(node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
# Tests create and drop databases by the dozen; none of it has to survive a power cut.
as_owner "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" \
  -o "-h 127.0.0.1 -p $port -k $folder -c fsync=${POSTGRES_FSYNC:-off} -c max_connections=200" start >/dev/null

export TEST_DATABASE_URL="postgres://plaindeed@127.0.0.1:$port/postgres"
"$@" &
child=$!
set +e
wait "$child"
status=$?
child=
exit "$status"
