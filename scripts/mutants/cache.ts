import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const folder = join(root, 'node_modules/.cache/clubpoort-mutants');

/** Reads a value that an earlier run stored under this name. */
export function readCache<Kept>(name: string, isKept: (value: unknown) => value is Kept): Kept | undefined {
  const file = join(folder, `${name}.json`);
  if (!existsSync(file)) return undefined;
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isKept(value) ? value : undefined;
}

/** Writes atomically, so that an interrupted run can be resumed. */
export function writeCache(name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  writeFileSync(`${file}.half`, JSON.stringify(value));
  renameSync(`${file}.half`, file);
}

/** Fingerprint of everything that affects the tests, except the tests themselves. */
export function fingerprintOfSources(): string {
  const rooms = ['rules', 'schemas', 'server', 'src', 'form-engine/src', 'tests', 'clubs', 'demo'];
  const files = globSync([...rooms.map((room) => `${room}/**/*.*`), 'vite*.config.ts', 'package-lock.json'], {
    cwd: root,
    exclude: ['**/*.test.ts', '**/*.test.tsx', 'tests/scripts/**', '**/node_modules/**'],
  });
  return fingerprintOf(files.toSorted());
}

export function fingerprintOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('base64url').slice(0, 16);
}
