import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '#scripts/root.ts';

const migrations = 'server/db/migrations';

/** A checkout of the product before its newest migration, with the packages of today. */
export interface EarlierVersion {
  readonly folder: string;
  /** Whether the version lacks a migration of today. */
  isBefore(migration: string): boolean;
  remove(): void;
}

/** @throws where the history of the repository is not there */
export function checkOutEarlierVersion(): EarlierVersion {
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...args], { cwd: root, encoding: 'utf8' }).trim();
  if (git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error('This clone lacks its history: git fetch --unshallow');
  const commit = git(
    'rev-parse',
    `${git('log', '-1', '--format=%H', '--', `${migrations}/meta/_journal.json`)}^`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-earlier-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(join(root, 'dist'), join(folder, 'dist'));
  linkPackages(folder);
  return {
    folder,
    isBefore: (migration) => !existsSync(join(folder, migrations, `${migration}.sql`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links all packages of today, and those of the workspace from the folder itself. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules');
  const packages = join(folder, 'node_modules');
  const link = (name: string) => {
    const target = realpathSync(join(installed, name));
    const own = relative(root, target);
    const isOfWorkspace = !own.startsWith('..') && !own.startsWith('node_modules');
    symlinkSync(isOfWorkspace ? join(folder, own) : target, join(packages, name));
  };
  mkdirSync(packages);
  for (const name of readdirSync(installed)) {
    if (!name.startsWith('@')) {
      if (!name.startsWith('.')) link(name);
      continue;
    }
    mkdirSync(join(packages, name));
    for (const scoped of readdirSync(join(installed, name))) link(join(name, scoped));
  }
}
