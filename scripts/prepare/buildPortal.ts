import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
/** All files that affect the output of `vite build`. */
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

export interface Build {
  /** Output folder. */
  readonly outDir: string;
  /** Variables in addition to the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Vite's mode. */
  readonly mode?: 'production' | 'development';
}

/** Builds the portal, unless the folder holds the output of the same sources and settings. */
export function buildPortal(build: Build = { outDir: join(root, 'dist') }): void {
  if (isBuilt(build)) return;
  const { outDir, env = {}, mode = 'production' } = build;
  // The fingerprint is taken before the build, because the output lacks a source that changes meanwhile.
  const fingerprint = fingerprintOf(build);
  console.log(`[prepare] Building the portal into ${relative(root, outDir)}/ (vite build)`);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = ['build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const run = spawnSync(process.execPath, [vite, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('vite build failed, see above');
  writeFileSync(fingerprintFile(outDir), fingerprint);
}

/** Tells whether the folder holds the output of the present sources and these settings. */
function isBuilt(build: Build): boolean {
  const file = fingerprintFile(build.outDir);
  return existsSync(file) && readFileSync(file, 'utf8') === fingerprintOf(build);
}

function fingerprintFile(outDir: string): string {
  return join(outDir, '.vite', 'fingerprint');
}

/** A digest of the sources and settings: the same for two builds that give the same output. */
export function fingerprintOf({ env, mode = 'production' }: Omit<Build, 'outDir'>): string {
  return `${mode} ${portalFingerprint({ ...process.env, ...env })}`;
}

function portalFingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256').update(process.version);
  const settings = Object.entries(env).filter(([name]) => name.startsWith('VITE_'));
  hash.update(JSON.stringify(settings.sort()));
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}
