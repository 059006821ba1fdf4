import { spawnSync } from 'node:child_process';
import { missingPackages } from '../otherBrowsers.ts';

/** Installs Firefox and WebKit from the distribution, for the full run. The run itself reports where they are missing. */
export function installOtherBrowsers(): void {
  const missing = [...missingPackages('firefox'), ...missingPackages('webkit')];
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  console.log(`[prepare] No Firefox or no WebKit found, trying: ${command}`);
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] });
}
