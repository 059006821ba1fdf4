import { spawnSync } from 'node:child_process';
import { missingPackages } from '../otherBrowsers.ts';

/** Firefox and WebKit for the whole run, from the distribution. The run says so where it has none. */
export function installOtherBrowsers(): void {
  const missing = [...missingPackages('firefox'), ...missingPackages('webkit')];
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  console.log(`[prepare] No Firefox or no WebKit found, trying: ${command}`);
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] });
}
