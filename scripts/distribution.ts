import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of each package in Debian that the tests of the step `distribution` run. */
const programs: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  caddy: 'caddy',
  pgbouncer: 'pgbouncer',
  systemd: 'systemd-analyze',
};

/** Packages of the distribution that are missing for the step `distribution`; empty where it can run. */
export function missingServers(): readonly string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  const missing = Object.keys(programs).filter((name) => !isThere(programs[name] ?? name));
  const hasPostgres = globSync('/usr/lib/postgresql/*/bin/pg_restore').length > 0;
  return hasPostgres ? missing : [...missing, 'postgresql'];
}
