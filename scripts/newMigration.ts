import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * `npm run db:migration -- --name=…`: writes the migration for a changed schema. A new migration is compared with the newest snapshot
 * alone, so the older one goes. The hash of the SQL is kept with those of the others.
 */
const folder = join(root, 'server/db/migrations');
const hashesFile = join(root, 'tests/cases/migrations.json');

const { status } = spawnSync(
  'drizzle-kit',
  ['generate', '--config', 'server/db/drizzle.config.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const snapshots = readdirSync(join(folder, 'meta')).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.sort().slice(0, -1)) rmSync(join(folder, 'meta', older));

// Safe cast: the file that this script writes.
const hashes = JSON.parse(readFileSync(hashesFile, 'utf8')) as Record<string, string>;
for (const name of readdirSync(folder)
  .filter((one) => one.endsWith('.sql'))
  .sort())
  hashes[name] ??= createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('base64url');
writeFileSync(hashesFile, `${JSON.stringify(hashes, undefined, 2)}\n`);
