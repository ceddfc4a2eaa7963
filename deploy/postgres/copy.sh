#!/bin/sh
# Compose.yaml's copy of the database: made at its first start, and followed from then on. One whose making was broken off is begun anew.
set -eu
# Beside its folder: in it nothing says so any more once it has been promoted, and what it then has must not be deleted.
whole="$PGDATA.whole"
if [ ! -e "$whole" ]; then
  mkdir -p "$PGDATA"
  until
    find "$PGDATA" -mindepth 1 -delete
    PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --pgdata="$PGDATA" --checkpoint=fast --wal-method=stream \
      --dbname="host=${PRIMARY_HOST:-database} port=${PRIMARY_PORT:-5432} user=replicator" --no-password
  do
    sleep 2
  done
  chmod 0700 "$PGDATA"
  echo "primary_conninfo = 'host=${PRIMARY_HOST:-database} port=${PRIMARY_PORT:-5432} user=replicator password=$REPLICATION_PASSWORD'" >> "$PGDATA/postgresql.auto.conf"
  touch "$PGDATA/standby.signal" "$whole"
fi
exec docker-entrypoint.sh "$@"
