import { spawnSync } from 'node:child_process';
import { missingServers } from '../distribution.ts';

/** Installs the servers that the step `distribution` runs, where apt may. Without them a slice leaves that step out. */
export function installServers(): void {
  const missing = missingServers();
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  // Retries after an update, because the package list may be older than the packages.
  const command = `${install} || (apt-get update && ${install})`;
  console.log(`[prepare] Trying: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const still = missingServers();
  if (still.length > 0)
    console.log(`[prepare] The step "distribution" is left out, because there is no ${still.join(', ')}`);
}
