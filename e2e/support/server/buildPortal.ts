import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/root.ts';

/** The portal built with other settings, into a folder of its own; at once where that was done before. */
export function buildPortal(outDir: string, env: Readonly<Record<string, string>>): void {
  if (existsSync(join(outDir, 'index.html'))) return;
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
    {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  );
}
