import { join } from 'node:path';
import { root } from '#scripts/root.ts';
import { findPostgresPrograms } from '../../support/database/findPostgresPrograms.ts';
import { requireProgram } from './requireProgram.ts';

/**
 * Programs that need a whole machine, or the network, as scripts that do the same for one test. `$MACHINE` is the folder of the test's
 * machine, and `$SERVER_…` are variables that the server needs there.
 */
export const wholeMachinePrograms: Readonly<Record<string, string>> = {
  // The packages are there already: asks for one program of each.
  apt: `declare -A program=([git]=git [nginx]=nginx [openssl]=openssl [postgresql]=psql [postgresql-client]=pg_dump)
for package in "\${@:3}"; do command -v "\${program[$package]}" || exit 1; done`,
  // The namespace has one user, who is every user.
  adduser: `echo "\${@: -1}:x:0:0::/var/lib/clubpoort:/bin/sh" >> /etc/passwd
echo "\${@: -1}:x:0:" >> /etc/group
mkdir -p /var/lib/clubpoort`,
  sudo: `shift 2; PGHOST=127.0.0.1 PGPORT=$POSTGRES_PORT PGUSER=postgres PGDATABASE=postgres exec "$@"`,
  npm: `case "$1" in
ci)
  mkdir -p node_modules/@clubpoort
  ln -sfn ../../form-engine node_modules/@clubpoort/form-engine
  for package in "${root}"/node_modules/* "${root}/node_modules/.bin"; do
    [ "\${package##*/}" = @clubpoort ] || ln -sfn "$package" node_modules/
  done ;;
run) [ "$2" = build -a -d dist ] || exec ${requireProgram('npm', { package: 'npm' })} "$@" ;;
esac`,
  'systemd-run': `while [ "\${1#--}" != "$1" ]; do shift; done
set -a; . /etc/clubpoort.env; NODE_OPTIONS=$SERVER_NODE_OPTIONS; set +a
cd /opt/clubpoort; exec "$@"`,
  pg_dump: `echo "$@" >> "$MACHINE/pg_dump-arguments"; exec ${join(findPostgresPrograms(), 'pg_dump')} "$@"`,
  systemctl: `field() { sed -n "s/^$1=//p" /etc/systemd/system/clubpoort.service; }
start() {
  (set -a; . "$(field EnvironmentFile)"; NODE_OPTIONS=$SERVER_NODE_OPTIONS; set +a
  cd "$(field WorkingDirectory)"; umask "$(field UMask)"
  mkdir -p /var/lib/clubpoort
  exec $(field ExecStart) >> "$MACHINE/clubpoort.log" 2>&1) & echo $! > "$MACHINE/clubpoort.pid"
}
stop() {
  pid=$(cat "$MACHINE/clubpoort.pid"); kill "$pid"
  while kill -0 "$pid" 2> "$MACHINE/none"; do sleep 0.1; done
}
case "$*" in
daemon-reload) ;;
'enable --now clubpoort' | 'start clubpoort') start ;;
'stop clubpoort') stop ;;
'restart clubpoort') stop; start ;;
'reload nginx') if [ -s "$MACHINE/nginx.pid" ]; then nginx -s reload; else nginx; fi ;;
*) echo "This systemctl can't $*"; exit 1 ;;
esac`,
};
