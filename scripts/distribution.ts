import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of each package in Debian that the tests of the step `distribution` run. */
const programs: Readonly<Record<string, string>> = {
  nginx: 'nginx',
  caddy: 'caddy',
  pgbouncer: 'pgbouncer',
  systemd: 'systemd-analyze',
};

/** The official JSON-Schema-Test-Suite. */
export const jsonSchemaTests = '/usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance';

/** Files of packages that have no program of their own. */
const files: Readonly<Record<string, string>> = {
  postgresql: '/usr/lib/postgresql/*/bin/pg_restore',
  'libtest-json-schema-acceptance-perl': jsonSchemaTests,
  'python3-swift': '/usr/lib/python3/dist-packages/swift/common/middleware/s3api/__init__.py',
};

/** The Python that has the packages of the distribution; another one may come first in PATH. */
export const pythonOfDistribution = '/usr/bin/python3';

/** Packages of the distribution that are missing for the step `distribution`; empty where it can run. */
export function missingServers(): readonly string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const isThere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  return [
    ...Object.keys(programs).filter((name) => !isThere(programs[name] ?? name)),
    ...Object.keys(files).filter((name) => globSync(files[name] ?? name).length === 0),
  ];
}
