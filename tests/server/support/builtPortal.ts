import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes a folder like a build output: a page, an asset and the build's own metadata. */
export function builtPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-portal-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Clubpoort</title>');
  writeFileSync(join(folder, 'assets', 'main-4f3a.js'), 'export {};');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  return folder;
}
