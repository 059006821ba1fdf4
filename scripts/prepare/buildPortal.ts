import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const fingerprintFile = join(root, 'dist', '.vite', 'fingerprint');

/** Everything that can change what `vite build` writes. */
const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'scripts/{buildPlainScript,dropDisplayNamesPlugin}.ts',
  '{src,rules,schemas,public}/**',
  'scripts/{compress,embed,loading,service-worker}/**',
  'form-engine/{src,build}/**',
  'form-engine/package.json',
];

export function buildPortal(): void {
  const fingerprint = portalFingerprint();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === fingerprint) return;
  console.log('[prepare] Building the portal into dist/ (vite build)');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const build = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) throw new Error('vite build failed, see above');
  writeFileSync(fingerprintFile, fingerprint);
}

function portalFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
